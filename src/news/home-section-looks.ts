import type { CardLook } from './article-card.tsx'
import type { CardLayout } from './home-bands.server.ts'
import styles from './home-section-looks.module.css'

const half = '(width < 48rem) 100vw, (width < 90rem) 58vw, 840px'

/** The server omits excerpts that a layout doesn't show. */
const common = { styles, excerpt: true }

export const sectionLooks: Record<CardLayout, CardLook> = {
  'medium-image-column': {
    ...common,
    name: 'medium-image-column',
    shape: 'card',
    sizes: '(width < 48rem) 100vw, (width < 75rem) 50vw, 440px',
    slip: true,
  },
  'image-left-small-title': {
    ...common,
    name: 'image-left-small-title',
    shape: 'square',
    sizes: '(width < 75rem) 112px, 208px',
    slip: false,
  },
  'image-right-excerpt-left': {
    ...common,
    name: 'image-right-excerpt-left',
    shape: 'full',
    sizes: half,
    slip: true,
  },
  'video-left-excerpt-right': {
    ...common,
    name: 'video-left-excerpt-right',
    shape: 'full',
    sizes: '(width < 48rem) 100vw, (width < 90rem) 64vw, 920px',
    slip: true,
  },
  'image-left-excerpt-right': {
    ...common,
    name: 'image-left-excerpt-right',
    shape: 'card',
    sizes: '(width < 48rem) 128px, 320px',
    slip: false,
  },
  'grid-small-card': {
    ...common,
    name: 'grid-small-card',
    shape: 'card',
    sizes: '(width < 75rem) 46vw, 216px',
    slip: false,
  },
  'right-column-small': { ...common, name: 'right-column-small', shape: 'square', sizes: '112px', slip: false },
}
