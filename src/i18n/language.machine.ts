import { assign, fromPromise, setup } from 'xstate'
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
 * it is kept. `show`, `store` and `reportLoadError` are given from outside.
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
    wishForOther: assign({ wanted: ({ context }) => otherLanguage(context.wanted), isChoice: true }),
    wishFor: assign((_, { language }: { language: Language }) => ({ wanted: language, isChoice: false })),
    /** Of two languages, the one that is shown now is the other. */
    noteShown: assign({ shown: ({ context }) => otherLanguage(context.shown) }),
    giveUp: assign({ wanted: ({ context }) => context.shown }),
    /** Keeps the reader's choice for the next visit. */
    store: (_machine, _params: { language: Language }): void => {
      throw new Error('store must be provided')
    },
    /** Says that the page could not be shown in a language. */
    reportLoadError: (): void => {
      throw new Error('reportLoadError must be provided')
    },
  },
  guards: {
    isOtherWanted: ({ context }) => context.shown !== context.wanted,
    isShown: ({ context }) => context.shown === context.wanted,
    isChoice: ({ context }) => context.isChoice,
  },
  delays: {
    /** How long (ms) a language may take to be shown. */
    patience: 15_000,
  },
}).createMachine({
  id: 'language',
  context: ({ input: { language } }) => ({ shown: language, wanted: language, isChoice: false }),
  initial: 'settled',
  description: "The page's language, and the reader's choice of it.",
  on: {
    toggle: { actions: 'wishForOther' },
    set: { actions: { type: 'wishFor', params: ({ event }) => event } },
  },
  states: {
    settled: {
      description: 'The page is shown in the language that was asked for last.',
      always: { guard: 'isOtherWanted', target: 'switching' },
    },
    switching: {
      description: 'Catalogue and data of the other language are loaded and shown, one language at a time.',
      invoke: {
        src: 'show',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: { target: 'deciding', actions: 'noteShown' },
        onError: 'failed',
      },
      after: { patience: { description: 'The other language never came.', target: 'failed' } },
    },
    deciding: {
      description: 'Looks at once whether another language has been asked for meanwhile; a choice is stored.',
      always: [
        { guard: 'isOtherWanted', target: 'switching' },
        {
          guard: 'isChoice',
          target: 'settled',
          actions: { type: 'store', params: ({ context }) => ({ language: context.shown }) },
        },
        { target: 'settled' },
      ],
    },
    failed: {
      description: 'The language could not be shown: the page stays as it is, and the reader is told.',
      always: [
        { guard: 'isShown', target: 'settled' },
        { target: 'settled', actions: ['reportLoadError', 'giveUp'] },
      ],
    },
  },
})
