import { embeddedPicture } from '../ui/embedded-picture.ts'

const files = import.meta.glob<string>('../../public/pictures/desks/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const emblems = new Map(
  Object.entries(files).map(([file, svg]) => [file.replace('../../public', ''), embeddedPicture(svg)]),
)

/** A data URL, because a request on the first screen would delay the article's picture. */
export function emblemOf(authorThumbnail: string): string {
  return emblems.get(authorThumbnail) ?? authorThumbnail
}
