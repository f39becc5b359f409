import posts from 'virtual:content/posts'
import type { Language } from '../i18n/language.ts'
import type { Advertisement, Post } from './schema.ts'

export function listPosts(language: Language): Post[] {
  return posts[language]
}

export function findPost(language: Language, slug: string): Post | undefined {
  return posts[language].find((post) => post.slug === slug)
}

/** Returns the post by id. Ids pair across languages, as for articles. */
export function findPostById(language: Language, id: string): Post | undefined {
  return posts[language].find((post) => post.id === id)
}

export function findAdvertisement(language: Language): Advertisement | undefined {
  for (const { title, link, advertisement } of posts[language]) {
    if (advertisement) return { title, link, ...advertisement }
  }
  return undefined
}
