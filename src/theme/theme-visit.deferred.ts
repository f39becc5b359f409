import { shownTheme, themeKey } from './stored-theme.ts'
import { themeMachine } from './theme.deferred.machine.ts'
import { join, type SystemRoot } from '../runtime/system.tsx'
import { parseThemeChoice, type Theme, type ThemeChoice } from '../ui/theme.ts'

export function storeTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice)
  } catch (error) {
    console.warn('The theme could not be stored', error)
  }
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Runs the theme machine. Calls `show` on every change, also from other tabs. */
export function startThemeVisit(root: SystemRoot, show: (choice: ThemeChoice) => void): { toggle: () => void } {
  const machine = themeMachine.provide({ actions: { store: (_, { choice }) => storeTheme(choice) } })
  const actor = join(root, 'theme', machine, { choice: shownTheme() })
  actor.subscribe(({ value }) => show(parseThemeChoice(value)))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeKey) actor.send({ type: 'set', choice: parseThemeChoice(newValue) })
  })
  return {
    toggle: () => {
      // Starts from what is visible, including after a bfcache restore.
      actor.send({ type: 'set', choice: shownTheme() })
      actor.send({ type: 'toggle', system: systemTheme() })
    },
  }
}
