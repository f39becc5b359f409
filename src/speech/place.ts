import type { Language } from '../i18n/language.ts'

/** Where a written word stands. Neighbours are nearest first, up to the next sign. */
export interface Place {
  language: Language
  previous: readonly string[]
  next: readonly string[]
  /** Whether calls are spoken of around a short number, which then may be whom to call. */
  isAboutCalls?: boolean
}
