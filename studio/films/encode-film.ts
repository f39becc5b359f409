/** Encodes frames as H.264 with ffmpeg, and puts them into an MP4 with their sound. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { provideFfmpeg } from './provide-ffmpeg.ts'

/**
 * Halftone prints are all edges: psychovisual tuning doesn't help, and a half-pixel blur saves a seventh. Key frames
 * take a fifth of the bytes, so only every six seconds.
 */
export const encoding = {
  soften: 'gblur=sigma=0.5',
  video: ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-tune', 'animation', '-g', '144'],
  settings: 'psy=0',
  /** Byte budget including sound: shorts of 40 s, wide films of 76 s. */
  budget: { short: { bytes: 1_500_000, seconds: 40 }, wide: { bytes: 2_900_000, seconds: 76 } },
  /** Lowest useful x264 quantizer, that is, the best quality. */
  finest: 20,
  colour: ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
} as const

const soundBits = 48_000
const wrapping = 0.02

export function pictureBits(wide: boolean, seconds: number): number {
  const { bytes, seconds: usual } = wide ? encoding.budget.wide : encoding.budget.short
  return Math.round((8 * bytes * (1 - wrapping)) / Math.max(usual, seconds) - soundBits)
}

export interface FilmEncoder {
  /** Takes a frame's planes (`toPlanes`). */
  put(planes: Buffer): Promise<void>
  finish(): Promise<void>
  abort(): void
}

const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']

/** `bits`: of the picture, per second; `sound`: encoded, in a file. */
export function openEncoder(
  size: { readonly width: number; readonly height: number },
  rate: number,
  bits: number,
  { sound, out }: { readonly sound: string; readonly out: string },
): FilmEncoder {
  const format = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', ...encoding.colour]
  const frames = [...format, '-s', `${size.width}x${size.height}`, '-r', String(rate)]
  const spread = ['-b:v', bits, '-maxrate', bits * 4, '-bufsize', bits * 12, '-qmin', encoding.finest].map(String)
  const child = spawn(
    provideFfmpeg(),
    [
      ...['-v', 'error', '-y', ...frames, '-i', 'pipe:0', '-i', sound],
      ...['-map', '0:v', '-map', '1:a', '-vf', encoding.soften],
      ...[...encoding.video, '-x264-params', encoding.settings, ...spread, '-pix_fmt', 'yuv420p'],
      ...[...encoding.colour, '-c:a', 'copy', ...exact, '-movflags', '+faststart', out],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const ended = successOf(child)
  // ffmpeg's own message is more useful than the broken pipe.
  child.stdin.on('error', () => undefined)
  return {
    put: async (planes) => {
      if (!child.stdin.write(planes)) await Promise.race([once(child.stdin, 'drain'), ended])
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
