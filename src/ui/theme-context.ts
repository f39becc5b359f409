import { createContext, useContext } from 'react'
import type { ThemeChoice } from './theme.ts'

/** The visitor's choice of a theme, and the toggle to the other look. */
export interface ThemeControl {
  choice: ThemeChoice
  toggle: () => void
}

/** A part of a page that stands alone looks as the system does. */
const ThemeContext = createContext<ThemeControl>({ choice: 'system', toggle: () => {} })

export const ThemeControlProvider = ThemeContext.Provider

export function useTheme(): ThemeControl {
  return useContext(ThemeContext)
}
