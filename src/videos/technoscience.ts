import type { VideoTopic } from '../content/video-script.ts'
import { technosciences, type TechnoscienceName, type TechnoscienceTopic } from '../content/vocabulary.ts'

export const technoscienceNames = Object.keys(technosciences) as readonly TechnoscienceName[]

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Parses a Spanish display name from a URL, ignoring accents and case. */
export function parseTechnoscience(text: string): TechnoscienceName | undefined {
  const wanted = folded(text)
  return technoscienceNames.find((name) => folded(name) === wanted)
}

export function topicOf(name: TechnoscienceName): TechnoscienceTopic {
  return technosciences[name]
}

const looks = {
  nanotechnology: { ink: 'n', key: 'nano' },
  infotechnology: { ink: 'i', key: 'info' },
  biotechnology: { ink: 'b', key: 'bio' },
  cognotechnology: { ink: 'c', key: 'cogno' },
} as const satisfies Record<TechnoscienceTopic, { ink: string; key: string }>

export function lookOf(name: TechnoscienceName): (typeof looks)[TechnoscienceTopic] {
  return looks[technosciences[name]]
}

/** Film lists outside the four topics, each with its own address. */
export const filmLists = ['retroengineering', 'about-us'] as const satisfies readonly VideoTopic[]
export type FilmList = (typeof filmLists)[number]
