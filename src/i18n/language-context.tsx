import { createContext, useContext } from 'react'
import type { Language } from './language.ts'

export interface LanguageControl {
  language: Language
  toggle: () => void
}

const LanguageContext = createContext<LanguageControl | null>(null)

export const LanguageControlProvider = LanguageContext.Provider

export function useLanguage(): LanguageControl {
  const control = useContext(LanguageContext)
  if (!control) throw new Error('useLanguage needs a LanguageControlProvider above it.')
  return control
}
