import type { Language } from '../i18n/language.ts'

/** Where a written word stands. Neighbours are nearest first, up to the next sign. */
export interface Place {
  language: Language
  previous: readonly string[]
  next: readonly string[]
  /** What tells that a short number may be whom to call: calls are spoken of before it, or a helpline around it. */
  calls?: 'spoken-of' | 'helpline' | undefined
}
