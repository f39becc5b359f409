// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listArticleCards } from '../../../src/content/articles.server.ts'
import { videoTopics } from '../../../src/content/video-script.ts'
import { listVideos } from '../../../src/content/videos.server.ts'
import { languages } from '../../../src/i18n/language.ts'
import { handleFeed } from '../../../src/server/feeds/feed.ts'
import { handleRobots, makeSitemap } from '../../../src/server/feeds/sitemap.ts'
import { videoPath } from '../../../src/content/video-address.ts'

const origin = 'https://site.example'

function xml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('')
  return document
}

const textOf = (parent: ParentNode, name: string) => [...parent.querySelectorAll(name)].map((one) => one.textContent)

for (const language of languages) {
  test(`the ${language} feed has every article of the language, newest first, with whole addresses only`, async () => {
    const response = await handleFeed(new Request(`${origin}/feed/${language}.xml`), origin)
    expect(response.headers.get('content-type')).toContain('application/rss+xml')
    const feed = xml(await response.text())
    expect(textOf(feed, 'channel > language')).toEqual([language])
    const cards = listArticleCards(language)
    expect(textOf(feed, 'item > link').sort()).toEqual(
      cards.map(({ id }) => `${origin}/${language}/news-single/${id}`).sort(),
    )
    const days = textOf(feed, 'item > pubDate').map((day) => Date.parse(day ?? ''))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    const updated = cards.map((card) => Date.parse(card.updated ?? card.publishDate))
    expect(
      textOf(feed, 'item > *|updated')
        .map((day) => Date.parse(day ?? ''))
        .sort(),
    ).toEqual(updated.toSorted())
    expect(textOf(feed, 'channel > lastBuildDate').map((day) => Date.parse(day ?? ''))).toEqual([Math.max(...updated)])
    const pictures = [...feed.querySelectorAll('item > enclosure')].map((one) => one.getAttribute('url') ?? '')
    expect(pictures).toHaveLength(cards.length)
    for (const picture of pictures) expect(existsSync(`public${new URL(picture).pathname}`), picture).toBe(true)
    for (const content of textOf(feed, 'item > *|encoded')) expect(content).not.toMatch(/(href|src)="\//)
  })
}

test.each(['/feed/fr.xml', '/feed/es', '/feed/'])('%s is no feed', async (path) => {
  expect((await handleFeed(new Request(origin + path), origin)).status).toBe(404)
})

test('the sitemap names every page in both languages, each with its translations', async () => {
  const sitemap = xml(await makeSitemap(origin))
  const addresses = textOf(sitemap, 'url > loc')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toContain(`${origin}/es/shorts`)
  expect(addresses).toContain(`${origin}/en/category/nanomedicine`)
  for (const language of languages) {
    for (const { id } of listArticleCards(language)) {
      expect(addresses).toContain(`${origin}/${language}/news-single/${id}`)
    }
  }
  for (const page of sitemap.querySelectorAll('url')) {
    const translations = [...page.querySelectorAll('*|link')].map((link) => link.getAttribute('href'))
    expect(translations).toHaveLength(3)
    expect(translations).toContain(page.querySelector('loc')?.textContent)
    for (const translation of translations) expect(addresses).toContain(translation)
  }
})

test.each(videoTopics)('the sitemap names every video of %s with its file', async (topic) => {
  const sitemap = xml(await makeSitemap(origin))
  const files = new Map(
    [...sitemap.querySelectorAll('url')].map((page) => [
      page.querySelector('loc')?.textContent,
      textOf(page, '*|content_loc'),
    ]),
  )
  for (const language of languages) {
    const videos = listVideos(language, topic)
    expect(videos.length).toBeGreaterThan(0)
    for (const video of videos) {
      expect(files.get(`${origin}/${language}${videoPath(video)}`)).toEqual([origin + video.video])
    }
  }
})

test('crawlers are told where the sitemap is', async () => {
  expect(await handleRobots(new Request(`${origin}/robots.txt`), origin).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  )
})
