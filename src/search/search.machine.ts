import { assign, fromPromise, not, setup } from 'xstate'
import type { Language } from '../i18n/language.ts'
import { normaliseQuery } from './search-query.ts'
import type { SearchView } from '../contract/search-view.ts'

export interface SearchContext {
  /** What stands in the field, as typed. */
  text: string
  language: Language
  /** The answer shown; it may be that of an earlier text while a newer one is looked for. */
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
    /** Puts the query into the page's address. */
    writeAddress: noAction<{ query: string }>,
    logFailure: noAction<{ error: unknown }>,
  },
  guards: {
    isAnswered: ({ context: { text, language, view } }) =>
      view.query === normaliseQuery(text) && view.language === language,
    isComposing: ({ event }) => event.type === 'typed' && event.composing,
    isWanted: ({ context: { text, language } }, { answer }: { answer: SearchView }) =>
      answer.query === normaliseQuery(text) && answer.language === language,
  },
  delays: { pause: 200 },
}).createMachine({
  id: 'search',
  context: ({ input: { query, view } }) => ({ text: query, language: view.language, view }),
  initial: 'deciding',
  on: {
    typed: [
      { guard: 'isComposing', target: '.composing', actions: assign({ text: ({ event }) => event.text }) },
      { target: '.typing', reenter: true, actions: assign({ text: ({ event }) => event.text }) },
    ],
    submitted: { target: '.deciding', reenter: true },
    addressed: { target: '.deciding', reenter: true, actions: assign({ text: ({ event }) => event.query }) },
    given: [
      { guard: ({ context, event }) => event.view === context.view },
      {
        target: '.deciding',
        reenter: true,
        actions: assign({ view: ({ event }) => event.view, language: ({ event }) => event.view.language }),
      },
    ],
  },
  states: {
    settled: {},
    composing: {},
    typing: { after: { pause: 'deciding' } },
    /** Asks only for what is not answered already. */
    deciding: {
      entry: { type: 'writeAddress', params: ({ context }) => ({ query: normaliseQuery(context.text) }) },
      always: [{ guard: not('isAnswered'), target: 'asking' }, { target: 'settled' }],
    },
    asking: {
      tags: ['busy'],
      invoke: {
        src: 'search',
        input: ({ context }) => ({ language: context.language, query: normaliseQuery(context.text) }),
        onDone: [
          {
            guard: { type: 'isWanted', params: ({ event }) => ({ answer: event.output }) },
            target: 'settled',
            actions: assign({ view: ({ event }) => event.output }),
          },
          {
            target: 'failed',
            actions: { type: 'logFailure', params: { error: new Error('The answer is to another question.') } },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {},
  },
})
