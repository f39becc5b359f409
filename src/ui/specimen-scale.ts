import type { Language } from '../i18n/language.ts'
import { twoDigits } from '../i18n/number-formats.ts'

export type ScaleStep = 'nm' | '10nm' | '100nm' | 'um' | '10um' | '100um' | 'mm' | 'cm' | 'm'

const steps: readonly ScaleStep[] = ['nm', '10nm', '100nm', 'um', '10um', '100um', 'mm', 'cm', 'm']
const smallestDecade = -9

/** Returns the step of a size in meters: the nearest power of ten, from 1 nm to 10 cm. */
export function scaleStep(metres: number): ScaleStep {
  const decade = Math.round(Math.log10(metres))
  const index = Math.min(steps.length - 1, Math.max(0, decade - smallestDecade))
  return steps[index] ?? 'm'
}

const units: readonly { symbol: string; metres: number }[] = [
  { symbol: 'km', metres: 1e3 },
  { symbol: 'm', metres: 1 },
  { symbol: 'cm', metres: 1e-2 },
  { symbol: 'mm', metres: 1e-3 },
  { symbol: 'µm', metres: 1e-6 },
  { symbol: 'nm', metres: 0 },
]

/** Formats a size in meters with two digits and a unit: '80 nm' or '0,34 nm'. */
export function formatScale(metres: number, language: Language): string {
  // Tolerance for sizes such as 1e-6, inexact in binary.
  const unit = units.find((candidate) => metres >= candidate.metres * (1 - 1e-9)) ?? { symbol: 'nm', metres: 0 }
  const value = metres / (unit.metres || 1e-9)
  return `${twoDigits(value, language)}\u00a0${unit.symbol}`
}
