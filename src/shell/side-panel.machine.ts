import { setup } from 'xstate'

/** The hidden menu at the side: closed, or open by the toggle; links, its close button and Escape close it. */
export const sidePanelMachine = setup({
  types: { events: {} as { type: 'toggle' } | { type: 'open' } | { type: 'close' } },
}).createMachine({
  id: 'sidePanel',
  initial: 'closed',
  states: {
    closed: { on: { toggle: { target: 'open' }, open: { target: 'open' } } },
    open: { on: { toggle: { target: 'closed' }, close: { target: 'closed' } } },
  },
})
