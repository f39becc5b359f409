import { useEffect } from 'react'
import { useJoined } from '../runtime/system.tsx'
import { hashOf, settingsInHash, type SettingsSchema } from './figure-address.ts'
import { figureId, type FigureName } from './figure-names.ts'
import type { figureMachine } from './figure.machine.ts'
import { keepRunning } from './running-figures.ts'

/** Debounce of URL writes in ms: browsers limit them to 100 per 30 seconds. */
const writePause = 350

type FigureMachine<Settings extends object> = ReturnType<typeof figureMachine<Settings>>

export interface Figure<Settings> {
  name: FigureName
  settings: Settings
  isSolved: boolean
  set: (settings: Partial<Settings>) => void
  reset: () => void
}

export function useFigure<Settings extends object>(
  name: FigureName,
  machine: FigureMachine<Settings>,
  schema: SettingsSchema<Settings>,
): Figure<Settings> {
  const [snapshot, send, actor] = useJoined('figure', machine, undefined)
  const { settings, touched } = snapshot.context

  useEffect(() => actor && keepRunning(name, actor), [name, actor])

  useEffect(() => {
    // The server doesn't know the URL hash.
    const restore = () => {
      const named = settingsInHash(location.hash, name, schema)
      if (!named) return
      send({ type: 'restored', settings: named })
      document.getElementById(figureId(name))?.scrollIntoView()
    }
    restore()
    addEventListener('hashchange', restore)
    return () => removeEventListener('hashchange', restore)
  }, [send, name, schema])

  useEffect(() => {
    if (!touched) return undefined
    const timer = setTimeout(() => history.replaceState(history.state, '', hashOf(name, settings)), writePause)
    return () => clearTimeout(timer)
  }, [name, settings, touched])

  return {
    name,
    settings,
    isSolved: snapshot.matches('solved'),
    set: (changed) => send({ type: 'set', settings: changed }),
    reset: () => send({ type: 'reset' }),
  }
}
