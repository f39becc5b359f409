import type { ReactNode } from 'react'

export interface Entry {
  name: string
  screen?: 'phone' | 'desktop'
  states: Record<string, () => ReactNode>
  /** Expected console output per state; none by default. */
  says?: Record<string, RegExp>
}
