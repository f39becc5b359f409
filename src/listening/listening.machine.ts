import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { recordingLimits } from '../contract/transcription.ts'
import type { Language } from '../i18n/language.ts'

/** Who turns sound into words, and thereby where the sound goes: the device, the browser's maker, or this site. */
export type Recogniser = 'device' | 'browser' | 'server'

export type HearingFailure =
  /** Nothing was said, or nothing was understood. */
  | 'silence'
  /** There is no microphone, or it is in use. */
  | 'microphone'
  | 'network'
  /** The recogniser doesn't know the language. */
  | 'language'
  /** The recogniser is not there, or doesn't answer as it should. */
  | 'service'
  /** The browser has ended it, for example because another page listens. */
  | 'interrupted'
  /** Too many recordings. */
  | 'busy'

/** What an ear reports. `words`: all that is said so far; they may still change. */
export type EarReport =
  | { type: 'ear.opened' }
  | { type: 'ear.words'; words: string }
  | { type: 'ear.heard'; words: string }
  | { type: 'ear.refused' }
  | { type: 'ear.failed'; reason: HearingFailure }

/** `finish`: listens no longer, and reports what was heard. Stopping the actor drops it. */
export type EarCommand = { type: 'finish' }

export interface EarInput {
  recogniser: Recogniser
  language: Language
}

export type ListeningEvent =
  /** The button goes down, and up. A click without a pointer is both at once. */
  | { type: 'press' }
  | { type: 'release' }
  /** Answers to the word on where the sound goes. */
  | { type: 'agree' }
  | { type: 'decline' }
  /** What was said up to now is enough. */
  | { type: 'finish' }
  /** The reader has turned to something else, such as typing. */
  | { type: 'drop' }
  | EarReport

export interface ListeningInput {
  language: Language
  recogniser: Recogniser
  /** The recogniser whose word on where the sound goes has been read. */
  agreed: Recogniser | null
}

export interface ListeningContext extends ListeningInput {
  words: string
  failure: HearingFailure | null
}

function noAction<Params>(_given: unknown, _params: Params): void {}

/** Hears what a reader says to Zed. What was heard is shown and can be corrected; it is not sent by itself. */
export const listeningMachine = setup({
  types: {
    context: {} as ListeningContext,
    events: {} as ListeningEvent,
    input: {} as ListeningInput,
    tags: {} as 'active' | 'hearing' | 'transcribing',
  },
  actors: {
    ear: fromCallback<EarCommand, EarInput>(() => {
      throw new Error('No ear was given to the machine.')
    }),
    findOther: fromPromise<Recogniser | null>(() =>
      Promise.reject(new Error('No other recogniser was given to the machine.')),
    ),
  },
  actions: {
    interruptZed: () => {},
    keepAgreement: noAction<{ recogniser: Recogniser }>,
    agree: assign(({ context }) => ({ agreed: context.recogniser })),
    begin: assign({ words: '', failure: null }),
    noteWords: assign((_, { words }: { words: string }) => ({ words })),
    noteFailure: assign((_, { reason }: { reason: HearingFailure }) => ({ failure: reason })),
    turnTo: assign((_, { recogniser }: { recogniser: Recogniser | null }) => (recogniser ? { recogniser } : {})),
    finishEar: sendTo('ear', { type: 'finish' }),
    logFailure: noAction<{ error: unknown }>,
  },
  guards: {
    hasAgreed: ({ context }) => context.agreed === context.recogniser,
    hasWords: ({ context }) => context.words.trim() !== '',
    isSaying: (_, { words }: { words: string }) => words.trim() !== '',
    isFound: (_, { recogniser }: { recogniser: Recogniser | null }) => recogniser !== null,
    /** A recogniser of the browser that doesn't work: this site may have another. */
    mayHaveOther: ({ context: { recogniser, words } }, { reason }: { reason: HearingFailure }) =>
      recogniser !== 'server' && words === '' && ['service', 'network', 'language'].includes(reason),
  },
  delays: {
    /** A press that lasts longer (ms) is held, and its release ends the listening. */
    tap: 400,
    /** Longest wait (ms) for the reader's answer to the browser's question. */
    permissionTimeout: 60_000,
    /** Silence (ms) after which a reader who doesn't hold the button has finished. Recordings tell no words. */
    silence: ({ context: { recogniser, words } }) =>
      recogniser === 'server' ? recordingLimits.ms : words === '' ? 8000 : 2500,
    /** Longest time (ms) that is listened to. */
    longest: recordingLimits.ms,
    /** Longest wait (ms) for the last words: recordings are sent first. */
    wordsTimeout: ({ context }) => (context.recogniser === 'server' ? 25_000 : 5000),
    otherTimeout: 5000,
  },
}).createMachine({
  id: 'listening',
  description: 'Hears what a reader says to Zed, from a press on the microphone to words that can be corrected.',
  context: ({ input }) => ({ ...input, words: '', failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The microphone is off.',
      initial: 'idle',
      on: {
        press: [{ guard: 'hasAgreed', target: 'hearing' }, { target: 'informing' }],
      },
      states: {
        idle: { description: 'Nothing has been said yet, or the reader has turned to something else.' },
        heard: { description: 'What was heard stands in the field and can be corrected.' },
        refused: {
          description: 'The reader, or the browser’s settings, keep the microphone from the site.',
          on: { drop: { target: 'idle' } },
        },
        failed: {
          description: 'Nothing was heard; the reason is shown, and another press tries again.',
          on: { drop: { target: 'idle' } },
        },
      },
    },
    informing: {
      description: 'A plain word on where the sound goes, before the browser asks for the microphone.',
      tags: ['active'],
      entry: 'interruptZed',
      on: {
        agree: {
          target: 'hearing.asking.free',
          actions: ['agree', { type: 'keepAgreement', params: ({ context: { recogniser } }) => ({ recogniser }) }],
        },
        decline: { target: 'resting' },
        press: { target: 'resting' },
        drop: { target: 'resting' },
      },
    },
    hearing: {
      description: 'The ear runs. Whichever way this state is left, the microphone is free again.',
      tags: ['active'],
      entry: ['begin', 'interruptZed'],
      invoke: {
        id: 'ear',
        src: 'ear',
        input: ({ context: { recogniser, language } }) => ({ recogniser, language }),
        onError: {
          target: 'resting.failed',
          actions: [
            { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'noteFailure', params: { reason: 'service' } },
          ],
        },
      },
      on: {
        'ear.words': { actions: { type: 'noteWords', params: ({ event }) => event } },
        'ear.heard': [
          {
            guard: { type: 'isSaying', params: ({ event }) => event },
            target: 'resting.heard',
            actions: { type: 'noteWords', params: ({ event }) => event },
          },
          { target: 'resting.failed', actions: { type: 'noteFailure', params: { reason: 'silence' } } },
        ],
        'ear.refused': { target: 'resting.refused' },
        'ear.failed': [
          {
            guard: { type: 'mayHaveOther', params: ({ event }) => event },
            target: 'seeking',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
          { target: 'resting.failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
        ],
        drop: { target: 'resting' },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The browser opens the microphone, and may ask the reader first.',
          initial: 'held',
          on: { finish: { target: '#listening.resting' } },
          after: { permissionTimeout: { description: 'Nobody has answered.', target: '#listening.resting' } },
          states: {
            held: {
              description: 'The button is down.',
              on: { release: { target: 'free' }, 'ear.opened': { target: '#listening.hearing.listening.pressed' } },
            },
            free: {
              description: 'The button is up again, for example to answer the browser.',
              on: {
                press: { target: '#listening.resting' },
                'ear.opened': { target: '#listening.hearing.listening.free' },
              },
            },
          },
        },
        listening: {
          description: 'The microphone is open. Words appear as they are understood.',
          tags: ['hearing'],
          initial: 'pressed',
          on: { finish: { target: 'transcribing' } },
          after: { longest: { description: 'It is long enough for a question.', target: 'transcribing' } },
          states: {
            pressed: {
              description: 'The button is down: a tap, or the beginning of a hold.',
              on: { release: { target: 'free' } },
              after: { tap: { description: 'It is a hold.', target: 'held' } },
            },
            held: {
              description: 'The reader holds the button and speaks.',
              on: { release: { target: '#listening.hearing.transcribing' } },
            },
            free: {
              description: 'The reader speaks with the button up; another press or silence ends it.',
              on: {
                press: { target: '#listening.hearing.transcribing' },
                'ear.words': {
                  target: 'free',
                  reenter: true,
                  actions: { type: 'noteWords', params: ({ event }) => event },
                },
              },
              after: {
                silence: { description: 'The reader has finished.', target: '#listening.hearing.transcribing' },
              },
            },
          },
        },
        transcribing: {
          description: 'The microphone is closed; the last words are still being understood.',
          tags: ['transcribing'],
          entry: 'finishEar',
          after: {
            wordsTimeout: [
              {
                description: 'The words that were understood are enough.',
                guard: 'hasWords',
                target: '#listening.resting.heard',
              },
              {
                description: 'No words have come.',
                target: '#listening.resting.failed',
                actions: { type: 'noteFailure', params: { reason: 'service' } },
              },
            ],
          },
        },
      },
    },
    seeking: {
      description: 'The browser’s recogniser does not work: does this site have another?',
      tags: ['active', 'transcribing'],
      invoke: {
        src: 'findOther',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ recogniser: event.output }) },
            target: 'informing',
            actions: { type: 'turnTo', params: ({ event }) => ({ recogniser: event.output }) },
          },
          { target: 'resting.failed' },
        ],
        onError: {
          target: 'resting.failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { drop: { target: 'resting' }, press: { target: 'resting' } },
      after: { otherTimeout: { description: 'There is none, as far as can be told.', target: 'resting.failed' } },
    },
  },
})
