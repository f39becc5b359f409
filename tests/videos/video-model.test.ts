import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Video } from '../../src/content/video.ts'
import { technosciences } from '../../src/content/vocabulary.ts'
import type { PageContext } from '../../src/ui/page-head.ts'
import { clockTime } from '../../src/videos/clock-time.ts'
import { cueAt } from '../../src/videos/cue-at.ts'
import { mostRelated, neighboursOf, relatedVideos } from '../../src/videos/related-videos.ts'
import { lookOf, parseTechnoscience, technoscienceNames, topicOf } from '../../src/videos/technoscience.ts'
import { videoPath } from '../../src/content/video-address.ts'
import { videoHead, videoObject } from '../../src/videos/video-head.ts'
import type { Views } from '../../src/contract/view.ts'
import { videoViews } from '../../src/videos/video-views.server.ts'
import { video } from './video-fixtures.ts'

const shelf = vi.hoisted(() => ({ videos: {} as Record<string, Video[]> }))
vi.mock('../../src/content/videos.server.ts', () => ({
  listVideos: (language: string, topic: string) => shelf.videos[`${language} ${topic}`] ?? [],
  findVideo: (language: string, topic: string, id: string) =>
    shelf.videos[`${language} ${topic}`]?.find((one) => one.id === id),
}))

const list = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at + 1) }))
const ids = (videos: readonly { id: string }[]) => videos.map(({ id }) => id)

describe('the Spanish display names', () => {
  it('lead to their topics', () => {
    expect(technoscienceNames).toEqual(['Nanotecnología', 'Infotecnología', 'Biotecnología', 'Cognotecnología'])
    for (const name of technoscienceNames) expect(topicOf(name)).toBe(technosciences[name])
    expect(technoscienceNames.map((name) => lookOf(name).ink)).toEqual(['n', 'i', 'b', 'c'])
  })

  it('are known with their accent in one code point or two, and no other names are', () => {
    expect(parseTechnoscience('Biotecnología')).toBe('Biotecnología')
    expect(parseTechnoscience('Biotecnología'.normalize('NFD'))).toBe('Biotecnología')
    for (const other of ['biotechnology', 'Biotechnology', 'Retroingeniería', '', 'constructor']) {
      expect(parseTechnoscience(other)).toBeUndefined()
    }
  })

  it.each(['Biotecnologia', 'biotecnología', 'BIOTECNOLOGIA'])('are known as people type them: %s', (typed) => {
    expect(parseTechnoscience(typed)).toBe('Biotecnología')
  })
})

describe('related videos', () => {
  it('are the next four, going round', () => {
    expect(ids(relatedVideos(list(10), '2'))).toEqual(['3', '4', '5', '6'])
    expect(ids(relatedVideos(list(10), '9'))).toEqual(['10', '1', '2', '3'])
    expect(ids(relatedVideos(list(3), '2'))).toEqual(['3', '1'])
    expect(relatedVideos(list(1), '1')).toEqual([])
  })

  it('are at most four, never the current one and none twice', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), fc.nat({ max: 25 }), (count, current) => {
        const related = ids(relatedVideos(list(count), String(current)))
        expect(related.length).toBeLessThanOrEqual(mostRelated)
        expect(related).not.toContain(String(current))
        expect(new Set(related).size).toBe(related.length)
        const others = ids(list(count)).filter((id) => id !== String(current)).length
        expect(related).toHaveLength(Math.min(mostRelated, others))
      }),
    )
  })
})

it('the feed goes on from the last video of a list to the first of the next, and from the last of all to the first', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => ({ topic: 'a', id })) as [Place, Place, Place]
  const other = { topic: 'b', id: '1' }
  interface Place {
    topic: string
    id: string
  }
  const lists = [[one, two, three], [], [other]]
  expect(neighboursOf(lists, one)).toEqual({ previous: null, next: two })
  expect(neighboursOf(lists, three)).toEqual({ previous: two, next: other })
  expect(neighboursOf(lists, other)).toEqual({ previous: three, next: one })
  expect(neighboursOf(lists, { topic: 'b', id: '9' })).toEqual({ previous: null, next: null })
  expect(neighboursOf([[one]], one)).toEqual({ previous: null, next: null })
})

it('a caption is found by its time, and none between two', () => {
  const cues = [
    { start: 0, end: 2, text: 'a' },
    { start: 3, end: 4, text: 'b' },
  ]
  expect([0, 1.99, 2, 3, 4].map((time) => cueAt(cues, time))).toEqual([0, 0, -1, 1, -1])
})

it('a time reads as a clock', () => {
  expect([0, 9.4, 59.7, 61, -3].map(clockTime)).toEqual(['0:00', '0:09', '1:00', '1:01', '0:00'])
})

describe('a video has an address', () => {
  it('by its display name, or by its list', () => {
    expect(videoPath(video({ id: '3' }))).toBe('/shorts/Nanotecnolog%C3%ADa/3')
    expect(videoPath(video({ id: '3', topic: 'about-us', technoscience: undefined }))).toBe('/about-us/3')
  })

  it('in its head: the canonical one, its translation, and the film for link previews', () => {
    const session = { current: 'en', translator: () => ({ _: (id: string) => id }) }
    const context = { session, site: { siteUrl: 'https://zed.example' } } as unknown as PageContext
    const { meta, links, scripts } = videoHead(context, video({ title: 'A </script> test' }))
    const address = 'https://zed.example/en/shorts/Nanotecnolog%C3%ADa/1'
    expect(links).toContainEqual({ rel: 'canonical', href: address })
    expect(meta).toContainEqual({
      property: 'og:video',
      content: 'https://zed.example/videos/nanotechnology-1/video.mp4',
    })
    expect(scripts[0]?.children).not.toContain('</script>')
    expect(JSON.parse(scripts[0]?.children ?? '')).toMatchObject({ name: 'A </script> test', url: address })
  })

  it('as schema.org describes a video', () => {
    expect(videoObject(video(), 'https://zed.example', 'https://zed.example/x')).toMatchObject({
      '@type': 'VideoObject',
      duration: 'PT28S',
      uploadDate: '2026-10-15T00:00:00Z',
      contentUrl: 'https://zed.example/videos/nanotechnology-1/video.mp4',
      transcript: 'Primera frase. Segunda frase.',
    })
  })
})

describe('a page is given', () => {
  const nano = Array.from({ length: 6 }, (_, at) => video({ id: String(at + 1), releaseDate: `2026-10-0${at + 1}` }))
  const film = { technoscience: undefined } as const
  shelf.videos = {
    'es nanotechnology': nano,
    'es infotechnology': [video({ id: '1', topic: 'infotechnology', technoscience: 'Infotecnología' })],
    'es retroengineering': [1, 2].map((id) => video({ id: String(id), topic: 'retroengineering', ...film })),
    'es about-us': [1, 2, 3].map((id) => video({ id: String(id), topic: 'about-us', ...film })),
    'en nanotechnology': nano.map((one) => ({ ...one, title: `Short ${one.id}` })),
  }

  it('four rows on /shorts, with no more than their tiles show', async () => {
    const rows = await videoViews.shorts.read({ language: 'es' })
    expect(rows.map(({ name, shorts }) => [name, shorts.length])).toEqual([
      ['Nanotecnología', 6],
      ['Infotecnología', 1],
      ['Biotecnología', 0],
      ['Cognotecnología', 0],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/transcript|\.mp4|summary/)
    expect(ids(rows[0]?.shorts ?? [])).toEqual(['6', '5', '4', '3', '2', '1'])
  })

  it('a short with its neighbours and up to four more', async () => {
    const view = await videoViews.short.read({ language: 'es', technoscience: 'Nanotecnología', id: '2' })
    expect(view?.short.id).toBe('2')
    expect([view?.previous?.id, view?.next?.id, view?.count]).toEqual(['3', '1', 6])
    expect(ids(view?.related ?? [])).toEqual(['1', '6', '5', '4'])
    expect(JSON.stringify(view?.related)).not.toMatch(/transcript|\.mp4/)
  })

  it('after the last short of a topic the newest of the next one', async () => {
    const view = await videoViews.short.read({ language: 'es', technoscience: 'Nanotecnología', id: '1' })
    expect(view?.next).toMatchObject({ topic: 'infotechnology', id: '1' })
  })

  it('the short at an address without its accent', async () => {
    const view = await videoViews.short.read({ language: 'es', technoscience: 'nanotecnologia', id: '1' })
    expect(view?.short.technoscience).toBe('Nanotecnología')
  })

  it('the short of its language by the Spanish name', async () => {
    const view = await videoViews.short.read({ language: 'en', technoscience: 'Nanotecnología', id: '2' })
    expect(view?.short).toMatchObject({ title: 'Short 2', technoscience: 'Nanotecnología' })
  })

  it('the figure that the article of a video holds, in both languages, where there is one', async () => {
    shelf.videos['es retroengineering']?.push(
      video({ id: '9', topic: 'retroengineering', ...film, article: '9' }),
      video({ id: '11', topic: 'retroengineering', ...film, article: '11' }),
    )
    shelf.videos['en nanotechnology']?.push(video({ id: '7', article: '1' }))
    const figure = async (id: string) =>
      (await videoViews.film.read({ language: 'es', list: 'retroengineering', id }))?.figure
    expect([await figure('9'), await figure('11'), await figure('1')]).toEqual(['f-metalens-fins', null, null])
    const short = await videoViews.short.read({ language: 'en', technoscience: 'Nanotecnología', id: '7' })
    expect(short?.figure).toBe('f-charged-envelope')
    shelf.videos['es retroengineering']?.splice(2)
    shelf.videos['en nanotechnology']?.splice(6)
  })

  it.each([
    ['Nanotecnología', '99'],
    ['Nanotechnology', '1'],
    ['Biotecnología', '1'],
  ])('nothing for %s %s', async (technoscience, id) => {
    expect(await videoViews.short.read({ language: 'es', technoscience, id })).toBeNull()
  })

  it('the films of retro-engineering, and the newest shorts of each topic in turns', async () => {
    const { films, more } = await videoViews.retroengineering.read({ language: 'es' })
    expect(ids(films)).toEqual(['1', '2'])
    expect(more.map(({ topic, id }) => `${topic} ${id}`)).toEqual([
      'nanotechnology 6',
      'infotechnology 1',
      'nanotechnology 5',
    ])
  })

  it('the featured film of the site, and the numbered ones', async () => {
    const { featured, numbered } = await videoViews['about-us'].read({ language: 'es' })
    expect(featured?.id).toBe('1')
    expect(ids(numbered)).toEqual(['2', '3'])
    expect((await videoViews['about-us'].read({ language: 'en' })).featured).toBeNull()
  })

  it('nothing for a query that is none', async () => {
    await expect((videoViews as Views)['shorts']?.read({ language: 'fr' })).rejects.toThrow()
    await expect(
      (videoViews as Views)['film']?.read({ language: 'es', list: 'nanotechnology', id: '1' }),
    ).rejects.toThrow()
  })
})
