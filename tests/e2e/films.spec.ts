import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { loudness } from '../../src/speech/loudness.ts'
import { hydrated, consoleErrors, test } from './site.ts'

interface Tile {
  id: string
  technoscience?: string
  title: string
}

interface Film extends Tile {
  video: string
  time: string
  durationSeconds: number
  captions: { es: string; en: string }
}

/** Plays a film at this many times its speed. */
const rate = 12

async function readJson<Answer>(request: APIRequestContext, address: string): Promise<Answer> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return (await response.json()) as Answer
}

/** Every film of the catalogue as the pages get it. */
async function catalogue(request: APIRequestContext): Promise<Film[]> {
  const rows = await readJson<{ shorts: Tile[] }[]>(request, '/api/videos/shorts?language=es')
  const { films } = await readJson<{ films: Tile[] }>(request, '/api/videos/retroengineering?language=es')
  const about = await readJson<{ featured: Tile; numbered: Tile[] }>(request, '/api/videos/about-us?language=es')
  const found: Film[] = []
  for (const { id, technoscience = '' } of rows.flatMap(({ shorts }) => shorts)) {
    const query = new URLSearchParams({ language: 'es', technoscience, id })
    found.push((await readJson<{ short: Film }>(request, `/api/videos/short?${query}`)).short)
  }
  for (const [list, tiles] of [
    ['retroengineering', films],
    ['about-us', [about.featured, ...about.numbered]],
  ] as const) {
    for (const { id } of tiles) {
      found.push((await readJson<{ film: Film }>(request, `/api/videos/film?language=es&list=${list}&id=${id}`)).film)
    }
  }
  return found
}

/** Plays a file from its beginning to its end, faster than life. Resolves with its length and what was seen of it. */
function play(page: Page, source: string) {
  return page.evaluate(
    async ({ address, times }) => {
      const video = document.createElement('video')
      video.muted = true
      video.src = address
      document.body.append(video)
      const ended = new Promise<void>((resolve, reject) => {
        video.addEventListener('ended', () => resolve())
        video.addEventListener('error', () => reject(new Error(video.error?.message)))
      })
      video.playbackRate = times
      await video.play()
      await ended
      const { duration, currentTime, videoWidth, videoHeight } = video
      const frames = video.getVideoPlaybackQuality().totalVideoFrames
      video.remove()
      return { duration, currentTime, videoWidth, videoHeight, frames }
    },
    { address: source, times: rate },
  )
}

/** What is heard of a file, both channels as one: samples at `rateOfSamples` a second. */
async function hear(page: Page, source: string, rateOfSamples: number): Promise<Float32Array> {
  const encoded = await page.evaluate(
    async ({ address, sampleRate }) => {
      const decoder = new OfflineAudioContext(1, 1, sampleRate)
      const sound = await decoder.decodeAudioData(await (await fetch(address)).arrayBuffer())
      const [left, right] = [sound.getChannelData(0), sound.getChannelData(sound.numberOfChannels - 1)]
      const heard = Int16Array.from(left, (sample, i) => ((sample + (right[i] ?? 0)) / 2) * 32_767)
      let text = ''
      const bytes = new Uint8Array(heard.buffer)
      for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
      return btoa(text)
    },
    { address: source, sampleRate: rateOfSamples },
  )
  const { buffer, byteOffset, byteLength } = Buffer.from(encoded, 'base64')
  return Float32Array.from(new Int16Array(buffer.slice(byteOffset, byteOffset + byteLength)), (value) => value / 32_767)
}

/** The cues of a WebVTT file: seconds and text. */
function cuesOf(file: string) {
  const seconds = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return [...file.matchAll(/^([\d:.]+) --> ([\d:.]+).*\n((?:.+\n?)+)/gm)].map(
    ([, start = '', end = '', text = '']) => ({
      start: seconds(start),
      end: seconds(end),
      text: text.trim().replaceAll('\n', ' '),
    }),
  )
}

const lengthOf = (timeText: string) => {
  const [, minutes, seconds] = /^(\d\d)mins (\d\d)sec$/.exec(timeText) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

test('every film plays to its end, for as long as it says, and its sound is levelled', async ({ page, request }) => {
  test.setTimeout(900_000)
  const films = await catalogue(request)
  expect(films).toHaveLength(60)
  expect(new Set(films.map(({ video }) => video)).size).toBe(60)
  await page.goto('/privacy')
  for (const film of films) {
    const wide = film.technoscience === undefined
    const played = await play(page, film.video)
    expect(played.currentTime, film.title).toBeCloseTo(played.duration, 1)
    expect(Math.abs(played.duration - lengthOf(film.time)), film.title).toBeLessThanOrEqual(1)
    expect(Math.abs(played.duration - film.durationSeconds), film.title).toBeLessThan(0.1)
    expect([played.videoWidth, played.videoHeight], film.title).toEqual(wide ? [1024, 576] : [576, 1024])
    expect(played.frames, film.title).toBeGreaterThan(0)

    const sound = await hear(page, film.video, 48_000)
    expect(Math.abs(sound.length / 48_000 - played.duration), film.title).toBeLessThan(0.1)
    expect(Math.abs(loudness(sound, 48_000) + 16), film.title).toBeLessThanOrEqual(1)
    expect(Math.max(...sound.subarray(0, 100_000)), film.title).toBeGreaterThan(0.01)
  }
})

test('every film has captions in both languages: in order, short, and to the end of what is said', async ({
  request,
}) => {
  for (const film of await catalogue(request)) {
    const [spanish, english] = [await request.get(film.captions.es), await request.get(film.captions.en)]
    for (const answer of [spanish, english]) {
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toContain('text/vtt')
      const cues = cuesOf(await answer.text())
      expect(cues.length, answer.url()).toBeGreaterThan(4)
      for (const [at, { start, end, text }] of cues.entries()) {
        expect(start, answer.url()).toBeGreaterThanOrEqual(cues[at - 1]?.end ?? 0)
        expect(end - start, `${answer.url()}: ${text}`).toBeGreaterThan(0)
        expect(end - start, `${answer.url()}: ${text}`).toBeLessThanOrEqual(7)
        expect(text.length, `${answer.url()}: ${text}`).toBeLessThanOrEqual(84)
      }
      expect(cues.at(-1)?.end ?? 0, answer.url()).toBeLessThanOrEqual(film.durationSeconds)
      // What is said lasts to the film's last seconds, which belong to Zed's good-bye.
      expect(cues.at(-1)?.end ?? 0, answer.url()).toBeGreaterThan(film.durationSeconds - 6)
    }
  }
})

test('a film that is shown on its page plays to its end there, and can be played again', async ({ page, request }) => {
  const errors = consoleErrors(page)
  const [film] = (await catalogue(request)).slice(-1)
  await page.goto(`/about-us/${film?.id}`)
  await hydrated(page)
  const video = page.locator('main video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused)).toBe(true)
  await video.evaluate((element: HTMLVideoElement) => (element.playbackRate = 8))
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true)
  await video.focus()
  await page.keyboard.press('k')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused)).toBe(true)
  expect(errors).toEqual([])
})
