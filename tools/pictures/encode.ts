import sharp, { type Sharp } from 'sharp'
import type { Print } from './press.ts'

/** Qualities tried in turn, best first, until the file is within its budget. */
const qualities = [52, 46, 40, 35, 30]

/** An encoded picture, and the quality it could be given. */
export interface Encoded {
  readonly bytes: Buffer
  readonly quality: number
}

/**
 * Encodes a print as AVIF with full colour resolution (inks meet in hard edges), as good as the budget allows.
 * Throws if it cannot be brought within the budget: such a picture needs coarser screens, not a worse file.
 * @param budget bytes
 */
export async function encodeAvif(print: Print, budget: number): Promise<Encoded> {
  for (const quality of qualities) {
    const bytes = await raw(print).avif({ quality, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= budget) return { bytes, quality }
  }
  throw new Error(`A print of ${print.width} × ${print.height} does not fit into ${budget} bytes: use coarser screens`)
}

/** Size of the pictures that other sites show beside a link, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** Most bytes of such a picture. */
const shareBudget = 90_000

/**
 * Cuts the middle out of a print of the share's width and encodes it as JPEG: other sites know no newer format.
 * As good as its budget allows; the last quality is taken whatever it weighs, as no reader of ours loads it.
 */
export async function encodeShare(print: Print): Promise<Buffer> {
  const top = Math.round((print.height - shareSize.height) / 2)
  let bytes = Buffer.alloc(0)
  for (const quality of [82, 70, 58, 46, 34, 24]) {
    bytes = await raw(print)
      .extract({ left: 0, top, ...shareSize })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 50 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (bytes.length <= shareBudget) break
  }
  return bytes
}

function raw(print: Print): Sharp {
  return sharp(print.pixels, { raw: { width: print.width, height: print.height, channels: 3 } })
}
