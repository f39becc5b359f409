import type { Emotion, Viseme } from '../../../contract/talk-reply.ts'
import { visemes } from '../../../contract/talk-reply.ts'

/** Lengths in visor units (half its width is 1), others 0 to 1. `smile`: -1 to 1. `top`, `bottom`: corner roundness. */
export interface MouthShape {
  width: number
  height: number
  smile: number
  top: number
  bottom: number
  teeth: number
  tongue: number
  /** Horizontal offset in visor units. */
  shift: number
  /** Slant in radians; positive raises the viewer's right corner. */
  tilt: number
}

/** `lid` covers from above, `cheek` from below. Tilts in radians; positive raises the outer end. */
export interface EyeShape {
  width: number
  height: number
  lid: number
  lidTilt: number
  cheek: number
  brow: number
  browLift: number
  browTilt: number
}

export interface FaceShape {
  left: EyeShape
  right: EyeShape
  mouth: MouthShape
  blush: number
  sparkle: number
}

/** Positions on the visor in visor units from its center, y upwards. */
export const faceLayout = {
  eyeX: 0.4,
  eyeY: 0.15,
  mouthY: -0.32,
  cheekX: 0.66,
  cheekY: -0.16,
  browY: 0.43,
  lip: 0.027,
  visorHeight: 0.69,
} as const

function mouth(shape: Partial<MouthShape>): MouthShape {
  return { width: 0.2, height: 0, smile: 0, top: 1, bottom: 1, teeth: 0, tongue: 0, shift: 0, tilt: 0, ...shape }
}

/** Full mouth shape of each viseme. Visemes with equal lips differ in teeth and tongue. */
export const visemeMouths: Readonly<Record<Viseme, MouthShape>> = {
  sil: mouth({}),
  PP: mouth({ width: 0.17 }),
  FF: mouth({ width: 0.2, height: 0.06, teeth: 1, top: 0.5, bottom: 0.6 }),
  TH: mouth({ width: 0.21, height: 0.085, teeth: 0.55, tongue: 1, top: 0.6 }),
  DD: mouth({ width: 0.22, height: 0.1, teeth: 0.75, tongue: 0.45, top: 0.6 }),
  kk: mouth({ width: 0.22, height: 0.12, teeth: 0.3, tongue: 0.2, top: 0.7 }),
  CH: mouth({ width: 0.15, height: 0.12, teeth: 0.8, top: 0.8 }),
  SS: mouth({ width: 0.25, height: 0.07, teeth: 1, top: 0.5, bottom: 0.5 }),
  nn: mouth({ width: 0.21, height: 0.085, teeth: 0.5, tongue: 0.8, top: 0.6 }),
  RR: mouth({ width: 0.17, height: 0.11, teeth: 0.2, tongue: 0.5, top: 0.9 }),
  aa: mouth({ width: 0.27, height: 0.215, teeth: 0.5, tongue: 0.7, top: 0.62 }),
  E: mouth({ width: 0.29, height: 0.145, teeth: 0.5, tongue: 0.45, top: 0.5 }),
  I: mouth({ width: 0.32, height: 0.095, teeth: 0.85, tongue: 0.15, top: 0.45, bottom: 0.8 }),
  O: mouth({ width: 0.17, height: 0.19, tongue: 0.25 }),
  U: mouth({ width: 0.115, height: 0.115 }),
}

function eye(shape: Partial<EyeShape>): EyeShape {
  return { width: 0.145, height: 0.205, lid: 0, lidTilt: 0, cheek: 0, brow: 0, browLift: 0, browTilt: 0, ...shape }
}

function face(left: Partial<EyeShape>, right: Partial<EyeShape>, rest: Partial<MouthShape>, blush = 0, sparkle = 0) {
  return { left: eye(left), right: eye(right), mouth: mouth({ width: 0.21, ...rest }), blush, sparkle }
}

const smiling = { height: 0.2, cheek: 0.5 }
const wide = { width: 0.165, height: 0.235, brow: 1, browLift: 0.12 }
const starry = { width: 0.165, height: 0.235, cheek: 0.16 }
const worried = { height: 0.185, lid: 0.2, lidTilt: -0.34, brow: 1, browTilt: -0.4, browLift: 0.01 }

export const emotionFaces: Readonly<Record<Emotion, FaceShape>> = {
  neutral: face({}, {}, { smile: 0.45 }, 0.12, 0.25),
  happy: face(smiling, smiling, { width: 0.27, smile: 1 }, 0.8, 0.2),
  curious: face(
    { height: 0.185, lid: 0.1, brow: 1, browLift: -0.03, browTilt: -0.1 },
    { width: 0.165, height: 0.24, brow: 1, browLift: 0.11, browTilt: -0.16 },
    { width: 0.13, smile: 0.5, shift: 0.05, tilt: 0.1 },
    0.15,
    0.5,
  ),
  surprised: face(wide, wide, { width: 0.12, height: 0.15 }, 0.1, 0.7),
  thoughtful: face(
    { height: 0.18, lid: 0.32, brow: 1, browLift: -0.04, browTilt: 0.1 },
    { height: 0.2, lid: 0.16, brow: 1, browLift: 0.08, browTilt: 0.02 },
    { width: 0.15, shift: 0.09, smile: 0.12, tilt: 0.14 },
  ),
  excited: face(starry, starry, { width: 0.29, height: 0.19, smile: 0.75, top: 0.22, teeth: 0.5, tongue: 0.75 }, 1, 1),
  concerned: face(worried, worried, { width: 0.17, smile: -0.7 }, 0, 0.4),
}

export function copyFace(source: FaceShape): FaceShape {
  return { ...source, left: { ...source.left }, right: { ...source.right }, mouth: { ...source.mouth } }
}

const mouthKeys = Object.keys(visemeMouths.sil) as (keyof MouthShape)[]
const eyeKeys = Object.keys(emotionFaces.neutral.left) as (keyof EyeShape)[]

function moveMouth(shape: MouthShape, target: MouthShape, amount: number) {
  for (const key of mouthKeys) shape[key] = shape[key] * (1 - amount) + target[key] * amount
}

function moveEye(shape: EyeShape, target: EyeShape, amount: number) {
  for (const key of eyeKeys) shape[key] = shape[key] * (1 - amount) + target[key] * amount
}

export function moveFace(shape: FaceShape, target: FaceShape, amount: number): void {
  moveEye(shape.left, target.left, amount)
  moveEye(shape.right, target.right, amount)
  moveMouth(shape.mouth, target.mouth, amount)
  shape.blush = shape.blush * (1 - amount) + target.blush * amount
  shape.sparkle = shape.sparkle * (1 - amount) + target.sparkle * amount
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Mixes visemes. `weights`: in the contract's order, sum at most 1; the rest is the closed mouth of `mood`. */
export function speakingMouth(weights: ArrayLike<number>, mood: MouthShape, result: MouthShape): MouthShape {
  let sum = 0
  for (const key of mouthKeys) result[key] = 0
  for (const [index, name] of visemes.entries()) {
    const weight = weights[index] ?? 0
    if (weight === 0 || name === 'sil') continue
    sum += weight
    const shape = visemeMouths[name]
    for (const key of mouthKeys) result[key] += shape[key] * weight
  }
  const rest = Math.max(0, 1 - sum)
  result.width += mood.width * rest
  result.top += mood.top * rest
  result.bottom += mood.bottom * rest
  // Lips close for p, b, and m, whatever the neighboring vowels.
  result.height *= 1 - smoothstep(0.3, 0.7, weights[visemes.indexOf('PP')] ?? 0)
  result.smile += mood.smile * (1 - 0.45 * sum)
  result.shift += mood.shift * rest
  result.tilt += mood.tilt * rest
  return result
}
