import * as v from 'valibot'
import { videoTopics } from '../content/video-script.ts'
import { savedFilmsKey } from './saved-films-key.ts'

const most = 200

const FilmPlaceSchema = v.object({ topic: v.picklist(videoTopics), id: v.pipe(v.string(), v.maxLength(10)) })
type FilmPlace = v.InferOutput<typeof FilmPlaceSchema>
const SavedFilmsSchema = v.pipe(v.array(FilmPlaceSchema), v.maxLength(most))

/** Parses stored films; invalid data counts as empty. */
function parseSavedFilms(stored: string | null): FilmPlace[] {
  if (stored === null) return []
  try {
    const result = v.safeParse(SavedFilmsSchema, JSON.parse(stored))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

export const isSameFilm = (a: FilmPlace, b: FilmPlace): boolean => a.topic === b.topic && a.id === b.id

export function readSavedFilms(): FilmPlace[] {
  try {
    return parseSavedFilms(localStorage.getItem(savedFilmsKey))
  } catch {
    return []
  }
}

/** Returns whether the film is saved now. Throws if storage is unavailable. */
export function toggleSavedFilm({ topic, id }: FilmPlace): boolean {
  const saved = parseSavedFilms(localStorage.getItem(savedFilmsKey))
  const others = saved.filter((one) => !isSameFilm(one, { topic, id }))
  const isKept = others.length === saved.length
  const now = isKept ? [{ topic, id }, ...others].slice(0, most) : others
  localStorage.setItem(savedFilmsKey, JSON.stringify(now))
  return isKept
}
