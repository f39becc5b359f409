import * as v from 'valibot'
import { languages } from '../i18n/language.ts'

/** What is read aloud of an article: plain sentences in order, from its title to its end. */
export const ReadingSchema = v.object({
  id: v.string(),
  language: v.picklist(languages),
  sentences: v.pipe(v.array(v.string()), v.nonEmpty()),
})
export type Reading = v.InferOutput<typeof ReadingSchema>

/** Address of the sentences of an article, or of one of them, spoken: a TalkReply. `sentence` counts from 0. */
export function readingAddress(id: string, sentence?: number): string {
  return `/api/reading/${encodeURIComponent(id)}${sentence === undefined ? '' : `?sentence=${sentence}`}`
}
