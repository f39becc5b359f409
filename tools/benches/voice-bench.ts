import { loadEspeak } from '../../src/speech/espeak.ts'
import { loadMp3Encoder } from '../../src/speech/mp3.ts'
import { loadPico } from '../../src/speech/pico.ts'
import { createPicoSpeaker } from '../../src/speech/pico-speaker.ts'
import { soundLikeZed } from '../../src/speech/robot-sound.ts'
import { makeSound, type Speaker } from '../../src/speech/speech.ts'
import { sampleRate } from '../../src/speech/synthesizer.ts'
import { provideVoices } from '../voices.ts'
import { heardSentences } from './heard-sentences.ts'
import { median } from './median.ts'
import { hasRecogniser, knownWords, recognise, recogniserMissing, wordErrors, wordsIn } from './recogniser.ts'

// `npm run bench:voice`: how well a recogniser understands each voice, and what it costs. Only prints. A number of sentences
// may follow.
const count = Number(process.argv[2] ?? 40)
const limits = { sentenceMs: 60_000, seconds: 120 }
/** An answer of four sentences, said a sentence at a time. */
const answerLength = 4
const megabyte = 1024 * 1024

const isHeard = hasRecogniser()
if (!isHeard) console.log(`${recogniserMissing}\nWord errors are not measured.`)
const sentences = heardSentences(count, isHeard ? knownWords() : undefined)
const lingware = provideVoices()

const atRest = resident()
const espeak = await loadEspeak()
const encodeMp3 = await loadMp3Encoder()
measure('eSpeak NG as Zed', { synthesize: espeak, finish: soundLikeZed })
console.log(`  memory                 ${resident() - atRest} MB`)
if (lingware !== undefined) {
  const before = resident()
  measure('SVOX Pico as Zed', createPicoSpeaker(await loadPico(lingware), espeak))
  console.log(`  memory, beside eSpeak  ${resident() - before} MB`)
}

function measure(name: string, speaker: Speaker): void {
  console.log(`\n${name}, ${sentences.length} sentences`)
  const sounds: Float32Array[] = []
  let [work, seconds] = [0, 0]
  for (const sentence of sentences) {
    const from = processorMs()
    const { samples } = makeSound(sentence, 'en', { speaker, limits })
    encodeMp3(samples, sampleRate, 48)
    work += processorMs() - from
    seconds += samples.length / sampleRate
    sounds.push(samples)
  }
  if (isHeard) {
    const said = sentences.map(wordsIn)
    const errors = recognise(sounds, sampleRate).map((heard, at) => wordErrors(said[at] ?? [], wordsIn(heard)))
    const total = said.reduce((sum, words) => sum + words.length, 0)
    const wrong = errors.reduce((sum, one) => sum + one, 0)
    console.log(`  word errors            ${((100 * wrong) / total).toFixed(1)} % of ${total}`)
  }
  console.log(`  real-time factor       ${(work / 1000 / seconds).toFixed(3)}`)
  console.log(`  first of ${answerLength} sentences   ${firstShare(speaker).toFixed(2)} of the work`)
}

function firstShare(speaker: Speaker): number {
  const shares: number[] = []
  for (let at = 0; at + answerLength <= sentences.length; at += answerLength) {
    const works = sentences.slice(at, at + answerLength).map((sentence) => {
      const from = processorMs()
      encodeMp3(makeSound(sentence, 'en', { speaker, limits }).samples, sampleRate, 48)
      return processorMs() - from
    })
    shares.push((works[0] ?? 0) / works.reduce((sum, one) => sum + one, 0))
  }
  return median(shares)
}

/** Time of the processor, which other programs on the machine don't lengthen. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function resident(): number {
  return Math.round(process.memoryUsage.rss() / megabyte)
}
