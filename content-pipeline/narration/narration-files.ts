import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Article } from '../../src/content/schema.ts'
import { narratedText, narrationPath } from '../../src/speech/narration.ts'

/** Where narrations are made and kept; a build publishes this folder as it is. */
export const narrationDirectory = path.resolve(import.meta.dirname, '../../.cache/narration')

/**
 * The address of an article's narration in a folder, or '' when none says this summary: a text that was changed after
 * its narration was made is read by the live voice.
 */
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
