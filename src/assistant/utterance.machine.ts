import { utteranceSetup } from './utterance-setup.ts'

export type { UtteranceReport } from './utterance-setup.ts'

const ofUtterance = ({ event }: { event: { utteranceId: string } }) => event
const isSpoken = { type: 'isSpoken', params: ofUtterance } as const
const ofFailure = ({ event }: { event: { error: unknown } }) => event
const tellFailure = { type: 'tellFailure', params: ofFailure } as const
const noReply = { type: 'tellFailure', params: () => ({ error: new Error('No reply in time') }) } as const

/** What comes after a sentence, where there is more of the answer. */
const sayNext = [
  { guard: { type: 'isSpokenWithMore', params: ofUtterance }, target: 'handedOver' },
  {
    guard: { type: 'isSpokenUnfinished', params: ofUtterance },
    target: 'awaiting',
    actions: 'fallSilent',
  },
] as const

/** How the sound of what was handed over begins, or not. */
const begun = [
  { guard: { type: 'isSummarySpoken', params: ofUtterance }, target: 'sounding', actions: 'tellStarted' },
  { guard: isSpoken, target: 'playing', actions: 'tellStarted' },
] as const

/**
 * One thing that Zed says, from the request to the end of its sound (design §6): asked for, handed to the avatar, perhaps
 * blocked by the browser, played. It tells the panel what comes of it; the panel holds the conversation.
 */
export const utteranceMachine = utteranceSetup.createMachine({
  id: 'utterance',
  description: 'One thing that Zed says: asked for, handed to the avatar, perhaps blocked by the browser, played.',
  context: ({ input }) => ({
    ...input,
    spoken: null,
    pending: input.reply ?? null,
    queue: [],
    isWhole: true,
    count: 0,
    end: 0,
  }),
  initial: 'deciding',
  on: {
    stop: { target: '.over' },
    turn: { actions: 'letSpeak' },
    sentence: { actions: { type: 'queueSentence', params: ({ event }) => event } },
    // Its request goes on while its first sentences are said.
    'xstate.done.actor.request': { actions: { type: 'complete', params: ({ event }) => ({ reply: event.output }) } },
    'xstate.error.actor.request': { actions: [{ type: 'breakOff', params: ofFailure }, tellFailure] },
    'speech.ended': { guard: isSpoken, target: '.over' },
    'speech.failed': {
      guard: isSpoken,
      target: '.over',
      actions: { type: 'tell', params: { type: 'utterance.failed' } },
    },
  },
  states: {
    deciding: {
      description: 'Looks at once whether there is a reply already.',
      always: [{ guard: 'isThere', target: 'handedOver' }, { target: 'requesting' }],
    },
    requesting: {
      description: 'The talk service has been asked, and nothing has come yet.',
      tags: ['loading'],
      entry: 'ask',
      on: {
        sentence: { target: 'queued', actions: { type: 'storeFirst', params: ({ event }) => event } },
        'xstate.done.actor.request': {
          target: 'queued',
          actions: { type: 'store', params: ({ event }) => ({ reply: event.output }) },
        },
        'xstate.error.actor.request': { target: 'over', actions: tellFailure },
      },
      after: {
        requestTimeout: { description: 'The talk service never answered.', target: 'over', actions: noReply },
      },
    },
    queued: {
      description:
        'The reply is there; an invitation waits for the end of the summary, so that Zed does not cut himself off.',
      tags: ['loading'],
      always: { guard: 'mayBeSaid', target: 'handedOver' },
      after: {
        turnTimeout: { description: 'The end of the summary was never told.', target: 'handedOver' },
      },
    },
    handedOver: {
      description: 'The avatar has the reply; its engine may still be loading, or its sound.',
      tags: ['loading'],
      entry: 'handOver',
      on: {
        'speech.started': begun,
        'speech.blocked': { guard: isSpoken, target: 'blocked' },
        'bridge.lost': 'over',
      },
      after: {
        handOverTimeout: {
          description: 'The avatar never answered: the text alone is left.',
          target: 'over',
          actions: ['silence', { type: 'log', params: { message: 'The avatar did not answer in time' } }],
        },
      },
    },
    blocked: {
      description: 'The browser wants a gesture before sound: the text is shown, nothing is locked and no time runs.',
      tags: ['blocked'],
      on: { 'speech.started': begun, 'bridge.lost': 'over' },
    },
    playing: {
      description: 'Zed says it; the input is released half a second after its duration.',
      tags: ['loading', 'speaking'],
      on: { 'speech.ended': [...sayNext, { guard: isSpoken, actions: 'fallSilent' }] },
      after: {
        release: [
          {
            description: 'The duration and half a second are over (specification §4).',
            guard: 'isSaid',
            target: 'sounding',
            actions: { type: 'tell', params: { type: 'utterance.released' } },
          },
          { target: 'overdue' },
        ],
      },
    },
    overdue: {
      description: 'There is more to say, and the end of what sounds has not been told yet.',
      tags: ['loading', 'speaking'],
      on: { 'speech.ended': [...sayNext, { guard: isSpoken, target: 'over' }] },
    },
    awaiting: {
      description: 'All that has come is said, and the answer is not whole yet.',
      tags: ['loading'],
      always: [
        { guard: 'hasQueue', target: 'handedOver' },
        { guard: 'isWhole', target: 'over' },
      ],
      after: { requestTimeout: { description: 'The rest of the answer never came.', target: 'over' } },
    },
    sounding: {
      description: 'It sounds on and can be stopped, and nothing is locked: a summary, or what outlasts its duration.',
      tags: ['speaking'],
      always: { guard: 'isSilent', target: 'over' },
    },
    over: {
      description: 'Nothing more is said of it; the panel lets it go.',
      entry: ['stopAsking', 'fallSilent', { type: 'tell', params: { type: 'utterance.over' } }],
    },
  },
})
