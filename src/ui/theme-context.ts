import { createContext, useContext } from 'react'
import type { ThemeChoice } from './theme.ts'

export interface ThemeControl {
  choice: ThemeChoice
  toggle: () => void
  show: (choice: ThemeChoice) => void
}

/** Default without a provider: the system's theme. */
const ThemeContext = createContext<ThemeControl>({ choice: 'system', toggle: () => {}, show: () => {} })

export const ThemeControlProvider = ThemeContext.Provider

export function useTheme(): ThemeControl {
  return useContext(ThemeContext)
}
