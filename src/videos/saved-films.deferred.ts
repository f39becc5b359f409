import * as v from 'valibot'
import { videoTopics } from '../content/video-script.ts'
import { savedFilmsKey } from './saved-films-key.ts'

/** The most films that are kept. */
const most = 200

const FilmPlaceSchema = v.object({ topic: v.picklist(videoTopics), id: v.pipe(v.string(), v.maxLength(10)) })
/** A film by its list and its id. */
type FilmPlace = v.InferOutput<typeof FilmPlaceSchema>
const SavedFilmsSchema = v.pipe(v.array(FilmPlaceSchema), v.maxLength(most))

/** Reads what was kept; anything else in its place (another program's, a broken one) counts as nothing. */
function parseSavedFilms(stored: string | null): FilmPlace[] {
  if (stored === null) return []
  try {
    const result = v.safeParse(SavedFilmsSchema, JSON.parse(stored))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

/** Whether both are the same film. */
export const isSameFilm = (a: FilmPlace, b: FilmPlace): boolean => a.topic === b.topic && a.id === b.id

/** The films that are kept in this browser; none where it keeps nothing. */
export function readSavedFilms(): FilmPlace[] {
  try {
    return parseSavedFilms(localStorage.getItem(savedFilmsKey))
  } catch {
    return []
  }
}

/** Keeps a film, or no longer. Answers whether it is kept now; throws where the browser keeps nothing. */
export function toggleSavedFilm({ topic, id }: FilmPlace): boolean {
  const saved = parseSavedFilms(localStorage.getItem(savedFilmsKey))
  const others = saved.filter((one) => !isSameFilm(one, { topic, id }))
  const isKept = others.length === saved.length
  const now = isKept ? [{ topic, id }, ...others].slice(0, most) : others
  localStorage.setItem(savedFilmsKey, JSON.stringify(now))
  return isKept
}
