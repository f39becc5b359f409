import type { ReactNode } from 'react'

/** A component of the site and the states that the gallery shows it in. */
export interface Entry {
  /** Its name in addresses, as in `article-card`. */
  name: string
  /** How large a screen it is shown on: a phone's, or a desktop's for what is made for it. A phone's by default. */
  screen?: 'phone' | 'desktop'
  /** By name, as in addresses. */
  states: Record<string, () => ReactNode>
  /** What a state tells the console, on purpose; all others tell it nothing. */
  says?: Record<string, RegExp>
}
