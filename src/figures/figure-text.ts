import type { Language } from '../i18n/language.ts'

export interface CommonTexts {
  title: string
  task: string
  solved: string
  drawing: string
  /** The law computed, and what the model leaves out. */
  model: string
}

export type FigureTexts<Texts extends CommonTexts> = Record<Language, Texts>

/** Replaces placeholders in braces: `{nm} nanometers`. Uses a no-break space before a percent sign. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)).replaceAll(' %', '\u00a0%')
}

export function percentText(share: string | number, language: Language): string {
  return language === 'es' ? `${share}\u00a0%` : `${share}%`
}

/** Cached: creating a formatter takes longer than the rest of a frame. */
const numberFormats = new Map<string, Intl.NumberFormat>()

export function numberText(value: number, language: Language, decimals = 0): string {
  const key = `${language} ${decimals}`
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language, digits)
  numberFormats.set(key, format)
  // Avoids −0.
  return format.format(Number(value.toFixed(decimals)) || 0)
}
