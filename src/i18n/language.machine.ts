import { setup } from 'xstate'
import type { Language } from './language.ts'

export type LanguageEvent =
  /** The reader's own choice: the only one that is stored. */
  | { type: 'toggle' }
  /** A language that the address or the server's answer asks for. */
  | { type: 'set'; language: Language }

/** The current language; the state's value is its code. It starts with the language that the page was made in. */
export const languageMachine = setup({
  types: {
    context: {} as { start: Language },
    events: {} as LanguageEvent,
    input: {} as { language: Language },
  },
  actions: {
    /** Keeps the reader's choice for the next visit. */
    store: (_machine, _params: { language: Language }): void => {
      throw new Error('store must be provided')
    },
  },
  guards: {
    startsWith: ({ context }, { language }: { language: Language }) => context.start === language,
    asksFor: ({ event }, { language }: { language: Language }) => event.type === 'set' && event.language === language,
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ start: input.language }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: { type: 'startsWith', params: { language: 'en' } }, target: 'en' }, { target: 'es' }],
    },
    es: {
      on: {
        toggle: { target: 'en', actions: { type: 'store', params: { language: 'en' } } },
        set: { guard: { type: 'asksFor', params: { language: 'en' } }, target: 'en' },
      },
    },
    en: {
      on: {
        toggle: { target: 'es', actions: { type: 'store', params: { language: 'es' } } },
        set: { guard: { type: 'asksFor', params: { language: 'es' } }, target: 'es' },
      },
    },
  },
})
