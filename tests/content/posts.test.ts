import { describe, expect, it } from 'vitest'
import { listBanners } from '../../src/content/banners.server.ts'
import { findAdvertisement, findPost, findPostById, listPosts } from '../../src/content/posts.server.ts'
import { languages, otherLanguage } from '../../src/i18n/language.ts'
import { translationId } from '../../src/content/translation.ts'

describe.each(languages)('the static posts in %s', (language) => {
  it('are found by slug and by id', () => {
    expect(listPosts(language).length).toBeGreaterThan(0)
    for (const post of listPosts(language)) {
      expect(post.language).toBe(language)
      expect(post.content).toContain('<h2')
      expect(findPost(language, post.slug)).toEqual(post)
      expect(findPostById(language, post.id)).toEqual(post)
    }
  })

  it('are not found by what names none', () => {
    expect(findPost(language, 'nowhere')).toBeUndefined()
    expect(findPostById(language, '999')).toBeUndefined()
  })

  it('hold the page that the advertisement leads to, and its translation', () => {
    const advertisement = findAdvertisement(language)
    const post = listPosts(language).find((candidate) => candidate.link === advertisement?.link)
    expect(advertisement?.title).toBe(post?.title)
    expect(advertisement?.imageAlt).toMatch(/\S/)
    expect(findPostById(otherLanguage(language), translationId(post?.id ?? ''))).toBeDefined()
  })

  it('are the pages of all banners', () => {
    for (const banner of listBanners(language)) {
      expect(findPost(language, banner.link.split('/').at(-1) ?? '')).toBeDefined()
    }
  })
})
