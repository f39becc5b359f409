import cards from 'virtual:content/cards'
import loaders from 'virtual:content/articles'
import type { Language } from '../i18n/language.ts'
import type { AskedArticle } from './answers.ts'
import type { PublishedCard } from './article-changes.ts'

/** The article of that id in the language's list, or none: an id of the other language is not looked for. */
export async function findArticle(language: Language, id: string): Promise<AskedArticle | undefined> {
  if (!Object.hasOwn(loaders[language], id)) return undefined
  return (await loaders[language][id]?.())?.default
}

/** The article whose link ends in that slug in the language's list, or none. */
export async function findArticleBySlug(language: Language, slug: string): Promise<AskedArticle | undefined> {
  const card = cards[language].find((candidate) => candidate.slug === slug)
  return card && findArticle(language, card.id)
}

/** Cards of all articles of a language, in the order of their ids. They hold no bodies. */
export function listArticleCards(language: Language): PublishedCard[] {
  return cards[language]
}

/** All articles of a language, whole, in the order of their ids. For the server: it loads every body. */
export async function listArticles(language: Language): Promise<AskedArticle[]> {
  const modules = await Promise.all(Object.values(loaders[language]).map((load) => load()))
  return modules.map((module) => module.default)
}
