import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Language } from '../../src/i18n/language.ts'
import { languages } from '../../src/i18n/language.ts'
import { createEmbeddedVoice, embeddedVoiceVersion } from '../../src/speech/embedded-voice.ts'
import { narratedText, readNarrationTimes } from '../../src/speech/narration.ts'
import type { NarrationTimes } from '../../src/speech/narration.ts'
import { sentencesOf } from '../../src/speech/spoken-text.ts'
import type { Voice } from '../../src/speech/voice.ts'
import { listArticleFiles, readArticle } from '../content-reader.ts'
import { narrationDirectory } from './narration-files.ts'

/** Number of new and existing narrations, and total length in seconds. */
export interface NarrationRun {
  made: number
  kept: number
  seconds: number
}

type Speak = Voice['speak']

interface Planned {
  name: string
  text: string
  language: Language
}

/** Creates missing narrations (mp3 and timings) and deletes obsolete ones. Throws ContentError or VoiceError. */
export async function makeNarrations(
  places: { content: string; narrations: string },
  openVoice: () => Voice = createVoice,
): Promise<NarrationRun> {
  let voice: Voice | undefined
  try {
    const planned = planNarrations(places.content)
    await mkdir(places.narrations, { recursive: true })
    await removeOthers(places.narrations, new Set(planned.map(({ name }) => name)))
    // Usually nothing is missing: start threads on first use.
    const speak: Speak = (text, language) => (voice ??= openVoice()).speak(text, language)
    const runs = await Promise.all(planned.map((one) => makeOne(one, places.narrations, speak)))
    return {
      made: runs.filter((run) => run.made).length,
      kept: runs.filter((run) => !run.made).length,
      seconds: runs.reduce((sum, run) => sum + run.duration, 0),
    }
  } finally {
    await voice?.close()
  }
}

function createVoice(): Voice {
  const workers = Math.max(1, Math.min(4, availableParallelism()))
  const workerFile = new URL('../../src/speech/voice.worker.ts', import.meta.url)
  // A build isn't interactive, so long timeouts (ms) do no harm.
  return createEmbeddedVoice({ workerFile, workers, startMs: 180_000, limits: { sentenceMs: 60_000 } })
}

function planNarrations(content: string): Planned[] {
  return languages.flatMap((language) =>
    listArticleFiles(content, language)
      .map((file) => readArticle(file))
      .filter(({ summaryText, audio }) => summaryText !== '' && audio === '')
      .map(({ id, summaryText }) => {
        const text = narratedText(summaryText)
        // Hash the spoken sentences, so lexicon changes affect only texts that use them.
        const sound = JSON.stringify([embeddedVoiceVersion, language, text, sentencesOf(text, language)])
        return { name: `${id}.${createHash('sha256').update(sound).digest('hex').slice(0, 16)}`, text, language }
      }),
  )
}

async function removeOthers(directory: string, names: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(directory)) {
    if (names.has(file.replace(/\.(mp3|json)$/, '')) || /\.\d+$/.test(file)) continue
    await rm(path.join(directory, file), { recursive: true, force: true })
  }
}

async function makeOne(
  { name, text, language }: Planned,
  directory: string,
  speak: Speak,
): Promise<{ made: boolean; duration: number }> {
  const [mp3File, timesFile] = [path.join(directory, `${name}.mp3`), path.join(directory, `${name}.json`)]
  const known = existsSync(mp3File) ? await readNarrationTimes(timesFile) : undefined
  if (known) return { made: false, duration: known.duration }
  const { mp3, duration, words, visemes } = await speak(text, language)
  // Timings last: they mark a complete narration.
  await writeWhole(mp3File, mp3)
  await writeWhole(timesFile, JSON.stringify({ language, text, duration, words, visemes } satisfies NarrationTimes))
  return { made: true, duration }
}

async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}`
  await writeFile(part, data)
  await rename(part, file)
}

if (import.meta.main) {
  const from = performance.now()
  const content = path.resolve(import.meta.dirname, '../../src/content')
  const { made, kept, seconds } = await makeNarrations({ content, narrations: narrationDirectory })
  const took = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`Narrations: ${made} made, ${kept} kept, ${Math.round(seconds)} s of speech, in ${took} s.`)
}
