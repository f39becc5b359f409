import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { SpeechEvent } from '../../src/avatar/bridge.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import { bridgeRig, readyRig } from './bridge-rig.ts'

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
