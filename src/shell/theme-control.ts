import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ThemeControl } from '../ui/theme-context.ts'
import { readStoredTheme } from './stored-theme.ts'
import { latePart } from '../ui/late-part.ts'
import { parseThemeChoice, type ThemeChoice } from '../ui/theme.ts'

/** The theme of the page in the browser: what it started with is there before React (`early-theme.ts`). */
const shown = () => parseThemeChoice(document.documentElement.dataset['theme'])

/** The theme of the visit. */
export function useThemeControl(): ThemeControl {
  const [choice, setChoice] = useState<ThemeChoice>(import.meta.env.SSR ? 'system' : shown)
  const [{ show, visit }] = useState(() => lateThemeVisit(setChoice))

  useEffect(() => {
    // Nothing told a page in the browser's back/forward cache what was chosen meanwhile.
    const catchUp = () => {
      const stored = readStoredTheme()
      if (stored === 'system' || stored === shown()) return
      show(stored)
      void visit().then((theme) => theme.restore())
    }
    addEventListener('pageshow', catchUp)
    return () => removeEventListener('pageshow', catchUp)
  }, [show, visit])

  return useMemo(() => ({ choice, toggle: () => void visit().then((theme) => theme.toggle()) }), [choice, visit])
}

/** What changes the theme, fetched when it is first asked for: most visitors never do. */
function lateThemeVisit(render: (choice: ThemeChoice) => void) {
  const show = (choice: ThemeChoice) => {
    // Colours change at once. What is rendered follows when the parts that wake late are there: told something new
    // before, they would be thrown away.
    if (choice === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = choice
    startTransition(() => render(choice))
  }
  const visit = latePart(async () => (await import('./theme-visit.deferred.ts')).startThemeVisit(shown(), show))
  return { show, visit }
}
