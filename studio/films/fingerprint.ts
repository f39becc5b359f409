/** Hashes of a film's inputs. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { picoText } from '../../src/speech/pico-text.ts'
import { sentencesOf } from '../../src/speech/spoken-text.ts'
import type { VideoMade } from '../../src/content/video-made.ts'
import type { VideoScript } from '../../src/content/video-script.ts'
import { sceneFile } from './scene-files.ts'

const root = path.join(import.meta.dirname, '../..')

/**
 * Text processing is hashed per text; of the talk contract only viseme names are used. A film keeps Zed's looks and acting of
 * the day it was made.
 */
const leftOut = /\/((spoken-text|pico-text|talk-reply)\.ts|avatar\/engines\/zed\/[\w-]+\.ts)$/

/** Returns the SHA-256 of length-prefixed parts, in hex. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

const voiceSources = [
  'src/speech/speech.ts',
  'src/speech/pico-speaker.ts',
  'src/speech/pico.ts',
  'src/speech/espeak.ts',
]
const voicePackages = ['svoxpico-wasm', 'espeak-ng-emscripten'].map(
  (name) => `node_modules/@echogarden/${name}/package.json`,
)

let voice: Promise<string> | undefined

/** Includes how a text is spelled for the voice instead of the sources for it, so that unrelated lexicon entries don't matter. */
export async function voiceFingerprint(say: string): Promise<string> {
  voice ??= Promise.all([
    ...voiceSources.map((file) => sourceFingerprint(path.join(root, file))),
    ...voicePackages.map((file) => readFile(path.join(root, file), 'utf8')),
  ]).then((parts) => hashOf(...parts))
  const sentences = sentencesOf(say, 'es')
  const spelled = sentences.map(({ spoken }) => picoText(spoken, 'es'))
  return hashOf(await voice, say, JSON.stringify([sentences, spelled]))
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
  'encode-sound.ts',
  'poster.ts',
]
const lettersFile = 'node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2'

/** Hashes of what a film says and shows, and of how the studio draws and speaks it. */
export type Fingerprints = VideoMade['fingerprints']

export function createFingerprints(): (script: VideoScript) => Promise<Fingerprints> {
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
    return {
      script: hashOf(JSON.stringify(filmedPart(script))),
      studio: hashOf(
        await studio,
        ...(await Promise.all(names.map(ofScene))),
        ...(await Promise.all(script.beats.map(({ say }) => voiceFingerprint(say)))),
      ),
    }
  }
}

export function filmedPart({ id, slug, scale, thumbnail, beats }: VideoScript): unknown {
  return { id, slug, scale, thumbnail, beats }
}
