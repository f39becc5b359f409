import { spawnSync } from 'node:child_process'

/** Returns ffmpeg's name. Throws with instructions if it is missing. */
export function provideFfmpeg(): string {
  const file = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
  if (spawnSync(file, ['-version'], { stdio: 'ignore' }).status === 0) return file
  throw new Error(
    'The films are encoded with ffmpeg, and there is none. Install it (on Debian: sudo apt-get install chromium ffmpeg), or set FFMPEG_PATH.',
  )
}
