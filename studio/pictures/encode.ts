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

function raw(print: Print): Sharp {
  return sharp(print.pixels, { raw: { width: print.width, height: print.height, channels: 3 } })
}
