import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { voicesDirectory } from '../../content-pipeline/narration/narration-files.ts'
import { loadEspeak } from '../../src/speech/espeak.ts'
import { findLingware } from '../../src/speech/lingware.ts'
import { loadPico } from '../../src/speech/pico.ts'
import { createPicoSpeaker } from '../../src/speech/pico-speaker.ts'
import { makeSound, type Speaker, type SpokenSound } from '../../src/speech/speech.ts'
import { sampleRate } from '../../src/speech/synthesizer.ts'
import { voiceFingerprint } from './fingerprint.ts'
import type { Narration } from './timeline.ts'

/** Mono samples at the voice's rate. */
export interface SpokenBeat extends Narration {
  readonly samples: Float32Array
}

const cache = path.join(import.meta.dirname, '../../.cache/videos/voice')
const limits = { sentenceMs: 20_000, seconds: 90 } as const

async function loadSpeaker(): Promise<Speaker> {
  const lingware = findLingware(voicesDirectory())
  if (lingware === undefined) throw new Error('Films are spoken by SVOX Pico: npm run voices fetches its voices.')
  return createPicoSpeaker(await loadPico(lingware), await loadEspeak())
}

/** Speaks a beat as Zed does everywhere, or takes it from the cache. Rejects without Pico's voices. */
export function createNarrator(): (say: string) => Promise<SpokenBeat> {
  let speaker: Promise<Speaker> | undefined
  return async (say) => {
    const file = path.join(cache, await voiceFingerprint(say))
    const known = await restore(file)
    if (known) return withDuration(known)
    speaker ??= loadSpeaker()
    const sound = makeSound(say, 'es', { speaker: await speaker, limits })
    await keep(file, sound)
    return withDuration(sound)
  }
}

function withDuration(sound: SpokenSound): SpokenBeat {
  return { ...sound, duration: sound.samples.length / sampleRate }
}

async function keep(file: string, { samples, words, visemes }: SpokenSound): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  // Samples first: an entry with timings is complete.
  await writeFile(`${file}.f32`, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  await writeFile(`${file}.json`, JSON.stringify({ words, visemes }))
}

async function restore(file: string): Promise<SpokenSound | undefined> {
  try {
    const times = JSON.parse(await readFile(`${file}.json`, 'utf8')) as Pick<SpokenSound, 'words' | 'visemes'>
    const bytes = await readFile(`${file}.f32`)
    return { ...times, samples: new Float32Array(new Uint8Array(bytes).buffer) }
  } catch {
    return undefined
  }
}
