import { useLingui } from '@lingui/react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { ArticleCard } from './article-card.tsx'
import type { BandedSection, HomeSectionView, SectionBlock, TitledBanner } from './home-bands.server.ts'
import { HomeNumberedList } from './home-numbered-list.tsx'
import { sectionLooks } from './home-section-looks.ts'
import { HouseAdvertisement } from './house-advertisement.tsx'
import styles from './home-section.module.css'

const titles = {
  'home-section-two': { number: 2, message: 'home_section_two_title' },
  'home-section-three': { number: 3, message: 'home_section_three_title' },
} as const satisfies Record<BandedSection, { number: number; message: string }>

const widest = 4

/** A home section: title, bands, and banner. On phones only the first band shows until expanded; all without script. */
export function HomeSection({ section, bands, banner }: HomeSectionView) {
  const { i18n } = useLingui()
  const bySize = bands
    .flatMap((band) => band.flatMap(({ items }) => items.map(({ scale, scaleText }) => ({ scale, scaleText }))))
    .toSorted((a, b) => a.scale - b.scale)
  const smallest = bySize[0]?.scaleText
  const largest = bySize.at(-1)?.scaleText
  const { number, message } = titles[section]
  const words = i18n._(message).split(' ')
  const [isWhole, setWhole] = useState(false)
  const element = useRef<HTMLElement>(null)
  const more = bands.slice(1).flatMap((band) => band.flatMap(({ items }) => items)).length

  // The button disappears: focus the first item it revealed.
  useLayoutEffect(() => {
    if (isWhole) element.current?.querySelectorAll('[data-band]')[1]?.querySelector('a')?.focus({ preventScroll: true })
  }, [isWhole])

  return (
    <section ref={element} className={styles['section']} data-whole={isWhole || undefined} aria-labelledby={section}>
      <header className={styles['head']}>
        <p className={`mono ${styles['note']}`}>
          <span>{i18n._('home_section_count', { number, count: bySize.length })}</span>
          <span>{smallest === largest ? smallest : i18n._('home_section_range', { smallest, largest })}</span>
        </p>
        <h2 id={section} className={styles['title']}>
          {words.map((word, index) => (
            <Fragment key={index}>
              <span data-width={Math.round((index / Math.max(1, words.length - 1)) * widest)}>{word}</span>{' '}
            </Fragment>
          ))}
        </h2>
      </header>
      {bands.map((band) => (
        <div key={band[0]?.layout} className={styles['band']} data-band={band.map(({ layout }) => layout).join(' ')}>
          {band.map((block) => (
            <Block key={block.layout} block={block} />
          ))}
        </div>
      ))}
      {more > 0 && !isWhole && (
        <button type="button" className={`action ${styles['more']}`} onClick={() => setWhole(true)}>
          {i18n._('home_section_more', { count: more })}
        </button>
      )}
      {banner && <SectionBanner banner={banner} />}
    </section>
  )
}

function Block({ block }: { block: SectionBlock }) {
  if (block.layout === 'numbered-list-no-image') return <HomeNumberedList items={block.items} />
  return (
    <div className={styles['block']} data-layout={block.layout}>
      {block.items.map((article) => (
        <ArticleCard key={article.id} article={article} look={sectionLooks[block.layout]} heading="h3" />
      ))}
    </div>
  )
}

function SectionBanner({ banner }: { banner: TitledBanner }) {
  const { imageUrl, imageAlt, link, title } = banner
  return (
    <HouseAdvertisement
      {...{ imageUrl, imageAlt, link, title }}
      name={title || imageAlt}
      shape="full"
      sizes="(width < 90rem) 100vw, 1360px"
      className={styles['banner']}
    />
  )
}
