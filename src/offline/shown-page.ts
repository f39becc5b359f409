import * as v from 'valibot'
import { languages } from '../i18n/language.ts'

/** A path on this site only. */
const PathSchema = v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])/))

/** Message from a page to the service worker, for offline reading. */
export const ShownPageSchema = v.object({
  type: v.literal('shown'),
  path: PathSchema,
  language: v.picklist(languages),
  files: v.pipe(v.array(PathSchema), v.maxLength(500)),
})
export type ShownPage = v.InferOutput<typeof ShownPageSchema>

/** Returns the requested path from the offline page's query; the home page if invalid. */
export function wantedPath(search: string): string {
  const wanted = v.safeParse(PathSchema, new URLSearchParams(search).get('to'))
  return wanted.success ? wanted.output : '/'
}
