import { assign, setup } from 'xstate'

interface FigureContext<Settings> {
  /** What the reader has set, within its limits. */
  settings: Settings
  /** Whether the reader has set anything since the figure was drawn. */
  touched: boolean
}

type FigureEvent<Settings> =
  /** The reader sets something. */
  | { type: 'set'; settings: Partial<Settings> }
  /** The address names settings: they are shown, and the address is left as it is. */
  | { type: 'restored'; settings: Settings }
  /** Everything as it was drawn first. */
  | { type: 'reset' }

/** What makes the machine of a figure that is its settings and a task. */
export interface FigurePlan<Settings> {
  id: string
  initial: Settings
  /** Whether the task is done with these settings. */
  isSolved: (settings: Settings) => boolean
}

/** The machine of a figure: `trying` until its settings do the task, `solved` for as long as they do. */
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
