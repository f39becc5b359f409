import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import type { Category } from '../content/schema.ts'
import { ArticleCard } from './article-card.tsx'
import type { ShownArticle } from './shown-article.ts'
import { InkDots } from '../ui/category-label.tsx'
import { categoryMessage } from '../content/category.ts'
import styles from './category-page.module.css'

/** The articles of a category. `cards` holds that category's only, in the order to be shown. */
export function CategoryPage({ category, cards }: { category: Category; cards: readonly ShownArticle[] }) {
  const { i18n } = useLingui()
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <p className={styles['kind']}>
          <InkDots category={category} />
          {i18n._('category_label')}
        </p>
        <h1 tabIndex={-1}>{i18n._(categoryMessage(category))}</h1>
        <p>{i18n._('category_page_intro', { count: cards.length })}</p>
      </header>
      {cards.length > 0 ? (
        <div className={styles['list']}>
          {cards.map((article, index) => (
            <ArticleCard key={article.id} article={article} look="stacked" heading="h2" priority={index === 0} />
          ))}
        </div>
      ) : (
        <Link to="/" className="action">
          {i18n._('back_to_home')}
        </Link>
      )}
    </div>
  )
}
