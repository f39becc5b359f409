import { assign, setup } from 'xstate'

interface QuizContext {
  /** Number of the right choice of each question, from 1. */
  right: readonly number[]
  /** Number of the choice made for each question; null while it is open. */
  chosen: readonly (number | null)[]
}

type QuizEvent =
  /** `question` counts from 0, `choice` from 1. */
  { type: 'choose'; question: number; choice: number } | { type: 'again' }

/** The quiz at the end of an article. The first choice of a question counts. */
export const quizMachine = setup({
  types: {
    context: {} as QuizContext,
    events: {} as QuizEvent,
    input: {} as Pick<QuizContext, 'right'>,
  },
  actions: {
    keep: assign(({ context }, { question, choice }: { question: number; choice: number }) => ({
      chosen: context.chosen.map((before, at) => (at === question ? choice : before)),
    })),
    clear: assign(({ context }) => ({ chosen: context.chosen.map(() => null) })),
  },
  guards: {
    isOpen: ({ context }, { question }: { question: number }) => context.chosen[question] === null,
    isComplete: ({ context }) => !context.chosen.includes(null),
  },
}).createMachine({
  id: 'quiz',
  description: 'The quiz at the end of an article: what has been chosen, and whether all is answered.',
  context: ({ input }) => ({ right: input.right, chosen: input.right.map(() => null) }),
  initial: 'asking',
  states: {
    asking: {
      description: 'A question is open at least.',
      always: { guard: 'isComplete', target: 'finished' },
      on: {
        choose: {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
    finished: {
      description: 'Each question is answered, and how many are right is told.',
      on: { again: { target: 'asking', actions: 'clear' } },
    },
  },
})
