import { use, type ReactNode } from 'react'
import { findArticle, listArticleCards } from '../../../src/content/articles.server.ts'
import { listPosts } from '../../../src/content/posts.server.ts'
import type { ArticleInWords } from '../../../src/content/answers.ts'
import type { ArticleCard, Post } from '../../../src/content/schema.ts'
import type { Dated, Sized } from '../../../src/i18n/in-words.ts'
import { useLanguage } from '../../../src/i18n/language-context.tsx'
import type { Language } from '../../../src/i18n/language.ts'
import { newsViews, type HomeView } from '../../../src/news/news-views.server.ts'
import { articleInWords, inWords } from '../../../src/news/shown-article.server.ts'

// Sample content in the view's language.

export const brokenPicture = '/pictures/there-is-none/light-1014.webp'

export function Cards({ children }: { children: (cards: readonly Dated<Sized<ArticleCard>>[]) => ReactNode }) {
  const { language } = useLanguage()
  const cards = listArticleCards(language).toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  return children(cards.map((card) => inWords(card)))
}

export function Card({ children }: { children: (card: Dated<Sized<ArticleCard>>) => ReactNode }) {
  return <Cards>{(cards) => cards.slice(0, 1).map((card) => children(card))}</Cards>
}

const articles = new Map<Language, Promise<ArticleInWords>>()

async function readNewestArticle(language: Language): Promise<ArticleInWords> {
  const [card] = listArticleCards(language).toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  const article = card && (await findArticle(language, card.id))
  if (!article) throw new Error(`There is no article in '${language}'.`)
  return articleInWords(article)
}

export function WholeArticle({ children }: { children: (article: ArticleInWords) => ReactNode }) {
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
