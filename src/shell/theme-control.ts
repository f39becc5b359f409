import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { ThemeControl } from './theme-context.ts'
import { readStoredTheme } from './theme-memory.ts'
import type { ThemeVisit } from './theme-visit.ts'
import type { ThemeChoice } from './theme.ts'

/**
 * The theme of the visit, from the choice that the page was made for. What changes it is fetched when it is first asked
 * for: most visitors never do.
 */
export function useThemeControl(start: ThemeChoice): ThemeControl {
  const [choice, setChoice] = useState(start)
  const visit = useRef<Promise<ThemeVisit>>(undefined)

  const control = useMemo(() => {
    const show = (next: ThemeChoice) => {
      // Colours change at once. What is rendered follows when the parts that wake late are there: told something new
      // before, they would be thrown away.
      if (next === 'system') delete document.documentElement.dataset['theme']
      else document.documentElement.dataset['theme'] = next
      startTransition(() => setChoice(next))
    }
    const tell = (event: 'toggle' | 'restore') => {
      visit.current ??= import('./theme-visit.ts').then(({ startThemeVisit }) => startThemeVisit(start, show))
      visit.current.then(
        (theme) => theme[event](),
        (error: unknown) => {
          visit.current = undefined
          console.error('The theme could not be changed', error)
        },
      )
    }
    return { toggle: () => tell('toggle'), restore: () => tell('restore') }
  }, [start])

  // The server knows only the cookie. Where that is gone and the stored choice is not, the choice counts.
  useEffect(() => {
    const stored = readStoredTheme()
    if (stored !== 'system' && stored !== start) control.restore()
  }, [control, start])

  return useMemo(() => ({ choice, toggle: control.toggle }), [choice, control])
}
