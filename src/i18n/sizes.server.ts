import { languages, type Language } from './language.ts'

const formats = Object.fromEntries(
  languages.map((language) => [language, new Intl.NumberFormat(language, { maximumSignificantDigits: 2 })]),
) as Record<Language, Intl.NumberFormat>

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
  return `${formats[language].format(metres / (unit.metres || 1e-9))}\u00a0${unit.symbol}`
}
