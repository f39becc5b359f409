/** The placeholder that stands in for a picture that can't be had. */
export const placeholderPicture = '/pictures/placeholder.svg'

/** Pixel widths in which every editorial picture is published, in both themes. */
export const pictureWidths = [322, 553, 1014] as const

/** The `srcset` of a picture in each theme. */
export interface PictureSources {
  light: string
  dark: string
}

const rasterFile = /^(\/.+\/)(?:light|dark)-\d+\.([a-z0-9]+)$/
const drawingFile = /^(\/.+\/)(?:light|dark)\.svg$/

/**
 * The sources of a picture from the address of any of its files, as in `/pictures/{name}/light-1014.webp` or
 * `/pictures/{name}/light.svg`. Nothing for a file that has no siblings.
 */
export function pictureSources(imageUrl: string): PictureSources | undefined {
  const [, drawingFolder] = drawingFile.exec(imageUrl) ?? []
  if (drawingFolder !== undefined) return { light: `${drawingFolder}light.svg`, dark: `${drawingFolder}dark.svg` }
  const [, folder, extension] = rasterFile.exec(imageUrl) ?? []
  if (folder === undefined || extension === undefined) return undefined
  const srcset = (theme: string) =>
    pictureWidths.map((width) => `${folder}${theme}-${width}.${extension} ${width}w`).join(', ')
  return { light: srcset('light'), dark: srcset('dark') }
}
