import type { Language } from '../i18n/language.ts'

/** What every figure says; each adds what its own controls and drawing say. */
export interface CommonTexts {
  title: string
  /** What the reader is asked to do. */
  task: string
  /** What is said when it is done, and what that shows. */
  solved: string
  /** What the drawing shows, for whoever does not see it, as it is drawn first. */
  drawing: string
  /** The law that is computed, and what the model leaves out. */
  model: string
}

/** A figure's texts: the same keys in each language. */
export type FigureTexts<Texts extends CommonTexts> = Record<Language, Texts>

/** Puts values into a text at their names in braces: `{nm} nanometres`. No line ends between a number and its per cent sign. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)).replaceAll(' %', '\u00a0%')
}

/** A share of a hundred as a language writes it; `share` is written already. */
export function percentText(share: string | number, language: Language): string {
  return language === 'es' ? `${share}\u00a0%` : `${share}%`
}

/** Making one takes longer than all else in a frame of a figure whose slider is drawn. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** A number as a language writes it, with so many decimals. */
export function numberText(value: number, language: Language, decimals = 0): string {
  const key = `${language} ${decimals}`
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language, digits)
  numberFormats.set(key, format)
  // A rounded zero has no sign.
  return format.format(Number(value.toFixed(decimals)) || 0)
}
