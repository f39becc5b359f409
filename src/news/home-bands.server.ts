import type { ArticleCard, Banner, HomePosition, HomeSection } from '../content/schema.ts'
import type { popularPositions } from '../content/vocabulary.ts'
import type { Sized } from '../i18n/in-words.ts'
import { formatScale } from '../i18n/sizes.server.ts'
import type { Placed } from './home-composition.ts'
import { shownArticle } from './shown-article.server.ts'
import type { ShownArticle } from './shown-article.ts'

type HomeLayout = (typeof popularPositions)[number]

/** Sections made of bands; the first has three columns (home-composition.ts). */
export const bandedSections = ['home-section-two', 'home-section-three'] as const satisfies readonly HomeSection[]
export type BandedSection = (typeof bandedSections)[number]

export type HomeBand<Item> = { layout: HomeLayout; items: Item[] }[]

// Items with a column position use the closest layout.
const layouts: Record<HomePosition, HomeLayout> = {
  'left-column-small': 'image-left-small-title',
  'center-large': 'video-left-excerpt-right',
  'right-column-small': 'right-column-small',
  'medium-image-column': 'medium-image-column',
  'numbered-list-no-image': 'numbered-list-no-image',
  'image-right-excerpt-left': 'image-right-excerpt-left',
  'image-left-small-title': 'image-left-small-title',
  'grid-small-card': 'grid-small-card',
  'image-left-excerpt-right': 'image-left-excerpt-right',
  'video-left-excerpt-right': 'video-left-excerpt-right',
}

const columns: readonly HomeLayout[] = ['medium-image-column', 'numbered-list-no-image', 'image-left-small-title']
const wide: readonly HomeLayout[] = ['image-right-excerpt-left']
const lead: readonly HomeLayout[] = ['video-left-excerpt-right']
const pairs: readonly HomeLayout[] = ['image-left-excerpt-right']
const drawer: readonly HomeLayout[] = ['grid-small-card', 'right-column-small']

const bands: Record<BandedSection, readonly (readonly HomeLayout[])[]> = {
  'home-section-two': [columns, wide, lead, pairs, drawer],
  'home-section-three': [lead, pairs, drawer, columns, wide],
}

/** Newest first; omits empty layouts and bands. */
export function composeHomeBands<Item extends Placed & { publishDate: string }>(
  items: readonly Item[],
  section: BandedSection,
): HomeBand<Item>[] {
  const shown = items
    .filter(({ homeSection }) => homeSection === section)
    .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  return bands[section]
    .map((band) =>
      band
        .map((layout) => ({ layout, items: shown.filter(({ homePosition }) => layouts[homePosition] === layout) }))
        .filter((block) => block.items.length > 0),
    )
    .filter((band) => band.length > 0)
}

export type NumberedItem = Sized<Pick<ArticleCard, 'id' | 'title' | 'category' | 'scale'>> & { excerpt?: string }

export type CardLayout = Exclude<HomeLayout, 'numbered-list-no-image'>

export type SectionBlock =
  { layout: 'numbered-list-no-image'; items: NumberedItem[] } | { layout: CardLayout; items: ShownArticle[] }

export type TitledBanner = Banner & { title?: string | undefined }

export interface HomeSectionView {
  section: BandedSection
  bands: SectionBlock[][]
  banner?: TitledBanner | undefined
}

const withoutExcerpt: ReadonlySet<HomeLayout> = new Set([
  'image-left-small-title',
  'grid-small-card',
  'right-column-small',
])

/** Most items per layout, so that the page doesn't grow with the archive. */
const mostItems: Record<HomeLayout, number> = {
  'medium-image-column': 2,
  'numbered-list-no-image': 5,
  'image-right-excerpt-left': 2,
  'image-left-small-title': 4,
  'grid-small-card': 4,
  'image-left-excerpt-right': 2,
  'video-left-excerpt-right': 2,
  'right-column-small': 3,
}

export function viewHomeSections(cards: readonly ArticleCard[], banners: readonly TitledBanner[]): HomeSectionView[] {
  return bandedSections
    .map((section) => ({
      section,
      bands: composeHomeBands(cards, section).map((band) =>
        band.map(({ layout, items }) => sectionBlock(layout, items.slice(0, mostItems[layout]))),
      ),
      banner: banners.find(({ homeSection, displayOrder }) => homeSection === section && displayOrder === 1),
    }))
    .filter((view) => view.bands.length > 0)
}

function sectionBlock(layout: HomeLayout, cards: readonly ArticleCard[]): SectionBlock {
  if (layout !== 'numbered-list-no-image') {
    const withExcerpt = !withoutExcerpt.has(layout)
    return { layout, items: cards.map((card) => shownArticle(card, { withExcerpt })) }
  }
  const items = cards.map(({ id, language, title, category, scale, excerpt }) => {
    const scaleText = formatScale(scale, language)
    return { id, title, category, scale, scaleText, excerpt: firstSentence(excerpt) }
  })
  return { layout, items }
}

/** Returns the first sentence. */
export function firstSentence(text: string): string {
  return /^.*?[.?!…](?=\s+[¿¡"“«\p{Lu}])/u.exec(text)?.[0] ?? text
}
