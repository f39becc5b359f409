import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MP4BoxBuffer, createFile } from 'mp4box'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { VideoMadeSchema } from '../../src/content/video-made.ts'
import { languages } from '../../src/i18n/language.ts'
import { readCues, readVideos } from '../../content-pipeline/video-reader.ts'

const places = { scripts: path.resolve('src/content/videos'), public: path.resolve('public') }

const films = Object.values(readVideos(places).es)
  .flat()
  .map((film) => {
    const name = path.basename(path.dirname(film.video)).slice(film.topic.length + 1)
    const note = readFileSync(path.join(places.scripts, film.topic, `${name}.made.json`), 'utf8')
    return { film, made: v.parse(VideoMadeSchema, JSON.parse(note)) }
  })
const named = films.map(({ film, made }) => [`${film.topic} ${film.id}`, film, made] as const)

const published = (address: string) => readFileSync(path.join(places.public, address))

function samplesOf(mp4: ReturnType<typeof createFile>, track: { id: number } | undefined) {
  return mp4.getTrackSamplesInfo(track?.id ?? 0).map(({ offset, size, dts, duration, timescale, is_sync }) => ({
    start: dts / timescale,
    end: (dts + duration) / timescale,
    last: offset + size,
    size,
    isKey: is_sync,
  }))
}

/** Size of silent AAC frames; audible ones exceed 100 bytes. */
const silentBytes = 16

it('there are 60 films, each in a file of its own', () => {
  expect(films).toHaveLength(60)
  expect(new Set(films.map(({ film }) => film.video)).size).toBe(60)
  expect(new Set(films.map(({ made }) => made.sha256)).size).toBe(60)
})

describe('the film', () => {
  it.each(named)('%s is the file that its note was written for, and its sound is levelled', (_, film, made) => {
    const file = published(film.video)
    expect(file.length).toBe(made.bytes)
    expect(createHash('sha256').update(file).digest('hex')).toBe(made.sha256)
    expect(Math.abs(made.loudness + 16)).toBeLessThanOrEqual(1)
    for (const { name, bytes } of made.posters) {
      expect(published(path.posix.join(path.posix.dirname(film.video), name)).length, name).toBe(bytes)
    }
  })

  it.each(named)(
    '%s goes on to its end without a gap, for as long as it says, in picture and sound',
    (_, film, made) => {
      const file = published(film.video)
      const mp4 = createFile()
      mp4.onError = (module, message) => expect.fail(`${module}: ${message}`)
      mp4.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(file).buffer, 0))
      mp4.flush()
      const { duration, timescale, isProgressive, videoTracks, audioTracks } = mp4.getInfo()
      const seconds = duration / timescale
      expect(Math.abs(seconds - film.durationSeconds)).toBeLessThan(0.1)
      expect(Math.abs(seconds - lengthOf(film.time))).toBeLessThanOrEqual(1)
      expect(isProgressive).toBe(true)

      expect(videoTracks).toHaveLength(1)
      const [picture] = videoTracks
      expect(picture?.codec).toMatch(/^avc1\.64/)
      const size = [picture?.video?.width, picture?.video?.height]
      // The earliest studio measured no peaks.
      const [long, short] = made.truePeak === undefined ? [1024, 576] : [1280, 720]
      expect(size).toEqual(film.technoscience === undefined ? [long, short] : [short, long])
      expect(size).toEqual([made.width, made.height])
      const frames = samplesOf(mp4, picture)
      expect(frames).toHaveLength(made.frames)
      expect(frames[0]?.isKey).toBe(true)

      expect(audioTracks).toHaveLength(1)
      const [sound] = audioTracks
      expect(sound?.codec).toBe('mp4a.40.2')
      const packets = samplesOf(mp4, sound)
      for (const { size: bytes } of packets.filter(({ start }) => start < 2)) expect(bytes).toBeGreaterThan(silentBytes)

      for (const samples of [frames, packets]) {
        expect(Math.abs((samples.at(-1)?.end ?? 0) - seconds)).toBeLessThan(0.1)
        for (const [at, { start, last, size: bytes }] of samples.entries()) {
          expect(start).toBeCloseTo(samples[at - 1]?.end ?? 0, 6)
          expect(bytes).toBeGreaterThan(0)
          expect(last).toBeLessThanOrEqual(file.length)
        }
      }
    },
  )

  it.each(named)('%s has captions in both languages: in order, short, and to the end of what is said', (_, film) => {
    for (const language of languages) {
      const cues = readCues(published(film.captions[language]).toString('utf8'))
      expect(cues.length).toBeGreaterThan(4)
      for (const [at, { start, end, text }] of cues.entries()) {
        expect(start, text).toBeGreaterThanOrEqual(cues[at - 1]?.end ?? 0)
        expect(end - start, text).toBeGreaterThan(0)
        expect(end - start, text).toBeLessThanOrEqual(7)
        expect(text.length, text).toBeLessThanOrEqual(84)
      }
      expect(cues.at(-1)?.end ?? 0).toBeLessThanOrEqual(film.durationSeconds)
      expect(cues.at(-1)?.end ?? 0).toBeGreaterThan(film.durationSeconds - 6)
    }
  })
})

function lengthOf(timeText: string): number {
  const [, minutes, seconds] = /^(\d\d)mins (\d\d)sec$/.exec(timeText) ?? []
  return Number(minutes) * 60 + Number(seconds)
}
