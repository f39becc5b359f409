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
    releaseKeyboard: vi.fn(),
    currentTime: vi.fn(() => null),
    setVisible: vi.fn(),
    dispose: vi.fn(),
  }
}

/** The actor as a child of a machine that keeps what it reports; `come` and `fail` settle its loading. */
function actorRig() {
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
  const rig = actorRig()
  rig.tell({ type: 'ready' })
  rig.child.send({ type: 'setVisible', visible: true })
  rig.child.send({ type: 'receive', utteranceId: 'a', reply })
  expect(rig.engine.receive).not.toHaveBeenCalled()
  await rig.come()
  expect(rig.engine.setVisible).toHaveBeenCalledWith(true)
  expect(rig.engine.receive).toHaveBeenCalledWith(reply)
  rig.child.send({ type: 'releaseKeyboard' })
  rig.child.send({ type: 'stopAudio' })
  expect(rig.engine.releaseKeyboard).toHaveBeenCalledOnce()
  expect(rig.engine.stopAudio).toHaveBeenCalledOnce()
})

test('reports name the utterance received last, and none after silence', async () => {
  const rig = actorRig()
  await rig.come()
  rig.child.send({ type: 'receive', utteranceId: 'a', reply })
  rig.tell({ type: 'started' })
  rig.child.send({ type: 'stopAudio' })
  rig.tell({ type: 'ended' })
  rig.child.send({ type: 'receive', utteranceId: 'b', reply })
  rig.tell({ type: 'failed', reason: 'blocked', error: 'no' })
  expect(rig.reports).toEqual([
    { type: 'engine.started', utteranceId: 'a' },
    { type: 'engine.ended', utteranceId: null },
    { type: 'engine.failed', reason: 'blocked', error: 'no', utteranceId: 'b' },
  ])
})

test('an engine that cannot be loaded is a load failure', async () => {
  const rig = actorRig()
  const error = new Error('chunk missing')
  await rig.fail(error)
  expect(rig.reports).toEqual([{ type: 'engine.failed', reason: 'load', error, utteranceId: null }])
})

test('an engine that throws at a reply has failed with its sound', async () => {
  const rig = actorRig()
  await rig.come()
  const error = new Error('decoder')
  vi.mocked(rig.engine.receive).mockImplementation(() => {
    throw error
  })
  rig.child.send({ type: 'receive', utteranceId: 'a', reply })
  expect(rig.reports).toEqual([{ type: 'engine.failed', reason: 'audio', error, utteranceId: 'a' }])
})

test('stopping disposes the engine, also one that comes later, and hears no more of it', async () => {
  const early = actorRig()
  await early.come()
  early.stop()
  expect(early.engine.dispose).toHaveBeenCalledOnce()
  early.tell({ type: 'started' })
  expect(early.reports).toEqual([])

  const late = actorRig()
  late.stop()
  await late.come()
  expect(late.engine.dispose).toHaveBeenCalledOnce()
  expect(late.reports).toEqual([])
})
