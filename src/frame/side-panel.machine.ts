import { setup } from 'xstate'

export const sidePanelMachine = setup({
  types: { events: {} as { type: 'toggle' } | { type: 'open' } | { type: 'close' } },
}).createMachine({
  id: 'sidePanel',
  description: 'The hidden menu at the side.',
  initial: 'closed',
  states: {
    closed: { description: 'The menu is hidden.', on: { toggle: { target: 'open' }, open: { target: 'open' } } },
    open: {
      description: 'The menu lies over the page.',
      on: { toggle: { target: 'closed' }, close: { target: 'closed' } },
    },
  },
})
