import { describe, expect, it } from 'vitest'
import { readSearch } from '../../../src/search/read-search.server.ts'
import { handleNews, handleVideos } from '../../../src/server/pages/view-handler.ts'

type Json = Record<string, unknown>

async function viewOf(handle: typeof handleNews, address: string): Promise<unknown> {
  const response = await handle(new Request(`http://site.test/api/${address}`), address.replace(/\?.*/, ''))
  expect(response.status).toBe(200)
  return response.json()
}

function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Json, ...Object.values(value).flatMap(objectsIn)]
}

const words = (language: string, iso: unknown) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(String(iso)))

const isSize: Record<string, RegExp> = {
  es: /^[\d.]+(,\d+)?\u00a0(nm|µm|mm|cm|m|km)$/,
  en: /^[\d,]+(\.\d+)?\u00a0(nm|µm|mm|cm|m|km)$/,
}

describe.each(['es', 'en'])("views in '%s' have dates and sizes in words", (language) => {
  const article = language === 'es' ? 'es-1' : '1'

  it.each([
    `home?language=${language}`,
    `newest?language=${language}`,
    `category?language=${language}&slug=nanomedicine`,
    `article?language=${language}&id=${article}`,
  ])('of articles: %s', async (address) => {
    const dated = objectsIn(await viewOf(handleNews, address)).filter(({ publishDate }) => publishDate)
    expect(dated.length).toBeGreaterThan(2)
    for (const { publishDate, dateText } of dated) expect(dateText).toBe(words(language, publishDate))
  })

  it.each([
    `home?language=${language}`,
    `category?language=${language}&slug=nanomedicine`,
    `article?language=${language}&id=${article}`,
  ])('of what articles are about: %s', async (address) => {
    const sized = objectsIn(await viewOf(handleNews, address)).filter(
      ({ scale, publishDate, excerpt, inks }) => scale !== undefined && (publishDate ?? excerpt ?? inks),
    )
    expect(sized.length).toBeGreaterThan(2)
    for (const { scaleText } of sized) expect(scaleText).toMatch(isSize[language] ?? /^$/)
  })

  it('of the landmarks on the ruler of sizes', async () => {
    const { landmarks } = (await viewOf(handleNews, `home?language=${language}`)) as { landmarks: string[] }
    expect(landmarks).toHaveLength(12)
    const [first, last] = language === 'es' ? ['0,1\u00a0nm', '10.000\u00a0km'] : ['0.1\u00a0nm', '10,000\u00a0km']
    expect([landmarks[0], landmarks.at(-1)]).toEqual([first, last])
  })

  it('of what a film shows, on its page', async () => {
    const films = [
      `short?language=${language}&technoscience=Nanotecnología&id=1`,
      `film?language=${language}&list=retroengineering&id=1`,
    ]
    for (const address of films) {
      const { short, film = short } = (await viewOf(handleVideos, address)) as { short?: Json; film?: Json }
      expect(film?.['scaleText']).toMatch(isSize[language] ?? /^$/)
    }
  })

  it('of what changed in an article', async () => {
    const home = objectsIn(await viewOf(handleNews, `home?language=${language}`))
    const ids = new Set(home.flatMap(({ id, publishDate }) => (publishDate ? [String(id)] : [])))
    const views = await Promise.all(
      [...ids].map((id) => viewOf(handleNews, `article?language=${language}&id=${id}`) as Promise<{ article: Json }>),
    )
    const changed = views.filter(({ article: { updated } }) => updated)
    expect(changed.length).toBeGreaterThan(0)
    for (const { article: one } of changed) {
      expect(one['updatedText']).toBe(words(language, one['updated']))
      for (const { date, dateText } of one['changes'] as Json[]) expect(dateText).toBe(words(language, date))
    }
  })

  it.each([
    `short?language=${language}&technoscience=Nanotecnología&id=1`,
    `film?language=${language}&list=retroengineering&id=1`,
    `retroengineering?language=${language}`,
    `about-us?language=${language}`,
  ])('of films, where they are shown: %s', async (address) => {
    const told = objectsIn(await viewOf(handleVideos, address)).filter(({ summary, video }) => summary ?? video)
    expect(told.length).toBeGreaterThan(0)
    for (const { releaseDate, dateText } of told) expect(dateText).toBe(words(language, releaseDate))
  })

  it.each(['', 'nano'])("of what a search finds for '%s'", async (q) => {
    const hits = objectsIn(await readSearch({ language, q })).filter(({ publishDate }) => publishDate)
    expect(hits.length).toBeGreaterThan(0)
    for (const { publishDate, dateText, scaleText } of hits) {
      expect(dateText).toBe(words(language, publishDate))
      expect(scaleText).toMatch(isSize[language] ?? /^$/)
    }
  })
})
