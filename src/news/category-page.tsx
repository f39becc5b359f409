import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import type { Category } from '../content/schema.ts'
import { ArticleCard } from './article-card.tsx'
import { articleLooks } from './article-looks.ts'
import { FilmRow } from './film-row.tsx'
import type { VideoTile } from '../videos/video-views.server.ts'
import type { ShownArticle } from './shown-article.ts'
import { InkDots } from '../ui/category-label.tsx'
import { categoryMessage, categorySlug } from '../content/category.ts'
import styles from './category-page.module.css'

export interface CategoryPageProps {
  category: Category
  cards: readonly ShownArticle[]
  films: readonly VideoTile[]
}

export function CategoryPage({ category, cards, films }: CategoryPageProps) {
  const { i18n } = useLingui()
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <p className={styles['kind']}>
          <InkDots category={category} />
          {i18n._('category_label')}
        </p>
        <h1 tabIndex={-1}>{i18n._(categoryMessage(category))}</h1>
        <p className={styles['about']}>{i18n._(`about_category_${categorySlug(category)}`)}</p>
        <p>{i18n._('category_page_intro', { count: cards.length })}</p>
      </header>
      {cards.length > 0 ? (
        <div className={styles['list']}>
          {cards.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              look={articleLooks.stacked}
              heading="h2"
              priority={index === 0}
            />
          ))}
        </div>
      ) : (
        <Link to="/" className="action">
          {i18n._('back_to_home')}
        </Link>
      )}
      <FilmRow films={films} id="category-films" />
    </div>
  )
}
