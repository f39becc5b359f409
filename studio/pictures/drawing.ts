import sharp from 'sharp'
import { blankRelief, type Relief } from './relief.ts'
import type { Framing, Ink, Material, Scene } from './scene.ts'

/** Canvas of flat scenes; y points down. */
export const sheet = { width: 1014, height: 570 } as const

/** Units per line of a line screen. */
const lineStep = 9

/** Fills and strokes use `paint` (material and tone); higher materials are in front. */
export function drawnScene(
  inks: readonly [Ink, Ink],
  materials: Readonly<Record<number, Material>>,
  shapes: readonly string[],
): Scene {
  return {
    inks,
    materials,
    drawing: shapes.join('\n'),
    glsl: '',
    march: {
      steps: 0,
      relax: 1,
      far: 0,
      light: [0, 0, 1],
      occlusion: { step: 0, strength: 0 },
      depthEdge: 1000,
      creaseEdge: 0,
    },
  }
}

/** Encodes a material (0 to 255, 0 is the ground) and a tone (0 dark, 1 light) as a color. */
export function paint(material: number, tone = 0): string {
  return `rgb(${material},${Math.round(tone * 255)},0)`
}

export async function drawnRelief(
  drawing: string,
  framing: Framing,
  size: { readonly width: number; readonly height: number },
): Promise<Relief> {
  const high = sheet.height / framing.zoom
  const wide = (high * size.width) / size.height
  const left = sheet.width / 2 + (framing.x * sheet.height) / 2 - wide / 2
  const top = sheet.height / 2 - (framing.y * sheet.height) / 2 - high / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"
viewBox="${left} ${top} ${wide} ${high}" preserveAspectRatio="none" shape-rendering="crispEdges" fill="none"
stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.width !== size.width || info.height !== size.height || info.channels !== 4) {
    throw new Error(`The drawing came out as ${info.width} × ${info.height} with ${info.channels} channels`)
  }
  const relief = blankRelief(size.width, size.height)
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) {
      const material = data[i * 4] ?? 0
      relief.material[i] = material
      relief.tone[i] = data[i * 4 + 1] ?? 0
      relief.depth[i] = 999 - material
      relief.u[i] = (left + (x / size.width) * wide) / lineStep
      relief.v[i] = (top + (y / size.height) * high) / lineStep
    }
  }
  return relief
}
