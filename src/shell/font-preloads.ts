import head from '../../node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url'
import text from '../../node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'

/**
 * Links of a page's head that fetch the two families of the first screen in time for the first paint, for which an
 * `optional` font is never waited. On phones they are left out: there the main picture needs the line first.
 */
export const fontPreloads = [head, text].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
  media: '(width >= 48rem)',
}))
