import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export const shareSize = { width: 1200, height: 630 } as const

const budget = 60_000

export const dataUrl = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`

const font = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
)

export const posterFont = `@font-face { font-family: Anybody; src: url(${dataUrl(font, 'font/woff2')}); font-weight: 100 900; font-stretch: 50% 150% }`

/** JPEG, because some sites don't support newer formats. Throws if no quality fits the budget. */
export async function encodeShare(png: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 42, 34, 28, 22]) {
    const bytes = await sharp(png)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 50 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (bytes.length <= budget) return bytes
  }
  throw new Error(`A share picture does not fit into ${budget} bytes`)
}
