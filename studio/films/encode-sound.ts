/** Encodes a film's sound as AAC with ffmpeg, limited by its true peak. */
import { spawnSync } from 'node:child_process'
import { highestTruePeak } from '../../src/content/video-made.ts'
import { provideFfmpeg } from './provide-ffmpeg.ts'

/**
 * Ceilings (dBFS) to try, from high to low: the encoder adds about a decibel. Peaks between samples are found at four times
 * the rate. The voice has nothing above 11 kHz.
 */
const soundEncoding = {
  ceilings: [-2.5, -3.5, -5],
  limiter: (ceiling: number) =>
    `aresample=88200,alimiter=limit=${(10 ** (ceiling / 20)).toFixed(4)}:attack=2:release=80:level=false,aresample=22050`,
  aac: ['-c:a', 'aac', '-ac', '1', '-ar', '22050', '-b:a', '48k'],
  exact: ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
} as const

interface EncodedSound {
  /** Integrated loudness in LUFS. */
  readonly loudness: number
  /** In dBTP. */
  readonly truePeak: number
}

/** Writes `out` (m4a) and returns what is heard of it. Throws if its peaks can't be limited. */
export function encodeSound(wav: string, out: string): EncodedSound {
  for (const ceiling of soundEncoding.ceilings) {
    const { limiter, aac, exact } = soundEncoding
    runFfmpeg('-v', 'error', '-y', '-i', wav, '-af', limiter(ceiling), ...aac, ...exact, out)
    const heard = measureSound(out)
    if (heard.truePeak <= highestTruePeak) return heard
  }
  throw new Error(`The sound's peaks stay above ${highestTruePeak} dBTP`)
}

/** Measures any file with sound, by EBU R 128. */
function measureSound(file: string): EncodedSound {
  const report = runFfmpeg('-nostats', '-i', file, '-map', '0:a', '-af', 'ebur128=peak=true', '-f', 'null', '-')
  const summary = report.slice(report.lastIndexOf('Summary:'))
  const value = (name: RegExp) => Number(name.exec(summary)?.[1] ?? Number.NaN)
  const heard = { loudness: value(/I:\s+(-?[\d.]+) LUFS/), truePeak: value(/Peak:\s+(-?[\d.]+) dBFS/) }
  if (Number.isNaN(heard.loudness) || Number.isNaN(heard.truePeak)) throw new Error(`ffmpeg did not measure ${file}`)
  return heard
}

function runFfmpeg(...parameters: string[]): string {
  const { status, stderr } = spawnSync(provideFfmpeg(), parameters, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ${stderr.trim()}`)
  return stderr
}
