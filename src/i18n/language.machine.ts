import { assign, fromPromise, setup } from 'xstate'
import { otherLanguage, type Language } from './language.ts'

export type LanguageEvent = { type: 'toggle' } | { type: 'set'; language: Language }

interface LanguageContext {
  shown: Language
  wanted: Language
  isChoice: boolean
}

/** Shows one requested language at a time; newer requests wait. Choices are stored only once shown. */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as { language: Language },
  },
  actors: {
    /** Rejects, leaving the page unchanged, on failure. */
    show: fromPromise<void, { language: Language }>(() => Promise.reject(new Error('show must be provided'))),
  },
  actions: {
    wishForOther: assign({ wanted: ({ context }) => otherLanguage(context.wanted), isChoice: true }),
    wishFor: assign((_, { language }: { language: Language }) => ({ wanted: language, isChoice: false })),
    /** There are only two languages. */
    noteShown: assign({ shown: ({ context }) => otherLanguage(context.shown) }),
    giveUp: assign({ wanted: ({ context }) => context.shown }),
    store: (_machine, _params: { language: Language }): void => {
      throw new Error('store must be provided')
    },
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
    /** Maximum time (ms) to show a language; longer than the wait for its parts (`patience` in lazy-with-retry.ts). */
    patience: 40_000,
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
