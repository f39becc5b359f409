import { Link } from '@tanstack/react-router'
import { MarkedText } from './marked-text.tsx'
import type { TermHit } from '../contract/search-view.ts'
import styles from './term-hit-row.module.css'

export function TermHitRow({ hit }: { hit: TermHit }) {
  return (
    <article className={`whole-link ${styles['row']}`}>
      <h3 className={styles['title']}>
        <Link to="/glossary" hash={hit.id}>
          <MarkedText parts={hit.title} />
        </Link>
      </h3>
      <p className={styles['snippet']}>
        <MarkedText parts={hit.snippet} />
      </p>
    </article>
  )
}
