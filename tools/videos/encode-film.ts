/** Encodes frames and sound as MP4 (H.264, AAC) with ffmpeg. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * What a film is encoded with. Printed dots are all edges, and edges are what costs: what x264 does to please the eye on
 * photographs (psy) is not seen here, and a softening of half a pixel saves a seventh. A key frame every six seconds, as
 * they are a fifth of a film's bytes. The voice has nothing above 11 kHz, so neither has the sound.
 */
export const encoding = {
  soften: 'gblur=sigma=0.5',
  video: ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-tune', 'animation', '-g', '144'],
  settings: 'psy=0',
  /** Constant quality that is tried first, and the worst that is let through. */
  crf: { first: 37, last: 42 },
  /** What a film may weigh in bytes, its sound included. */
  budget: { short: 840_000, wide: 1_700_000 },
  colour: ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
  audio: ['-c:a', 'aac', '-ac', '1', '-ar', '22050', '-b:a', '48k'],
} as const

/** CRF that doubles or halves the bytes of our films, measured. */
const halving = 10

/** A CRF that brings a film of so many bytes to its budget. */
export function nextCrf(crf: number, bytes: number, budget: number): number {
  return Math.min(encoding.crf.last, crf + Math.max(1, Math.ceil(halving * Math.log2(bytes / budget))))
}

/** Throws with what to install when there is no ffmpeg. */
export function provideFfmpeg(): string {
  const file = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
  if (spawnSync(file, ['-version'], { stdio: 'ignore' }).status === 0) return file
  throw new Error(
    'The films are encoded with ffmpeg, and there is none. Install it (on Debian: sudo apt-get install chromium ffmpeg), or set FFMPEG_PATH.',
  )
}

export interface FilmEncoder {
  /** Takes the RGBA bytes of the next frame; resolves when there is room for another one. */
  put(rgba: Buffer): Promise<void>
  /** Resolves when the file is whole. */
  finish(): Promise<void>
  /** Gives up. */
  abort(): void
}

const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']

function finished(crf: number, out: string): string[] {
  const video = [...encoding.video, '-x264-params', encoding.settings, '-crf', String(crf), '-pix_fmt', 'yuv420p']
  return [...video, ...encoding.colour, ...encoding.audio, ...exact, '-movflags', '+faststart', out]
}

/** Files of a film under way. */
export interface FilmFiles {
  /** Its sound. */
  readonly wav: string
  /** Its frames without loss, from which it is encoded again when it turns out too large. */
  readonly lossless: string
  readonly out: string
}

/** Begins a film from raw frames. */
export function openEncoder(
  size: { readonly width: number; readonly height: number },
  rate: number,
  crf: number,
  { wav, lossless, out }: FilmFiles,
): FilmEncoder {
  const frames = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${size.width}x${size.height}`, '-r', String(rate)]
  const convert = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p'
  const split = `${convert},${encoding.soften},split[a][b]`
  const child = spawn(
    provideFfmpeg(),
    [
      ...['-v', 'error', '-y', ...frames, '-i', 'pipe:0', '-i', wav, '-filter_complex', `[0:v]${split}`],
      ...['-map', '[a]', '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', ...encoding.colour, lossless],
      ...['-map', '[b]', '-map', '1:a', ...finished(crf, out)],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const ended = successOf(child)
  // What ffmpeg says matters more than that its pipe broke.
  child.stdin.on('error', () => undefined)
  return {
    put: async (rgba) => {
      if (!child.stdin.write(rgba)) await Promise.race([once(child.stdin, 'drain'), ended])
    },
    finish: async () => {
      child.stdin.end()
      await ended
    },
    abort: () => {
      child.kill('SIGKILL')
    },
  }
}

/** Encodes the frames of a film once more. */
export async function encodeAgain(crf: number, { wav, lossless, out }: FilmFiles): Promise<void> {
  const inputs = ['-v', 'error', '-y', '-i', lossless, '-i', wav, '-map', '0:v', '-map', '1:a']
  await successOf(spawn(provideFfmpeg(), [...inputs, ...finished(crf, out)], { stdio: ['ignore', 'ignore', 'pipe'] }))
}

function successOf(child: ChildProcess): Promise<void> {
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const ended = once(child, 'close').then(([code]: number[]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaint.trim()}`)
  })
  ended.catch(() => undefined)
  return ended
}
