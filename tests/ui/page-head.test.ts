import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/language.ts'
import { LanguageSession } from '../../src/i18n/language-session.ts'
import { pageHead, type PageContext } from '../../src/ui/page-head.ts'

const contexts = new Map<Language, PageContext>()

beforeAll(async () => {
  for (const language of ['es', 'en'] as const) {
    const session = new LanguageSession(language, undefined)
    await session.load(language)
    const site = { siteUrl: 'https://zed.example', talkUrl: '/api/talk', avatar: { engine: 'zed' as const } }
    contexts.set(language, { session, site })
  }
})

function head(language: Language, description: Parameters<typeof pageHead>[1]) {
  const context = contexts.get(language)
  if (!context) throw new Error('The context is missing.')
  return pageHead(context, description)
}

describe("a page's head", () => {
  test('names the page and the site, and its canonical address in its language', () => {
    const { meta, links } = head('en', { title: 'About us', paths: '/about-us' })
    expect(meta).toContainEqual({ title: 'About us · Tecnociencia Z' })
    expect(links).toContainEqual({ rel: 'canonical', href: 'https://zed.example/en/about-us' })
    expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('names its translation in the other language, with an address of its own if it has one', () => {
    const { links } = head('es', { title: 'Azul', paths: { es: '/news-single/es-2', en: '/news-single/2' } })
    expect(links).toContainEqual({
      rel: 'alternate',
      hrefLang: 'en',
      href: 'https://zed.example/en/news-single/2',
    })
    expect(links).toContainEqual({ rel: 'canonical', href: 'https://zed.example/es/news-single/es-2' })
  })

  test('sends whoever reads neither language to the default one', () => {
    const { links } = head('en', { paths: { es: '/news-single/es-2', en: '/news-single/2' } })
    expect(links.filter((link) => 'hrefLang' in link && link.hrefLang === 'x-default')).toEqual([
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://zed.example/es/news-single/es-2' },
    ])
  })

  test('says how large its picture is, and what it shows', () => {
    const image = { path: '/pictures/share/2.jpg', width: 1200, height: 630 }
    const { meta } = head('en', { title: 'Blue', paths: '/', image })
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://zed.example/pictures/share/2.jpg' })
    expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
    expect(meta).toContainEqual({ property: 'og:image:height', content: '630' })
    expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Blue' })
  })

  test('keeps a page out of search engines that has no address of its own', () => {
    const { meta, links } = head('es', {})
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(links).toEqual([])
  })

  test('describes the site where the page says nothing of itself, in the language of the page', () => {
    const spanish = head('es', { paths: '/' }).meta.find((one) => 'name' in one && one.name === 'description')
    const english = head('en', { paths: '/' }).meta.find((one) => 'name' in one && one.name === 'description')
    expect(spanish).not.toEqual(english)
    expect(JSON.stringify(spanish)).toContain('Zed')
  })
})
