import { fromCallback, type EventObject } from 'xstate'
import { isQuiet, type PanelActor } from '../assistant/assistant-context.ts'

/** Sends `panel.speaks` when the panel ceases to be quiet: it asks, speaks, or is about to. */
export const panelWatcher = fromCallback<EventObject>(({ sendBack, system }) => {
  const panel = system.get('panel') as PanelActor
  let wasQuiet = isQuiet(panel.getSnapshot())
  const { unsubscribe } = panel.subscribe({
    next(snapshot) {
      const quiet = isQuiet(snapshot)
      if (wasQuiet && !quiet) sendBack({ type: 'panel.speaks' })
      wasQuiet = quiet
    },
    error: () => {},
  })
  return unsubscribe
})
