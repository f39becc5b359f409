import { setup } from 'xstate'
import type { Theme, ThemeChoice } from '../ui/theme.ts'

export type ThemeEvent =
  /** Toggle; `system` is the system's theme, for visitors without a choice. */
  | { type: 'toggle'; system: Theme }
  /** A choice stored earlier or made in another tab. */
  | { type: 'set'; choice: ThemeChoice }

export const themeMachine = setup({
  types: {
    context: {} as { start: ThemeChoice },
    events: {} as ThemeEvent,
    input: {} as { choice: ThemeChoice },
  },
  actions: {
    store: (_machine, _params: { choice: Theme }): void => {
      throw new Error('store must be provided')
    },
  },
  guards: {
    startsWith: ({ context }, { choice }: { choice: ThemeChoice }) => context.start === choice,
    asksFor: (_, { asked, choice }: { asked: ThemeChoice; choice: ThemeChoice }) => asked === choice,
    isDark: (_, { system }: { system: Theme }) => system === 'dark',
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ start: input.choice }),
  description: 'Whether the page is light or dark.',
  initial: 'starting',
  on: {
    set: [
      {
        guard: { type: 'asksFor', params: ({ event }) => ({ asked: event.choice, choice: 'light' }) },
        target: '.light',
      },
      { guard: { type: 'asksFor', params: ({ event }) => ({ asked: event.choice, choice: 'dark' }) }, target: '.dark' },
      { target: '.system' },
    ],
  },
  states: {
    starting: {
      description: 'Begins at once with the choice that the page was made for.',
      always: [
        { guard: { type: 'startsWith', params: { choice: 'light' } }, target: 'light' },
        { guard: { type: 'startsWith', params: { choice: 'dark' } }, target: 'dark' },
        { target: 'system' },
      ],
    },
    system: {
      description: 'The visitor has chosen nothing: the page looks as the system does.',
      on: {
        toggle: [
          {
            guard: { type: 'isDark', params: ({ event }) => event },
            target: 'light',
            actions: { type: 'store', params: { choice: 'light' } },
          },
          { target: 'dark', actions: { type: 'store', params: { choice: 'dark' } } },
        ],
      },
    },
    light: {
      description: 'The visitor wants it light.',
      on: { toggle: { target: 'dark', actions: { type: 'store', params: { choice: 'dark' } } } },
    },
    dark: {
      description: 'The visitor wants it dark.',
      on: { toggle: { target: 'light', actions: { type: 'store', params: { choice: 'light' } } } },
    },
  },
})
