import type { VideoTopic } from '../content/video-script.ts'
import { technosciences, type TechnoscienceName, type TechnoscienceTopic } from '../content/vocabulary.ts'

/** The four technosciences by their Spanish display names, in the order in which they are shown. */
export const technoscienceNames = Object.keys(technosciences) as readonly TechnoscienceName[]

/** A name as people type it: without accents, in lower case. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Which of the Spanish display names that addresses carry a text is, whatever its accents and its case. */
export function parseTechnoscience(text: string): TechnoscienceName | undefined {
  const wanted = folded(text)
  return technoscienceNames.find((name) => folded(name) === wanted)
}

/** The topic of a display name. */
export function topicOf(name: TechnoscienceName): TechnoscienceTopic {
  return technosciences[name]
}

/** A topic's ink and the key of its name in the catalogue: `technoscience_{key}`. */
const looks = {
  nanotechnology: { ink: 'n', key: 'nano' },
  infotechnology: { ink: 'i', key: 'info' },
  biotechnology: { ink: 'b', key: 'bio' },
  cognotechnology: { ink: 'c', key: 'cogno' },
} as const satisfies Record<TechnoscienceTopic, { ink: string; key: string }>

/** How a technoscience is shown: its ink, and the key in the names of its messages. */
export function lookOf(name: TechnoscienceName): (typeof looks)[TechnoscienceTopic] {
  return looks[technosciences[name]]
}

/** Lists of films outside the four topics; each has an address of its own. */
export const filmLists = ['retroengineering', 'about-us'] as const satisfies readonly VideoTopic[]
export type FilmList = (typeof filmLists)[number]
