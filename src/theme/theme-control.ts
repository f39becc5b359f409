import { startTransition, useMemo, useState } from 'react'
import type { ThemeControl } from '../ui/theme-context.ts'
import { useSystem, type SystemRoot } from '../runtime/system.tsx'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import type { ThemeChoice } from '../ui/theme.ts'
import { shownTheme } from './stored-theme.ts'

export function useThemeControl(): ThemeControl {
  const root = useSystem()
  const [choice, setChoice] = useState<ThemeChoice>(import.meta.env.SSR ? 'system' : shownTheme)
  const [visit] = useState(() => lateThemeVisit(root, setChoice))
  return useMemo(() => ({ choice, ...visit }), [choice, visit])
}

function lateThemeVisit(root: SystemRoot, render: (choice: ThemeChoice) => void): Omit<ThemeControl, 'choice'> {
  const show = (choice: ThemeChoice) => {
    // Changes colors at once. Components update after late parts load, or React would drop their markup.
    if (choice === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = choice
    startTransition(() => render(choice))
  }
  const visit = lazyWithRetry(async () => (await import('./theme-visit.deferred.ts')).startThemeVisit(root, show))
  return { show, toggle: () => void visit().then((theme) => theme.toggle()) }
}
