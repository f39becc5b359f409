import { assign, setup } from 'xstate'

interface FigureContext<Settings> {
  settings: Settings
  touched: boolean
}

type FigureEvent<Settings> =
  | { type: 'set'; settings: Partial<Settings> }
  /** Settings from the URL. Doesn't update the URL. */
  | { type: 'restored'; settings: Settings }
  | { type: 'reset' }

export interface FigurePlan<Settings> {
  id: string
  initial: Settings
  isSolved: (settings: Settings) => boolean
}

/** Creates a figure machine: `solved` while the settings meet the task, otherwise `trying`. */
export function figureMachine<Settings extends object>({ id, initial, isSolved }: FigurePlan<Settings>) {
  return setup({
    types: {
      context: {} as FigureContext<Settings>,
      events: {} as FigureEvent<Settings>,
    },
    actions: {
      set: assign(({ context }, { settings }: { settings: Partial<Settings> }) => ({
        settings: { ...context.settings, ...settings },
        touched: true,
      })),
      restore: assign((_, { settings }: { settings: Settings }) => ({ settings, touched: false })),
      reset: assign({ settings: initial, touched: true }),
    },
    guards: {
      isSolved: ({ context }) => isSolved(context.settings),
      isUnsolved: ({ context }) => !isSolved(context.settings),
    },
  }).createMachine({
    id,
    description: 'A figure that the reader works, and what there is to find out with it.',
    context: { settings: initial, touched: false },
    initial: 'trying',
    on: {
      set: { actions: { type: 'set', params: ({ event }) => event } },
      restored: { actions: { type: 'restore', params: ({ event }) => event } },
      reset: { actions: 'reset' },
    },
    states: {
      trying: {
        description: 'What the reader has set does not do the task yet.',
        always: { guard: 'isSolved', target: 'solved' },
      },
      solved: {
        description: 'What the reader has set does the task.',
        always: { guard: 'isUnsolved', target: 'trying' },
      },
    },
  })
}
