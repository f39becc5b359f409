import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleRate } from '../../src/speech/synthesizer.ts'
import type { VideoMade } from '../../src/content/video-made.ts'
import { asVtt, makeCues, sentencesOfBeat } from './captions.ts'
import { compile, kitsOf, type CompiledFilm } from './compile.ts'
import { openEncoder, pictureBits } from './encode-film.ts'
import { encodeSound } from './encode-sound.ts'
import { openFilmRoom, type FilmRoom } from './film-room.ts'
import type { Fingerprints } from './fingerprint.ts'
import { asWav, mixSound } from './mix.ts'
import type { SpokenBeat } from './narration.ts'
import { makePoster, posterWidths } from './poster.ts'
import type { ScriptFile } from './script-files.ts'
import { seedOf } from './seed.ts'
import { filmPixels, frameSize, framesPerSecond, type Film } from './timeline.ts'

const posterPixels = 2

const root = path.join(import.meta.dirname, '../..')
const publicFolder = path.join(root, 'public/videos')
const workshop = path.join(root, '.cache/videos/making')

export function filmName({ topic, name }: Pick<ScriptFile, 'topic' | 'name'>): string {
  return `${topic}-${name}`
}

export function filmFolder(source: Pick<ScriptFile, 'topic' | 'name'>): string {
  return path.join(publicFolder, filmName(source))
}

function filmSize({ wide }: Film): { width: number; height: number } {
  const { width, height } = frameSize(wide)
  return { width: Math.round(width * filmPixels), height: Math.round(height * filmPixels) }
}

/** Renders a film. Replaces earlier files only when complete. */
export async function makeFilm(
  source: ScriptFile,
  fingerprints: Fingerprints,
  narrate: (say: string) => Promise<SpokenBeat>,
): Promise<VideoMade> {
  const compiled = await compile(source, narrate)
  const { film, spoken } = compiled
  const folder = path.join(workshop, filmName(source))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const mixed = mixSound(film, spoken, seedOf(film.slug), sampleRate)
  const wav = path.join(workshop, `${filmName(source)}.wav`)
  const files = { sound: path.join(workshop, `${filmName(source)}.m4a`), out: path.join(folder, 'video.mp4') }
  await writeFile(wav, asWav(mixed, sampleRate))
  const { loudness, truePeak } = encodeSound(wav, files.sound)
  const room = await openFilmRoom(kitsOf(source.script))
  let framesHash: string
  const posters: VideoMade['posters'] = []
  try {
    await room.open(film)
    framesHash = await encodeFrames(room, film, files)
    const { beat, at } = source.script.thumbnail
    const chosen = film.beats[beat]
    const frame = await room.still(chosen ? chosen.start + chosen.duration * at : 0, posterPixels)
    for (const [i, width] of posterWidths(film.wide).entries()) {
      const poster = await makePoster(frame, width, i > 0)
      const name = `poster-${width}.webp`
      await writeFile(path.join(folder, name), poster)
      posters.push({ name, bytes: poster.length })
    }
  } finally {
    await room.close()
    for (const file of [wav, files.sound]) await rm(file, { force: true })
  }
  await writeCaptions(source, compiled, folder)
  const video = await readFile(files.out)
  await publish(folder, filmFolder(source))
  return {
    fingerprints,
    durationSeconds: film.duration,
    bytes: video.length,
    sha256: createHash('sha256').update(video).digest('hex'),
    ...filmSize(film),
    frames: film.frames,
    framesHash,
    loudness,
    truePeak,
    posters,
  }
}

async function encodeFrames(room: FilmRoom, film: Film, files: { sound: string; out: string }): Promise<string> {
  const bits = pictureBits(film.wide, film.duration)
  const encoder = openEncoder(filmSize(film), framesPerSecond, bits, files)
  const hash = createHash('sha256')
  try {
    await room.shoot(0, film.frames, filmPixels, async (planes) => {
      hash.update(planes)
      await encoder.put(planes)
    })
    await encoder.finish()
  } catch (error) {
    encoder.abort()
    throw error
  }
  return hash.digest('hex')
}

export async function hashFrames(source: ScriptFile, narrate: (say: string) => Promise<SpokenBeat>): Promise<string> {
  const { film } = await compile(source, narrate)
  const room = await openFilmRoom(kitsOf(source.script))
  const hash = createHash('sha256')
  try {
    await room.open(film)
    await room.shoot(0, film.frames, filmPixels, async (planes) => {
      hash.update(planes)
    })
  } finally {
    await room.close()
  }
  return hash.digest('hex')
}

async function writeCaptions(source: ScriptFile, { film, spoken }: CompiledFilm, folder: string): Promise<void> {
  const sentences = source.script.beats.flatMap(({ say, english }, i) =>
    sentencesOfBeat({ say, english, speaks: film.beats[i]?.speaks ?? 0, words: spoken[i]?.words ?? [] }),
  )
  for (const language of ['es', 'en'] as const) {
    const cues = makeCues(sentences.map((one) => one[language]))
    await writeFile(path.join(folder, `${language}.vtt`), asVtt(cues, language))
  }
}

async function publish(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  await rm(to, { recursive: true, force: true })
  await rename(from, to)
}
