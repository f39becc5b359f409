/** The placeholder that stands in for a picture that can't be had. */
export const placeholderPicture = '/pictures/placeholder.svg'

/** The two cuts in which a picture is published: as it was made, and one for cards, drawn for small sizes. */
export type PictureCut = 'wide' | 'card'

/** How each cut's files are named and their widths in pixels (`public/pictures/manifest.json` lists them). */
const cuts: Record<PictureCut, { prefix: string; widths: readonly number[] }> = {
  wide: { prefix: '', widths: [640, 1014, 1600] },
  card: { prefix: 'card-', widths: [320, 640] },
}

/** The files of a picture in each theme, as `srcset`s, and the one for a browser that reads none. */
export interface PictureSources {
  light: string
  dark: string
  fallback: string
}

/**
 * The width at which a picture is shown, as its `sizes`, made modest for a phone: the true width would have a dense
 * screen fetch 1014 or 1600 pixels of a print whose dots are as crisp to the eye at 640, at twice the bytes.
 */
export function pictureSizes(sizes: string, cut: PictureCut): string {
  return cut === 'wide' ? `(width < 30rem) 160px, ${sizes}` : sizes
}

const printedFile = /^(\/.+\/)(?:card-)?(?:light|dark)-\d+\.([a-z0-9]+)$/
const drawnFile = /^(\/.+\/)(?:light|dark)\.svg$/

/**
 * The sources of a picture from the address of any of its files, as in `/pictures/{name}/light-1014.avif` or
 * `/pictures/{name}/light.svg`. Nothing for a file that has no siblings.
 */
export function pictureSources(imageUrl: string, cut: PictureCut): PictureSources | undefined {
  const [, drawnFolder] = drawnFile.exec(imageUrl) ?? []
  if (drawnFolder !== undefined) {
    return { light: `${drawnFolder}light.svg`, dark: `${drawnFolder}dark.svg`, fallback: imageUrl }
  }
  const [, folder, extension] = printedFile.exec(imageUrl) ?? []
  if (folder === undefined || extension === undefined) return undefined
  const { prefix, widths } = cuts[cut]
  const file = (theme: string, width: number) => `${folder}${prefix}${theme}-${width}.${extension}`
  const srcset = (theme: string) => widths.map((width) => `${file(theme, width)} ${width}w`).join(', ')
  return { light: srcset('light'), dark: srcset('dark'), fallback: file('light', widths[1] ?? 0) }
}
