import { colourName, colourOf, type ColourName, type Rgb } from '../colour.model.ts'

// Lengths in nanometres, angles in degrees, refractive indices without unit.

/** What is between the layers. */
export const fillings = ['air', 'alcohol'] as const
export type Filling = (typeof fillings)[number]

export interface Wing {
  /** From one layer to the next (nm). */
  spacing: number
  /** How far the light comes from the side (degrees): 0 is straight from above. */
  tilt: number
  filling: Filling
}

/**
 * Refractive index of the layers: chitin, measured on Morpho scales by Vukusic et al., Proc. R. Soc. B 266 (1999) 1403, as
 * 1.56 + 0.06i. What it absorbs, the 0.06i, is left out: so the layers send back more than the 75 % of the best real scales.
 */
const chitin = 1.56
/** Refractive indices of air and of ethanol at 20 °C. */
const indices: Record<Filling, number> = { air: 1, alcohol: 1.36 }
/** Thickness of a layer of chitin (nm): Kinoshita et al., Rep. Prog. Phys. 71 (2008) 076401, give 50 to 80. */
export const layerThickness = 70
/** Layers of a ridge. Set here. */
export const layers = 8
/** The share of a layer that is chitin: ridges stand apart, and what fills the gaps fills the rest. Set here. */
const cover = 0.6

/**
 * The index of a layer that is partly chitin, n² = f n₁² + (1 − f) n₂²: light waves are wider than the ridges and meet their
 * mean (Born and Wolf, Principles of Optics, § 15.5.2). So it is for light that vibrates along the ridges, and that is taken
 * here for all; across them it is 1/n² = f/n₁² + (1 − f)/n₂², 1.24 in air.
 */
export function layerIndex(filling: Filling): number {
  return Math.sqrt(cover * chitin ** 2 + (1 - cover) * indices[filling] ** 2)
}

/** Snell's law: the cosine of the angle in a medium for light that comes from air. */
function cosineIn(index: number, tilt: number): number {
  return Math.sqrt(1 - (Math.sin((tilt * Math.PI) / 180) / index) ** 2)
}

/**
 * The detour (nm) of an echo from one layer against that of the layer above, counted in waves of air:
 * 2 (n₁d₁ cos θ₁ + n₂d₂ cos θ₂). Echoes whose wavelength it is come back in step (Kinoshita et al. 2008, eq. 4).
 */
export function detour({ spacing, tilt, filling }: Wing): number {
  const gap = indices[filling]
  const layer = layerIndex(filling)
  return 2 * (layer * layerThickness * cosineIn(layer, tilt) + gap * (spacing - layerThickness) * cosineIn(gap, tilt))
}

/** A layer's or a stack's matrix [a, ib; ic, d] for one direction of vibration: without absorption a to d are real. */
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

/** Light that vibrates across the plane of incidence, or in it. */
type Vibration = 'across' | 'along'

function admittance(index: number, cosine: number, vibration: Vibration): number {
  return vibration === 'across' ? index * cosine : index / cosine
}

/**
 * The share of light that a stack of layers throws back, by the characteristic matrices of its layers (Born and Wolf,
 * Principles of Optics, § 1.6): interference of all echoes, of echoes of echoes, too. `stack`: index and thickness (nm) of
 * each layer from above; the light comes from air and goes on into `ground`.
 */
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

/** The share of a wavelength (nm) that the wing's ridges throw back, of light that vibrates in all directions. */
export function wingReflectance({ spacing, tilt, filling }: Wing, nm: number): number {
  const stack = Array.from({ length: layers * 2 - 1 }, (_, at) =>
    at % 2 === 0
      ? ([layerIndex(filling), layerThickness] as const)
      : ([indices[filling], spacing - layerThickness] as const),
  )
  const share = (vibration: Vibration) => reflectance(stack, { nm, tilt, vibration, ground: indices[filling] })
  return (share('across') + share('along')) / 2
}

/** The colour that the wing shows in white light. */
export function wingColour(wing: Wing): Rgb {
  const most = wingReflectance(wing, Math.min(Math.max(detour(wing), 400), 700))
  return colourOf((nm) => wingReflectance(wing, nm), 0.4 + 0.6 * most)
}

/** What a wing's colour is called; what a screen shows as nearly yellow is not called green. */
export type WingColourName = ColourName | 'yellowGreen'

/** How many times as bright as the red and the blue of a screen its green has to be to look green. Set here. */
const clearly = 8 / 7

/**
 * The name of the wavelength in step, in whole nanometres as it is read off. Where that is green, the wing must look so, too:
 * its band of wavelengths is broad, and near the ends of green it takes in much of what lies beyond.
 */
export function wingColourName(wing: Wing): WingColourName {
  const name = colourName(Math.round(detour(wing)))
  if (name !== 'green') return name
  const [red, green, blue] = wingColour(wing)
  if (green < clearly * red) return 'yellowGreen'
  return green < clearly * blue ? 'cyan' : 'green'
}
