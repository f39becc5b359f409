// Lengths in micrometers, angles in degrees. The lens is a cross section: rings of fins on both sides.

/** Ring radii; the central fin never rotates. */
export const rings = [0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4] as const
export const focus = 12
/** Test wavelengths, as in Khorasaninejad et al., Science 352 (2016) 1190. */
export const colours = { violet: 0.405, green: 0.532, red: 0.66 } as const
export type LightColour = keyof typeof colours
const design = colours.green

/** Extra path (µm) from a ring to a point on the axis: √(r² + z²) − z. */
export function detour(radius: number, height = focus): number {
  return Math.hypot(radius, height) - height
}

/** Geometric phase: twice the rotation, at any wavelength (Pancharatnam 1956, Berry 1987). Radians. */
export function phaseOf(turn: number): number {
  return (2 * turn * Math.PI) / 180
}

/** Rotation (0 to 180°) that puts a ring in phase at the focus: φ(r) = −2π/λ (√(r² + f²) − f), halved. */
export function rightTurn(radius: number): number {
  const turns = detour(radius) / design
  return 180 * (turns - Math.floor(turns))
}

export interface Hand {
  along: number
  across: number
}

/** Phasor of each fin, left to right, at a height on the axis (Huygens). All fins are equally bright. */
export function handsAt(turns: readonly number[], colour: LightColour, height = focus): Hand[] {
  const all = rings.map((radius, at) => {
    const angle = (2 * Math.PI * detour(radius, height)) / colours[colour] - phaseOf(turns[at] ?? 0)
    return { along: Math.cos(angle), across: Math.sin(angle) }
  })
  return [...all.slice(1).toReversed(), ...all]
}

/** Brightness relative to all waves in phase; at the focus, the Strehl ratio (Born and Wolf, Principles of Optics). */
export function lightAt(turns: readonly number[], colour: LightColour, height = focus): number {
  const hands = handsAt(turns, colour, height)
  const sum = (part: keyof Hand) => hands.reduce((total, hand) => total + hand[part], 0)
  return (sum('along') ** 2 + sum('across') ** 2) / hands.length ** 2
}

export const brightnessOf = (turns: readonly number[], colour: LightColour): number =>
  Math.round(lightAt(turns, colour) * 100)

/** Height (6 to 20 µm) at which a color is brightest. */
export function brightestHeight(turns: readonly number[], colour: LightColour): number {
  let best = 6
  for (let height = 6; height <= 20; height += 0.1) {
    if (lightAt(turns, colour, height) > lightAt(turns, colour, best)) best = height
  }
  return best
}
