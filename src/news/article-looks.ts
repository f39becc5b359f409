import type { CardLook } from './article-card.tsx'
import styles from './article-looks.module.css'

/** `row`: small picture left. `right`: small picture right. `next`: picture left of a large title. */
export const articleLooks = {
  stacked: {
    name: 'stacked',
    styles,
    shape: 'card',
    sizes: '(width < 56.25rem) calc(100vw - 2.5rem), 320px',
    slip: true,
    excerpt: false,
  },
  row: { name: 'row', styles, shape: 'square', sizes: '128px', slip: false, excerpt: false },
  large: {
    name: 'large',
    styles,
    shape: 'large',
    sizes: '(width < 56.25rem) 100vw, (width < 90rem) 40vw, 553px',
    slip: true,
    excerpt: true,
  },
  right: { name: 'right', styles, shape: 'square', sizes: '112px', slip: false, excerpt: false },
  next: { name: 'next', styles, shape: 'card', sizes: '(width < 48rem) 40vw, 288px', slip: false, excerpt: false },
} as const satisfies Record<string, CardLook>
