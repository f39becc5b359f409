import { createContext, useContext } from 'react'
import type { Language } from './language.ts'

/** The language of the page shown, and the toggle to the other one. */
export interface LanguageControl {
  language: Language
  toggle: () => void
}

const LanguageContext = createContext<LanguageControl | null>(null)

export const LanguageControlProvider = LanguageContext.Provider

/** The page's language and its toggle. Throws outside the provider. */
export function useLanguage(): LanguageControl {
  const control = useContext(LanguageContext)
  if (!control) throw new Error('useLanguage needs a LanguageControlProvider above it.')
  return control
}
