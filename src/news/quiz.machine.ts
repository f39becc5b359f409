import { assign, setup } from 'xstate'

interface QuizContext {
  /** From 1, per question. */
  right: readonly number[]
  chosen: readonly (number | null)[]
}

type QuizEvent =
  /** `question` counts from 0, `choice` from 1. */
  { type: 'choose'; question: number; choice: number } | { type: 'again' }

/** Only the first choice of a question counts. */
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
