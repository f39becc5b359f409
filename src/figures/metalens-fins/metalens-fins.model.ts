// Lengths in micrometres, angles in degrees. A lens is cut across: rings of fins to both sides of the middle.

/** Distances of the rings from the middle; the first fin stands in it and is never turned. */
export const rings = [0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4] as const
/** Where the light is to meet, above the lens. */
export const focus = 12
/** Wavelengths of light that the lens is tried with, as in the experiment of Khorasaninejad et al., Science 352 (2016) 1190. */
export const colours = { violet: 0.405, green: 0.532, red: 0.66 } as const
export type LightColour = keyof typeof colours
/** The wavelength that the fins are turned for. */
const design = colours.green

/** How much further (µm) it is from a ring to a point on the axis than from the middle: √(r² + z²) − z. */
export function detour(radius: number, height = focus): number {
  return Math.hypot(radius, height) - height
}

/**
 * The phase (radians) by which a fin that is turned by an angle shifts circularly polarised light: twice the angle, whatever
 * the wavelength (Pancharatnam 1956, Berry 1987; Khorasaninejad et al. 2016). It is no delay: all fins are alike.
 */
export function phaseOf(turn: number): number {
  return (2 * turn * Math.PI) / 180
}

/** The turn (0 to 180°) that brings a ring's light in step at the focus: φ(r) = −2π/λ (√(r² + f²) − f), halved. */
export function rightTurn(radius: number): number {
  const turns = detour(radius) / design
  return 180 * (turns - Math.floor(turns))
}

/** A wave as a hand of a clock: how far it points along and across. */
export interface Hand {
  along: number
  across: number
}

/**
 * The waves that arrive at a height above the middle, a hand for each fin from the left to the right: Huygens' construction, all
 * fins alike and alike bright.
 */
export function handsAt(turns: readonly number[], colour: LightColour, height = focus): Hand[] {
  const all = rings.map((radius, at) => {
    const angle = (2 * Math.PI * detour(radius, height)) / colours[colour] - phaseOf(turns[at] ?? 0)
    return { along: Math.cos(angle), across: Math.sin(angle) }
  })
  return [...all.slice(1).toReversed(), ...all]
}

/**
 * How bright it is at a height above the middle, as a share of how bright it is when all waves are in step: at the focus the Strehl
 * ratio (Born and Wolf, Principles of Optics, § 9.1). It says nothing of how much of the light gets there.
 */
export function lightAt(turns: readonly number[], colour: LightColour, height = focus): number {
  const hands = handsAt(turns, colour, height)
  const sum = (part: keyof Hand) => hands.reduce((total, hand) => total + hand[part], 0)
  return (sum('along') ** 2 + sum('across') ** 2) / hands.length ** 2
}

/** How bright the focus is in whole per cent of what it can be, as it is read off and as the task counts it. */
export const brightnessOf = (turns: readonly number[], colour: LightColour): number =>
  Math.round(lightAt(turns, colour) * 100)

/** The height between 6 and 20 µm at which a colour is brightest. */
export function brightestHeight(turns: readonly number[], colour: LightColour): number {
  let best = 6
  for (let height = 6; height <= 20; height += 0.1) {
    if (lightAt(turns, colour, height) > lightAt(turns, colour, best)) best = height
  }
  return best
}
