import { assign, not, setup } from 'xstate'

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
    guards: { isSolved: ({ context }) => isSolved(context.settings) },
  }).createMachine({
    id,
    context: { settings: initial, touched: false },
    initial: 'trying',
    on: {
      set: {
        actions: assign(({ context, event }) => ({
          settings: { ...context.settings, ...event.settings },
          touched: true,
        })),
      },
      restored: { actions: assign(({ event }) => ({ settings: event.settings, touched: false })) },
      reset: { actions: assign({ settings: initial, touched: true }) },
    },
    states: {
      trying: { always: { guard: 'isSolved', target: 'solved' } },
      solved: { always: { guard: not('isSolved'), target: 'trying' } },
    },
  })
}
