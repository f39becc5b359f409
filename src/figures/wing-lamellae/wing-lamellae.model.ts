import { colourName, colourOf, type ColourName, type Rgb } from '../colour.model.ts'

// Lengths in nanometers, angles in degrees.

export const fillings = ['air', 'alcohol'] as const
export type Filling = (typeof fillings)[number]

export interface Wing {
  spacing: number
  /** Angle of incidence (degrees). */
  tilt: number
  filling: Filling
}

/** Refractive index: Vukusic et al., Proc. R. Soc. B 266 (1999) 1403, 1.56 + 0.06i. Absorption is ignored. */
const chitin = 1.56
/** Refractive indices at 20 °C. */
const indices: Record<Filling, number> = { air: 1, alcohol: 1.36 }
/** Thickness of a layer of chitin (nm): Kinoshita et al., Rep. Prog. Phys. 71 (2008) 076401, give 50 to 80. */
export const layerThickness = 70
/** Layers per ridge. Chosen for this figure. */
export const layers = 8
/** Chitin share of a layer; the filling takes the rest. Chosen for this figure. */
const cover = 0.6

/**
 * Effective index of a layer, n² = f n₁² + (1 − f) n₂²: ridges are narrower than the wavelength (Born and Wolf,
 * Principles of Optics, § 15.5.2). Exact only for light polarized along the ridges.
 */
export function layerIndex(filling: Filling): number {
  return Math.sqrt(cover * chitin ** 2 + (1 - cover) * indices[filling] ** 2)
}

function cosineIn(index: number, tilt: number): number {
  return Math.sqrt(1 - (Math.sin((tilt * Math.PI) / 180) / index) ** 2)
}

/** Optical path difference (nm) of adjacent layers: 2 (n₁d₁ cos θ₁ + n₂d₂ cos θ₂) (Kinoshita et al. 2008, eq. 4). */
export function detour({ spacing, tilt, filling }: Wing): number {
  const gap = indices[filling]
  const layer = layerIndex(filling)
  return 2 * (layer * layerThickness * cosineIn(layer, tilt) + gap * (spacing - layerThickness) * cosineIn(gap, tilt))
}

/** Characteristic matrix [a, ib; ic, d] for one polarization; real without absorption. */
interface Matrix {
  a: number
  b: number
  c: number
  d: number
}

function times(one: Matrix, next: Matrix): Matrix {
  return {
    a: one.a * next.a - one.b * next.c,
    b: one.a * next.b + one.b * next.d,
    c: one.c * next.a + one.d * next.c,
    d: one.d * next.d - one.c * next.b,
  }
}

type Vibration = 'across' | 'along'

function admittance(index: number, cosine: number, vibration: Vibration): number {
  return vibration === 'across' ? index * cosine : index / cosine
}

/** Characteristic matrices (Born and Wolf, Optics, § 1.6). `stack`: index and thickness (nm), from the top. */
export function reflectance(
  stack: readonly (readonly [index: number, thickness: number])[],
  { nm, tilt, vibration, ground }: { nm: number; tilt: number; vibration: Vibration; ground: number },
): number {
  const whole = stack.reduce<Matrix>(
    (above, [index, thickness]) => {
      const cosine = cosineIn(index, tilt)
      const phase = (2 * Math.PI * index * thickness * cosine) / nm
      const own = admittance(index, cosine, vibration)
      return times(above, {
        a: Math.cos(phase),
        b: Math.sin(phase) / own,
        c: own * Math.sin(phase),
        d: Math.cos(phase),
      })
    },
    { a: 1, b: 0, c: 0, d: 1 },
  )
  const from = admittance(1, cosineIn(1, tilt), vibration)
  const into = admittance(ground, cosineIn(ground, tilt), vibration)
  // E = (a + ib·into), H = (ic + d·into); r = (from·E − H) / (from·E + H)
  const [realSum, imaginarySum] = [from * whole.a + whole.d * into, from * whole.b * into + whole.c]
  const [realGap, imaginaryGap] = [from * whole.a - whole.d * into, from * whole.b * into - whole.c]
  return (realGap ** 2 + imaginaryGap ** 2) / (realSum ** 2 + imaginarySum ** 2)
}

export function wingReflectance({ spacing, tilt, filling }: Wing, nm: number): number {
  const stack = Array.from({ length: layers * 2 - 1 }, (_, at) =>
    at % 2 === 0
      ? ([layerIndex(filling), layerThickness] as const)
      : ([indices[filling], spacing - layerThickness] as const),
  )
  const share = (vibration: Vibration) => reflectance(stack, { nm, tilt, vibration, ground: indices[filling] })
  return (share('across') + share('along')) / 2
}

export function wingColour(wing: Wing): Rgb {
  const most = wingReflectance(wing, Math.min(Math.max(detour(wing), 400), 700))
  return colourOf((nm) => wingReflectance(wing, nm), 0.4 + 0.6 * most)
}

export type WingColourName = ColourName | 'yellowGreen'

/** How much brighter than red and blue green must be to look green. Chosen for this figure. */
const clearly = 8 / 7

/** Name of the interference wavelength; green only if the displayed color also looks green (the band is broad). */
export function wingColourName(wing: Wing): WingColourName {
  const name = colourName(Math.round(detour(wing)))
  if (name !== 'green') return name
  const [red, green, blue] = wingColour(wing)
  if (green < clearly * red) return 'yellowGreen'
  return green < clearly * blue ? 'cyan' : 'green'
}
