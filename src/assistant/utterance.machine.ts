import { utteranceSetup } from './utterance-setup.ts'

export type { UtteranceReport, UtteranceTag } from './utterance-setup.ts'

const ofUtterance = ({ event }: { event: { utteranceId: string } }) => event
const isSpoken = { type: 'isSpoken', params: ofUtterance } as const
const ofFailure = ({ event }: { event: { error: unknown } }) => event
const tellFailure = { type: 'tellFailure', params: ofFailure } as const
const noReply = { type: 'tellFailure', params: () => ({ error: new Error('No reply in time') }) } as const

/** What comes after a sentence, where there is more of the answer. */
const sayNext = [
  { guard: { type: 'isSpokenWithMore', params: ofUtterance }, target: 'following' },
  {
    guard: { type: 'isSpokenUnfinished', params: ofUtterance },
    target: 'awaiting',
    actions: 'fallSilent',
  },
] as const

const isSummarySpoken = { type: 'isSummarySpoken', params: ofUtterance } as const

/** How the sound of what was handed over begins, or begins once more. */
const begun = [
  { guard: isSummarySpoken, target: 'sounding', actions: ['noteBeginning', 'tellStarted'] },
  { guard: isSpoken, target: 'playing', actions: ['noteBeginning', 'tellStarted'] },
] as const

const notePosition = {
  type: 'notePosition',
  params: ({ event }: { event: { at: number } }) => event,
} as const

/** How sound that stood still goes on: what is timed by it is timed from there. */
const goesOn = [
  { guard: isSummarySpoken, target: 'sounding', actions: [notePosition, 'tellStarted'] },
  {
    guard: { type: 'isReleasedSpoken', params: ofUtterance },
    target: 'sounding',
    actions: [notePosition, 'tellStarted'],
  },
  { guard: isSpoken, target: 'playing', actions: [notePosition, 'tellStarted'] },
] as const

const tellFailed = { type: 'tell', params: { type: 'utterance.failed' } } as const
const tellHeld = { type: 'tell', params: { type: 'utterance.held' } } as const

const noAnswer = {
  description: 'The avatar never answered: the text alone is left.',
  target: 'over',
  actions: ['silence', { type: 'log', params: { message: 'The avatar did not answer in time' } }],
} as const

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
    pending: input.replies?.[0] ?? null,
    queue: input.replies?.slice(1) ?? [],
    isWhole: true,
    count: 0,
    end: 0,
    at: 0,
    isReleased: false,
    progress: { said: 0, share: 0, reached: 0 },
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
    'speech.failed': { guard: isSpoken, target: '.over', actions: tellFailed },
    'speech.silenced': { guard: isSpoken, target: '.over', actions: tellFailed },
    'speech.paused': { guard: isSpoken, target: '.paused', actions: [notePosition, tellHeld] },
    'speech.stalled': { guard: isSpoken, target: '.stalled', actions: [notePosition, tellHeld] },
  },
  states: {
    deciding: {
      description: 'Looks at once whether there is a reply already.',
      always: [{ guard: 'isThere', target: 'handedOver' }, { target: 'requesting' }],
    },
    requesting: {
      description: 'The talk service has been asked, and nothing has come yet.',
      tags: ['loading', 'thinking'],
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
      tags: ['loading', 'thinking'],
      always: { guard: 'mayBeSaid', target: 'handedOver' },
      after: {
        turnTimeout: { description: 'The end of the summary was never told.', target: 'handedOver' },
      },
    },
    handedOver: {
      description: 'The avatar has the reply; its engine may still be loading, or its sound.',
      tags: ['loading', 'thinking'],
      entry: 'handOver',
      on: {
        'speech.started': begun,
        'speech.blocked': { guard: isSpoken, target: 'blocked' },
        'bridge.lost': 'over',
      },
      after: { handOverTimeout: noAnswer },
    },
    following: {
      description: 'The avatar has the next sentence of an answer that is heard already.',
      tags: ['loading'],
      entry: 'handOver',
      on: {
        'speech.started': begun,
        'speech.blocked': { guard: isSpoken, target: 'blocked' },
        'bridge.lost': 'over',
      },
      after: { handOverTimeout: noAnswer },
    },
    blocked: {
      description: 'The browser wants a gesture before sound: the text is shown, nothing is locked and no time runs.',
      tags: ['blocked'],
      on: { 'speech.started': begun, 'bridge.lost': 'over' },
    },
    playing: {
      description: 'Zed says it; the input is released half a second after its duration.',
      tags: ['loading', 'speaking'],
      on: { 'speech.ended': [...sayNext, { guard: isSpoken, target: 'ending', actions: 'fallSilent' }] },
      after: {
        release: [
          {
            description: 'The duration and half a second are over (specification §4).',
            guard: 'isSaid',
            target: 'sounding',
            actions: ['noteRelease', { type: 'tell', params: { type: 'utterance.released' } }],
          },
          { target: 'overdue' },
        ],
      },
    },
    ending: {
      description: 'Its sound has come to its end; the panel waits for half a second more.',
      tags: ['loading'],
      after: {
        releaseAfterEnd: {
          description: 'Half a second is over (specification §4).',
          target: 'over',
          actions: { type: 'tell', params: { type: 'utterance.released' } },
        },
      },
    },
    overdue: {
      description: 'There is more to say, and the end of what sounds has not been told yet.',
      tags: ['loading', 'speaking'],
      on: { 'speech.ended': [...sayNext, { guard: isSpoken, target: 'over' }] },
    },
    awaiting: {
      description: 'All that has come is said, and the answer is not whole yet.',
      tags: ['loading', 'thinking'],
      always: [
        { guard: 'hasQueue', target: 'following' },
        { guard: 'isWhole', target: 'over' },
      ],
      after: { requestTimeout: { description: 'The rest of the answer never came.', target: 'over' } },
    },
    paused: {
      description:
        'Something outside, or the reader, has stopped the sound: nothing is locked and no time runs until it goes on.',
      tags: ['paused'],
      on: {
        'speech.resumed': goesOn,
        'speech.started': begun,
        'speech.blocked': { guard: isSpoken, target: 'blocked' },
        'bridge.lost': { target: 'over', actions: tellFailed },
      },
    },
    stalled: {
      description: 'The sound has run dry and goes on by itself, or fails; what is timed by it waits.',
      tags: ['speaking'],
      on: { 'speech.resumed': goesOn, 'speech.ended': [...sayNext, { guard: isSpoken, target: 'over' }] },
    },
    sounding: {
      description: 'It sounds on and can be stopped, and nothing is locked: a summary, or what outlasts its duration.',
      tags: ['speaking'],
    },
    over: {
      description: 'Nothing more is said of it; the panel lets it go.',
      entry: ['stopAsking', 'fallSilent', { type: 'tell', params: { type: 'utterance.over' } }],
    },
  },
})
