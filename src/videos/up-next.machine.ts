import { setup } from 'xstate'

/** What the film reports, and what the visitor says to the next one. */
export type UpNextEvent =
  | { type: 'film.ended' }
  /** It plays again, or another one is shown. */
  | { type: 'film.begun' }
  | { type: 'stay' }
  | { type: 'go' }

interface UpNextInput {
  /** The next film comes by itself, unless the visitor says no. */
  goesOn: boolean
}

/**
 * What comes after a film of the feed: the next one by itself, after a hint that can be refused, or an offer to whom
 * nothing is to begin by itself.
 */
export const upNextMachine = setup({
  types: { context: {} as UpNextInput, events: {} as UpNextEvent, input: {} as UpNextInput },
  actions: { goOn: () => {} },
  guards: { goesOn: ({ context }) => context.goesOn },
  delays: {
    /** How long (ms) the hint can be refused. */
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
