import { use, type ReactNode } from 'react'
import { findArticle, listArticleCards } from '../../../src/content/articles.server.ts'
import { listPosts } from '../../../src/content/posts.server.ts'
import type { AskedArticle } from '../../../src/content/answers.ts'
import type { ArticleCard, Post } from '../../../src/content/schema.ts'
import { useLanguage } from '../../../src/i18n/language-context.tsx'
import type { Language } from '../../../src/i18n/language.ts'
import { newsViews, type HomeView } from '../../../src/news/news-views.server.ts'

// Content for the gallery, in the view's language.

/** URL of a missing picture. */
export const brokenPicture = '/pictures/there-is-none/light-1014.webp'

export function Cards({ children }: { children: (cards: readonly ArticleCard[]) => ReactNode }) {
  const { language } = useLanguage()
  return children(listArticleCards(language).toSorted((a, b) => b.publishDate.localeCompare(a.publishDate)))
}

export function Card({ children }: { children: (card: ArticleCard) => ReactNode }) {
  return <Cards>{(cards) => cards.slice(0, 1).map((card) => children(card))}</Cards>
}

const articles = new Map<Language, Promise<AskedArticle>>()

async function readNewestArticle(language: Language): Promise<AskedArticle> {
  const [card] = listArticleCards(language).toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  const article = card && (await findArticle(language, card.id))
  if (!article) throw new Error(`There is no article in '${language}'.`)
  return article
}

export function WholeArticle({ children }: { children: (article: AskedArticle) => ReactNode }) {
  const { language } = useLanguage()
  return children(use(kept(articles, language, readNewestArticle)))
}

const homes = new Map<Language, Promise<HomeView>>()

export function Home({ children }: { children: (view: HomeView) => ReactNode }) {
  const { language } = useLanguage()
  return children(use(kept(homes, language, (of) => newsViews.home.read({ language: of }))))
}

export function StaticPost({ children }: { children: (post: Post) => ReactNode }) {
  const { language } = useLanguage()
  return listPosts(language)
    .slice(0, 1)
    .map((post) => children(post))
}

export function kept<Value>(
  made: Map<Language, Promise<Value>>,
  language: Language,
  make: (language: Language) => Promise<Value>,
): Promise<Value> {
  const known = made.get(language)
  if (known) return known
  const fresh = make(language)
  made.set(language, fresh)
  return fresh
}
