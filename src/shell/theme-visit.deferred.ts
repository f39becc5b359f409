import { createActor } from 'xstate'
import { readStoredTheme, themeKey } from './stored-theme.ts'
import { themeMachine } from './theme.deferred.machine.ts'
import { parseThemeChoice, type Theme, type ThemeChoice } from '../ui/theme.ts'

/** What can be done to the theme during a visit. */
export interface ThemeVisit {
  toggle: () => void
  /** Returns to the choice that this browser keeps. */
  restore: () => void
}

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
export function startThemeVisit(start: ThemeChoice, show: (choice: ThemeChoice) => void): ThemeVisit {
  const machine = themeMachine.provide({ actions: { store: (_, { choice }) => storeTheme(choice) } })
  const actor = createActor(machine, { input: { choice: start } })
  actor.subscribe(({ value }) => show(parseThemeChoice(value)))
  actor.start()
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeKey) actor.send({ type: 'set', choice: parseThemeChoice(newValue) })
  })
  return {
    toggle: () => actor.send({ type: 'toggle', system: systemTheme() }),
    restore: () => actor.send({ type: 'set', choice: readStoredTheme() }),
  }
}
