import type { Theme } from './inks.ts'
import type { Relief } from './relief.ts'
import type { Material, Scene, Screen } from './scene.ts'
import { dotScreen, lineScreen } from './screens.ts'

/** Plates as bits, per pixel of the relief. */
export const plate = { body: 1, a: 2, b: 4, key: 8 } as const

export interface PrintMeasures {
  /** Distance of halftone dots. */
  readonly pitch: number
  /** Lines per surface coordinate; below 1 for small prints, where lines would merge. */
  readonly lineRate: number
  readonly lineWeight: number
  /** Below this distance, lines are printed as dots of the same coverage. */
  readonly closestLines: number
  /** Misregistration of ink plates A and B, in opposite directions. */
  readonly register: readonly [number, number]
}

/** Haze above which there is no outline. */
const outlineHaze = 0.55

/** In the dark theme, haze dissolves bodies into dots, because pale ones would stand out. */
export function separate(relief: Relief, scene: Scene, measures: PrintMeasures, theme: Theme): Uint8Array {
  const plates = new Uint8Array(relief.width * relief.height)
  const materials = Object.fromEntries(Object.entries(scene.materials)) as Readonly<Record<string, Material>>
  const print = { ...measures, theme }
  const shiftX = Math.round(measures.register[0])
  const shiftY = Math.round(measures.register[1])
  for (let y = 0, i = 0; y < relief.height; y++) {
    for (let x = 0; x < relief.width; x++, i++) {
      const clear = 1 - (relief.haze[i] ?? 0) / 255
      if (clear === 0) continue
      if (theme === 'dark' && !dotScreen(x, y, clear, measures.pitch * duskPitch, duskAngle)) continue
      const material = materials[relief.material[i] ?? 0]
      let bits = material?.body ? plate.body : 0
      if (material?.key && inked(material.key, relief, x, y, print)) bits |= plate.key
      const a = materials[relief.material[at(relief, x - shiftX, y - shiftY)] ?? 0]?.a
      if (a && inked(a, relief, x - shiftX, y - shiftY, print)) bits |= plate.a
      const b = materials[relief.material[at(relief, x + shiftX, y + shiftY)] ?? 0]?.b
      if (b && inked(b, relief, x + shiftX, y + shiftY, print)) bits |= plate.b
      plates[i] = bits
    }
  }
  drawOutlines(plates, relief, scene, measures)
  return plates
}

/** Exponent of darkness: halftones are deeper in the dark theme. Flat shadows are unaffected. */
const lamp: Readonly<Record<Theme, number>> = { light: 1, dark: 0.75 }

/** The shadow screen is finer than the inks', at a different angle. */
const duskPitch = 0.8
const duskAngle = 0.785

function at(relief: Relief, x: number, y: number): number {
  const column = Math.min(relief.width - 1, Math.max(0, x))
  return Math.min(relief.height - 1, Math.max(0, y)) * relief.width + column
}

function inked(
  screens: readonly Screen[],
  relief: Relief,
  x: number,
  y: number,
  measures: PrintMeasures & { readonly theme: Theme },
): boolean {
  const i = at(relief, x, y)
  const darkness = 1 - (relief.tone[i] ?? 0) / 255
  const shade = darkness ** lamp[measures.theme]
  const clear = measures.theme === 'light' ? 1 - (relief.haze[i] ?? 0) / 255 : 1
  return screens.some((screen) => {
    switch (screen.kind) {
      case 'solid':
        return dotScreen(x, y, clear, measures.pitch, 0.26)
      case 'shadow':
        return darkness > screen.above && clear > 1 - outlineHaze
      case 'dots': {
        const coverage = screenCoverage(screen, shade) * clear
        return dotScreen(x, y, coverage, measures.pitch * (screen.pitch ?? 1), screen.angle)
      }
      case 'lines': {
        const coverage = screenCoverage(screen, shade) * clear
        if (coverage < 0.06) return false
        const phase = relief[screen.along]
        const step = spread(phase, relief, x, y) * measures.lineRate
        if (step * measures.closestLines > 1) return dotScreen(x, y, coverage, measures.pitch, 0.52)
        return lineScreen((phase[i] ?? 0) * measures.lineRate, coverage)
      }
    }
  })
}

/** Coverage of a screen for a darkness, both 0 to 1. */
export function screenCoverage(screen: Extract<Screen, { kind: 'dots' | 'lines' }>, darkness: number): number {
  const most = screen.kind === 'lines' ? screen.max : 1
  return Math.min(most, Math.max(0, screen.base + screen.gain * darkness))
}

function spread(values: Float32Array, relief: Relief, x: number, y: number): number {
  const i = at(relief, x, y)
  const right = at(relief, x + 1, y)
  const down = at(relief, x, y + 1)
  const here = values[i] ?? 0
  const material = relief.material[i]
  const acrossX = relief.material[right] === material ? Math.abs((values[right] ?? 0) - here) : 0
  const acrossY = relief.material[down] === material ? Math.abs((values[down] ?? 0) - here) : 0
  return Math.hypot(acrossX, acrossY)
}

const outlineDirections = Array.from({ length: 8 }, (_, k) => [
  Math.cos((k * Math.PI) / 4),
  Math.sin((k * Math.PI) / 4),
]) as readonly (readonly [number, number])[]

function drawOutlines(plates: Uint8Array, relief: Relief, scene: Scene, measures: PrintMeasures): void {
  const weightOf = new Float32Array(256)
  for (const [id, material] of Object.entries(scene.materials)) weightOf[Number(id)] = material.outline ?? 0
  const weights = new Set(Object.values(scene.materials).map((material) => Math.fround(material.outline ?? 0)))
  weights.delete(0)
  const { width, height } = relief
  for (const weight of weights) {
    const radius = Math.max(1, (measures.lineWeight * weight) / 2)
    const ring = outlineDirections.map(([dx, dy]) => [Math.round(dx * radius), Math.round(dy * radius)] as const)
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        for (const [dx, dy] of ring) {
          const column = x + dx
          const row = y + dy
          if (column < 0 || row < 0 || column >= width || row >= height) continue
          if (ownerOfEdge(relief, scene, weightOf, i, row * width + column) === weight) {
            plates[i] = (plates[i] ?? 0) | plate.key
            break
          }
        }
      }
    }
  }
}

function ownerOfEdge(relief: Relief, scene: Scene, weightOf: Float32Array, i: number, j: number): number {
  const { material, depth, normalX, normalY } = relief
  const drop = (depth[j] ?? 0) - (depth[i] ?? 0)
  const owner = drop >= 0 ? i : j
  let edge = material[i] !== material[j] || Math.abs(drop) > scene.march.depthEdge
  if (!edge && scene.march.creaseEdge > 0 && material[i] !== 0) {
    const turnX = ((normalX[j] ?? 0) - (normalX[i] ?? 0)) / 127
    const turnY = ((normalY[j] ?? 0) - (normalY[i] ?? 0)) / 127
    edge = turnX * turnX + turnY * turnY > scene.march.creaseEdge
  }
  if (!edge || (relief.haze[owner] ?? 0) > outlineHaze * 255) return 0
  return weightOf[material[owner] ?? 0] ?? 0
}
