import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  listeningMachine,
  type EarCommand,
  type EarInput,
  type EarReport,
  type HearingFailure,
  type Recogniser,
} from '../../src/listening/listening.machine.ts'

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

interface Begun {
  recogniser?: Recogniser
  agreed?: Recogniser | null
  other?: Recogniser | null | Error
}

function start({ recogniser = 'browser', agreed = recogniser, other = null }: Begun = {}) {
  const clock = new SimulatedClock()
  const diary: string[] = []
  let report: (event: EarReport) => void = () => expect.fail('no ear is open')
  const actor = createActor(
    listeningMachine.provide({
      actors: {
        ear: fromCallback<EarCommand, EarInput>(({ sendBack, receive, input }) => {
          diary.push(`opens ${input.recogniser} ${input.language}`)
          report = sendBack
          receive(({ type }) => diary.push(type))
          return () => void diary.push('closes')
        }),
        findOther: fromPromise<Recogniser | null>(async () => {
          if (other instanceof Error) throw other
          return other
        }),
      },
      actions: {
        interruptZed: () => void diary.push('interrupts'),
        keepAgreement: (_, kept) => void diary.push(`keeps ${kept.recogniser}`),
        logFailure: (_, { error }) => void diary.push(String(error)),
      },
    }),
    { clock, input: { language: 'es', recogniser, agreed } },
  ).start()
  const send = (...types: ('press' | 'release' | 'agree' | 'decline' | 'finish' | 'drop')[]) => {
    for (const type of types) actor.send({ type })
  }
  return {
    actor,
    diary,
    send,
    report: (event: EarReport) => report(event),
    pass: (ms: number) => clock.increment(ms),
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(value),
    context: () => actor.getSnapshot().context,
  }
}

const isClosed = ({ diary }: { diary: string[] }) => diary.at(-1) === 'closes'

/** Listens, with the button up. */
function listening(begun?: Begun) {
  const one = start(begun)
  one.send('press', 'release')
  one.report({ type: 'ear.opened' })
  expect(one.is({ hearing: { listening: 'free' } })).toBe(true)
  return one
}

describe('the word on where the sound goes', () => {
  it('comes before the microphone is opened, and Zed is silent for it', () => {
    const { send, is, diary } = start({ agreed: null })
    send('press', 'release')
    expect(is('informing')).toBe(true)
    expect(diary).toEqual(['interrupts'])
    send('agree')
    expect(is({ hearing: { asking: 'free' } })).toBe(true)
    expect(diary).toEqual(['interrupts', 'keeps browser', 'interrupts', 'opens browser es'])
  })

  it.each(['decline', 'press', 'drop'] as const)('leaves the microphone closed after %s', (answer) => {
    const { send, is, diary } = start({ agreed: null })
    send('press', 'release', answer)
    expect(is({ resting: 'idle' })).toBe(true)
    expect(diary).toEqual(['interrupts'])
    send('press')
    expect(is('informing')).toBe(true)
  })

  it('comes once', () => {
    const { send, is, report } = start({ agreed: null })
    send('press', 'release', 'agree')
    report({ type: 'ear.heard', words: 'hola' })
    send('press')
    expect(is('hearing')).toBe(true)
  })

  it('comes again where the sound goes elsewhere now', () => {
    const { send, is } = start({ recogniser: 'server', agreed: 'browser' })
    send('press')
    expect(is('informing')).toBe(true)
  })
})

describe('a press', () => {
  it('that is held listens until the release, however long the reader is silent', () => {
    const one = start()
    one.send('press')
    one.report({ type: 'ear.opened' })
    one.pass(400)
    one.report({ type: 'ear.words', words: 'por qué' })
    one.pass(20_000)
    expect(one.is({ hearing: { listening: 'held' } })).toBe(true)
    one.send('release')
    expect(one.is({ hearing: 'transcribing' })).toBe(true)
    expect(one.diary.at(-1)).toBe('finish')
    one.report({ type: 'ear.heard', words: 'por qué brilla' })
    expect(one.is({ resting: 'heard' })).toBe(true)
    expect(one.context().words).toBe('por qué brilla')
    expect(isClosed(one)).toBe(true)
  })

  it('that is short goes on listening until the next one', () => {
    const one = start()
    one.send('press')
    one.report({ type: 'ear.opened' })
    one.pass(399)
    one.send('release')
    expect(one.is({ hearing: { listening: 'free' } })).toBe(true)
    one.send('press')
    expect(one.is({ hearing: 'transcribing' })).toBe(true)
    one.send('release', 'press')
    expect(one.is({ hearing: 'transcribing' })).toBe(true)
  })

  it('that is let go to answer the browser goes on listening', () => {
    const one = start()
    one.send('press')
    one.pass(3000)
    one.send('release')
    one.report({ type: 'ear.opened' })
    expect(one.is({ hearing: { listening: 'free' } })).toBe(true)
  })

  it('takes itself back while the browser asks', () => {
    const one = start()
    one.send('press', 'release', 'press')
    expect(one.is({ resting: 'idle' })).toBe(true)
    expect(isClosed(one)).toBe(true)
  })

  it('interrupts Zed each time', () => {
    const one = listening()
    one.report({ type: 'ear.heard', words: 'hola' })
    one.send('press')
    expect(one.diary.filter((entry) => entry === 'interrupts')).toHaveLength(2)
    expect(one.context().words).toBe('')
  })
})

describe('listening ends', () => {
  it.each([
    ['after a pause', 'hola', 2500],
    ['later where nothing was said yet', '', 8000],
  ])('%s', (_, words, ms) => {
    const one = listening()
    if (words !== '') one.report({ type: 'ear.words', words })
    one.pass(ms - 1)
    expect(one.is({ hearing: 'listening' })).toBe(true)
    one.pass(1)
    expect(one.is({ hearing: 'transcribing' })).toBe(true)
  })

  it('not while words come', () => {
    const one = listening()
    for (let count = 1; count < 10; count += 1) {
      one.report({ type: 'ear.words', words: 'y '.repeat(count) })
      one.pass(2400)
    }
    expect(one.is({ hearing: 'listening' })).toBe(true)
  })

  it.each<Begun>([{ recogniser: 'browser' }, { recogniser: 'server' }])(
    'after half a minute in any case: %o',
    (begun) => {
      const one = start(begun)
      one.send('press')
      one.report({ type: 'ear.opened' })
      one.pass(29_999)
      expect(one.is({ hearing: 'listening' })).toBe(true)
      one.pass(1)
      expect(one.is({ hearing: 'transcribing' })).toBe(true)
    },
  )

  it('not by silence while a recording tells no words', () => {
    const one = listening({ recogniser: 'server' })
    one.pass(29_000)
    expect(one.is({ hearing: { listening: 'free' } })).toBe(true)
  })

  it('when the page is hidden, with what was said', () => {
    const one = listening()
    one.send('finish')
    expect(one.is({ hearing: 'transcribing' })).toBe(true)
  })

  it('at once when the reader turns to something else', () => {
    const one = listening()
    one.report({ type: 'ear.words', words: 'hola' })
    one.send('drop')
    expect(one.is({ resting: 'idle' })).toBe(true)
    expect(isClosed(one)).toBe(true)
  })

  it('with its actor: the microphone is free', () => {
    const one = listening()
    one.actor.stop()
    expect(isClosed(one)).toBe(true)
  })

  it('when nobody answers the browser for a minute', () => {
    const one = start()
    one.send('press', 'release')
    one.pass(60_000)
    expect(one.is({ resting: 'idle' })).toBe(true)
    expect(isClosed(one)).toBe(true)
  })
})

describe('the last words', () => {
  it.each<[Recogniser, number]>([
    ['browser', 5000],
    ['server', 25_000],
  ])('of the %s are waited for, and then what there is counts', (recogniser, ms) => {
    const silent = listening({ recogniser })
    silent.send('press')
    silent.pass(ms)
    expect(silent.is({ resting: 'failed' })).toBe(true)
    expect(silent.context().failure).toBe('service')
    const spoken = listening({ recogniser })
    spoken.report({ type: 'ear.words', words: 'hola' })
    spoken.send('press')
    spoken.pass(ms)
    expect(spoken.is({ resting: 'heard' })).toBe(true)
  })

  it.each(['', '  '])('may be none (%j)', (words) => {
    const one = listening()
    one.report({ type: 'ear.heard', words })
    expect(one.is({ resting: 'failed' })).toBe(true)
    expect(one.context().failure).toBe('silence')
  })
})

describe('a failure', () => {
  it('of permission is told apart, and another press asks again', () => {
    const one = start()
    one.send('press')
    one.report({ type: 'ear.refused' })
    expect(one.is({ resting: 'refused' })).toBe(true)
    expect(isClosed(one)).toBe(true)
    one.send('release', 'press')
    expect(one.is('hearing')).toBe(true)
  })

  it.each<HearingFailure>(['silence', 'microphone', 'interrupted', 'busy'])('by %s is shown', (reason) => {
    const one = listening({ other: 'server' })
    one.report({ type: 'ear.failed', reason })
    expect(one.is({ resting: 'failed' })).toBe(true)
    expect(one.context().failure).toBe(reason)
    one.send('drop')
    expect(one.is({ resting: 'idle' })).toBe(true)
  })

  it.each<HearingFailure>(['service', 'network', 'language'])(
    'of the browser’s recogniser by %s turns to the site’s, with a word on where the sound goes then',
    async (reason) => {
      const one = listening({ other: 'server' })
      one.report({ type: 'ear.failed', reason })
      expect(one.is('seeking')).toBe(true)
      await settle()
      expect(one.is('informing')).toBe(true)
      expect(one.context()).toMatchObject({ recogniser: 'server', failure: reason })
      one.send('agree')
      expect(one.diary.at(-1)).toBe('opens server es')
    },
  )

  it.each([['none', null] as const, ['no answer', new Error('offline')] as const])(
    'stays one where the site has %s',
    async (_, other) => {
      const one = listening({ other })
      one.report({ type: 'ear.failed', reason: 'network' })
      await settle()
      expect(one.is({ resting: 'failed' })).toBe(true)
      expect(one.context()).toMatchObject({ recogniser: 'browser', failure: 'network' })
    },
  )

  it('of the site’s recogniser looks for no other', () => {
    const one = listening({ recogniser: 'server', other: 'server' })
    one.report({ type: 'ear.failed', reason: 'service' })
    expect(one.is({ resting: 'failed' })).toBe(true)
  })

  it('of an ear that throws is told and outlived', () => {
    const actor = createActor(
      listeningMachine.provide({
        actors: {
          ear: fromCallback<EarCommand, EarInput>(() => {
            throw new DOMException('It listens already', 'InvalidStateError')
          }),
        },
      }),
      { clock: new SimulatedClock(), input: { language: 'en', recogniser: 'browser', agreed: 'browser' } },
    ).start()
    actor.send({ type: 'press' })
    expect(actor.getSnapshot().matches({ resting: 'failed' })).toBe(true)
    expect(actor.getSnapshot().context.failure).toBe('service')
  })
})
