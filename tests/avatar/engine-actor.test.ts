import { expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { EngineReport } from '../../src/avatar/engine-actor.ts'
import { engineActor } from '../../src/avatar/engine-actor.ts'
import type { AvatarEngine, EngineEvent } from '../../src/avatar/engine.ts'

const reply = { text: 'Hola', audio: '/x.mp3', emotionEvents: [], duration: 1 }

function fakeEngine(): AvatarEngine {
  return {
    mount: vi.fn(),
    receive: vi.fn(),
    stopAudio: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    releaseKeyboard: vi.fn(),
    currentTime: vi.fn(() => null),
    setVisible: vi.fn(),
    dispose: vi.fn(),
  }
}

function actorHarness() {
  const engine = fakeEngine()
  const reports: EngineReport[] = []
  let tell: (event: EngineEvent) => void = () => {}
  let come: () => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const parent = setup({
    types: { events: {} as EngineReport },
    actors: {
      engine: engineActor((onEvent) => {
        tell = onEvent
        return new Promise((resolve, reject) => {
          come = () => resolve(engine)
          fail = reject
        })
      }),
    },
  }).createMachine({
    invoke: { id: 'engine', src: 'engine' },
    on: { '*': { actions: ({ event }) => void reports.push(event) } },
  })
  const actor = createActor(parent).start()
  const child = actor.getSnapshot().children['engine']
  if (!child) throw new Error('There is no engine actor.')
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    engine,
    reports,
    child,
    stop: () => actor.stop(),
    tell: (event: EngineEvent) => tell(event),
    async come() {
      come()
      await settle()
    },
    async fail(error: unknown) {
      fail(error)
      await settle()
    },
  }
}

test('commands that come before the engine wait for it, in order', async () => {
  const harness = actorHarness()
  harness.tell({ type: 'engine.ready' })
  harness.child.send({ type: 'setVisible', visible: true })
  harness.child.send({ type: 'receive', utteranceId: 'a', reply })
  expect(harness.engine.receive).not.toHaveBeenCalled()
  await harness.come()
  expect(harness.engine.setVisible).toHaveBeenCalledWith(true)
  expect(harness.engine.receive).toHaveBeenCalledWith(reply)
  harness.child.send({ type: 'releaseKeyboard' })
  harness.child.send({ type: 'stopAudio' })
  expect(harness.engine.releaseKeyboard).toHaveBeenCalledOnce()
  expect(harness.engine.stopAudio).toHaveBeenCalledOnce()
})

test('reports name the utterance received last, and none after silence', async () => {
  const harness = actorHarness()
  await harness.come()
  harness.child.send({ type: 'receive', utteranceId: 'a', reply })
  harness.tell({ type: 'speech.started' })
  harness.child.send({ type: 'stopAudio' })
  harness.tell({ type: 'speech.ended' })
  harness.child.send({ type: 'receive', utteranceId: 'b', reply })
  harness.tell({ type: 'engine.failed', reason: 'blocked', error: 'no' })
  expect(harness.reports).toEqual([
    { type: 'speech.started', utteranceId: 'a' },
    { type: 'speech.ended', utteranceId: null },
    { type: 'engine.failed', reason: 'blocked', error: 'no', utteranceId: 'b' },
  ])
})

test('an engine without poses for attention goes on without them', async () => {
  const harness = actorHarness()
  await harness.come()
  const thinking = { type: 'attend', attention: { state: 'thinking' } } as const
  harness.child.send(thinking)
  expect(harness.reports).toEqual([])
  harness.engine.attend = vi.fn()
  harness.child.send(thinking)
  expect(harness.engine.attend).toHaveBeenCalledWith({ state: 'thinking' })
})

test('an engine that cannot be loaded is a load failure', async () => {
  const harness = actorHarness()
  const error = new Error('chunk missing')
  await harness.fail(error)
  expect(harness.reports).toEqual([{ type: 'engine.failed', reason: 'load', error, utteranceId: null }])
})

test('an engine that throws at a reply has failed with its sound', async () => {
  const harness = actorHarness()
  await harness.come()
  const error = new Error('decoder')
  vi.mocked(harness.engine.receive).mockImplementation(() => {
    throw error
  })
  harness.child.send({ type: 'receive', utteranceId: 'a', reply })
  expect(harness.reports).toEqual([{ type: 'engine.failed', reason: 'audio', error, utteranceId: 'a' }])
})

test('stopping disposes the engine, also one that comes later, and hears no more of it', async () => {
  const early = actorHarness()
  await early.come()
  early.stop()
  expect(early.engine.dispose).toHaveBeenCalledOnce()
  early.tell({ type: 'speech.started' })
  expect(early.reports).toEqual([])

  const late = actorHarness()
  late.stop()
  await late.come()
  expect(late.engine.dispose).toHaveBeenCalledOnce()
  expect(late.reports).toEqual([])
})
