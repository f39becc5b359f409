import { assign, setup } from 'xstate'
import type { CareFollowUp } from '../care/care-kinds.ts'
import type { CareReading } from '../care/care-reading.ts'
import type { FirstAidQuestion } from '../care/first-aid-questions.ts'
import type { Act } from './acts.ts'
import type { Missing } from './missing-facts.ts'

/** Search result for a question; only keys and ids, to keep conversations small. */
export interface LookUp {
  /** How sure it is that `answers` are what was asked for. */
  certainty: 'sure' | 'near' | 'gist' | 'film' | 'passage' | 'none'
  /** Ids of authored answers; where none answers, of those whose questions are nearest. */
  answers: string[]
  about?: string | undefined
  /** Number of the sentence of that text that says most of what was asked. */
  passage?: number | undefined
  /** What was asked for and is not in the answers: they are told as something else, if at all. */
  missing?: Missing | undefined
}

/** Plan of a reply; the text is filled in later from content. */
export type ReplyPlan =
  | { kind: 'nothing' }
  | {
      kind: 'care'
      reading: CareReading
      turn: number
      followUp?: CareFollowUp | undefined
      /** What of first aid is asked. */
      firstAid?: FirstAidQuestion | undefined
      region?: string | undefined
    }
  /** `also`: what else is wanted of the same text. */
  | {
      kind: 'act'
      act: Act
      about?: string | undefined
      other?: string | undefined
      also?: readonly Act[] | undefined
      /** What texts are asked for on, in the reader's words. */
      asked?: string | undefined
      /** Ids of the answers that it is done on, where they are not those told last. */
      of?: readonly string[] | undefined
    }
  | { kind: 'social'; name: string }
  | { kind: 'answer'; lookUps: LookUp[] }
  | { kind: 'ask-back' }
  | { kind: 'quiz-question'; about: string; at: number }
  | { kind: 'quiz-verdict'; about: string; at: number; choice: number }
  | { kind: 'quiz-again'; about: string; at: number }
  | { kind: 'quiz-score'; about: string; at: number }

export interface ConversationContext {
  /** Key of the last text. */
  subject?: string | undefined
  previous?: string | undefined
  /** What waits for the reader's next message: an act without a subject, or a question without an answer. */
  pending?: { act: Act } | { question: string } | undefined
  /** What was told: ids of answers, and study aids such as `article:3 plain`. */
  told: string[]
  /** The last reply with content, for repeating or rephrasing. */
  last?: { question: string; about?: string | undefined; told: string[] } | undefined
  /** Keys of the texts offered last, in order. */
  offered?: string[] | undefined
  /** Keys of all texts that were offered so far. */
  named?: string[] | undefined
  /** The current quiz: index of the open question, and the number of right choices. */
  quiz?: { about: string; at: number; right: number } | undefined
  /** Trouble under discussion: number of messages about it, and of changes of subject since. */
  care?: { reading: CareReading; turns: number; away: number; region?: string | undefined } | undefined
  /** Wordings used: the last of each group, and how often each was. */
  wordings: Record<string, number>
  plan: ReplyPlan
  done?: Extract<ReplyPlan, { kind: 'act' | 'answer' | 'quiz-question' }> | undefined
  /** Whether the reply is about something else during a conversation about trouble. */
  isAfterCare: boolean
}

export type ConversationEvent =
  /** A message that needs care. `isHeld`: of a kind that continues over the next messages. */
  | { type: 'care'; reading: CareReading; isHeld: boolean }
  /** While care holds: a message that goes on from it. `isOver`: the reader says that it is. */
  | {
      type: 'careFollowUp'
      followUp: CareFollowUp
      firstAid?: FirstAidQuestion | undefined
      region?: string | undefined
      isOver: boolean
    }
  /** A message that wants something done with the texts that it names or goes on from. */
  | {
      type: 'act'
      act: Act
      about?: string | undefined
      other?: string | undefined
      also?: readonly Act[] | undefined
      asked?: string | undefined
      of?: readonly string[] | undefined
      isPossible: boolean
      /** Whether it leaves what was told last: the whole article is meant, or others. */
      isElsewhere?: boolean | undefined
    }
  /** A quiz on a text. */
  | { type: 'quiz'; about: string }
  /** A choice in a quiz, from 1. */
  | { type: 'choice'; choice: number; isRight: boolean; isLast: boolean }
  | { type: 'score' }
  | { type: 'social'; name: string }
  /** `isElsewhere`: it plainly turns to another subject. */
  | { type: 'question'; question: string; lookUps: LookUp[]; isElsewhere?: boolean | undefined }
  /** Nothing to search for. */
  | { type: 'unclear'; question: string }
  /** Contents and wordings of the last reply. */
  | {
      type: 'replied'
      question: string
      about?: string | undefined
      told: string[]
      offered?: string[] | undefined
      wordings: Record<string, number>
    }

/**
 * Somebody who has also stopped breathing is in another danger than before, with other first aid; what another person
 * suffers is another trouble, except in an emergency.
 */
function isSameTrouble(before: CareReading, now: CareReading): boolean {
  if (before.kind !== now.kind) return false
  if (now.kind !== 'emergency') return before.who === now.who
  return now.emergency !== 'not-breathing' || before.emergency === now.emergency
}

/**
 * A conversation, replayed from the reader's messages: each is an event, and the context holds the plan of the reply.
 * Stateless between requests; ignores what the client claims that Zed said.
 */
export const conversationMachine = setup({
  types: { context: {} as ConversationContext, events: {} as ConversationEvent },
  actions: {
    plan: assign(({ context: { done } }, { plan }: { plan: ReplyPlan }) => ({
      plan,
      done: plan.kind === 'act' || plan.kind === 'answer' || plan.kind === 'quiz-question' ? plan : done,
      isAfterCare: false,
    })),
    planBesideCare: assign((_, { plan }: { plan: ReplyPlan }) => ({ plan, isAfterCare: true })),
    wait: assign((_, { pending }: { pending: ConversationContext['pending'] }) => ({ pending })),
    takeUp: assign(({ context }, { about }: { about?: string | undefined }) => ({
      subject: about ?? context.subject,
      previous: about === undefined || about === context.subject ? context.previous : context.subject,
      pending: undefined,
    })),
    startQuiz: assign((_, { about }: { about: string }) => ({ subject: about, quiz: { about, at: 0, right: 0 } })),
    countChoice: assign(({ context: { quiz } }, { isRight }: { isRight: boolean }) => ({
      quiz: quiz && { ...quiz, at: quiz.at + 1, right: quiz.right + Number(isRight) },
    })),
    endQuiz: assign({ quiz: undefined }),
    heed: assign(({ context: { care } }, { reading }: { reading: CareReading }) => ({
      care: {
        reading,
        turns: (care?.away === 0 && isSameTrouble(care.reading, reading) ? care.turns : 0) + 1,
        away: 0,
        region: reading.region ?? care?.region,
      },
      pending: undefined,
    })),
    stay: assign(({ context: { care } }, { region }: { region?: string | undefined }) => ({
      care: care && { ...care, turns: care.turns + 1, region: region ?? care.region },
    })),
    turnAway: assign(({ context: { care } }) => ({ care: care && { ...care, away: care.away + 1 } })),
    endCare: assign({ care: undefined }),
    planCare: assign(
      (
        { context: { care } },
        said: { followUp?: CareFollowUp | undefined; firstAid?: FirstAidQuestion | undefined },
      ) => ({
        plan: care
          ? { kind: 'care' as const, reading: care.reading, turn: care.turns, ...said, region: care.region }
          : { kind: 'nothing' as const },
        isAfterCare: false,
      }),
    ),
    remember: assign(
      (
        { context },
        { question, about, told, offered, wordings }: Extract<ConversationEvent, { type: 'replied' }>,
      ): Partial<ConversationContext> => ({
        told: [...context.told, ...told.filter((one) => !context.told.includes(one))],
        last: told.length > 0 ? { question, about, told } : context.last,
        subject: about ?? context.subject,
        offered,
        ...(offered && { named: [...new Set([...(context.named ?? []), ...offered])] }),
        wordings: { ...context.wordings, ...wordings },
      }),
    ),
  },
  guards: {
    isEmergency: (_, { reading }: { reading: CareReading }) => reading.kind === 'emergency',
    isHeld: (_, { isHeld }: { isHeld: boolean }) => isHeld,
    isPossible: (_, { isPossible }: { isPossible: boolean }) => isPossible,
    isElsewhere: (_, { isPossible, isElsewhere }: { isPossible: boolean; isElsewhere?: boolean | undefined }) =>
      isPossible && isElsewhere === true,
    isOver: (_, { isOver }: { isOver: boolean }) => isOver,
    isLast: (_, { isLast }: { isLast: boolean }) => isLast,
    isFound: (_, { lookUps }: { lookUps: LookUp[] }) => lookUps.some(({ certainty }) => certainty !== 'none'),
    isAway: (_, { lookUps, isElsewhere }: { lookUps: LookUp[]; isElsewhere?: boolean | undefined }) =>
      lookUps.some(({ certainty }) => certainty === 'sure' || (isElsewhere === true && certainty !== 'none')),
  },
}).createMachine({
  id: 'conversation',
  description: 'Where a conversation with Zed is, by what the reader has written.',
  context: { told: [], wordings: {}, plan: { kind: 'nothing' }, isAfterCare: false },
  initial: 'fresh',
  on: {
    care: [
      {
        guard: { type: 'isEmergency', params: ({ event }) => event },
        target: '.caring.emergency',
        actions: [
          { type: 'heed', params: ({ event }) => event },
          { type: 'planCare', params: {} },
        ],
        description: 'Somebody is in danger now: the number comes first, whoever it is.',
      },
      {
        guard: { type: 'isHeld', params: ({ event }) => event },
        target: '.caring.distress',
        actions: [
          { type: 'heed', params: ({ event }) => event },
          { type: 'planCare', params: {} },
        ],
        description: 'Somebody is not well: Zed stays with it.',
      },
      {
        actions: {
          type: 'plan',
          params: ({ event }) => ({ plan: { kind: 'care', reading: event.reading, turn: 1 } }),
        },
        description: 'A refusal or a word about health: the conversation stays where it is.',
      },
    ],
    act: [
      {
        guard: { type: 'isPossible', params: ({ event }) => event },
        target: '.onSubject',
        actions: [
          { type: 'takeUp', params: ({ event }) => event },
          'endQuiz',
          {
            type: 'plan',
            params: ({ event: { act, about, other, also, asked, of } }) => ({
              plan: { kind: 'act', act, about, other, also, asked, of },
            }),
          },
        ],
        description: 'What is wanted can be done.',
      },
      {
        target: '.askingBack',
        actions: [
          { type: 'wait', params: ({ event: { act } }) => ({ pending: { act } }) },
          'endQuiz',
          { type: 'plan', params: { plan: { kind: 'ask-back' } } },
        ],
        description: 'It is wanted of nothing: Zed asks what it is about, and waits for a word.',
      },
    ],
    quiz: {
      target: '.quizzing',
      actions: [
        { type: 'startQuiz', params: ({ event }) => event },
        { type: 'plan', params: ({ event: { about } }) => ({ plan: { kind: 'quiz-question', about, at: 0 } }) },
      ],
      description: 'The reader wants to be quizzed.',
    },
    score: {
      actions: {
        type: 'plan',
        params: ({ context: { quiz } }) => ({
          plan: { kind: 'quiz-score', about: quiz?.about ?? '', at: quiz?.at ?? 0 },
        }),
      },
      description: 'The right answers of the quiz so far are told.',
    },
    social: {
      actions: { type: 'plan', params: ({ event: { name } }) => ({ plan: { kind: 'social', name } }) },
      description: 'Small talk leaves the subject, and what waits, as it is.',
    },
    question: [
      {
        guard: { type: 'isFound', params: ({ event }) => event },
        target: '.onSubject',
        actions: [
          { type: 'takeUp', params: ({ event: { lookUps } }) => ({ about: lookUps.at(-1)?.about }) },
          'endQuiz',
          { type: 'plan', params: ({ event: { lookUps } }) => ({ plan: { kind: 'answer', lookUps } }) },
        ],
        description: 'There is something to tell.',
      },
      {
        actions: [
          { type: 'wait', params: ({ event: { question } }) => ({ pending: { question } }) },
          { type: 'plan', params: ({ event: { lookUps } }) => ({ plan: { kind: 'answer', lookUps } }) },
        ],
        description: 'Nothing was found: the subject stays, and the question waits for another word.',
      },
    ],
    unclear: {
      target: '.askingBack',
      actions: [
        { type: 'wait', params: ({ event: { question } }) => ({ pending: { question } }) },
        { type: 'plan', params: { plan: { kind: 'ask-back' } } },
      ],
      description: 'It says nothing that could be looked for.',
    },
    replied: {
      actions: { type: 'remember', params: ({ event }) => event },
      description: 'What the reply told is remembered, so that it is not told again.',
    },
  },
  states: {
    fresh: { description: 'Nothing was spoken of yet.' },
    onSubject: { description: 'A subject was spoken of: what says none of its own is about it.' },
    askingBack: { description: 'Zed has asked what it is about: the next word is joined to what waits.' },
    quizzing: {
      description: 'A question of a quiz waits for a choice.',
      on: {
        choice: [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'onSubject',
            actions: [
              { type: 'countChoice', params: ({ event }) => event },
              {
                type: 'plan',
                params: ({ context: { quiz }, event: { choice } }) => ({
                  plan: { kind: 'quiz-verdict', about: quiz?.about ?? '', at: (quiz?.at ?? 1) - 1, choice },
                }),
              },
            ],
            description: 'The last answer is judged, and the right ones are counted.',
          },
          {
            actions: [
              { type: 'countChoice', params: ({ event }) => event },
              {
                type: 'plan',
                params: ({ context: { quiz }, event: { choice } }) => ({
                  plan: { kind: 'quiz-verdict', about: quiz?.about ?? '', at: (quiz?.at ?? 1) - 1, choice },
                }),
              },
            ],
            description: 'The answer is judged, and the next question asked.',
          },
        ],
        unclear: {
          actions: {
            type: 'plan',
            params: ({ context: { quiz } }) => ({
              plan: { kind: 'quiz-again', about: quiz?.about ?? '', at: quiz?.at ?? 0 },
            }),
          },
          description: 'No choice was heard: the question is asked again.',
        },
      },
    },
    caring: {
      description: 'Somebody is not well or not safe: nothing else is spoken of until the subject has surely changed.',
      initial: 'distress',
      states: {
        distress: {
          description: 'Somebody is not well.',
          on: {
            care: {
              guard: { type: 'isEmergency', params: ({ event }) => event },
              target: 'emergency',
              actions: [
                { type: 'heed', params: ({ event }) => event },
                { type: 'planCare', params: {} },
              ],
              description: 'It has become a danger.',
            },
            act: {
              guard: { type: 'isElsewhere', params: ({ event }) => event },
              target: '#conversation.turningAway',
              actions: [
                'turnAway',
                { type: 'takeUp', params: ({ event }) => event },
                {
                  type: 'planBesideCare',
                  params: ({ event: { act, about, other, also, asked, of } }) => ({
                    plan: { kind: 'act', act, about, other, also, asked, of },
                  }),
                },
              ],
              description: 'The reader wants something else done: it is done, and Zed is still there.',
            },
            quiz: {
              target: '#conversation.quizzing',
              actions: [
                'turnAway',
                { type: 'startQuiz', params: ({ event }) => event },
                {
                  type: 'planBesideCare',
                  params: ({ event: { about } }) => ({ plan: { kind: 'quiz-question', about, at: 0 } }),
                },
              ],
              description: 'The reader wants to be quizzed: Zed asks, and is still there.',
            },
          },
        },
        emergency: { description: 'Somebody is in danger now.' },
      },
      on: {
        careFollowUp: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'onSubject',
            actions: [
              { type: 'stay', params: ({ event: { region } }) => ({ region }) },
              { type: 'planCare', params: ({ event: { followUp, firstAid } }) => ({ followUp, firstAid }) },
              'endCare',
            ],
            description: 'The reader says that it is over.',
          },
          {
            actions: [
              { type: 'stay', params: ({ event: { region } }) => ({ region }) },
              { type: 'planCare', params: ({ event: { followUp, firstAid } }) => ({ followUp, firstAid }) },
            ],
            description: 'The second message is heard as a second message.',
          },
        ],
        question: [
          {
            guard: { type: 'isAway', params: ({ event }) => event },
            target: 'turningAway',
            actions: [
              'turnAway',
              { type: 'takeUp', params: ({ event: { lookUps } }) => ({ about: lookUps.at(-1)?.about }) },
              { type: 'planBesideCare', params: ({ event: { lookUps } }) => ({ plan: { kind: 'answer', lookUps } }) },
            ],
            description: 'The subject has changed: it is answered, and Zed is still there.',
          },
          {
            actions: [
              { type: 'stay', params: {} },
              { type: 'planCare', params: {} },
            ],
            description: 'What is not surely another subject belongs to what was told.',
          },
        ],
        act: {
          actions: [
            { type: 'stay', params: {} },
            { type: 'planCare', params: {} },
          ],
          description: 'Nothing else is done meanwhile.',
        },
        quiz: {
          actions: [
            { type: 'stay', params: {} },
            { type: 'planCare', params: {} },
          ],
          description: 'Nothing else is done meanwhile.',
        },
        social: {
          actions: [
            { type: 'stay', params: {} },
            { type: 'planCare', params: {} },
          ],
          description: 'Small talk is answered in the same register.',
        },
        score: {
          actions: [
            { type: 'stay', params: {} },
            { type: 'planCare', params: {} },
          ],
          description: 'Nothing else is done meanwhile.',
        },
        unclear: {
          actions: [
            { type: 'stay', params: {} },
            { type: 'planCare', params: {} },
          ],
          description: 'What says nothing by itself belongs to what was told.',
        },
      },
    },
    turningAway: {
      description: 'The subject has changed once since trouble was told: a second time, and it is left in the past.',
      on: {
        careFollowUp: {
          target: 'caring',
          actions: [
            { type: 'stay', params: ({ event: { region } }) => ({ region }) },
            { type: 'planCare', params: ({ event: { followUp, firstAid } }) => ({ followUp, firstAid }) },
          ],
          description: 'The reader comes back to it.',
        },
      },
    },
  },
})
