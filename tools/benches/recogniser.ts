import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { resample } from '../../src/speech/resample.ts'

/** A speech recogniser for American English, from Debian's pocketsphinx. */
const program = '/usr/bin/pocketsphinx_batch'
const model = '/usr/share/pocketsphinx/model/en-us'
const rate = 16_000

export const recogniserMissing =
  'pocketsphinx is not installed. On Debian: sudo apt-get install pocketsphinx pocketsphinx-en-us'

export function hasRecogniser(): boolean {
  return existsSync(program) && existsSync(`${model}/en-us.lm.bin`)
}

/** Returns what is heard in each sound, in lower case. */
export function recognise(sounds: readonly Float32Array[], sampleRate: number): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'recogniser-'))
  try {
    sounds.forEach((sound, at) => writeFileSync(path.join(folder, `${at}.raw`), pcm(resample(sound, sampleRate, rate))))
    writeFileSync(path.join(folder, 'list'), sounds.map((_, at) => `${at}\n`).join(''))
    const { status, error } = spawnSync(program, [
      ...['-hmm', `${model}/en-us`, '-lm', `${model}/en-us.lm.bin`, '-dict', `${model}/cmudict-en-us.dict`],
      ...['-adcin', 'yes', '-cepdir', folder, '-cepext', '.raw', '-ctl', path.join(folder, 'list')],
      ...['-hyp', path.join(folder, 'heard'), '-logfn', '/dev/null'],
    ])
    if (status !== 0) throw new Error(`pocketsphinx ended with ${status}`, { cause: error })
    const lines = readFileSync(path.join(folder, 'heard'), 'utf8').trimEnd().split('\n')
    return lines.map((line) => line.replace(/\(\S+ -?\d+\)$/, '').trim())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function pcm(samples: Float32Array): Uint8Array {
  const values = Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32767))
  return new Uint8Array(values.buffer)
}

/** The words that the recogniser knows: it can't hear others. */
export function knownWords(): ReadonlySet<string> {
  return new Set(readFileSync(`${model}/cmudict-en-us.dict`, 'utf8').match(/^[a-z']+(?= )/gm))
}

/** Lower case, and “per cent” as the recogniser writes it. */
export function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll('per cent', 'percent')
      .match(/[a-z']+/g) ?? []
  )
}

/** Substitutions, insertions, and deletions: the edit distance of words (Levenshtein). */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, at) => at + 1)
  said.forEach((word, line) => {
    let left = line + 1
    let diagonal = line
    row = row.map((above, at) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (word === heard[at] ? 0 : 1))
      diagonal = above
      left = cost
      return cost
    })
  })
  return row.at(-1) ?? said.length
}
