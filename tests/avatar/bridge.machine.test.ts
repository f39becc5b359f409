import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { SpeechEvent } from '../../src/avatar/bridge.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import { bridgeHarness, readyHarness } from './bridge-harness.ts'

describe('the engine', () => {
  test('is loaded when a panel opens, not before, and only once', () => {
    const harness = bridgeHarness()
    expect(harness.told).toEqual([{ type: 'bridge.available' }])
    expect([harness.engine(), harness.loads()]).toEqual(['off', 0])
    harness.send({ type: 'engine.wake' })
    expect([harness.engine(), harness.loads()]).toEqual([{ running: 'booting' }, 1])
    harness.report({ type: 'engine.ready' })
    expect(harness.engine()).toEqual({ running: 'ready' })
    harness.send({ type: 'engine.suspend' })
    expect(harness.engine()).toEqual({ running: 'suspended' })
    harness.send({ type: 'engine.wake' })
    expect([harness.engine(), harness.loads()]).toEqual([{ running: 'ready' }, 1])
    expect(harness.of('setVisible').map((command) => command)).toEqual([
      { type: 'setVisible', visible: true },
      { type: 'setVisible', visible: false },
      { type: 'setVisible', visible: true },
    ])
  })

  test('learns what Zed attends to as soon as it is asked for, and nothing before', () => {
    const harness = bridgeHarness()
    const at = { x: 3, y: 4 }
    harness.send({ type: 'attend', attention: { state: 'thinking' } })
    harness.send({ type: 'engine.wake' })
    harness.send({ type: 'attend', attention: { state: 'listening', at } })
    expect(harness.of('attend')).toEqual([{ type: 'attend', attention: { state: 'listening', at } }])
  })

  test('rests at once when the panel closed while it loaded', () => {
    const harness = bridgeHarness()
    harness.send({ type: 'engine.wake' })
    harness.send({ type: 'engine.suspend' })
    harness.report({ type: 'engine.ready' })
    expect(harness.engine()).toEqual({ running: 'suspended' })
    expect(harness.commands).toEqual([{ type: 'setVisible', visible: false }])
  })

  test('gives the keyboard back one second after it has loaded, even if it rests by then', () => {
    for (const rest of [false, true]) {
      const harness = bridgeHarness()
      harness.send({ type: 'engine.wake' })
      harness.pass(3000)
      harness.report({ type: 'engine.ready' })
      if (rest) harness.send({ type: 'engine.suspend' })
      harness.pass(999)
      expect(harness.of('releaseKeyboard')).toHaveLength(0)
      harness.pass(1)
      expect(harness.of('releaseKeyboard')).toHaveLength(1)
      harness.pass(60_000)
      expect(harness.of('releaseKeyboard')).toHaveLength(1)
    }
  })

  test('that broke down and is loaded again gives the keyboard back a second after that', () => {
    const harness = readyHarness()
    harness.pass(500)
    harness.fail('load', null)
    harness.send({ type: 'engine.wake' })
    harness.pass(5000)
    expect(harness.of('releaseKeyboard')).toHaveLength(0)
    harness.report({ type: 'engine.ready' })
    harness.pass(1000)
    expect(harness.of('releaseKeyboard')).toHaveLength(1)
  })

  test('gives the keyboard back when told to', () => {
    const harness = bridgeHarness()
    harness.send({ type: 'keyboard.release' })
    expect(harness.commands).toEqual([])
    harness.send({ type: 'engine.wake' })
    harness.send({ type: 'keyboard.release' })
    expect(harness.of('releaseKeyboard')).toHaveLength(1)
  })

  test('is missing: logged, speech fails, tried once more when a panel opens again, then never', () => {
    const harness = bridgeHarness()
    harness.send({ type: 'engine.wake' })
    harness.speak('a')
    harness.fail('load', null)
    expect(harness.engine()).toBe('unavailable')
    expect(harness.logs).toEqual(['Missing avatar engine instance'])
    expect(harness.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'a' })
    expect(harness.disposals()).toBe(1)
    harness.speak('b')
    expect(harness.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'b' })
    expect(harness.loads()).toBe(1)

    harness.send({ type: 'engine.wake' })
    expect([harness.engine(), harness.loads()]).toEqual([{ running: 'booting' }, 2])
    harness.fail('load', null)
    harness.send({ type: 'engine.wake' })
    expect([harness.engine(), harness.loads()]).toEqual(['unavailable', 2])
    harness.speak('c')
    expect(harness.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'c' })
    expect(harness.speech()).toBe('silent')
  })

  test('is shown when a panel opens once more, also after one that closed while it failed to load', () => {
    const harness = bridgeHarness()
    harness.send({ type: 'engine.wake' })
    harness.send({ type: 'engine.suspend' })
    harness.fail('load', null)
    harness.send({ type: 'engine.wake' })
    harness.report({ type: 'engine.ready' })
    expect(harness.engine()).toEqual({ running: 'ready' })
  })

  test('is shown when the panel that closed while it loaded has opened again', () => {
    const harness = bridgeHarness()
    harness.send({ type: 'engine.wake' })
    harness.send({ type: 'engine.suspend' })
    harness.send({ type: 'engine.wake' })
    harness.report({ type: 'engine.ready' })
    expect(harness.engine()).toEqual({ running: 'ready' })
    expect(harness.loads()).toBe(1)
  })

  test('that comes at the second try speaks', () => {
    const harness = bridgeHarness()
    harness.send({ type: 'engine.wake' })
    harness.fail('load', null)
    harness.send({ type: 'engine.wake' })
    harness.report({ type: 'engine.ready' })
    harness.speak('a')
    harness.begin('a')
    expect(harness.told.at(-1)).toEqual({ type: 'speech.started', utteranceId: 'a' })
  })

  test('that never gets ready counts as missing', () => {
    const harness = bridgeHarness()
    harness.send({ type: 'engine.wake' })
    harness.pass(89_999)
    expect(harness.engine()).toEqual({ running: 'booting' })
    harness.pass(1)
    expect(harness.engine()).toBe('unavailable')
    expect(harness.logs).toEqual(['Missing avatar engine instance'])
  })

  test('that breaks down while it speaks is told and disposed of', () => {
    const harness = readyHarness()
    harness.speak('a')
    harness.begin('a')
    harness.fail('load', 'a')
    expect([harness.engine(), harness.speech()]).toEqual(['unavailable', 'silent'])
    expect(harness.told.map(({ type }) => type)).toEqual(['bridge.available', 'speech.started', 'speech.failed'])
    expect(harness.disposals()).toBe(1)
  })

  test('whose actor throws is missing too', () => {
    const told: SpeechEvent[] = []
    const logs: string[] = []
    const parentRef = createActor(fromCallback<SpeechEvent>(({ receive }) => receive((event) => told.push(event))))
    const machine = bridgeMachine.provide({ actions: { log: (_, { message }) => void logs.push(message) } })
    const actor = createActor(machine, { input: { parentRef: parentRef.start() } }).start()
    actor.send({ type: 'engine.wake' })
    expect(actor.getSnapshot().hasTag('unavailable')).toBe(true)
    expect(logs).toEqual(['Missing avatar engine instance'])
  })

  test('a lost picture is logged; the voice goes on, through its return too', () => {
    const harness = readyHarness()
    harness.speak('a')
    harness.begin('a')
    harness.report({ type: 'engine.lost' })
    expect(harness.logs).toContain('The avatar lost its graphics context')
    expect(harness.speech()).toEqual({ voicing: 'speaking' })
    harness.report({ type: 'engine.ready' })
    expect(harness.speech()).toEqual({ voicing: 'speaking' })
    expect(harness.told.map(({ type }) => type)).toEqual(['bridge.available', 'speech.started'])
  })

  test('is disposed of with the bridge', () => {
    const harness = readyHarness()
    harness.stop()
    expect(harness.disposals()).toBe(1)
  })
})
