import { setup } from 'xstate'

export type UpNextEvent =
  | { type: 'film.ended' }
  /** Played again, or another film started. */
  | { type: 'film.begun' }
  | { type: 'stay' }
  | { type: 'go' }

interface UpNextInput {
  goesOn: boolean
}

/** Starts the next film after a hint that can be canceled, or offers it without autoplay. */
export const upNextMachine = setup({
  types: { context: {} as UpNextInput, events: {} as UpNextEvent, input: {} as UpNextInput },
  actions: { goOn: () => {} },
  guards: { goesOn: ({ context }) => context.goesOn },
  delays: {
    /** Time (ms) in which the hint can be canceled. */
    hint: 3000,
  },
}).createMachine({
  id: 'upNext',
  description: 'What comes after a film of the feed.',
  context: ({ input }) => input,
  initial: 'watching',
  on: { 'film.begun': { target: '.watching' } },
  states: {
    watching: {
      description: 'The film plays, or may be played.',
      on: { 'film.ended': [{ guard: 'goesOn', target: 'hinting' }, { target: 'offering' }] },
    },
    hinting: {
      description: 'The film is over; the next one is about to come.',
      on: { stay: { target: 'offering' }, go: { target: 'leaving' } },
      after: { hint: { description: 'Nobody has refused it.', target: 'leaving' } },
    },
    offering: {
      description: 'The film is over; the next one comes when it is asked for.',
      on: { go: { target: 'leaving' } },
    },
    leaving: { description: 'The next film is on its way.', entry: 'goOn' },
  },
})
