/** Encodes frames and sound as MP4 (H.264, AAC) with ffmpeg. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Halftone prints are all edges: psychovisual tuning doesn't help, and a half-pixel blur saves a seventh. Key frames
 * take a fifth of the bytes, so only every six seconds. The voice has nothing above 11 kHz.
 */
export const encoding = {
  soften: 'gblur=sigma=0.5',
  video: ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-tune', 'animation', '-g', '144'],
  settings: 'psy=0',
  /** Byte budget including sound: shorts of 35 s, wide films of 68 s. */
  budget: { short: { bytes: 790_000, seconds: 35 }, wide: { bytes: 1_600_000, seconds: 68 } },
  /** Lowest useful x264 quantizer, that is, the best quality. */
  finest: 20,
  colour: ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
  audio: ['-c:a', 'aac', '-ac', '1', '-ar', '22050', '-b:a', '48k'],
} as const

const soundBits = 48_000
const wrapping = 0.02

export function pictureBits(wide: boolean, seconds: number): number {
  const { bytes, seconds: usual } = wide ? encoding.budget.wide : encoding.budget.short
  return Math.round((8 * bytes * (1 - wrapping)) / Math.max(usual, seconds) - soundBits)
}

/** Throws with instructions if ffmpeg is missing. */
export function provideFfmpeg(): string {
  const file = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
  if (spawnSync(file, ['-version'], { stdio: 'ignore' }).status === 0) return file
  throw new Error(
    'The films are encoded with ffmpeg, and there is none. Install it (on Debian: sudo apt-get install chromium ffmpeg), or set FFMPEG_PATH.',
  )
}

export interface FilmEncoder {
  put(rgba: Buffer): Promise<void>
  finish(): Promise<void>
  abort(): void
}

const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']

/** `bits`: of the picture, per second. */
export function openEncoder(
  size: { readonly width: number; readonly height: number },
  rate: number,
  bits: number,
  { wav, out }: { readonly wav: string; readonly out: string },
): FilmEncoder {
  const frames = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${size.width}x${size.height}`, '-r', String(rate)]
  const convert = `scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p,${encoding.soften}`
  const spread = ['-b:v', bits, '-maxrate', bits * 4, '-bufsize', bits * 12, '-qmin', encoding.finest].map(String)
  const child = spawn(
    provideFfmpeg(),
    [
      ...['-v', 'error', '-y', ...frames, '-i', 'pipe:0', '-i', wav, '-map', '0:v', '-map', '1:a', '-vf', convert],
      ...[...encoding.video, '-x264-params', encoding.settings, ...spread, '-pix_fmt', 'yuv420p'],
      ...[...encoding.colour, ...encoding.audio, ...exact, '-movflags', '+faststart', out],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const ended = successOf(child)
  // ffmpeg's own message is more useful than the broken pipe.
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
