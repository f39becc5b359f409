import { assign, setup } from 'xstate'

/** What the visitor does, what the page notices, and what the video element reports. */
export type PlayerEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'retry' }
  | { type: 'sound.on' }
  | { type: 'sound.off' }
  /** The visitor has chosen at another player of the page whether they are to be heard. */
  | { type: 'sound.chosen'; muted: boolean }
  /** The player has come onto the screen, or has left it (scrolled away, hidden tab, another short of the feed). */
  | { type: 'shown' }
  | { type: 'hidden' }
  /** Zed begins to speak. */
  | { type: 'zed.speaks' }
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  /** Paused by something else than the page: the system's own controls, headphones taken off. */
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  /** Whether the element can be heard has changed, whoever changed it. */
  | { type: 'media.sound'; muted: boolean }
  | { type: 'media.failed' }
  /** The browser lets nothing play before the visitor has touched the page. */
  | { type: 'media.refused' }

interface PlayerInput {
  /** Plays by itself when it is shown. */
  autoplay: boolean
  muted: boolean
}

type PlayerTag =
  /** Something is being waited for. */
  | 'busy'
  /** It plays only when the visitor asks for it. */
  | 'inviting'
  /** It plays, or is about to. */
  | 'running'

/**
 * How a video plays on a page. It begins by itself where it may, stops whenever it can't be seen, and is never heard
 * together with Zed. What changes with each frame stays in the element.
 */
export const playerMachine = setup({
  types: {
    context: {} as PlayerInput,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
    tags: {} as PlayerTag,
  },
  actions: {
    /** Tells the element to play; it answers by `media.…` events. */
    start: () => {},
    stop: () => {},
    /** Has the element load its file anew. */
    reload: () => {},
    /** Lets the element be heard, or not. */
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
    // From outside: the system's own controls.
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
        // The browser's own controls were there first.
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
          // Sound needs a gesture of the visitor, pictures mostly don't.
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
