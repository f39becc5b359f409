import { assign, setup } from 'xstate'

/** Events from the visitor, the page, and the video element. */
export type PlayerEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'retry' }
  | { type: 'sound.on' }
  | { type: 'sound.off' }
  /** Another player on the page changed the sound setting. */
  | { type: 'sound.chosen'; muted: boolean }
  /** The player became visible or hidden (scroll, hidden tab, another short). */
  | { type: 'shown' }
  | { type: 'hidden' }
  | { type: 'zed.speaks' }
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  /** Paused outside the page: system controls, headphones unplugged. */
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  | { type: 'media.sound'; muted: boolean }
  | { type: 'media.failed' }
  /** The browser blocked playback until a user gesture. */
  | { type: 'media.refused' }

interface PlayerInput {
  autoplay: boolean
  muted: boolean
}

type PlayerTag =
  /** Waiting for data. */
  | 'busy'
  /** Plays only on request. */
  | 'inviting'
  /** Plays, or is about to. */
  | 'running'

const playerSetup = setup({
  types: {
    context: {} as PlayerInput,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
    tags: {} as PlayerTag,
  },
  actions: {
    /** Starts playback; the element reports `media.…` events. */
    start: () => {},
    stop: () => {},
    reload: () => {},
    applySound: (_args, _params: { muted: boolean }) => {},
    silenceZed: () => {},
    logFailure: () => {},
    setMuted: assign((_, { muted }: { muted: boolean }) => ({ muted })),
  },
  guards: {
    playsByItself: ({ context }) => context.autoplay,
    isMuted: ({ context }) => context.muted,
    isHeard: ({ context }) => !context.muted,
    isNews: ({ context }, { muted }: { muted: boolean }) => context.muted !== muted,
  },
  delays: {
    /** How long (ms) a video may take to begin, or to go on. */
    patience: 20_000,
  },
})

const heard = { muted: false }
const unheard = { muted: true }
const unmute = [
  { type: 'setMuted', params: heard },
  { type: 'applySound', params: heard },
] as const
const mute = [
  { type: 'setMuted', params: unheard },
  { type: 'applySound', params: unheard },
] as const

/** Events that stop playback in any state. */
const interruptions = {
  pause: { target: 'paused' },
  hidden: { target: 'away' },
  'zed.speaks': { target: 'paused' },
  'media.ended': { target: 'ended' },
  'media.failed': { target: 'failed' },
} as const

/** One tap starts picture and sound. */
const playAloud = { target: 'starting', actions: unmute } as const

/** Only one sound source plays at a time. */
const begun = [
  { guard: 'isMuted', target: 'playing' },
  { target: 'playing', actions: 'silenceZed' },
] as const

/**
 * Playback of a video on a page. Plays automatically where allowed, stops when hidden, and never sounds while Zed
 * speaks.
 */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  description: 'The phases of a video on a page.',
  context: ({ input }) => input,
  initial: 'poster',
  on: {
    'sound.on': { actions: unmute },
    'sound.off': { actions: mute },
    'sound.chosen': {
      actions: [
        { type: 'setMuted', params: ({ event }) => event },
        { type: 'applySound', params: ({ event }) => event },
      ],
    },
    // From the system's controls.
    'media.sound': {
      guard: { type: 'isNews', params: ({ event }) => event },
      actions: [
        { type: 'setMuted', params: ({ event }) => event },
        { type: 'applySound', params: ({ event }) => event },
      ],
    },
  },
  states: {
    poster: {
      description: 'Nothing of the video has been loaded: its poster stands there.',
      tags: 'inviting',
      on: {
        shown: { guard: 'playsByItself', target: 'starting' },
        play: { target: 'starting' },
        'sound.on': playAloud,
        // Started with the browser's native controls.
        'media.playing': begun,
      },
    },
    starting: {
      description: 'The video is told to play, and may still be loading.',
      tags: ['busy', 'running'],
      entry: 'start',
      on: {
        ...interruptions,
        'media.playing': begun,
        'media.paused': { target: 'paused' },
        'media.refused': [
          // Sound needs a user gesture; muted video usually doesn't.
          { guard: 'isHeard', target: 'starting', reenter: true, actions: mute },
          { target: 'blocked' },
        ],
      },
      after: { patience: { description: 'The video never began.', target: 'failed' } },
    },
    playing: {
      description: 'The video plays.',
      tags: 'running',
      initial: 'flowing',
      on: {
        ...interruptions,
        'media.paused': { target: 'paused' },
        'sound.on': { actions: [...unmute, 'silenceZed'] },
      },
      states: {
        flowing: { description: 'Picture and sound come.', on: { 'media.waiting': { target: 'waiting' } } },
        waiting: {
          description: 'It waits for more of the file.',
          tags: 'busy',
          on: { 'media.playing': { target: 'flowing' } },
          after: { patience: { description: 'The video never went on.', target: '#player.failed' } },
        },
      },
    },
    away: {
      description: 'It can not be seen and is stopped; it plays on when it is seen again.',
      entry: 'stop',
      on: {
        shown: { target: 'starting' },
        play: { target: 'starting' },
        pause: { target: 'paused' },
        'zed.speaks': { target: 'paused' },
        'media.playing': begun,
      },
    },
    paused: {
      description: 'The video stands still until the visitor goes on.',
      tags: 'inviting',
      entry: 'stop',
      on: { play: { target: 'starting' }, 'media.playing': begun },
    },
    blocked: {
      description: 'The browser plays nothing by itself, not even without sound.',
      tags: 'inviting',
      on: { play: { target: 'starting' }, 'sound.on': playAloud, 'media.playing': begun },
    },
    ended: {
      description: 'The video has come to its end.',
      tags: 'inviting',
      on: { play: { target: 'starting' }, 'media.playing': begun },
    },
    failed: {
      description: 'The video could not be played; the visitor can try again.',
      entry: ['stop', 'logFailure'],
      on: { retry: { target: 'starting', actions: 'reload' } },
    },
  },
})
