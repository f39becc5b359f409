import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import type { Category } from '../content/vocabulary.ts'
import { CategoryLabel } from '../ui/category-label.tsx'
import { ArticleHitRow } from './article-hit-row.tsx'
import styles from './search-results.module.css'
import type { ArticleHit, SearchGroup, SearchView, TermHit, VideoHit } from '../contract/search-view.ts'
import { TermHitRow } from './term-hit-row.tsx'
import { VideoHitRow } from './video-hit-row.tsx'

export function SearchResults({ view }: { view: SearchView }) {
  if (view.count > 0) return view.groups.map((group) => <Group key={group.kind} group={group} />)
  return (
    <>
      {view.query !== '' && <AskZed />}
      <Categories categories={view.categories} />
      <Newest hits={view.newest} />
    </>
  )
}

function Group({ group }: { group: SearchGroup }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._(`search_group_${group.kind}`)} count={group.hits.length}>
      {group.kind === 'articles' && <Hits hits={group.hits} />}
      {group.kind === 'videos' && <VideoHits hits={group.hits} />}
      {group.kind === 'glossary' && <TermHits hits={group.hits} />}
    </Section>
  )
}

function VideoHits({ hits }: { hits: readonly VideoHit[] }) {
  return (
    <ul className={styles['videos']}>
      {hits.map((hit) => (
        <li key={`${hit.topic} ${hit.id}`}>
          <VideoHitRow hit={hit} />
        </li>
      ))}
    </ul>
  )
}

function TermHits({ hits }: { hits: readonly TermHit[] }) {
  return (
    <ul className={styles['terms']}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <TermHitRow hit={hit} />
        </li>
      ))}
    </ul>
  )
}

function AskZed() {
  const { i18n } = useLingui()
  return (
    <div className={styles['nothing']}>
      <p>{i18n._('search_nothing_help')}</p>
      <Link to="/interaction" className="action" data-look="zed">
        {i18n._('search_ask_zed')}
      </Link>
    </div>
  )
}

function Categories({ categories }: { categories: readonly Category[] }) {
  const { i18n } = useLingui()
  if (categories.length === 0) return null
  return (
    <Section title={i18n._('search_by_category')}>
      <ul className={styles['categories']}>
        {categories.map((category) => (
          <li key={category}>
            <CategoryLabel category={category} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Newest({ hits }: { hits: readonly ArticleHit[] }) {
  const { i18n } = useLingui()
  if (hits.length === 0) return null
  return (
    <Section title={i18n._('search_newest')}>
      <Hits hits={hits} />
    </Section>
  )
}

function Hits({ hits }: { hits: readonly ArticleHit[] }) {
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.id}>
          <ArticleHitRow hit={hit} />
        </li>
      ))}
    </ul>
  )
}

function Section({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && <span className="mono"> {count}</span>}
      </h2>
      {children}
    </section>
  )
}
