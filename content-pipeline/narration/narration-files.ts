import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Article } from '../../src/content/schema.ts'
import { narratedText, narrationPath } from '../../src/speech/narration.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What the build publishes. */
export const narrationDirectory = path.join(root, '.cache/narration')
/** Where Pico's voices are looked for, and fetched to. */
export const voicesDirectory = (): string => process.env['VOICES_DIR'] || path.join(root, '.cache/voices')
/** Narrations by Pico, committed for machines without its voices. */
export const committedNarrations = path.join(root, 'src/content/narrations')

/** Returns the narration URL of an article, or '' if its summary has changed since the narration was made. */
export function narrationOf({ id, summaryText }: Pick<Article, 'id' | 'summaryText'>, directory: string): string {
  if (!existsSync(directory)) return ''
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(`${id}.`) || !name.endsWith('.json')) continue
    const { text } = JSON.parse(readFileSync(path.join(directory, name), 'utf8')) as { text: unknown }
    const mp3 = name.replace(/json$/, 'mp3')
    if (text === narratedText(summaryText) && existsSync(path.join(directory, mp3))) return narrationPath + mp3
  }
  return ''
}
