import { useActorRef } from '@xstate/react'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ThemeControl } from './theme-context.ts'
import { readStoredTheme, storeTheme, themeKey } from './theme-memory.ts'
import { themeMachine } from './theme.machine.ts'
import { parseThemeChoice, systemTheme, type ThemeChoice } from './theme.ts'

const machine = themeMachine.provide({ actions: { store: (_, { choice }) => storeTheme(choice) } })

/** The theme of the visit, from the choice that the page was made for. */
export function useThemeControl(start: ThemeChoice): ThemeControl {
  const actor = useActorRef(machine, { input: { choice: start } })
  const [choice, setChoice] = useState(start)

  useEffect(() => {
    const subscription = actor.subscribe(({ value }) => {
      const next = parseThemeChoice(value)
      // Colours change at once. What is rendered follows when the parts that wake late are there: told something new
      // before, they would be thrown away.
      if (next === 'system') delete document.documentElement.dataset['theme']
      else document.documentElement.dataset['theme'] = next
      startTransition(() => setChoice(next))
    })
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === themeKey) actor.send({ type: 'set', choice: parseThemeChoice(newValue) })
    }
    addEventListener('storage', onStorage)
    // The server knows only the cookie. Where that is gone and the stored choice is not, the choice counts.
    const stored = readStoredTheme()
    if (stored !== 'system' && stored !== actor.getSnapshot().value) {
      storeTheme(stored)
      actor.send({ type: 'set', choice: stored })
    }
    return () => {
      subscription.unsubscribe()
      removeEventListener('storage', onStorage)
    }
  }, [actor])

  return useMemo(
    () => ({ choice, toggle: () => actor.send({ type: 'toggle', system: systemTheme() }) }),
    [actor, choice],
  )
}
