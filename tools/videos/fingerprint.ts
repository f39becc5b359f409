/** What a film depends on, as hashes: it is made again only when one of them changes. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sentencesOf } from '../../src/speech/spoken-text.ts'

const root = path.join(import.meta.dirname, '../..')

export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(String(part.length)).update(':').update(part)
  return hash.digest('hex')
}

/** What makes the voice's sound out of spoken sentences. */
const voiceSources = [
  'src/speech/speech.ts',
  'src/speech/espeak.ts',
  'src/speech/robot-sound.ts',
  'src/speech/loudness.ts',
  'src/speech/phoneme-visemes.ts',
  'src/speech/word-timings.ts',
  'node_modules/@echogarden/espeak-ng-emscripten/package.json',
]

let voice: Promise<string> | undefined

/**
 * Changes when a text would sound different or its words would fall elsewhere: with the voice's sources, and with how
 * the lexicon reads this text; a new entry for another word leaves it alone.
 */
export async function voiceFingerprint(say: string): Promise<string> {
  voice ??= Promise.all(voiceSources.map((file) => readFile(path.join(root, file)))).then((files) => hashOf(...files))
  return hashOf(await voice, say, JSON.stringify(sentencesOf(say, 'es')))
}
