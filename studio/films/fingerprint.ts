/** What a film depends on, as hashes: it is made again only when one of them changes. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { sentencesOf } from '../../src/speech/spoken-text.ts'
import type { VideoScript } from '../../src/content/video-script.ts'
import { sceneFile } from './scene-files.ts'

const root = path.join(import.meta.dirname, '../..')

/**
 * Modules that are left out, by the file's name: how a text is read is hashed with each text; of the talk contract the
 * studio takes the names of the visemes.
 */
const leftOut = /\/(spoken-text|talk-reply)\.ts$/

/** SHA-256 of parts, each told apart from the next; in hexadecimal. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
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
]
const voicePackage = 'node_modules/@echogarden/espeak-ng-emscripten/package.json'

let voice: Promise<string> | undefined

/**
 * Changes when a text would sound different or its words would fall elsewhere: with the voice's sources, and with how
 * the lexicon reads this text, by what comes out of spoken-text.ts; a new entry for another word leaves it alone.
 */
export async function voiceFingerprint(say: string): Promise<string> {
  voice ??= Promise.all([
    ...voiceSources.map((file) => sourceFingerprint(path.join(root, file))),
    readFile(path.join(root, voicePackage), 'utf8'),
  ]).then((parts) => hashOf(...parts))
  return hashOf(await voice, say, JSON.stringify(sentencesOf(say, 'es')))
}

/**
 * Changes when what a module and all that it imports from this repository do changes. Comments, formatting and unused
 * exports of what it imports do not count: they are hashed as bundled and minified; nor does the folder that a module
 * stands in. Packages are left out, and so are modules that are hashed by what comes out of them, or that only name things.
 */
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

/** The studio's own modules: what is on every frame, the sound, the captions, the encoding. */
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

/** Fingerprints of films; the studio's and each scene's sources are looked at once. */
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

/** What of a script is in its film: not its title, its summary, its sources or its date. */
export function filmedPart({ id, slug, scale, thumbnail, beats }: VideoScript): unknown {
  return { id, slug, scale, thumbnail, beats }
}
