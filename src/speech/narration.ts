import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { languages } from '../i18n/language.ts'
import type { Language } from '../i18n/language.ts'
import { VisemeEventSchema, WordSchema } from '../contract/talk-reply.ts'

/** Path of narrations: `/narration/{article id}.{key}.mp3`, with timings as `.json`. */
export const narrationPath = '/narration/'

const address = /^\/narration\/((?:es-)?[1-9]\d*\.[\da-f]{16})\.mp3$/

const NarrationSchema = v.object({
  language: v.picklist(languages),
  /** The summary with single spaces; word offsets refer to it. */
  text: v.pipe(v.string(), v.nonEmpty()),
  duration: v.pipe(v.number(), v.gtValue(0)),
  words: v.array(WordSchema),
  visemes: v.array(VisemeEventSchema),
})
export type NarrationTimes = v.InferOutput<typeof NarrationSchema>

/** As it is stored: rows instead of objects, a third of the size. */
const StoredSchema = v.pipe(
  v.object({
    ...NarrationSchema.entries,
    words: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
    visemes: v.array(v.tuple([v.number(), v.string(), v.number()])),
  }),
  v.transform(({ text, words, visemes, ...narration }) => ({
    ...narration,
    text,
    words: words.map(([start, end, from, to]) => ({ text: text.slice(from, to), start, end, from, to })),
    visemes: visemes.map(([time, viseme, weight]) => ({ time, viseme, weight })),
  })),
  NarrationSchema,
)

export function storedNarration({ words, visemes, ...narration }: NarrationTimes): string {
  return JSON.stringify({
    ...narration,
    words: words.map(({ start, end, from, to }) => [start, end, from, to]),
    visemes: visemes.map(({ time, viseme, weight }) => [time, viseme, weight]),
  })
}

export function narratedText(summary: string): string {
  return summary.trim().replace(/\s+/g, ' ')
}

/** Reads a timings file; undefined if missing or invalid. */
export async function readNarrationTimes(file: string): Promise<NarrationTimes | undefined> {
  try {
    const times = v.safeParse(StoredSchema, JSON.parse(await readFile(file, 'utf8')))
    return times.success ? times.output : undefined
  } catch {
    return undefined
  }
}

export function createNarrationFinder(directory: string) {
  return async (audioUrl: string, language: Language) => {
    const name = address.exec(audioUrl)?.[1]
    if (name === undefined) return undefined
    const times = await readNarrationTimes(path.join(directory, `${name}.json`))
    return times?.language === language ? { ...times, audio: audioUrl } : undefined
  }
}
