import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { findAdvertisement, findPost, findPostById, listPosts } from '../../content/posts.ts'
import { findArticle, findArticleBySlug, listArticleCards } from '../../content/articles.ts'
import { listBanners } from '../../content/banners.ts'
import type { Advertisement, Article, ArticleCard, Banner, Category, Post } from '../../content/schema.ts'
import { languages, otherLanguage, type Language } from '../../i18n/language.ts'
import { findCategory } from '../../news/category.ts'
import { counterpartId } from '../../news/counterpart.ts'
import { composeHomeSection, sidebarBanner } from '../../news/home-composition.ts'
import { popularArticles } from '../../news/popular-articles.ts'

// Content is read on the server only: a visitor's browser gets what a page shows and nothing that it doesn't.

const LanguageInput = v.object({ language: v.picklist(languages) })
const IdInput = v.object({ language: v.picklist(languages), id: v.pipe(v.string(), v.maxLength(200)) })
const SlugInput = v.object({ language: v.picklist(languages), slug: v.pipe(v.string(), v.maxLength(200)) })

/** What the home page shows. */
export interface HomeData {
  left: ArticleCard[]
  centre: ArticleCard[]
  right: ArticleCard[]
  banner: Banner | undefined
  advertisement: Advertisement | undefined
}

export const readHome = createServerFn({ method: 'GET' })
  .validator(LanguageInput)
  .handler(({ data: { language } }): HomeData => {
    const { left, centre, right } = composeHomeSection(listArticleCards(language), 'home-section-one')
    return {
      left,
      centre,
      right,
      banner: sidebarBanner(listBanners(language)),
      advertisement: findAdvertisement(language),
    }
  })

/** An article and what stands beside it; or where it is found instead; or nothing. */
export type ArticleData =
  | { found: 'here'; article: Article; popular: ArticleCard[] }
  | { found: 'elsewhere'; id: string }
  | { found: 'nowhere' }

export const readArticle = createServerFn({ method: 'GET' })
  .validator(IdInput)
  .handler(async ({ data: { language, id } }): Promise<ArticleData> => {
    const article = await findArticle(language, id)
    if (article) return { found: 'here', article, popular: popularArticles(listArticleCards(language), id) }
    const counterpart = counterpartId(id)
    const exists = await findArticle(language, counterpart)
    return exists ? { found: 'elsewhere', id: counterpart } : { found: 'nowhere' }
  })

/** The id, in the visitor's language, of the article that a slug of either language names. */
export const findArticleIdBySlug = createServerFn({ method: 'GET' })
  .validator(SlugInput)
  .handler(async ({ data: { language, slug } }): Promise<string | null> => {
    const own = await findArticleBySlug(language, slug)
    if (own) return own.id
    const other = await findArticleBySlug(otherLanguage(language), slug)
    return other ? counterpartId(other.id) : null
  })

export const readCategory = createServerFn({ method: 'GET' })
  .validator(SlugInput)
  .handler(({ data: { language, slug } }): { category: Category; cards: ArticleCard[] } | null => {
    const category = findCategory(slug)
    if (!category) return null
    return { category, cards: listArticleCards(language).filter((card) => card.category === category) }
  })

/** A static post and its path in each language; or the slug of it in the visitor's language; or nothing. */
export type PostData =
  | { found: 'here'; post: Post; paths: Record<Language, string> }
  | { found: 'elsewhere'; slug: string }
  | { found: 'nowhere' }

export const readPost = createServerFn({ method: 'GET' })
  .validator(SlugInput)
  .handler(({ data: { language, slug } }): PostData => {
    const post = findPost(language, slug)
    if (post) {
      const twin = findPostById(otherLanguage(language), counterpartId(post.id)) ?? post
      return {
        found: 'here',
        post,
        paths: { [language]: post.link, [twin.language]: twin.link } as Record<Language, string>,
      }
    }
    const twin = findCounterpartPost(language, slug)
    return twin ? { found: 'elsewhere', slug: twin.slug } : { found: 'nowhere' }
  })

function findCounterpartPost(language: Language, slug: string): Post | undefined {
  const other = listPosts(otherLanguage(language)).find((post) => post.slug === slug)
  return other && findPostById(language, counterpartId(other.id))
}

/** The newest articles, for the side panel. */
export const readNewest = createServerFn({ method: 'GET' })
  .validator(LanguageInput)
  .handler(({ data: { language } }): ArticleCard[] =>
    listArticleCards(language)
      .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
      .slice(0, 4),
  )
