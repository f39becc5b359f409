/** Encodes frames and sound as MP4 (H.264, AAC) with ffmpeg. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** What a film is encoded with. */
export const encoding = {
  video: ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-tune', 'animation', '-g', '48'],
  /** Constant quality of shorts and of wide films. */
  crf: { short: 27, wide: 26 },
  colour: ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
  audio: ['-c:a', 'aac', '-ac', '1', '-ar', '44100', '-b:a', '64k'],
} as const

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

/** Begins a film. @param wav file of its sound @param out file that is written */
export function openEncoder(
  size: { readonly width: number; readonly height: number },
  rate: number,
  crf: number,
  wav: string,
  out: string,
): FilmEncoder {
  const child = spawn(
    provideFfmpeg(),
    [
      ...['-v', 'error', '-y'],
      ...[
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgba',
        '-s',
        `${size.width}x${size.height}`,
        '-r',
        String(rate),
        '-i',
        'pipe:0',
      ],
      ...['-i', wav],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p'],
      ...encoding.video,
      ...['-crf', String(crf)],
      ...encoding.colour,
      ...encoding.audio,
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
      ...['-movflags', '+faststart', out],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const ended = once(child, 'close').then(([code]: number[]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaint.trim()}`)
  })
  // What ffmpeg says matters more than that its pipe broke.
  child.stdin.on('error', () => undefined)
  ended.catch(() => undefined)
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
