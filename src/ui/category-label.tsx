import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import type { Category } from '../content/schema.ts'
import { categoryInks, categoryMessage, categorySlug } from '../content/category.ts'
import styles from './category-label.module.css'

export function InkDots({ category }: { category: Category }) {
  return (
    <span className={styles['dots']} aria-hidden="true">
      {categoryInks(category).map((ink) => (
        <i key={ink} data-ink={ink} />
      ))}
    </span>
  )
}

export function CategoryLabel({ category }: { category: Category }) {
  const { i18n } = useLingui()
  return (
    <span className={styles['label']}>
      <InkDots category={category} />
      <Link to="/category/$category" params={{ category: categorySlug(category) }}>
        {i18n._(categoryMessage(category))}
      </Link>
    </span>
  )
}
