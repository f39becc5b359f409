import { bridgeSetup } from './bridge-setup.ts'
import type { EngineReport } from './engine-actor.ts'

export type { BridgeCommand, BridgeEvent, SpeechEvent } from './bridge-setup.ts'

/** Specification §8: logged only. */
const missingEngine = 'Missing avatar engine instance'

const reported = ({ event }: { event: EngineReport & { utteranceId: string | null } }) => event
const isCurrent = { type: 'isCurrent', params: reported } as const

const ended = { target: '#bridge.speech.silent', actions: { type: 'tell', params: { type: 'speech.ended' } } } as const

const silenced = { type: 'tell', params: { type: 'speech.silenced' } } as const

/** The sound begins, stands still, or goes on. */
const begins = {
  guard: isCurrent,
  target: '#bridge.speech.voicing.speaking',
  actions: { type: 'tell', params: { type: 'speech.started' } },
} as const
const notePosition = { type: 'notePosition', params: ({ event }: { event: { at: number } }) => event } as const
const stops = {
  guard: isCurrent,
  target: '#bridge.speech.voicing.paused',
  actions: [notePosition, { type: 'tellPosition', params: { type: 'speech.paused' } }],
} as const
const goesOn = {
  guard: isCurrent,
  target: '#bridge.speech.voicing.speaking',
  actions: [notePosition, { type: 'tellPosition', params: { type: 'speech.resumed' } }],
} as const
const isBlocked = {
  guard: {
    type: 'wantsGesture',
    params: ({ event }: { event: Extract<EngineReport, { type: 'engine.failed' }> }) => event,
  },
  target: '#bridge.speech.voicing.blocked',
} as const
const isSoundFailure = {
  type: 'isSoundFailure',
  params: ({ event }: { event: Extract<EngineReport, { type: 'engine.failed' }> }) => event,
} as const

function failed(message: string) {
  return {
    target: '#bridge.speech.silent',
    actions: [
      'stopAudio',
      { type: 'log', params: { message } },
      { type: 'tellFailed', params: () => ({ error: new Error(message) }) },
    ],
  } as const
}

const engine = bridgeSetup.createStateConfig({
  description: 'Whether there is an engine, and whether it draws.',
  initial: 'off',
  on: {
    'engine.wake': { actions: 'wake' },
    'engine.suspend': { actions: 'suspend' },
  },
  states: {
    off: {
      description: 'No engine has been asked for yet.',
      on: {
        'engine.wake': { target: 'running', actions: 'wake' },
        speak: { target: 'running', actions: 'wake' },
      },
    },
    running: {
      description: 'There is an engine, or one is being loaded.',
      initial: 'booting',
      invoke: {
        id: 'engine',
        src: 'engine',
        onError: {
          target: 'unavailable',
          actions: { type: 'log', params: ({ event }) => ({ message: missingEngine, error: event.error }) },
        },
      },
      on: {
        'engine.failed': {
          guard: { type: 'isLoadFailure', params: ({ event }) => event },
          target: 'unavailable',
          actions: { type: 'log', params: ({ event }) => ({ message: missingEngine, error: event.error }) },
        },
        'engine.lost': {
          actions: { type: 'log', params: { message: 'The avatar lost its graphics context' } },
        },
        // It was silenced while it loaded the sound, and began all the same.
        'engine.started': { guard: 'isSilent', actions: 'stopAudio' },
        'engine.resumed': { guard: 'isSilent', actions: 'stopAudio' },
        'keyboard.release': { actions: 'releaseKeyboard' },
        // Also where nothing should sound: an engine may have been told to speak past the bridge.
        silence: { actions: 'stopAudio' },
      },
      states: {
        booting: {
          description: 'The engine is being loaded and says when it is ready.',
          on: {
            'engine.ready': [{ guard: 'isAwake', target: 'ready' }, { target: 'suspended' }],
          },
          after: {
            bootTimeout: {
              description: 'The engine never said that it was ready.',
              target: '#bridge.engine.unavailable',
              actions: {
                type: 'log',
                params: () => ({ message: missingEngine, error: new Error('Not ready in time') }),
              },
            },
          },
          exit: 'releaseKeyboardSoon',
        },
        ready: {
          description: 'The engine is shown in an open panel and can speak.',
          tags: ['ready'],
          entry: 'draw',
          on: {
            'engine.suspend': { target: 'suspended' },
          },
        },
        suspended: {
          description: 'No panel is open: the engine stays, and draws nothing.',
          entry: 'drawNothing',
          on: {
            'engine.wake': { target: 'ready' },
            speak: { target: 'ready' },
          },
        },
      },
      exit: 'keepKeyboard',
    },
    unavailable: {
      description: 'There is no engine: Zed answers in writing. The next open panel tries once more.',
      tags: ['unavailable'],
      entry: 'countFailure',
      on: { 'engine.wake': { guard: 'mayRetry', target: 'running', actions: 'wake' } },
    },
  },
})

const speech = bridgeSetup.createStateConfig({
  description: 'What becomes of the reply that is said.',
  initial: 'silent',
  states: {
    silent: {
      description: 'Nothing is said.',
      entry: 'forget',
      on: {
        speak: { target: 'voicing', actions: { type: 'setUtterance', params: ({ event }) => event } },
      },
    },
    voicing: {
      description: 'Something is said, or about to be.',
      initial: 'starting',
      on: {
        speak: {
          target: 'voicing',
          reenter: true,
          actions: ['stopAudio', silenced, { type: 'setUtterance', params: ({ event }) => event }],
        },
        silence: { target: 'silent', actions: silenced },
        'engine.ended': { guard: isCurrent, ...ended },
        'engine.failed': {
          guard: isSoundFailure,
          target: 'silent',
          actions: [
            'stopAudio',
            {
              type: 'log',
              params: ({ event }) => ({ message: 'The avatar cannot play the sound', error: event.error }),
            },
            { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      always: {
        guard: 'isUnavailable',
        target: 'silent',
        actions: { type: 'tellFailed', params: () => ({ error: new Error(missingEngine) }) },
      },
      states: {
        starting: {
          description: 'A reply waits for its sound to begin.',
          initial: 'queued',
          on: {
            'engine.started': begins,
            'engine.paused': stops,
            'engine.failed': isBlocked,
          },
          states: {
            queued: {
              description: 'The engine is not ready yet.',
              always: { guard: 'isReady', target: 'sent' },
              on: {
                pause: {
                  target: '#bridge.speech.voicing.paused',
                  actions: { type: 'tellPosition', params: { type: 'speech.paused' } },
                },
              },
              after: {
                queueTimeout: {
                  description: 'The engine was not ready in time.',
                  ...failed('The avatar was not ready in time'),
                },
              },
            },
            sent: {
              description: 'The engine has the reply and loads its sound.',
              entry: ['noteSent', 'receive'],
              on: { pause: { actions: 'pauseAudio' } },
              after: {
                startTimeout: { description: 'The sound never began.', ...failed('The avatar did not begin to speak') },
              },
            },
          },
        },
        blocked: {
          description: 'The browser wants a gesture of the visitor before sound.',
          entry: { type: 'tell', params: { type: 'speech.blocked' } },
          invoke: {
            src: 'gestures',
            onError: {
              actions: {
                type: 'log',
                params: ({ event }) => ({ message: 'Gestures cannot be seen', error: event.error }),
              },
            },
          },
          on: {
            gesture: { target: 'starting.sent' },
            'engine.started': begins,
          },
        },
        speaking: {
          description: 'The sound of the reply is heard, in no other tab at the same time.',
          invoke: {
            src: 'voiceLock',
            onError: {
              actions: {
                type: 'log',
                params: ({ event }) => ({ message: 'Other tabs cannot be told who speaks', error: event.error }),
              },
            },
          },
          on: {
            pause: { actions: 'pauseAudio' },
            'voice.taken': { actions: 'pauseAudio' },
            'engine.paused': stops,
            'engine.stalled': {
              guard: isCurrent,
              target: 'stalled',
              actions: [notePosition, { type: 'tellPosition', params: { type: 'speech.stalled' } }],
            },
          },
          after: {
            endTimeout: {
              description: 'The engine never told the end.',
              ...ended,
              actions: ['stopAudio', ended.actions],
            },
          },
        },
        stalled: {
          description: 'The sound has run dry; the engine waits for more of it, or fails.',
          on: { pause: { actions: 'pauseAudio' }, 'engine.paused': stops, 'engine.resumed': goesOn },
          after: { startTimeout: { description: 'No more of it came.', ...failed('The sound did not go on') } },
        },
        paused: {
          description: 'Something outside, or the reader, has stopped the sound: nothing goes on by itself.',
          on: {
            resume: [{ guard: 'isSent', target: 'resuming' }, { target: 'starting' }],
            // The browser itself, by a media key.
            'engine.resumed': goesOn,
            'engine.started': begins,
            'engine.failed': { guard: isSoundFailure, actions: 'noteGone' },
          },
        },
        resuming: {
          description: 'The engine is to go on with the sound; where that is gone the reply is said again.',
          entry: 'resumeAudio',
          on: {
            pause: { actions: 'pauseAudio' },
            'engine.paused': stops,
            'engine.resumed': goesOn,
            'engine.started': begins,
            'engine.failed': [isBlocked, { guard: isSoundFailure, target: 'starting' }],
          },
          after: {
            startTimeout: { description: 'The sound never went on.', target: 'starting', actions: 'stopAudio' },
          },
        },
      },
    },
  },
})

/**
 * The only one who talks to an engine (design §7): loads it when a panel opens, queues a reply until it can be spoken,
 * and tells the panel how its sound fares. Phases only: what changes with each frame stays in the engine.
 */
export const bridgeMachine = bridgeSetup.createMachine({
  id: 'bridge',
  description: 'The only one who talks to the engine that shows and voices Zed.',
  type: 'parallel',
  context: { utterance: null, at: 0, isSent: false, awake: false, failures: 0 },
  on: { announce: { actions: 'tellAvailable' } },
  states: { engine, speech },
})
