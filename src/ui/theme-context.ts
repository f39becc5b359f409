import { createContext, useContext } from 'react'
import type { ThemeChoice } from './theme.ts'

/** The visitor's choice of a theme, the toggle to the other look, and what shows a choice that was made elsewhere. */
export interface ThemeControl {
  choice: ThemeChoice
  toggle: () => void
  show: (choice: ThemeChoice) => void
}

/** A part of a page that stands alone looks as the system does. */
const ThemeContext = createContext<ThemeControl>({ choice: 'system', toggle: () => {}, show: () => {} })

export const ThemeControlProvider = ThemeContext.Provider

export function useTheme(): ThemeControl {
  return useContext(ThemeContext)
}
