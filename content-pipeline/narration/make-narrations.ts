import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Language } from '../../src/i18n/language.ts'
import { languages } from '../../src/i18n/language.ts'
import { createEmbeddedVoice, embeddedVoiceVersion } from '../../src/speech/embedded-voice.ts'
import { findLingware } from '../../src/speech/lingware.ts'
import { narratedText, readNarrationTimes, storedNarration } from '../../src/speech/narration.ts'
import { picoText } from '../../src/speech/pico-text.ts'
import { sentencesOf } from '../../src/speech/spoken-text.ts'
import type { Voice } from '../../src/speech/voice.ts'
import { listArticleFiles, readArticle } from '../content-reader.ts'
import { committedNarrations, narrationDirectory, voicesDirectory } from './narration-files.ts'

/** Number of new and existing narrations, and total length in seconds. */
export interface NarrationRun {
  made: number
  kept: number
  seconds: number
}

type Speak = Voice['speak']

interface Planned {
  /** Of Pico's narration, and of the one that is made here. */
  names: { pico: string; made: string }
  text: string
  language: Language
}

export interface NarrationPlaces {
  content: string
  narrations: string
  /** Narrations by Pico that are taken where they fit. */
  committed?: string
}

/** The places of the site. */
export const sitePlaces: NarrationPlaces = {
  content: path.resolve(import.meta.dirname, '../../src/content'),
  narrations: narrationDirectory,
  committed: committedNarrations,
}

/**
 * Takes narrations (mp3 and timings) that are committed, makes those that are missing, and deletes obsolete ones. Throws
 * ContentError or VoiceError.
 */
export async function makeNarrations(
  places: NarrationPlaces,
  lingware = findLingware(voicesDirectory()),
  openVoice = createVoice,
): Promise<NarrationRun> {
  let voice: Voice | undefined
  try {
    const planned = await Promise.all(
      planNarrations(places.content, embeddedVoiceVersion(lingware)).map((one) => takeCommitted(one, places)),
    )
    await mkdir(places.narrations, { recursive: true })
    await removeOthers(places.narrations, new Set(planned.map(({ name }) => name)))
    // Usually nothing is missing: start threads on first use.
    const speak: Speak = (text, language) => (voice ??= openVoice(lingware)).speak(text, language)
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

function createVoice(lingware: string | undefined): Voice {
  const workers = Math.max(1, Math.min(4, availableParallelism()))
  const workerFile = new URL('../../src/speech/voice.worker.ts', import.meta.url)
  // A build isn't interactive, so long timeouts (ms) do no harm.
  return createEmbeddedVoice({
    workerFile,
    workers,
    startMs: 180_000,
    limits: { sentenceMs: 60_000 },
    lingware,
    bitrate: 32,
  })
}

function planNarrations(content: string, version: string): Planned[] {
  return languages.flatMap((language) =>
    listArticleFiles(content, language)
      .map((file) => readArticle(file))
      .filter(({ summaryText, audio }) => summaryText !== '' && audio === '')
      .map(({ id, summaryText }) => {
        const text = narratedText(summaryText)
        const nameBy = (voice: string) => `${id}.${keyOf(text, language, voice)}`
        return { names: { pico: nameBy(embeddedVoiceVersion('pico')), made: nameBy(version) }, text, language }
      }),
  )
}

/** Hashes the spoken sentences, so that lexicon changes affect only texts that use them. */
function keyOf(text: string, language: Language, version: string): string {
  const sentences = sentencesOf(text, language)
  const spelled = sentences.map(({ spoken }) => picoText(spoken, language))
  const sound = JSON.stringify([version, language, text, sentences, spelled])
  return createHash('sha256').update(sound).digest('hex').slice(0, 16)
}

interface Named extends Planned {
  name: string
}

async function takeCommitted(planned: Planned, { committed, narrations }: NarrationPlaces): Promise<Named> {
  const { pico, made } = planned.names
  const [mp3, times] = [`${pico}.mp3`, `${pico}.json`]
  if (committed === undefined || committed === narrations) return { ...planned, name: made }
  const isThere = existsSync(path.join(committed, mp3)) && (await readNarrationTimes(path.join(committed, times)))
  if (!isThere) return { ...planned, name: made }
  await mkdir(narrations, { recursive: true })
  for (const file of [mp3, times])
    if (!existsSync(path.join(narrations, file)))
      await copyFile(path.join(committed, file), path.join(narrations, file))
  return { ...planned, name: pico }
}

async function removeOthers(directory: string, names: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(directory)) {
    if (names.has(file.replace(/\.(mp3|json)$/, '')) || /\.\d+$/.test(file)) continue
    await rm(path.join(directory, file), { recursive: true, force: true })
  }
}

async function makeOne(
  { name, text, language }: Named,
  directory: string,
  speak: Speak,
): Promise<{ made: boolean; duration: number }> {
  const [mp3File, timesFile] = [path.join(directory, `${name}.mp3`), path.join(directory, `${name}.json`)]
  const known = existsSync(mp3File) ? await readNarrationTimes(timesFile) : undefined
  if (known) return { made: false, duration: known.duration }
  const { mp3, duration, words, visemes } = await speak(text, language)
  // Timings last: they mark a complete narration.
  await writeWhole(mp3File, mp3)
  await writeWhole(timesFile, storedNarration({ language, text, duration, words, visemes }))
  return { made: true, duration }
}

async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}`
  await writeFile(part, data)
  await rename(part, file)
}
