import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { decodeHTMLStrict } from 'entities'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'
import { isWithoutSize } from '../src/content/films-without-size.ts'
import { VideoMadeSchema } from '../src/content/video-made.ts'
import { VideoScriptSchema, videoTopics } from '../src/content/video-script.ts'
import type { VideoScript, VideoTopic } from '../src/content/video-script.ts'
import { VideoSchema } from '../src/content/video.ts'
import type { CaptionCue, Video } from '../src/content/video.ts'
import { technosciences } from '../src/content/vocabulary.ts'
import { languages } from '../src/i18n/language.ts'
import type { Language } from '../src/i18n/language.ts'
import { ContentError } from './content-reader.ts'
import { typeset } from './typography.ts'

/** The part of `<name>.made.json` (written by the studio) that pages need. */
const FilmedSchema = v.object({ durationSeconds: VideoMadeSchema.entries.durationSeconds })

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** Formats a duration, rounded to seconds: '00mins 28sec'. */
export function timeText(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}mins ${two(whole % 60)}sec`
}

export function releaseText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${date.getUTCDate()} ${monthNames.format(date)},${date.getUTCFullYear()}`
}

function secondsOf(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

export function readCues(vtt: string): CaptionCue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block): CaptionCue[] => {
      const match = /^([\d:.]+)[ \t]+-->[ \t]+([\d:.]+).*\n([\s\S]+)/m.exec(block)
      if (!match) return []
      const [, start = '', end = '', text = ''] = match
      const plain = text.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
      return [{ start: secondsOf(start), end: secondsOf(end), text: decodeHTMLStrict(plain).trim() }]
    })
}

export interface VideoPlaces {
  scripts: string
  public: string
}

function listFilmedScripts(places: VideoPlaces, topic: VideoTopic): string[] {
  const folder = path.join(places.scripts, topic)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(noteOf(file)))
    .sort()
}

const noteOf = (script: string) => script.replace(/\.yaml$/, '.made.json')

function readVideo(places: VideoPlaces, file: string, topic: VideoTopic, language: Language): Video {
  const script = check(VideoScriptSchema, parse(file, parseYaml), file)
  const { durationSeconds } = check(FilmedSchema, parse(noteOf(file), JSON.parse), noteOf(file))
  const folder = `/videos/${topic}-${path.basename(file, '.yaml')}`
  const [small, large] = technoscienceOf(topic) ? ['360', '720'] : ['640', '1280']
  const captions = { es: `${folder}/es.vtt`, en: `${folder}/en.vtt` }
  const video: Record<keyof Video, unknown> = {
    ...fieldsOf(script, language),
    topic,
    abstract: isWithoutSize(topic, script.id) || undefined,
    technoscience: technoscienceOf(topic),
    video: `${folder}/video.mp4`,
    thumbnail: `${folder}/poster-${small}.webp`,
    poster: `${folder}/poster-${large}.webp`,
    time: timeText(durationSeconds),
    language: 'Español',
    durationSeconds,
    captions,
    transcript: typesetCues(readCues(readFilm(places, captions[language], file)), language),
  }
  return check(VideoSchema, video, file)
}

function fieldsOf({ id, title, summary, scale, releaseDate, article, sources }: VideoScript, language: Language) {
  const release_date = releaseText(releaseDate)
  return {
    id,
    title: typeset(title[language], language),
    summary: typeset(summary[language], language),
    scale,
    releaseDate,
    release_date,
    article,
    sources,
  }
}

function typesetCues(cues: readonly CaptionCue[], language: Language): CaptionCue[] {
  return cues.map((cue) => ({ ...cue, text: typeset(cue.text, language) }))
}

function technoscienceOf(topic: VideoTopic): string | undefined {
  return Object.entries(technosciences).find(([, name]) => name === topic)?.[0]
}

function readFilm(places: VideoPlaces, address: string, script: string): string {
  try {
    return readFileSync(path.join(places.public, address), 'utf8')
  } catch {
    const remedy = `there is no file ${address} in the public folder: film it with npm run videos`
    throw new ContentError([{ file: script, field: 'captions', remedy }])
  }
}

function parse(file: string, read: (text: string) => unknown): unknown {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new ContentError([{ file, field: 'file', remedy: `must be well-formed (${reason})` }])
  }
}

function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown, file: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new ContentError(
    result.issues.map((issue) => ({ file, field: v.getDotPath(issue) ?? 'file', remedy: issue.message })),
  )
}

/** Reads all published videos. Throws ContentError for an invalid one. */
export function readVideos(places: VideoPlaces): Record<Language, Record<VideoTopic, Video[]>> {
  const list = (language: Language, topic: VideoTopic) =>
    listFilmedScripts(places, topic)
      .map((file) => readVideo(places, file, topic, language))
      .sort((a, b) => Number(a.id) - Number(b.id))
  const topics = (language: Language) =>
    Object.fromEntries(videoTopics.map((topic) => [topic, list(language, topic)])) as Record<VideoTopic, Video[]>
  return Object.fromEntries(languages.map((language) => [language, topics(language)])) as Record<
    Language,
    Record<VideoTopic, Video[]>
  >
}
