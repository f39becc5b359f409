import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { categoryInks, categoryMessage, categorySlug, type Ink } from '../content/category.ts'
import type { NumberedItem } from './home-bands.server.ts'
import styles from './home-numbered-list.module.css'
import { ScaleBar } from '../ui/scale-bar.tsx'
import { scaleStep } from '../ui/specimen-scale.ts'

export function HomeNumberedList({ items }: { items: readonly NumberedItem[] }) {
  const { i18n } = useLingui()
  return (
    <div className={styles['list']} data-layout="numbered-list-no-image" data-ink={mainInk(items)}>
      <h3 className={styles['heading']}>{i18n._('home_numbered_title')}</h3>
      <ol>
        {items.map(({ id, title, excerpt, category, scale, scaleText }) => (
          <li key={id} className={`whole-link ${styles['item']}`}>
            <div>
              <h4 className={styles['title']} data-scale={scaleStep(scale)}>
                <Link to="/news-single/$id" params={{ id }}>
                  {title}
                </Link>
              </h4>
              <p className={styles['excerpt']}>{excerpt}</p>
              <p className={styles['label']}>
                <Link to="/category/$category" params={{ category: categorySlug(category) }}>
                  {i18n._(categoryMessage(category))}
                </Link>
                <ScaleBar size={scaleText} look="label" />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Returns the most common first ink; the earlier one on ties. */
function mainInk(items: readonly NumberedItem[]): Ink {
  const inks = items.map(({ category }) => categoryInks(category)[0] ?? 'n')
  const times = (ink: Ink) => inks.filter((other) => other === ink).length
  return inks.reduce((most, ink) => (times(ink) > times(most) ? ink : most), inks[0] ?? 'n')
}
