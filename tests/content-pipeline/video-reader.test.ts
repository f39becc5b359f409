import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ShortVideoSchema } from '../../src/content/schema.ts'
import { readCues, readVideos, releaseText, timeText, type VideoPlaces } from '../../content-pipeline/video-reader.ts'

const script = {
  id: '2',
  slug: 'una-prueba',
  title: { es: 'Una prueba', en: 'A test' },
  summary: { es: 'De qué va.', en: 'What it is about.' },
  releaseDate: '2026-10-05',
  scale: 1e-9,
  sources: [{ title: 'A work', publisher: 'A press', year: 2000, url: 'https://doi.org/10.1/1' }],
  thumbnail: { beat: 0, at: 0.5 },
  beats: Array.from({ length: 3 }, () => ({ scene: 'nano/powers', say: 'Una frase.', english: 'A sentence.' })),
}

let places: VideoPlaces
let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'videos-'))
  places = { scripts: path.join(root, 'scripts'), public: path.join(root, 'public') }
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function film(topic: string, name: string, fields: object = {}, seconds: unknown = 28.3): void {
  write(path.join(places.scripts, topic, `${name}.yaml`), stringify({ ...script, ...fields }))
  write(path.join(places.scripts, topic, `${name}.made.json`), JSON.stringify({ durationSeconds: seconds, bytes: 1 }))
  for (const [language, text] of [
    ['es', 'Una frase.'],
    ['en', 'A sentence.'],
  ])
    write(
      path.join(places.public, 'videos', `${topic}-${name}`, `${language}.vtt`),
      `WEBVTT\n\n00:00.500 --> 00:02.000\n${text}\n`,
    )
}

describe('a filmed script', () => {
  it('is a short as the specification has it, in both lists', () => {
    film('nanotechnology', '02-una-prueba')
    const { es, en } = readVideos(places)
    const [spanish] = es.nanotechnology
    expect(spanish).toMatchObject({
      id: '2',
      title: 'Una prueba',
      video: '/videos/nanotechnology-02-una-prueba/video.mp4',
      thumbnail: '/videos/nanotechnology-02-una-prueba/poster-360.webp',
      time: '00mins 28sec',
      language: 'Español',
      technoscience: 'Nanotecnología',
      release_date: '5 October,2026',
      transcript: [{ start: 0.5, end: 2, text: 'Una frase.' }],
    })
    const own = Object.keys(ShortVideoSchema.entries)
    const fields = Object.fromEntries(Object.entries(spanish ?? {}).filter(([name]) => own.includes(name)))
    expect(v.is(ShortVideoSchema, fields)).toBe(true)
    expect(en.nanotechnology[0]).toMatchObject({
      title: 'A test',
      language: 'Español',
      technoscience: 'Nanotecnología',
      transcript: [{ text: 'A sentence.' }],
    })
  })

  it('of the other lists is a wide film without a technoscience', () => {
    film('retroengineering', '02-una-prueba')
    const [one] = readVideos(places).es.retroengineering
    expect(one?.technoscience).toBeUndefined()
    expect(one?.thumbnail).toMatch(/poster-640\.webp$/)
    expect(one?.poster).toMatch(/poster-1280\.webp$/)
  })

  it('stands in the order of its number', () => {
    film('biotechnology', '10-diez', { id: '10' })
    film('biotechnology', '02-dos', { id: '2' })
    expect(readVideos(places).es.biotechnology.map(({ id }) => id)).toEqual(['2', '10'])
  })

  it('is not published before it is filmed, and is not read then, either', () => {
    write(path.join(places.scripts, 'nanotechnology', '03-a-medias.yaml'), 'id: [')
    expect(readVideos(places).es.nanotechnology).toEqual([])
  })

  it.each([
    ['a broken script', () => film('nanotechnology', '01-x', { title: 'Solo en español' }), /01-x\.yaml: title/],
    ['a note without a duration', () => film('nanotechnology', '01-x', {}, null), /01-x\.made\.json: durationSeconds/],
  ])('is refused with file and field for %s', (_, plant, message) => {
    plant()
    expect(() => readVideos(places)).toThrow(message)
  })
})

it('the texts of time and release are those of the specification', () => {
  expect(timeText(28.4)).toBe('00mins 28sec')
  expect(timeText(59.6)).toBe('01mins 00sec')
  expect(releaseText('2025-05-15')).toBe('15 May,2025')
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 5000, noNaN: true }), (seconds) => {
      const [, minutes = '', rest = ''] = /^(\d\d)mins ([0-5]\d)sec$/.exec(timeText(seconds)) ?? []
      expect(Math.abs(Number(minutes) * 60 + Number(rest) - seconds)).toBeLessThanOrEqual(0.5)
    }),
  )
})

it('captions are read with hours and without, with settings, numbers and tags', () => {
  const vtt = [
    'WEBVTT - a title',
    '',
    'NOTE a note',
    '',
    '1',
    '00:00:01.000 --> 00:00:02.500 line:80%',
    '<c.zed>Una</c> frase',
    'en dos líneas.',
    '',
    '01:02.000 --> 01:03.000',
    'Dos &amp; tres &lt;cuatro&gt;, &amp;lt; y ca&ntilde;&oacute;n&#46;',
    '',
  ].join('\r\n')
  expect(readCues(vtt)).toEqual([
    { start: 1, end: 2.5, text: 'Una frase en dos líneas.' },
    { start: 62, end: 63, text: 'Dos & tres <cuatro>, &lt; y cañón.' },
  ])
})
