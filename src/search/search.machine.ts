import { assign, fromPromise, setup } from 'xstate'
import type { Language } from '../i18n/language.ts'
import { normaliseQuery } from './search-query.ts'
import type { SearchView } from '../contract/search-view.ts'

export interface SearchContext {
  /** What stands in the field, as typed. */
  text: string
  /** The answer shown, in the language of the page; it may be that of an earlier text while a newer one is looked for. */
  view: SearchView
}

export type SearchEvent =
  /** The field changed; `composing` while an input method has not settled on a text. */
  | { type: 'typed'; text: string; composing: boolean }
  /** The visitor asks for an answer now: Enter, the button, another try. */
  | { type: 'submitted' }
  /** The address names a query that was not written there by this search: a link, or a step back. */
  | { type: 'addressed'; query: string }
  /** The page brings an answer of its own: on arrival, or in another language. */
  | { type: 'given'; view: SearchView }

export interface SearchInput {
  /** The query of the page's address. */
  query: string
  /** The answer that the page has; if it is that of another query, the machine asks for the right one. */
  view: SearchView
}

function noAction<Params>(_given: unknown, _params: Params): void {}

/**
 * Search as you type: it asks once the typing pauses, one question at a time, and an answer that is no longer wanted is
 * dropped with its request. `search` and `writeAddress` are given from outside.
 */
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
    /** Puts the query into the page's address. */
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
    /** How long (ms) the typing pauses before it is looked up. */
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
