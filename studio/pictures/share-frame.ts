import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Size of share pictures in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** Byte budget of a share picture. */
const budget = 60_000

/** Encodes a file as a data: URL. */
export const dataUrl = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`

const font = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
)

/** The @font-face rule of Anybody. */
export const posterFont = `@font-face { font-family: Anybody; src: url(${dataUrl(font, 'font/woff2')}); font-weight: 100 900; font-stretch: 50% 150% }`

/**
 * Encodes JPEG, because other sites may not support newer formats, in the best quality within the budget. Throws if it
 * doesn't fit.
 */
export async function encodeShare(png: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 42, 34, 28, 22]) {
    const bytes = await sharp(png)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 50 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (bytes.length <= budget) return bytes
  }
  throw new Error(`A share picture does not fit into ${budget} bytes`)
}
