import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'
import { DrawingSchema, type Drawing } from '../src/content/drawing-schema.ts'
import type { Language } from '../src/i18n/language.ts'
import { drawingMarkup } from './drawing.ts'

/** Thrown for an invalid drawing file. The message has field and remedy. */
export class DrawingError extends Error {
  override name = 'DrawingError'
}

export function readDrawing(directory: string, name: string): Drawing {
  const file = path.join(directory, 'drawings', `${name}.yaml`)
  if (!existsSync(file)) throw new DrawingError(`draw it in drawings/${name}.yaml`)
  let written: unknown
  try {
    written = parseYaml(readFileSync(file, 'utf8'), { schema: 'core' })
  } catch (error) {
    throw new DrawingError(`write drawings/${name}.yaml as YAML (${String(error).split('\n')[0]})`)
  }
  const result = v.safeParse(DrawingSchema, written)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new DrawingError(`drawings/${name}.yaml: ${v.getDotPath(issue) ?? 'drawing'}: ${issue.message}`)
}

/** Removes drawings from HTML, keeping captions. */
export const withoutDrawings = (html: string): string =>
  html.replace(/(<figure data-drawing="[^"]*">)<svg[\s\S]*?<\/svg>/g, '$1')

const called = /<figure data-drawing="([a-z0-9-]+)">/g

/** Renders the drawings in HTML above their captions. Throws DrawingError. */
export function drawDrawings(html: string, language: Language, directory: string): string {
  return html.replace(
    called,
    (opening, name: string) => opening + drawingMarkup(readDrawing(directory, name), language),
  )
}
