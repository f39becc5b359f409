export const placeholderPicture = '/pictures/placeholder.svg'

/** Picture variants: original, and one drawn for small sizes. */
export type PictureCut = 'wide' | 'card'

/** File names and widths (px) of each variant (`public/pictures/manifest.json`). */
const cuts: Record<PictureCut, { prefix: string; widths: readonly number[] }> = {
  wide: { prefix: '', widths: [640, 1014, 1600] },
  card: { prefix: 'card-', widths: [320, 640] },
}

export interface PictureSources {
  light: string
  dark: string
  fallback: string
}

/** `sizes` for phones: halftone prints look as sharp at 640 px as at 1014 or 1600, at half the bytes. */
export function pictureSizes(sizes: string, cut: PictureCut): string {
  return cut === 'wide' ? `(width < 30rem) 160px, ${sizes}` : sizes
}

const printedFile = /^(\/.+\/)(?:card-)?(?:light|dark)-\d+\.([a-z0-9]+)$/
const drawnFile = /^(\/.+\/)(?:light|dark)\.svg$/

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
