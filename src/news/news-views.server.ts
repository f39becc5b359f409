import * as v from 'valibot'
import { findArticle, findArticleBySlug, listArticleCards } from '../content/articles.server.ts'
import { listBanners } from '../content/banners.server.ts'
import { findAdvertisement, findPost, findPostById, listPosts } from '../content/posts.server.ts'
import type { ArticleInWords } from '../content/answers.ts'
import type { Advertisement, ArticleCard, Banner, Category, NewestArticle, Post } from '../content/schema.ts'
import { readGlossaryPage, readTermNotes } from '../glossary/glossary-view.server.ts'
import { defineView } from '../contract/view.ts'
import type { Dated } from '../i18n/in-words.ts'
import { formatScale } from '../i18n/sizes.server.ts'
import { formatDate } from '../i18n/dates.server.ts'
import { languages, otherLanguage, type Language } from '../i18n/language.ts'
import { categoryInks, findCategory } from '../content/category.ts'
import { translationId } from '../content/translation.ts'
import { videoTopics } from '../content/video-script.ts'
import type { Video } from '../content/video.ts'
import { listVideos } from '../content/videos.server.ts'
import { viewHomeSections, type HomeSectionView } from './home-bands.server.ts'
import { composeHomeSection, sidebarBanner } from './home-composition.ts'
import { emblemOf } from './desk-emblems.server.ts'
import { popularArticles } from './popular-articles.ts'
import { landmarkScales, mostMarks, type RulerMark } from './ruler-axis.ts'
import { relatedArticles } from './related-articles.ts'
import { articleInWords, shownArticle } from './shown-article.server.ts'
import type { ShownArticle } from './shown-article.ts'
import { newestFirst } from '../videos/related-videos.ts'
import { tileOf, type VideoTile } from '../videos/video-views.server.ts'
import { lookOf, technoscienceNames, topicOf } from '../videos/technoscience.ts'
import type { FreshArticle } from './home-fresh.tsx'

// Page views of the content. Server only: it reads all content.

export interface HomeView {
  marks: RulerMark[]
  landmarks: string[]
  left: ShownArticle[]
  centre: ShownArticle[]
  right: ShownArticle[]
  banner?: Banner | undefined
  advertisement?: Advertisement | undefined
  sections: HomeSectionView[]
  fresh: FreshArticle[]
  films: VideoTile[]
}

export type PopularArticle = Pick<ArticleCard, 'id' | 'title' | 'imageUrl' | 'scale' | 'category'>

type ArticleView =
  | { found: 'here'; article: ArticleInWords; popular: PopularArticle[]; next: ShownArticle[]; films: VideoTile[] }
  | { found: 'elsewhere'; id: string }
  | { found: 'nowhere' }

type CategoryView = { category: Category; cards: ShownArticle[]; films: VideoTile[] } | null

type PostView =
  | { found: 'here'; post: Post; paths: Record<Language, string> }
  | { found: 'elsewhere'; slug: string }
  | { found: 'nowhere' }

/** By the number in their id. */
const ownAddresses = { privacy: '2', terms: '3', 'about-us': '4' } as const

type OwnAddress = keyof typeof ownAddresses

const language = v.picklist(languages)
const name = v.pipe(v.string(), v.maxLength(200))

export const newsViews = {
  home: defineView(v.object({ language }), (query) => readHome(query.language)),
  newest: defineView(v.object({ language }), (query) => readNewest(query.language)),
  article: defineView(v.object({ language, id: name }), (query) => readArticle(query.language, query.id)),
  'article-id': defineView(v.object({ language, slug: name }), (query) => findArticleId(query.language, query.slug)),
  category: defineView(v.object({ language, slug: name }), (query) => readCategory(query.language, query.slug)),
  post: defineView(v.object({ language, slug: name }), (query) => readPost(query.language, query.slug)),
  page: defineView(v.object({ language, name: v.picklist(['privacy', 'terms', 'about-us']) }), (query) =>
    readOwnAddress(query.language, query.name),
  ),
  glossary: defineView(v.object({ language }), (query) => readGlossaryPage(query.language)),
  /** `ids` are comma-separated. */
  terms: defineView(v.object({ language, ids: v.pipe(v.string(), v.maxLength(1000)) }), (query) =>
    readTermNotes(query.language, query.ids.split(',')),
  ),
}

export type NewsViews = typeof newsViews

function readHome(of: Language): HomeView {
  const cards = listArticleCards(of)
  const banners = listBanners(of).map((banner) => ({ ...banner, title: titleOfPage(of, banner) }))
  // Columns are limited by display order; further articles are in their category.
  const columns = composeHomeSection(cards, 'home-section-one')
  const left = columns.left.slice(0, 4).map((card) => shownArticle(card, { withAuthor: true }))
  const centre = columns.centre.slice(0, 2).map((card) => shownArticle(card, { withAuthor: true, withExcerpt: true }))
  const right = columns.right.slice(0, 3).map((card) => shownArticle(card, { withAuthor: true }))
  const marks = newest(cards, mostMarks).map(({ id, title, scale, category }) => {
    return { id, title, scale, scaleText: formatScale(scale, of), inks: categoryInks(category) }
  })
  const landmarks = landmarkScales.map((scale) => formatScale(scale, of))
  const sections = viewHomeSections(cards, banners)
  const fresh = newest(cards, 3).map(({ id, title, publishDate }) => {
    return { id, title, publishDate, dateText: formatDate(publishDate, of) }
  })
  const films = newestFirst(shortsOf(of)).slice(0, filmsInRow).map(tileOf)
  const banner = sidebarBanner(banners)
  return { marks, landmarks, left, centre, right, banner, advertisement: findAdvertisement(of), sections, fresh, films }
}

function titleOfPage(of: Language, { link }: Banner): string | undefined {
  return findPost(of, link.slice(link.lastIndexOf('/') + 1))?.title
}

function readNewest(of: Language): Dated<NewestArticle>[] {
  return newest(listArticleCards(of), 4).map(({ id, title, imageUrl, publishDate }) => {
    return { id, title, imageUrl, publishDate, dateText: formatDate(publishDate, of) }
  })
}

function newest(cards: readonly ArticleCard[], count: number): ArticleCard[] {
  return cards.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate)).slice(0, count)
}

async function readArticle(of: Language, id: string): Promise<ArticleView> {
  const article = await findArticle(of, id)
  if (article) {
    const shown = { ...articleInWords(article), authorThumbnail: emblemOf(article.authorThumbnail) }
    const next = relatedArticles(listArticleCards(of), article).map((card) => shownArticle(card))
    return { found: 'here', article: shown, popular: readPopular(of, id), next, films: filmsOf(of, id).map(tileOf) }
  }
  const translation = translationId(id)
  return (await findArticle(of, translation)) ? { found: 'elsewhere', id: translation } : { found: 'nowhere' }
}

function readPopular(of: Language, beside: string): PopularArticle[] {
  return popularArticles(listArticleCards(of), beside).map(({ id, title, imageUrl, scale, category }) => {
    return { id, title, imageUrl, scale, category }
  })
}

/** Films that name the article, by its pair number. */
function filmsOf(of: Language, id: string): Video[] {
  const number = id.replace(/^es-/, '')
  return videoTopics.flatMap((inList) => listVideos(of, inList).filter(({ article }) => article === number))
}

const filmsInRow = 4

function shortsOf(of: Language): Video[] {
  return technoscienceNames.flatMap((one) => listVideos(of, topicOf(one)))
}

/** Films of a category's articles, then its newest shorts. */
function filmsOfCategory(of: Language, category: Category, cards: readonly ArticleCard[]): Video[] {
  const told = cards.flatMap(({ id }) => filmsOf(of, id))
  const ink = categoryInks(category)[0]
  const others = newestFirst(shortsOf(of)).filter(({ technoscience }) => {
    return technoscience !== undefined && lookOf(technoscience).ink === ink
  })
  return [...new Set([...told, ...others])].slice(0, filmsInRow)
}

async function findArticleId(of: Language, slug: string): Promise<string | null> {
  const own = await findArticleBySlug(of, slug)
  if (own) return own.id
  const other = await findArticleBySlug(otherLanguage(of), slug)
  return other ? translationId(other.id) : null
}

function readCategory(of: Language, slug: string): CategoryView {
  const category = findCategory(slug)
  if (!category) return null
  const own = listArticleCards(of).filter((card) => card.category === category)
  const cards = newest(own, own.length)
  return {
    category,
    cards: cards.map((card) => shownArticle(card, { withAuthor: true })),
    films: filmsOfCategory(of, category, cards).map(tileOf),
  }
}

function readPost(of: Language, slug: string): PostView {
  const post = findPost(of, slug)
  if (post) {
    const translation = findPostById(otherLanguage(of), translationId(post.id)) ?? post
    return {
      found: 'here',
      post,
      paths: { es: post.link, en: post.link, [of]: post.link, [translation.language]: translation.link },
    }
  }
  const other = listPosts(otherLanguage(of)).find((candidate) => candidate.slug === slug)
  const translation = other && findPostById(of, translationId(other.id))
  return translation ? { found: 'elsewhere', slug: translation.slug } : { found: 'nowhere' }
}

function readOwnAddress(of: Language, page: OwnAddress): Post {
  const number = ownAddresses[page]
  const post = findPostById(of, of === 'es' ? `es-${number}` : number)
  if (!post) throw new Error(`The content has no post for /${page} in '${of}'.`)
  return post
}
