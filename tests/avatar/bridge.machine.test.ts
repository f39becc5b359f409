import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { BridgeCommand, SpeechEvent } from '../../src/avatar/bridge.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import type { EngineCommand, EngineReport } from '../../src/avatar/engine-actor.ts'
import type { EngineFailure } from '../../src/avatar/engine.ts'
import type { TalkReply } from '../../src/talk/contract.ts'

const reply = (duration = 10): TalkReply => ({ text: 'Hola', audio: '/x.mp3', emotionEvents: [], duration })

/** A bridge on a simulated clock; the test plays the engine and hears what the listener is told. */
function bridgeRig() {
  const clock = new SimulatedClock()
  const told: SpeechEvent[] = []
  const commands: EngineCommand[] = []
  const logs: string[] = []
  let send: (event: EngineReport) => void = () => {}
  let gesture: () => void = () => {}
  let loads = 0
  let disposals = 0
  let watching = 0
  const listener = createActor(fromCallback<SpeechEvent>(({ receive }) => receive((event) => told.push(event)))).start()
  const machine = bridgeMachine.provide({
    actions: { log: (_, { message }) => void logs.push(message) },
    actors: {
      gestures: fromCallback(({ sendBack }) => {
        watching += 1
        gesture = () => sendBack({ type: 'gesture' })
        return () => void (watching -= 1)
      }),
      engine: fromCallback<EngineCommand>(({ sendBack, receive }) => {
        loads += 1
        send = sendBack
        receive((command) => commands.push(command))
        return () => void (disposals += 1)
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { listener } }).start()
  return {
    told,
    commands,
    logs,
    loads: () => loads,
    disposals: () => disposals,
    watching: () => watching,
    engine: () => actor.getSnapshot().value.engine,
    speech: () => actor.getSnapshot().value.speech,
    context: () => actor.getSnapshot().context,
    send: (event: BridgeCommand) => actor.send(event),
    speak: (utteranceId: string, duration = 10) => actor.send({ type: 'speak', utteranceId, reply: reply(duration) }),
    report: (event: EngineReport) => send(event),
    begin: (utteranceId: string) => send({ type: 'engine.started', utteranceId }),
    end: (utteranceId: string) => send({ type: 'engine.ended', utteranceId }),
    fail: (reason: EngineFailure, utteranceId: string | null) =>
      send({ type: 'engine.failed', reason, error: new Error(reason), utteranceId }),
    gesture: () => gesture(),
    pass: (ms: number) => clock.increment(ms),
    stop: () => actor.stop(),
    of: (type: EngineCommand['type']) => commands.filter((command) => command.type === type),
  }
}

function readyRig() {
  const rig = bridgeRig()
  rig.send({ type: 'engine.wake' })
  rig.report({ type: 'engine.ready' })
  return rig
}

describe('the engine', () => {
  test('is loaded when a panel opens, not before, and only once', () => {
    const rig = bridgeRig()
    expect(rig.told).toEqual([{ type: 'bridge.available' }])
    expect([rig.engine(), rig.loads()]).toEqual(['off', 0])
    rig.send({ type: 'engine.wake' })
    expect([rig.engine(), rig.loads()]).toEqual([{ running: 'booting' }, 1])
    rig.report({ type: 'engine.ready' })
    expect(rig.engine()).toEqual({ running: 'ready' })
    rig.send({ type: 'engine.rest' })
    expect(rig.engine()).toEqual({ running: 'resting' })
    rig.send({ type: 'engine.wake' })
    expect([rig.engine(), rig.loads()]).toEqual([{ running: 'ready' }, 1])
    expect(rig.of('setVisible').map((command) => command)).toEqual([
      { type: 'setVisible', visible: true },
      { type: 'setVisible', visible: false },
      { type: 'setVisible', visible: true },
    ])
  })

  test('rests at once when the panel closed while it loaded', () => {
    const rig = bridgeRig()
    rig.send({ type: 'engine.wake' })
    rig.send({ type: 'engine.rest' })
    rig.report({ type: 'engine.ready' })
    expect(rig.engine()).toEqual({ running: 'resting' })
    expect(rig.commands).toEqual([{ type: 'setVisible', visible: false }])
  })

  test('gives the keyboard back one second after it has loaded, even if it rests by then', () => {
    for (const rest of [false, true]) {
      const rig = bridgeRig()
      rig.send({ type: 'engine.wake' })
      rig.pass(3000)
      rig.report({ type: 'engine.ready' })
      if (rest) rig.send({ type: 'engine.rest' })
      rig.pass(999)
      expect(rig.of('releaseKeyboard')).toHaveLength(0)
      rig.pass(1)
      expect(rig.of('releaseKeyboard')).toHaveLength(1)
      rig.pass(60_000)
      expect(rig.of('releaseKeyboard')).toHaveLength(1)
    }
  })

  test('that broke down and is loaded again gives the keyboard back a second after that', () => {
    const rig = readyRig()
    rig.pass(500)
    rig.fail('load', null)
    rig.send({ type: 'engine.wake' })
    rig.pass(5000)
    expect(rig.of('releaseKeyboard')).toHaveLength(0)
    rig.report({ type: 'engine.ready' })
    rig.pass(1000)
    expect(rig.of('releaseKeyboard')).toHaveLength(1)
  })

  test('gives the keyboard back when told to', () => {
    const rig = bridgeRig()
    rig.send({ type: 'keyboard.release' })
    expect(rig.commands).toEqual([])
    rig.send({ type: 'engine.wake' })
    rig.send({ type: 'keyboard.release' })
    expect(rig.of('releaseKeyboard')).toHaveLength(1)
  })

  test('is missing: logged, speech fails, tried once more when a panel opens again, then never', () => {
    const rig = bridgeRig()
    rig.send({ type: 'engine.wake' })
    rig.speak('a')
    rig.fail('load', null)
    expect(rig.engine()).toBe('unavailable')
    expect(rig.logs).toEqual(['Missing avatar engine instance'])
    expect(rig.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'a' })
    expect(rig.disposals()).toBe(1)
    rig.speak('b')
    expect(rig.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'b' })
    expect(rig.loads()).toBe(1)

    rig.send({ type: 'engine.wake' })
    expect([rig.engine(), rig.loads()]).toEqual([{ running: 'booting' }, 2])
    rig.fail('load', null)
    rig.send({ type: 'engine.wake' })
    expect([rig.engine(), rig.loads()]).toEqual(['unavailable', 2])
    rig.speak('c')
    expect(rig.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'c' })
    expect(rig.speech()).toBe('silent')
  })

  test('that comes at the second try speaks', () => {
    const rig = bridgeRig()
    rig.send({ type: 'engine.wake' })
    rig.fail('load', null)
    rig.send({ type: 'engine.wake' })
    rig.report({ type: 'engine.ready' })
    rig.speak('a')
    rig.begin('a')
    expect(rig.told.at(-1)).toEqual({ type: 'speech.started', utteranceId: 'a' })
  })

  test('that never gets ready counts as missing', () => {
    const rig = bridgeRig()
    rig.send({ type: 'engine.wake' })
    rig.pass(89_999)
    expect(rig.engine()).toEqual({ running: 'booting' })
    rig.pass(1)
    expect(rig.engine()).toBe('unavailable')
    expect(rig.logs).toEqual(['Missing avatar engine instance'])
  })

  test('that breaks down while it speaks is told and disposed of', () => {
    const rig = readyRig()
    rig.speak('a')
    rig.begin('a')
    rig.fail('load', 'a')
    expect([rig.engine(), rig.speech()]).toEqual(['unavailable', 'silent'])
    expect(rig.told.map(({ type }) => type)).toEqual(['bridge.available', 'speech.started', 'speech.failed'])
    expect(rig.disposals()).toBe(1)
  })

  test('whose actor throws is missing too', () => {
    const told: SpeechEvent[] = []
    const logs: string[] = []
    const listener = createActor(fromCallback<SpeechEvent>(({ receive }) => receive((event) => told.push(event))))
    const machine = bridgeMachine.provide({ actions: { log: (_, { message }) => void logs.push(message) } })
    const actor = createActor(machine, { input: { listener: listener.start() } }).start()
    actor.send({ type: 'engine.wake' })
    expect(actor.getSnapshot().hasTag('unavailable')).toBe(true)
    expect(logs).toEqual(['Missing avatar engine instance'])
  })

  test('a lost picture and its return are noted; the voice goes on', () => {
    const rig = readyRig()
    rig.speak('a')
    rig.begin('a')
    rig.report({ type: 'engine.lost' })
    expect(rig.context().pictureLost).toBe(true)
    expect(rig.speech()).toEqual({ voicing: 'speaking' })
    rig.report({ type: 'engine.ready' })
    expect(rig.context().pictureLost).toBe(false)
    expect(rig.told.map(({ type }) => type)).toEqual(['bridge.available', 'speech.started'])
  })

  test('is disposed of with the bridge', () => {
    const rig = readyRig()
    rig.stop()
    expect(rig.disposals()).toBe(1)
  })
})

describe('speech', () => {
  test('is held until the engine is ready, then started, then ended', () => {
    const rig = bridgeRig()
    rig.speak('a')
    expect([rig.loads(), rig.of('receive')]).toEqual([1, []])
    rig.pass(2000)
    rig.report({ type: 'engine.ready' })
    expect(rig.of('receive')).toEqual([{ type: 'receive', utteranceId: 'a', reply: reply() }])
    expect(rig.told).toHaveLength(1)
    rig.begin('a')
    expect(rig.told.at(-1)).toEqual({ type: 'speech.started', utteranceId: 'a' })
    rig.end('a')
    expect(rig.told.at(-1)).toEqual({ type: 'speech.ended', utteranceId: 'a' })
    expect(rig.speech()).toBe('silent')
  })

  test('wakes an engine that rests', () => {
    const rig = readyRig()
    rig.send({ type: 'engine.rest' })
    rig.speak('a')
    expect(rig.engine()).toEqual({ running: 'ready' })
    expect(rig.of('receive')).toHaveLength(1)
  })

  test('that the engine is not ready for in time fails, and the engine goes on loading', () => {
    const rig = bridgeRig()
    rig.speak('a')
    rig.pass(15_000)
    expect(rig.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'a' })
    expect(rig.engine()).toEqual({ running: 'booting' })
    rig.report({ type: 'engine.ready' })
    expect(rig.of('receive')).toEqual([])
    rig.speak('b')
    expect(rig.of('receive')).toHaveLength(1)
  })

  test('that never begins fails and is stopped', () => {
    const rig = readyRig()
    rig.speak('a')
    rig.pass(9999)
    expect(rig.told).toHaveLength(1)
    rig.pass(1)
    expect(rig.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'a' })
    expect(rig.of('stopAudio')).toHaveLength(1)
    rig.begin('a')
    expect(rig.told).toHaveLength(2)
    expect(rig.of('stopAudio')).toHaveLength(2)
  })

  test('with broken sound fails', () => {
    for (const begun of [false, true]) {
      const rig = readyRig()
      rig.speak('a')
      if (begun) rig.begin('a')
      rig.fail('audio', 'a')
      expect(rig.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'a' })
      expect(rig.logs).toEqual(['The avatar cannot play the sound'])
      expect(rig.speech()).toBe('silent')
    }
  })

  test('waits for a gesture as long as it takes, and again if that was not enough', () => {
    const rig = readyRig()
    rig.send({ type: 'gesture' })
    rig.speak('a')
    expect(rig.watching()).toBe(0)
    rig.fail('blocked', 'a')
    expect(rig.told.at(-1)).toEqual({ type: 'speech.blocked', utteranceId: 'a' })
    expect(rig.watching()).toBe(1)
    rig.pass(3_600_000)
    expect(rig.speech()).toEqual({ voicing: 'blocked' })
    rig.gesture()
    expect([rig.of('receive').length, rig.watching()]).toEqual([2, 0])
    rig.fail('blocked', 'a')
    expect(rig.speech()).toEqual({ voicing: 'blocked' })
    rig.send({ type: 'gesture' })
    rig.begin('a')
    expect(rig.told.at(-1)).toEqual({ type: 'speech.started', utteranceId: 'a' })
    expect(rig.logs).toEqual([])
  })

  test('is silenced at once in every phase, and tells it', () => {
    const phases: [string, (rig: ReturnType<typeof bridgeRig>) => void][] = [
      ['held', () => {}],
      ['sent', (rig) => rig.report({ type: 'engine.ready' })],
      [
        'blocked',
        (rig) => {
          rig.report({ type: 'engine.ready' })
          rig.fail('blocked', 'a')
        },
      ],
      [
        'speaking',
        (rig) => {
          rig.report({ type: 'engine.ready' })
          rig.begin('a')
        },
      ],
    ]
    for (const [, reach] of phases) {
      const rig = bridgeRig()
      rig.speak('a')
      reach(rig)
      rig.send({ type: 'silence' })
      expect(rig.speech()).toBe('silent')
      expect(rig.commands.at(-1)).toEqual({ type: 'stopAudio' })
      expect(rig.told.at(-1)).toEqual({ type: 'speech.ended', utteranceId: 'a' })
      expect(rig.watching()).toBe(0)
      const heard = rig.told.length
      rig.end('a')
      rig.gesture()
      rig.pass(600_000)
      expect(rig.told).toHaveLength(heard)
    }
  })

  test('is replaced by another, whose events alone count', () => {
    const rig = readyRig()
    rig.speak('a')
    rig.begin('a')
    rig.speak('b')
    expect(rig.told.slice(1)).toEqual([
      { type: 'speech.started', utteranceId: 'a' },
      { type: 'speech.ended', utteranceId: 'a' },
    ])
    rig.end('a')
    rig.begin('a')
    rig.fail('audio', 'a')
    rig.fail('blocked', 'a')
    expect(rig.speech()).toEqual({ voicing: { starting: 'sent' } })
    rig.begin('b')
    rig.end('a')
    expect(rig.speech()).toEqual({ voicing: 'speaking' })
    rig.end('b')
    expect(rig.told.slice(3)).toEqual([
      { type: 'speech.started', utteranceId: 'b' },
      { type: 'speech.ended', utteranceId: 'b' },
    ])
  })

  test('ends by the wall clock when the engine never tells', () => {
    const rig = readyRig()
    rig.speak('a', 10)
    rig.pass(4000)
    rig.begin('a')
    rig.pass(14_999)
    expect(rig.speech()).toEqual({ voicing: 'speaking' })
    rig.pass(1)
    expect(rig.told.at(-1)).toEqual({ type: 'speech.ended', utteranceId: 'a' })
    expect(rig.commands.at(-1)).toEqual({ type: 'stopAudio' })
  })
})
