import { assign, fromPromise, not, setup } from 'xstate'
import { otherLanguage, type Language } from './language.ts'

export type LanguageEvent =
  /** The reader's own choice: the only one that is stored. */
  | { type: 'toggle' }
  /** A language that the address or the server's answer asks for. */
  | { type: 'set'; language: Language }

interface LanguageContext {
  /** The language of the page that is shown. */
  shown: Language
  /** The language that was asked for last. */
  wanted: Language
  /** The reader has asked for it. */
  isChoice: boolean
}

/**
 * The language of the page. A wish is fulfilled by showing the page in it, one at a time: a newer one waits until the one
 * before has been shown. A choice is stored when the page is shown in it; what can't be shown is given up, and nothing of
 * it is kept. `show`, `store` and `tellMissing` are given from outside.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as { language: Language },
  },
  actors: {
    /** Shows the page in a language. Rejects, with the page as it was, when it can't; stopped, it shows nothing any more. */
    show: fromPromise<void, { language: Language }>(() => Promise.reject(new Error('show must be provided'))),
  },
  actions: {
    /** Keeps the reader's choice for the next visit. */
    store: (_machine, _params: { language: Language }): void => {
      throw new Error('store must be provided')
    },
    /** Says that the page could not be shown in a language. */
    tellMissing: (): void => {
      throw new Error('tellMissing must be provided')
    },
  },
  guards: {
    isShown: ({ context }) => context.shown === context.wanted,
    isChoice: ({ context }) => context.isChoice,
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'language',
  context: ({ input: { language } }) => ({ shown: language, wanted: language, isChoice: false }),
  initial: 'settled',
  on: {
    toggle: { actions: assign({ wanted: ({ context }) => otherLanguage(context.wanted), isChoice: true }) },
    set: { actions: assign({ wanted: ({ event }) => event.language, isChoice: false }) },
  },
  states: {
    settled: {
      always: { guard: not('isShown'), target: 'changing' },
    },
    changing: {
      invoke: {
        src: 'show',
        input: ({ context }) => ({ language: context.wanted }),
        // Of two languages, the one that is shown then is the other.
        onDone: { target: 'deciding', actions: assign({ shown: ({ context }) => otherLanguage(context.shown) }) },
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    deciding: {
      always: [
        { guard: not('isShown'), target: 'changing' },
        {
          guard: 'isChoice',
          target: 'settled',
          actions: { type: 'store', params: ({ context }) => ({ language: context.shown }) },
        },
        { target: 'settled' },
      ],
    },
    failed: {
      always: [
        { guard: 'isShown', target: 'settled' },
        {
          target: 'settled',
          actions: ['tellMissing', assign({ wanted: ({ context }) => context.shown, isChoice: false })],
        },
      ],
    },
  },
})
