import { assign, setup } from 'xstate'

export type PlayerEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'retry' }
  | { type: 'sound.on' }
  | { type: 'sound.off' }
  /** The visitor changed the sound of another player on the page. */
  | { type: 'sound.chosen'; muted: boolean }
  /** On screen; the opposite also covers hidden tabs and other shorts of the feed. */
  | { type: 'shown' }
  | { type: 'hidden' }
  | { type: 'zed.speaks' }
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  /** Paused from outside the page: system controls, headphones removed. */
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  | { type: 'media.sound'; muted: boolean }
  | { type: 'media.failed' }
  /** The browser allows no playback before a gesture. */
  | { type: 'media.refused' }

interface PlayerInput {
  autoplay: boolean
  muted: boolean
}

type PlayerTag = 'busy' | 'inviting' | 'running'

/** Plays automatically where allowed, stops when hidden, and is never audible together with Zed. */
export const playerMachine = setup({
  types: {
    context: {} as PlayerInput,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
    tags: {} as PlayerTag,
  },
  actions: {
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
    /** Maximum time (ms) for a video to start or resume. */
    patience: 20_000,
  },
}).createMachine({
  id: 'player',
  description: 'The phases of a video on a page.',
  context: ({ input }) => input,
  initial: 'poster',
  on: {
    'sound.on': {
      actions: [
        { type: 'setMuted', params: { muted: false } },
        { type: 'applySound', params: { muted: false } },
      ],
    },
    'sound.off': {
      actions: [
        { type: 'setMuted', params: { muted: true } },
        { type: 'applySound', params: { muted: true } },
      ],
    },
    'sound.chosen': {
      actions: [
        { type: 'setMuted', params: ({ event }) => event },
        { type: 'applySound', params: ({ event }) => event },
      ],
    },
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
        'sound.on': {
          description: 'One tap gives both picture and sound.',
          target: 'starting',
          actions: [
            { type: 'setMuted', params: { muted: false } },
            { type: 'applySound', params: { muted: false } },
          ],
        },
        // Started with the browser's own controls.
        'media.playing': [
          { guard: 'isMuted', target: 'playing' },
          { description: 'What is heard is heard alone.', target: 'playing', actions: 'silenceZed' },
        ],
      },
    },
    starting: {
      description: 'The video is told to play, and may still be loading.',
      tags: ['busy', 'running'],
      entry: 'start',
      on: {
        pause: { target: 'paused' },
        hidden: { target: 'away' },
        'zed.speaks': { target: 'paused' },
        'media.ended': { target: 'ended' },
        'media.failed': { target: 'failed' },
        'media.playing': [
          { guard: 'isMuted', target: 'playing' },
          { description: 'What is heard is heard alone.', target: 'playing', actions: 'silenceZed' },
        ],
        'media.paused': { target: 'paused' },
        'media.refused': [
          // Sound requires a gesture; pictures mostly don't.
          {
            guard: 'isHeard',
            target: 'starting',
            reenter: true,
            actions: [
              { type: 'setMuted', params: { muted: true } },
              { type: 'applySound', params: { muted: true } },
            ],
          },
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
        pause: { target: 'paused' },
        hidden: { target: 'away' },
        'zed.speaks': { target: 'paused' },
        'media.ended': { target: 'ended' },
        'media.failed': { target: 'failed' },
        'media.paused': { target: 'paused' },
        'sound.on': {
          actions: [
            { type: 'setMuted', params: { muted: false } },
            { type: 'applySound', params: { muted: false } },
            'silenceZed',
          ],
        },
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
        'media.playing': [
          { guard: 'isMuted', target: 'playing' },
          { description: 'What is heard is heard alone.', target: 'playing', actions: 'silenceZed' },
        ],
      },
    },
    paused: {
      description: 'The video stands still until the visitor goes on.',
      tags: 'inviting',
      entry: 'stop',
      on: {
        play: { target: 'starting' },
        'media.playing': [
          { guard: 'isMuted', target: 'playing' },
          { description: 'What is heard is heard alone.', target: 'playing', actions: 'silenceZed' },
        ],
      },
    },
    blocked: {
      description: 'The browser plays nothing by itself, not even without sound.',
      tags: 'inviting',
      on: {
        play: { target: 'starting' },
        'sound.on': {
          description: 'One tap gives both picture and sound.',
          target: 'starting',
          actions: [
            { type: 'setMuted', params: { muted: false } },
            { type: 'applySound', params: { muted: false } },
          ],
        },
        'media.playing': [
          { guard: 'isMuted', target: 'playing' },
          { description: 'What is heard is heard alone.', target: 'playing', actions: 'silenceZed' },
        ],
      },
    },
    ended: {
      description: 'The video has come to its end.',
      tags: 'inviting',
      on: {
        play: { target: 'starting' },
        'media.playing': [
          { guard: 'isMuted', target: 'playing' },
          { description: 'What is heard is heard alone.', target: 'playing', actions: 'silenceZed' },
        ],
      },
    },
    failed: {
      description: 'The video could not be played; the visitor can try again.',
      entry: ['stop', 'logFailure'],
      on: { retry: { target: 'starting', actions: 'reload' } },
    },
  },
})
