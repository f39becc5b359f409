import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, setup } from 'xstate'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import { ballMachine } from '../../src/figures/bouncing-foam/bouncing-foam.machine.ts'
import { languageMachine } from '../../src/i18n/language.machine.ts'
import { listeningMachine } from '../../src/listening/listening.machine.ts'
import { searchMachine } from '../../src/search/search.machine.ts'
import { sidePanelMachine } from '../../src/frame/side-panel.machine.ts'
import { siteMachine } from '../../src/frame/site.machine.ts'
import { readingMachine } from '../../src/reading/reading.machine.ts'
import { themeMachine } from '../../src/theme/theme.deferred.machine.ts'
import { quizMachine } from '../../src/news/quiz.machine.ts'
import { playerMachine } from '../../src/videos/player.machine.ts'
import { upNextMachine } from '../../src/videos/up-next.machine.ts'
import { executeAll, type Exploration } from './executed-paths.ts'

const reply = { text: 'Hola', audio: '/x.mp3', emotionEvents: [], duration: 1 }
const quiet = fromCallback(() => {})

const replyTo = createActor(quiet).start()

const memberNames = ['theme', 'figure-2', 'player-4']

const never = fromPromise<never>(() => new Promise(() => {}))
const viewOf = (query: string, language = 'es') => ({ query, language, count: 0 })

const explorations: Record<string, Exploration> = {
  'the bridge': {
    machine: bridgeMachine.provide({
      actions: { log: () => {} },
      actors: { engine: quiet as never, gestures: quiet, voiceLock: quiet },
    }),
    inputs: [undefined],
    events: () => [
      ...[
        'engine.wake',
        'engine.suspend',
        'silence',
        'gesture',
        'pause',
        'resume',
        'voice.taken',
        'keyboard.release',
      ].map((type) => ({
        type,
      })),
      { type: 'silence', quietly: true },
      { type: 'rate', rate: 1.5 },
      { type: 'seek', at: 1 },
      { type: 'attend', attention: { state: 'thinking' } },
      { type: 'announce', replyTo },
      { type: 'speak', utteranceId: 'one', reply, replyTo },
      { type: 'speak', utteranceId: 'one', reply, replyTo, outlasts: true },
      { type: 'engine.ready' },
      { type: 'engine.lost' },
      ...['one', null].flatMap((utteranceId) => [
        { type: 'speech.started', utteranceId },
        { type: 'speech.ended', utteranceId },
        ...['paused', 'stalled', 'resumed'].map((how) => ({ type: `speech.${how}`, utteranceId, at: 1 })),
        ...['blocked', 'audio', 'load'].map((reason) => ({
          type: 'engine.failed',
          reason,
          utteranceId,
          error: reason,
        })),
      ]),
    ],
    key: ({
      utterance,
      isSent,
      awake,
      failures,
    }: {
      utterance: { outlasts?: true } | null
      isSent: boolean
      awake: boolean
      failures: number
    }) => [utterance !== null, utterance?.outlasts, isSent, awake, Math.min(failures, 2)],
  },
  'the side panel': {
    machine: sidePanelMachine,
    inputs: [undefined],
    events: () => [{ type: 'toggle' }, { type: 'open' }, { type: 'close' }],
    key: () => null,
  },
  'the theme': {
    machine: themeMachine.provide({ actions: { store: () => {} } }),
    inputs: ['system', 'light', 'dark'].map((choice) => ({ choice })),
    events: () => [
      ...['light', 'dark'].map((system) => ({ type: 'toggle', system })),
      ...['system', 'light', 'dark'].map((choice) => ({ type: 'set', choice })),
    ],
    key: () => null,
  },
  'the language': {
    machine: languageMachine.provide({
      actors: { show: never as never },
      actions: { store: () => {}, reportLoadError: () => {} },
    }),
    inputs: [{ language: 'es' }],
    events: () => [{ type: 'toggle' }, { type: 'set', language: 'es' }, { type: 'set', language: 'en' }],
    key: (context) => context,
  },
  'the search': {
    machine: searchMachine.provide({ actors: { search: never as never } }),
    inputs: [
      { query: '', view: viewOf('') },
      { query: 'luz', view: viewOf('') },
    ],
    events: ({ context }) => [
      { type: 'typed', text: 'luz', composing: true },
      { type: 'typed', text: 'luz', composing: false },
      { type: 'typed', text: '', composing: false },
      { type: 'submitted' },
      { type: 'addressed', query: 'luz' },
      { type: 'given', view: (context as { view: unknown }).view },
      { type: 'given', view: viewOf('luz') },
    ],
    outputs: () => [viewOf('luz'), viewOf('other')],
    key: ({ text, view }: { text: string; view: { query: string } }) => [text, view.query],
  },
  'what a reader says': {
    machine: listeningMachine.provide({ actors: { ear: quiet as never, findOther: never as never } }),
    inputs: ['browser', 'server'].map((recogniser) => ({ language: 'es', recogniser, agreed: null })),
    events: () => [
      ...['press', 'release', 'agree', 'decline', 'finish', 'drop', 'ear.opened', 'ear.refused'].map((type) => ({
        type,
      })),
      ...['', 'luz'].flatMap((words) => ['ear.words', 'ear.heard'].map((type) => ({ type, words }))),
      ...['silence', 'network'].map((reason) => ({ type: 'ear.failed', reason })),
    ],
    outputs: (source) => (source === 'findOther' ? ['server', null] : [undefined]),
    key: (context) => context,
  },
  'a video': {
    machine: playerMachine.provide({ actions: { logFailure: () => {} } }),
    inputs: [true, false].flatMap((autoplay) => [true, false].map((muted) => ({ autoplay, muted }))),
    events: () => [
      ...['play', 'pause', 'retry', 'sound.on', 'sound.off', 'shown', 'hidden', 'zed.speaks'].map((type) => ({ type })),
      ...['playing', 'waiting', 'paused', 'ended', 'failed', 'refused'].map((name) => ({ type: `media.${name}` })),
      { type: 'sound.chosen', muted: true },
      ...[true, false].map((muted) => ({ type: 'media.sound', muted })),
    ],
    key: (context) => context,
  },
  'what comes after a film': {
    machine: upNextMachine,
    inputs: [true, false].map((goesOn) => ({ goesOn })),
    events: () => ['film.ended', 'film.begun', 'stay', 'go'].map((type) => ({ type })),
    key: () => null,
  },
  'an article read aloud': {
    machine: readingMachine.provide({
      actions: {
        log: () => {},
        hushPanel: () => {},
        pauseSound: () => {},
        resumeSound: () => {},
        allowSound: () => {},
      },
      actors: { open: never as never, sentence: never as never },
    }),
    inputs: [undefined],
    events: () => [
      ...['read', 'pause', 'resume', 'back', 'forward', 'stop', 'panel.speaks'].map((type) => ({ type })),
      { type: 'seek', index: 1 },
      ...['started', 'ended', 'silenced', 'blocked'].map((how) => ({
        type: `speech.${how}`,
        utteranceId: 'reading-1',
      })),
      ...['paused', 'stalled', 'resumed'].map((how) => ({
        type: `speech.${how}`,
        utteranceId: 'reading-1',
        at: 1,
      })),
      { type: 'speech.failed', utteranceId: 'reading-1', error: new Error('no sound') },
    ],
    outputs: (source) => (source === 'open' ? [{ total: 2, index: 0 }] : [reply]),
    key: (context: { index: number; total: number; utteranceId: string | null; replies: object }) => [
      context.index,
      context.total,
      context.utteranceId === 'reading-1',
      context.utteranceId !== null,
      Object.keys(context.replies),
    ],
  },
  'the quiz of an article': {
    machine: quizMachine,
    inputs: [{ right: [1, 2] }],
    events: () => [
      ...[0, 1].flatMap((question) => [1, 2].map((choice) => ({ type: 'choose', question, choice }))),
      { type: 'again' },
    ],
    key: (context) => context,
  },
  'a figure': {
    machine: ballMachine,
    inputs: [undefined],
    events: () => [
      ...[50, 79].map((returned) => ({ type: 'set', settings: { returned } })),
      { type: 'restored', settings: { returned: 20 } },
      { type: 'reset' },
    ],
    key: (context) => context,
  },
  'the system of a visit': {
    machine: siteMachine.provide({ actions: { log: () => {} } }),
    inputs: [{ language: 'es', subject: { kind: 'elsewhere' } }],
    events: () => [
      { type: 'member.joins', id: 'theme', logic: quiet, input: undefined },
      { type: 'member.leaves', id: 'theme' },
      ...memberNames.map((name) => ({ type: `xstate.error.actor.${name}`, error: new Error(name), actorId: name })),
    ],
    key: () => null,
  },
}

test.each(Object.entries(explorations))(
  '%s is in each of its states and takes each of its transitions',
  (_name, one) => {
    const { paths, states, transitions } = executeAll(one)
    expect(paths).toBeGreaterThan(3)
    expect({ states, transitions }).toEqual({ states: [], transitions: [] })
  },
  120_000,
)

test('a state and a transition that nothing leads to are named', () => {
  const machine = setup({ guards: { never: () => false } }).createMachine({
    id: 'light',
    initial: 'off',
    states: { off: { on: { press: { guard: 'never', target: 'on' } } }, on: {} },
  })
  const { states, transitions } = executeAll({
    machine,
    inputs: [undefined],
    events: () => [{ type: 'press' }],
    key: () => null,
  })
  expect(states).toEqual(['light.on'])
  expect(transitions).toEqual(['light.off: press 1'])
})
