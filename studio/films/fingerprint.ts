/** Hashes of a film's inputs; a change requires a rebuild. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { sentencesOf } from '../../src/speech/spoken-text.ts'
import type { VideoScript } from '../../src/content/video-script.ts'
import { sceneFile } from './scene-files.ts'

const root = path.join(import.meta.dirname, '../..')

/** Text processing is hashed per text; of the talk contract only viseme names are used. */
const leftOut = /\/(spoken-text|talk-reply)\.ts$/

/** Returns the SHA-256 of length-prefixed parts, in hex. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

const voiceSources = [
  'src/speech/speech.ts',
  'src/speech/espeak.ts',
  'src/speech/robot-sound.ts',
  'src/speech/loudness.ts',
  'src/speech/phoneme-visemes.ts',
  'src/speech/word-timings.ts',
]
const voicePackage = 'node_modules/@echogarden/espeak-ng-emscripten/package.json'

let voice: Promise<string> | undefined

/** Includes the output of spoken-text.ts instead of its source, so that unrelated lexicon entries don't matter. */
export async function voiceFingerprint(say: string): Promise<string> {
  voice ??= Promise.all([
    ...voiceSources.map((file) => sourceFingerprint(path.join(root, file))),
    readFile(path.join(root, voicePackage), 'utf8'),
  ]).then((parts) => hashOf(...parts))
  return hashOf(await voice, say, JSON.stringify(sentencesOf(say, 'es')))
}

/** Bundled and minified: comments, formatting, and unused exports don't matter. Excludes packages and `leftOut`. */
export async function sourceFingerprint(file: string): Promise<string> {
  const built = await rolldown({
    input: file,
    logLevel: 'silent',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    plugins: [
      {
        name: 'left-out',
        resolveId: (id) => (leftOut.test(id) ? { id: 'left-out', external: true } : null),
      },
    ],
  })
  const { output } = await built.generate({ format: 'esm', minify: true })
  await built.close()
  return hashOf(...output.map((one) => (one.type === 'chunk' ? one.code : one.source)))
}

const studioSources = [
  'stage.ts',
  'load-letters.ts',
  'timeline.ts',
  'mix.ts',
  'captions.ts',
  'encode-film.ts',
  'poster.ts',
]
const lettersFile = 'node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2'

export function createFingerprints(): (script: VideoScript) => Promise<string> {
  let studio: Promise<string> | undefined
  const scenes = new Map<string, Promise<string>>()
  const ofScene = (name: string): Promise<string> => {
    const known = scenes.get(name) ?? sourceFingerprint(sceneFile(name))
    scenes.set(name, known)
    return known
  }
  return async (script) => {
    studio ??= Promise.all([
      ...studioSources.map((file) => sourceFingerprint(path.join(import.meta.dirname, file))),
      readFile(path.join(root, lettersFile), 'base64'),
    ]).then((parts) => hashOf(...parts))
    const names = [...new Set(script.beats.map(({ scene }) => scene))].toSorted()
    return hashOf(
      JSON.stringify(filmedPart(script)),
      await studio,
      ...(await Promise.all(names.map(ofScene))),
      ...(await Promise.all(script.beats.map(({ say }) => voiceFingerprint(say)))),
    )
  }
}

export function filmedPart({ id, slug, scale, thumbnail, beats }: VideoScript): unknown {
  return { id, slug, scale, thumbnail, beats }
}
