import { embeddedPicture } from '../ui/embedded-picture.ts'

const files = import.meta.glob<string>('../../public/pictures/desks/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const emblems = new Map(
  Object.entries(files).map(([file, svg]) => [file.replace('../../public', ''), embeddedPicture(svg)]),
)

/**
 * The emblem of a desk as an address that stands for the picture itself: it is seen at the top of an article, where each
 * request of the first screen delays the article's picture. Any other picture keeps its address.
 */
export function emblemOf(authorThumbnail: string): string {
  return emblems.get(authorThumbnail) ?? authorThumbnail
}
