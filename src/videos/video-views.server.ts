import * as v from 'valibot'
import type { Video, VideoCard } from '../content/video.ts'
import { findArticle } from '../content/articles.server.ts'
import { findVideo, listVideos } from '../content/videos.server.ts'
import type { TechnoscienceName } from '../content/vocabulary.ts'
import { defineView } from '../contract/view.ts'
import type { Dated, Sized } from '../i18n/in-words.ts'
import { formatDate } from '../i18n/dates.server.ts'
import { formatScale } from '../i18n/sizes.server.ts'
import { languages, type Language } from '../i18n/language.ts'
import { neighboursOf, newestFirst, relatedVideos } from './related-videos.ts'
import { filmLists, parseTechnoscience, technoscienceNames, topicOf, type FilmList } from './technoscience.ts'

// Page views of videos. Server only: it reads all videos.

export type VideoTile = Pick<
  VideoCard,
  'id' | 'topic' | 'technoscience' | 'title' | 'thumbnail' | 'poster' | 'durationSeconds' | 'scale' | 'releaseDate'
>

export type VideoTeaser = Dated<VideoTile & Pick<VideoCard, 'summary'>>

export type Playable = Dated<VideoTile & Pick<Video, 'video' | 'captions' | 'transcript' | 'article'>>

/** Id of the figure in the related article, if any. */
export type FigurePlace = string | null

export type ShortsView = { name: TechnoscienceName; shorts: VideoTile[] }[]

/** A short, its feed neighbors, and up to four related shorts. */
export interface ShortView {
  short: Dated<Sized<Video & { technoscience: TechnoscienceName }>>
  previous: Playable | null
  next: Playable | null
  related: VideoTile[]
  count: number
  figure: FigurePlace
}

export interface RetroengineeringView {
  films: VideoTeaser[]
  more: VideoTile[]
}

export interface FilmView {
  film: Dated<Sized<Video>>
  figure: FigurePlace
  others: VideoTile[]
}

/** About-us films; the first is featured. */
export interface AboutFilmsView {
  featured: (Playable & Pick<Video, 'summary'>) | null
  numbered: VideoTeaser[]
}

const language = v.picklist(languages)
const name = v.pipe(v.string(), v.maxLength(100))

/** Single-video views return null if there is no such video. */
export const videoViews = {
  shorts: defineView(v.object({ language }), (query) => readShorts(query.language)),
  short: defineView(v.object({ language, technoscience: name, id: name }), (query) =>
    readShort(query.language, query.technoscience, query.id),
  ),
  retroengineering: defineView(v.object({ language }), (query) => readRetroengineering(query.language)),
  film: defineView(v.object({ language, list: v.picklist(filmLists), id: name }), (query) =>
    readFilm(query.language, query.list, query.id),
  ),
  'about-us': defineView(v.object({ language }), (query) => readAboutFilms(query.language)),
}

export type VideoViews = typeof videoViews

function readShorts(of: Language): ShortsView {
  return technoscienceNames.map((one) => ({ name: one, shorts: newestFirst(listVideos(of, topicOf(one))).map(tileOf) }))
}

async function readShort(of: Language, technoscience: string, id: string): Promise<ShortView | null> {
  const topicName = parseTechnoscience(technoscience)
  const short = topicName && findVideo(of, topicOf(topicName), id)
  if (!short) return null
  const all = newestFirst(listVideos(of, short.topic))
  const topics = technoscienceNames.map((one) => newestFirst(listVideos(of, topicOf(one))))
  const { previous, next } = neighboursOf(topics, short)
  return {
    short: sized(dated({ ...short, technoscience: topicName }, of), of),
    previous: previous && playableOf(previous, of),
    next: next && playableOf(next, of),
    related: relatedVideos(all, id).map(tileOf),
    count: all.length,
    figure: await figureOf(of, short),
  }
}

const moreOfEach = 2

function readRetroengineering(of: Language): RetroengineeringView {
  const newest = technoscienceNames.map((one) => newestFirst(listVideos(of, topicOf(one))).slice(0, moreOfEach))
  const more = Array.from({ length: moreOfEach }, (_, turn) => newest.flatMap((list) => list[turn] ?? [])).flat()
  return {
    films: newestFirst(listVideos(of, 'retroengineering')).map((film) => teaserOf(film, of)),
    more: more.map(tileOf),
  }
}

async function readFilm(of: Language, list: FilmList, id: string): Promise<FilmView | null> {
  const film = findVideo(of, list, id)
  if (!film) return null
  return {
    film: sized(dated(film, of), of),
    figure: await figureOf(of, film),
    others: othersOf(newestFirst(listVideos(of, list)), id).map(tileOf),
  }
}

async function figureOf(of: Language, { article }: Video): Promise<FigurePlace> {
  const told = article && (await findArticle(of, of === 'es' ? `es-${article}` : article))
  const called = told && /<figure data-figure="([a-z-]+)">/.exec(told.content)?.[1]
  return called ? `f-${called}` : null
}

function readAboutFilms(of: Language): AboutFilmsView {
  const [featured, ...others] = listVideos(of, 'about-us')
  const numbered = newestFirst(others)
  return {
    featured: featured ? { ...playableOf(featured, of), summary: featured.summary } : null,
    numbered: numbered.map((film) => teaserOf(film, of)),
  }
}

function othersOf(videos: readonly Video[], currentId: string): Video[] {
  return videos.filter(({ id }) => id !== currentId)
}

export function tileOf(video: Video): VideoTile {
  const { id, topic, technoscience, title, thumbnail, poster, durationSeconds, scale, releaseDate } = video
  const tile = { id, topic, title, thumbnail, poster, durationSeconds, scale, releaseDate }
  return technoscience ? { ...tile, technoscience } : tile
}

function teaserOf(video: Video, of: Language): VideoTeaser {
  return dated({ ...tileOf(video), summary: video.summary }, of)
}

function playableOf(video: Video, of: Language): Playable {
  const { video: file, captions, transcript, article } = video
  return dated({ ...tileOf(video), video: file, captions, transcript, ...(article && { article }) }, of)
}

function dated<Item extends Pick<VideoCard, 'releaseDate'>>(item: Item, of: Language): Dated<Item> {
  return { ...item, dateText: formatDate(item.releaseDate, of) }
}

function sized<Item extends Pick<VideoCard, 'scale'>>(item: Item, of: Language): Sized<Item> {
  return { ...item, scaleText: formatScale(item.scale, of) }
}
