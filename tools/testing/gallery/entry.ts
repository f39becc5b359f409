import type { ReactNode } from 'react'

/** A component and its gallery states. */
export interface Entry {
  name: string
  /** Screen size; phone by default. */
  screen?: 'phone' | 'desktop'
  /** States by name. */
  states: Record<string, () => ReactNode>
  /** Expected console output per state; none by default. */
  says?: Record<string, RegExp>
}
