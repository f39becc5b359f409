import posts from 'virtual:content/posts'
import type { Language } from '../i18n/language.ts'
import type { Advertisement, Post } from './schema.ts'

/** All static posts of a language. */
export function listPosts(language: Language): Post[] {
  return posts[language]
}

/** The static post of that slug in the language's list, or none. */
export function findPost(language: Language, slug: string): Post | undefined {
  return posts[language].find((post) => post.slug === slug)
}

/** The static post of that id in the language's list, or none. Ids pair up across languages as those of articles do. */
export function findPostById(language: Language, id: string): Post | undefined {
  return posts[language].find((post) => post.id === id)
}

/** The advertisement under the right column of home section one, which leads to a static post. */
export function findAdvertisement(language: Language): Advertisement | undefined {
  for (const { title, link, advertisement } of posts[language]) {
    if (advertisement) return { title, link, ...advertisement }
  }
  return undefined
}
