import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ThemeControl } from '../ui/theme-context.ts'
import { readStoredTheme } from './stored-theme.ts'
import type { ThemeVisit } from './theme-visit.deferred.ts'
import { latePart } from '../ui/late-part.ts'
import type { ThemeChoice } from '../ui/theme.ts'

/** The theme of the visit, from the choice that the page was made for. */
export function useThemeControl(start: ThemeChoice): ThemeControl {
  const [choice, setChoice] = useState(start)
  const [visit] = useState(() => lateThemeVisit(start, setChoice))

  // The server knows only the cookie. Where that is gone and the stored choice is not, the choice counts.
  useEffect(() => {
    const stored = readStoredTheme()
    if (stored !== 'system' && stored !== start) visit.restore()
  }, [visit, start])

  return useMemo(() => ({ choice, toggle: visit.toggle }), [choice, visit])
}

/** What changes the theme, fetched when it is first asked for: most visitors never do. */
function lateThemeVisit(start: ThemeChoice, render: (choice: ThemeChoice) => void): ThemeVisit {
  const show = (choice: ThemeChoice) => {
    // Colours change at once. What is rendered follows when the parts that wake late are there: told something new
    // before, they would be thrown away.
    if (choice === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = choice
    startTransition(() => render(choice))
  }
  const visit = latePart(async () => (await import('./theme-visit.deferred.ts')).startThemeVisit(start, show))
  return {
    toggle: () => void visit().then((theme) => theme.toggle()),
    restore: () => void visit().then((theme) => theme.restore()),
  }
}
