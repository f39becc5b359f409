import * as v from 'valibot'
import { languages } from '../i18n/language.ts'

/** A path of this site, never an address elsewhere. */
const PathSchema = v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])/))

/** What a page tells the service worker when it is shown, so that it can be read again without a connection. */
export const ShownPageSchema = v.object({
  type: v.literal('shown'),
  path: PathSchema,
  language: v.picklist(languages),
  /** The files that the page has loaded. */
  files: v.pipe(v.array(PathSchema), v.maxLength(500)),
})
export type ShownPage = v.InferOutput<typeof ShownPageSchema>

/** The path in the query of the offline page that its visitor wanted; the home page where there is none that can be used. */
export function wantedPath(search: string): string {
  const wanted = v.safeParse(PathSchema, new URLSearchParams(search).get('to'))
  return wanted.success ? wanted.output : '/'
}
