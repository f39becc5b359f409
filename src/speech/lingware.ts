import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, type Language } from '../i18n/language.ts'

/** SVOX Pico's files of a language: analysis of text, and signal generation. */
interface Lingware {
  analysis: Uint8Array
  signal: Uint8Array
}

/** Name → SHA-256, as in Debian's `libttspico-data` 1.0+git20130326. */
const files: Record<Language, Record<keyof Lingware, readonly [name: string, hash: string]>> = {
  es: {
    analysis: ['es-ES_ta.bin', 'b18c60baf249466bf8785d333d8cb4cf1f6b62e5545986f621c66568f1851961'],
    signal: ['es-ES_zl0_sg.bin', '82e724d3c788767ec95f0d22b0ab738e677ad397f26ec0bbbf2c07aafdf29000'],
  },
  en: {
    analysis: ['en-US_ta.bin', '3a2a4d23de2a44dbbff50f69dcb9486be53b6d0a871d77cdc35f45c3e25e82aa'],
    signal: ['en-US_lh0_sg.bin', 'd6946526696d9eb085f7b23b1fbdf7a9986caca658b645e9eb73c6514fd4789d'],
  },
}

export const lingwareNames: readonly string[] = Object.values(files).flatMap(({ analysis, signal }) => [
  analysis[0],
  signal[0],
])

/** Where Debian's package has them. */
const packageDirectory = '/usr/share/pico/lang'

/** Returns the first folder that has the known files of all languages: `own`, then the Debian package's. */
export function findLingware(own: string): string | undefined {
  return [path.resolve(own), packageDirectory].find((folder) => {
    try {
      return languages.every((language) => readLingware(folder, language))
    } catch {
      return false
    }
  })
}

/** Throws if a file is missing or isn't the known one: the engine would read it unchecked. */
export function readLingware(folder: string, language: Language): Lingware {
  const { analysis, signal } = files[language]
  return { analysis: readKnown(folder, analysis), signal: readKnown(folder, signal) }
}

function readKnown(folder: string, [name, hash]: readonly [string, string]): Uint8Array {
  const bytes = readFileSync(path.join(folder, name))
  if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new Error(`${name} is not the known voice`)
  return bytes
}
