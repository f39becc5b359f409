import { shownTheme, themeKey } from './stored-theme.ts'
import { themeMachine } from './theme.deferred.machine.ts'
import { join, type SystemRoot } from '../runtime/system.tsx'
import { parseThemeChoice, type Theme, type ThemeChoice } from '../ui/theme.ts'

/** Keeps the visitor's choice in storage. A browser that refuses it loses only the memory of it. */
export function storeTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice)
  } catch (error) {
    console.warn('The theme could not be stored', error)
  }
}

/** How the visitor's system looks at this moment. */
function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Runs the theme for the rest of the visit; `show` is told of every change, those made in other tabs included. */
export function startThemeVisit(root: SystemRoot, show: (choice: ThemeChoice) => void): { toggle: () => void } {
  const machine = themeMachine.provide({ actions: { store: (_, { choice }) => storeTheme(choice) } })
  const actor = join(root, 'theme', machine, { choice: shownTheme() })
  actor.subscribe(({ value }) => show(parseThemeChoice(value)))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeKey) actor.send({ type: 'set', choice: parseThemeChoice(newValue) })
  })
  return {
    toggle: () => {
      // What is seen is what is to be changed, also where a page of before has come back.
      actor.send({ type: 'set', choice: shownTheme() })
      actor.send({ type: 'toggle', system: systemTheme() })
    },
  }
}
