import { assign, fromPromise, setup } from 'xstate'
import type { Language } from '../i18n/language.ts'
import { normaliseQuery } from './search-query.ts'
import type { SearchView } from '../contract/search-view.ts'

export interface SearchContext {
  text: string
  /** Displayed results; may belong to an earlier text. */
  view: SearchView
}

export type SearchEvent =
  /** Input; `composing` while an IME is active. */
  | { type: 'typed'; text: string; composing: boolean }
  /** Enter, button, or retry. */
  | { type: 'submitted' }
  | { type: 'addressed'; query: string }
  | { type: 'given'; view: SearchView }

export interface SearchInput {
  query: string
  /** The page's results. The machine searches again if they belong to another query. */
  view: SearchView
}

function noAction<Params>(_given: unknown, _params: Params): void {}

/** Searches after a pause in typing, one request at a time, and aborts outdated ones. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
  },
  actors: {
    search: fromPromise<SearchView, { language: Language; query: string }>(() =>
      Promise.reject(new Error('No search was given to the machine.')),
    ),
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text })),
    setView: assign((_, { view }: { view: SearchView }) => ({ view })),
    writeAddress: noAction<{ query: string }>,
    logFailure: noAction<{ error: unknown }>,
  },
  guards: {
    isUnanswered: ({ context: { text, view } }) => view.query !== normaliseQuery(text),
    isShown: ({ context }, { view }: { view: SearchView }) => context.view === view,
    isComposing: (_, { composing }: { composing: boolean }) => composing,
    isWanted: ({ context: { text, view } }, { answer }: { answer: SearchView }) =>
      answer.query === normaliseQuery(text) && answer.language === view.language,
  },
  delays: {
    /** Pause in typing (ms) before a search. */
    pause: 200,
  },
}).createMachine({
  id: 'search',
  context: ({ input: { query, view } }) => ({ text: query, view }),
  initial: 'deciding',
  description: 'Search as you type.',
  on: {
    typed: [
      {
        guard: { type: 'isComposing', params: ({ event }) => event },
        target: '.composing',
        actions: { type: 'setText', params: ({ event }) => event },
      },
      { target: '.typing', actions: { type: 'setText', params: ({ event }) => event } },
    ],
    submitted: { target: '.deciding' },
    addressed: {
      target: '.deciding',
      actions: { type: 'setText', params: ({ event }) => ({ text: event.query }) },
    },
    given: [
      { guard: { type: 'isShown', params: ({ event }) => event } },
      { target: '.deciding', actions: { type: 'setView', params: ({ event }) => event } },
    ],
  },
  states: {
    settled: { description: 'What is found for the text in the field is shown.' },
    composing: { description: 'An input method has not settled on a text yet: nothing is looked up.' },
    typing: {
      description: 'The visitor is typing.',
      after: { pause: { description: 'The typing has paused.', target: 'deciding' } },
    },
    deciding: {
      description: 'Asks only for what is not answered already.',
      entry: { type: 'writeAddress', params: ({ context }) => ({ query: normaliseQuery(context.text) }) },
      always: [{ guard: 'isUnanswered', target: 'asking' }, { target: 'settled' }],
    },
    asking: {
      description: 'The server is asked; what is shown is still the answer to the text before.',
      tags: ['busy'],
      invoke: {
        src: 'search',
        input: ({ context }) => ({ language: context.view.language, query: normaliseQuery(context.text) }),
        onDone: [
          {
            guard: { type: 'isWanted', params: ({ event }) => ({ answer: event.output }) },
            target: 'settled',
            actions: { type: 'setView', params: ({ event }) => ({ view: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'logFailure', params: () => ({ error: new Error('The answer is to another question.') }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { description: 'The search could not be made; the visitor can try again.' },
  },
})
