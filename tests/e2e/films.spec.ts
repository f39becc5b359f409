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

/** Playback rate; Chromium's maximum. */
const rate = 16

async function readJson<Answer>(request: APIRequestContext, address: string): Promise<Answer> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return (await response.json()) as Answer
}

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

const lengthOf = (timeText: string) => {
  const [, minutes, seconds] = /^(\d\d)mins (\d\d)sec$/.exec(timeText) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** The shortest film of a shape; tests/content/films.test.ts checks the files of the others. */
const shortest = (films: Film[], isWide: boolean) =>
  films
    .filter(({ technoscience }) => (technoscience === undefined) === isWide)
    .toSorted((a, b) => a.durationSeconds - b.durationSeconds)
    .slice(0, 1)

for (const [shape, isWide] of [
  ['a short', false],
  ['a wide film', true],
] as const) {
  test(`${shape} plays to its end, for as long as it says, and its sound is levelled`, async ({ page, request }) => {
    const films = shortest(await catalogue(request), isWide)
    expect(films).toHaveLength(1)
    await page.goto('/privacy')
    for (const film of films) {
      const played = await play(page, film.video)
      expect(played.currentTime).toBeCloseTo(played.duration, 1)
      expect(Math.abs(played.duration - lengthOf(film.time))).toBeLessThanOrEqual(1)
      expect(Math.abs(played.duration - film.durationSeconds)).toBeLessThan(0.1)
      expect([played.videoWidth, played.videoHeight]).toEqual(isWide ? [1024, 576] : [576, 1024])
      expect(played.frames).toBeGreaterThan(0)

      const sound = await hear(page, film.video, 48_000)
      expect(Math.abs(sound.length / 48_000 - played.duration)).toBeLessThan(0.1)
      expect(Math.abs(loudness(sound, 48_000) + 16)).toBeLessThanOrEqual(1)
      expect(Math.max(...sound.subarray(0, 100_000))).toBeGreaterThan(0.01)
    }
  })
}

test('every film of the lists is served, with captions in both languages', async ({ request }) => {
  const films = await catalogue(request)
  expect(films).toHaveLength(60)
  for (const { video, captions } of films) {
    const film = await request.get(video, { headers: { range: 'bytes=0-99' } })
    expect(film.status(), video).toBe(206)
    expect(film.headers()['content-type']).toBe('video/mp4')
    for (const address of [captions.es, captions.en]) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      expect(answer.headers()['content-type']).toContain('text/vtt')
    }
  }
})

test('a film that is shown on its page plays to its end there, and can be played again', async ({ page, request }) => {
  const errors = consoleErrors(page)
  const { numbered } = await readJson<{ numbered: Tile[] }>(request, '/api/videos/about-us?language=es')
  await page.goto(`/about-us/${numbered.at(-1)?.id}`)
  await hydrated(page)
  const video = page.locator('main video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused)).toBe(true)
  await video.evaluate((element: HTMLVideoElement, times) => (element.playbackRate = times), rate)
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true)
  await video.focus()
  await page.keyboard.press('k')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused)).toBe(true)
  expect(errors).toEqual([])
})
