import { useLingui } from '@lingui/react'
import type { Advertisement as AdvertisementData, Banner } from '../content/schema.ts'
import { ArticleCard } from './article-card.tsx'
import { articleLooks } from './article-looks.ts'
import type { HomeSectionView } from './home-bands.server.ts'
import { FilmRow } from './film-row.tsx'
import { HomeFresh, type FreshArticle } from './home-fresh.tsx'
import type { VideoTile } from '../videos/video-views.server.ts'
import { HomeSection } from './home-section.tsx'
import { HomeTitle } from './home-title.tsx'
import { HouseAdvertisement } from './house-advertisement.tsx'
import styles from './home-page.module.css'
import type { RulerMark } from './ruler-axis.ts'
import { Ruler } from './ruler.tsx'
import type { ShownArticle } from './shown-article.ts'

export interface HomePageProps {
  marks: readonly RulerMark[]
  /** Sizes of the ruler's landmarks, formatted; missing in views cached before this field existed. */
  landmarks?: readonly string[]
  left: readonly ShownArticle[]
  centre: readonly ShownArticle[]
  right: readonly ShownArticle[]
  banner: Banner | undefined
  advertisement: AdvertisementData | undefined
  sections: readonly HomeSectionView[]
  fresh: readonly FreshArticle[]
  films: readonly VideoTile[]
}

export function HomePage(props: HomePageProps) {
  const { marks, landmarks = [], left, centre, right, banner, advertisement, sections, fresh, films } = props
  const { i18n } = useLingui()
  const empty = left.length + centre.length + right.length + sections.length === 0
  return (
    <>
      {marks.length > 0 && <Ruler marks={marks} sizes={landmarks} />}
      <div className={styles['ground']} id="home-articles" tabIndex={-1}>
        {fresh.length > 0 && (
          <div className="wrap">
            <HomeFresh articles={fresh} />
          </div>
        )}
        <div className={`wrap ${styles['section']}`} data-left={left.length > 0} data-centre={centre.length > 0}>
          <HomeTitle />
          {empty && <p className={styles['empty']}>{i18n._('home_empty')}</p>}
          {centre.length > 0 && (
            <section className={styles['centre']} aria-label={i18n._('home_articles')}>
              {centre.map((article, index) => (
                <ArticleCard
                  key={article.id}
                  article={article}
                  look={articleLooks.large}
                  heading="h2"
                  priority={index === 0}
                />
              ))}
            </section>
          )}
          {left.length > 0 && (
            <div className={styles['left']}>
              {left.map((article, index) => (
                <ArticleCard
                  key={article.id}
                  article={article}
                  look={index % 2 === 0 ? articleLooks.stacked : articleLooks.row}
                  heading="h2"
                  priority={centre.length === 0 && index === 0}
                />
              ))}
            </div>
          )}
          <div className={styles['right']}>
            {right.map((article) => (
              <ArticleCard key={article.id} article={article} look={articleLooks.right} heading="h2" />
            ))}
            <ColumnFoot banner={banner} advertisement={advertisement} />
          </div>
        </div>
      </div>
      {sections.length + films.length > 0 && (
        <div className="wrap">
          <FilmRow films={films} id="home-films" />
          {sections.map((section) => (
            <HomeSection key={section.section} {...section} />
          ))}
        </div>
      )}
    </>
  )
}

function ColumnFoot({ banner, advertisement }: Pick<HomePageProps, 'banner' | 'advertisement'>) {
  const shown = banner ?? advertisement
  if (!shown) return null
  const { imageUrl, imageAlt, link } = shown
  return (
    <HouseAdvertisement
      {...{ imageUrl, imageAlt, link }}
      title={banner ? undefined : advertisement?.title}
      shape="large"
      sizes="(width < 56.25rem) calc(100vw - 2.5rem), 440px"
      className={styles['advertisement']}
    />
  )
}
