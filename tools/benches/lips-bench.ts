import path from 'node:path'
import createModule from '@echogarden/espeak-ng-emscripten'
import { listArticleFiles, readArticle } from '../../content-pipeline/content-reader.ts'
import { emotionFaces, speakingMouth } from '../../src/avatar/engines/zed/face-model.ts'
import { frameLead } from '../../src/avatar/engines/zed/frame-lead.ts'
import { createVisemeTrack } from '../../src/avatar/engines/zed/viseme-track.ts'
import type { Viseme } from '../../src/contract/talk-reply.ts'
import { splitSentences } from '../../src/content/sentences.ts'
import { languages, type Language } from '../../src/i18n/language.ts'
import { align } from '../../src/speech/alignment.ts'
import { loadEspeak } from '../../src/speech/espeak.ts'
import { loadPico } from '../../src/speech/pico.ts'
import { createPicoSpeaker } from '../../src/speech/pico-speaker.ts'
import { soundLikeZed } from '../../src/speech/robot-sound.ts'
import { makeSound, type Speaker, type SpokenSound } from '../../src/speech/speech.ts'
import { floatSamples, sampleRate } from '../../src/speech/synthesizer.ts'
import { provideVoices } from '../voices.ts'
import { closureOffsets, lag, loudnessOf } from './lip-offsets.ts'
import { median, percentile } from './median.ts'

// `npm run bench:lips`: whether Zed's mouth fits his voice. Only prints. A number of sentences a language may follow.
const count = Number(process.argv[2] ?? 20)
const limits = { sentenceMs: 60_000, seconds: 120 }
const rates = [0.75, 1, 1.5]
const framesPerSecond = 60
const mood = emotionFaces.neutral.mouth
/** What viewers don't notice, in ms: median and 95th percentile of the offset, and the alignment's median. */
const bars = { median: 20, late: 45, alignment: 25 }
/** Shortest closure that must be seen, in seconds, and the opening that counts as closed: a tenth of an `aa`. */
const shortestClosure = 0.06
const closed = 0.02
/** Beside other consonants a closure has no dip of its own in the sound: only those between vowels are measured. */
const vowels = new Set<Viseme>(['aa', 'E', 'I', 'O', 'U'])

const espeak = await loadEspeak()
const lingware = provideVoices()
const speakers: [name: string, speaker: Speaker][] = [
  ...(lingware === undefined
    ? []
    : [['SVOX Pico', createPicoSpeaker(await loadPico(lingware), espeak)] satisfies [string, Speaker]]),
  ['eSpeak NG', { synthesize: espeak, finish: soundLikeZed }],
]
const sentences = languages.map((language) => [language, sentencesOf(language, count)] as const)

for (const [name, speaker] of speakers) {
  console.log(`\n${name}: the mouth against the sound, in ms (positive: the mouth is late)`)
  row('language', 'rate', 'opening', '95 %', 'closing', '95 %', 'closed', 'held')
  for (const [language, texts] of sentences) {
    const sounds = texts.map((text) => makeSound(text, language, { speaker, limits }))
    for (const rate of rates) measureMouth(language, rate, sounds)
  }
}
console.log(`\nAlignment with another voice of eSpeak NG, against its own times, in ms (at most ${bars.alignment})`)
row('language', 'sounds', 'median', '95 %')
for (const [language, texts] of sentences) {
  const errors = (await alignmentErrors(language, texts)).map((error) => Math.abs(error) * 1000)
  row(language, errors.length, verdict(median(errors), bars.alignment), percentile(errors, 0.95))
}

/** Of ordinary sentences of the summaries, one of each article and then a second one, until there are enough. */
function sentencesOf(language: Language, wanted: number): string[] {
  const files = listArticleFiles(path.resolve('src/content'), language)
  const ordinary = files.map((file) =>
    splitSentences(readArticle(file).summaryText, language).filter((sentence) => {
      const words = sentence.split(' ').length
      return words >= 8 && words <= 18 && !/[\d%()]/.test(sentence)
    }),
  )
  return [0, 1, 2].flatMap((round) => ordinary.flatMap((one) => one[round] ?? [])).slice(0, wanted)
}

/** Opening of the mouth in each frame that is drawn, as the engine poses it. */
function mouthOf({ samples, visemes }: SpokenSound, rate: number): number[] {
  const duration = samples.length / sampleRate
  const weightsAt = createVisemeTrack(visemes, duration)
  const shape = { ...mood }
  return Array.from({ length: Math.ceil((duration / rate) * framesPerSecond) }, (_, frame) => {
    const seenAt = frame / framesPerSecond + frameLead
    return speakingMouth(weightsAt(seenAt * rate), mood, shape).height
  })
}

function measureMouth(language: Language, rate: number, sounds: readonly SpokenSound[]): void {
  const openings: number[] = []
  const closings: number[] = []
  let [held, due] = [0, 0]
  for (const sound of sounds) {
    const mouth = mouthOf(sound, rate)
    // A frame is seen from the screen's next refresh on, until the one after.
    const openingAt = (time: number) =>
      mouth[Math.max(0, Math.min(mouth.length - 1, Math.floor(time * framesPerSecond) - 1))] ?? 0
    const loudness = loudnessOf(sound.samples, sampleRate)
    const loudnessAt = (time: number) => loudness(time * rate)
    const length = sound.samples.length / sampleRate / rate
    openings.push(lag(openingAt, loudnessAt, length) * 1000)
    const closures = sound.visemes.flatMap(({ viseme, time }, at) => {
      const next = sound.visemes[at + 1]
      if (viseme !== 'PP' || !next) return []
      return {
        from: time / rate,
        to: next.time / rate,
        before: sound.visemes[at - 1]?.viseme ?? 'sil',
        after: next.viseme,
      }
    })
    const alone = closures.filter(({ before, after }) => vowels.has(before) && vowels.has(after))
    closings.push(...closureOffsets(alone, openingAt, loudnessAt).map((offset) => offset * 1000))
    for (const { from, to } of closures) {
      if ((to - from) * rate <= shortestClosure) continue
      due += 1
      const times = Array.from({ length: Math.ceil((to - from) / 0.005) }, (_, at) => from + at * 0.005)
      if (times.some((time) => openingAt(time) <= closed)) held += 1
    }
  }
  const sizes = (offsets: readonly number[]) => offsets.map((offset) => Math.abs(offset))
  row(
    language,
    rate,
    `${verdict(median(sizes(openings)), bars.median)} (${Math.round(median(openings))})`,
    verdict(percentile(sizes(openings), 0.95), bars.late),
    `${verdict(median(sizes(closings)), bars.median)} (${Math.round(median(closings))})`,
    verdict(percentile(sizes(closings), 0.95), bars.late),
    `${held}/${due}`,
    held === due ? 'all' : 'NOT ALL',
  )
}

/** Seconds by which the alignment errs for each phoneme, where both voices say the same ones. */
async function alignmentErrors(language: Language, texts: readonly string[]): Promise<number[]> {
  const module = await createModule()
  const worker = new module.eSpeakNGWorker()
  worker.set_voice(language === 'es' ? 'es' : 'en-us', '')
  worker.rate = 195
  worker.pitch = 35
  return texts.flatMap((text) => {
    const clock = espeak(text, language, { ms: limits.sentenceMs, seconds: limits.seconds })
    const chunks: Int16Array[] = []
    const heard: { id: string; time: number }[] = []
    worker.synthesize(text, (samples, events) => {
      if (samples) chunks.push(samples.slice())
      for (const event of events)
        if (event.type === 'phoneme' && !String(event.id).startsWith('('))
          heard.push({ id: String(event.id ?? ''), time: event.audio_position / 1000 })
      return false
    })
    const known = clock.events.filter((event) => event.type === 'phoneme')
    if (known.length !== heard.length) return []
    const timeOf = align(
      { samples: clock.samples, rate: sampleRate },
      { samples: floatSamples(chunks), rate: sampleRate },
    )
    return known.map(({ time }, at) => timeOf(time) - (heard[at]?.time ?? Number.NaN))
  })
}

function verdict(value: number, bar: number): string {
  return `${Math.round(value)}${value > bar ? ` > ${bar}` : ''}`
}

function row(...cells: (string | number)[]): void {
  console.log(
    `  ${cells.map((cell) => (typeof cell === 'number' ? String(Math.round(cell * 100) / 100) : cell).padEnd(14)).join('')}`,
  )
}
