import sharp, { type Sharp } from 'sharp'
import type { Print } from './press.ts'

const qualities = [52, 46, 40, 35, 30]

export interface Encoded {
  readonly bytes: Buffer
  readonly quality: number
}

/** Best quality within the budget (bytes). Throws if none fits: use coarser screens instead. */
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
