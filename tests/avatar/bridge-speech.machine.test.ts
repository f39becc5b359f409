import { describe, expect, test } from 'vitest'
import { bridgeHarness, readyHarness, reply } from './bridge-harness.ts'

describe('speech', () => {
  test('is queued until the engine is ready, then started, then ended', () => {
    const harness = bridgeHarness()
    harness.speak('a')
    expect([harness.loads(), harness.of('receive')]).toEqual([1, []])
    harness.pass(2000)
    harness.report({ type: 'engine.ready' })
    expect(harness.of('receive')).toEqual([{ type: 'receive', utteranceId: 'a', reply: reply() }])
    expect(harness.told).toHaveLength(1)
    harness.begin('a')
    expect(harness.told.at(-1)).toEqual({ type: 'speech.started', utteranceId: 'a' })
    harness.end('a')
    expect(harness.told.at(-1)).toEqual({ type: 'speech.ended', utteranceId: 'a' })
    expect(harness.speech()).toBe('silent')
  })

  test('wakes an engine that rests', () => {
    const harness = readyHarness()
    harness.send({ type: 'engine.suspend' })
    harness.speak('a')
    expect(harness.engine()).toEqual({ running: 'ready' })
    expect(harness.of('receive')).toHaveLength(1)
  })

  test('that the engine is not ready for in time fails, and the engine goes on loading', () => {
    const harness = bridgeHarness()
    harness.speak('a')
    harness.pass(30_000)
    expect(harness.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'a' })
    expect(harness.engine()).toEqual({ running: 'booting' })
    harness.report({ type: 'engine.ready' })
    expect(harness.of('receive')).toEqual([])
    harness.speak('b')
    expect(harness.of('receive')).toHaveLength(1)
  })

  test('that never begins fails and is stopped', () => {
    const harness = readyHarness()
    harness.speak('a')
    harness.pass(34_999)
    expect(harness.told).toHaveLength(1)
    harness.pass(1)
    expect(harness.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'a' })
    expect(harness.of('stopAudio')).toHaveLength(1)
    harness.begin('a')
    expect(harness.told).toHaveLength(2)
    expect(harness.of('stopAudio')).toHaveLength(2)
  })

  test('with broken sound fails', () => {
    for (const begun of [false, true]) {
      const harness = readyHarness()
      harness.speak('a')
      if (begun) harness.begin('a')
      harness.fail('audio', 'a')
      expect(harness.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'a' })
      expect(harness.logs).toEqual(['The avatar cannot play the sound'])
      expect(harness.speech()).toBe('silent')
    }
  })

  test('waits for a gesture as long as it takes, and again if that was not enough', () => {
    const harness = readyHarness()
    harness.send({ type: 'gesture' })
    harness.speak('a')
    expect(harness.watching()).toBe(0)
    harness.fail('blocked', 'a')
    expect(harness.told.at(-1)).toEqual({ type: 'speech.blocked', utteranceId: 'a' })
    expect(harness.watching()).toBe(1)
    harness.pass(3_600_000)
    expect(harness.speech()).toEqual({ voicing: 'blocked' })
    harness.gesture()
    expect([harness.of('receive').length, harness.watching()]).toEqual([2, 0])
    harness.fail('blocked', 'a')
    expect(harness.speech()).toEqual({ voicing: 'blocked' })
    harness.send({ type: 'gesture' })
    harness.begin('a')
    expect(harness.told.at(-1)).toEqual({ type: 'speech.started', utteranceId: 'a' })
    expect(harness.logs).toEqual([])
  })

  test('that was blocked begins when the engine finds the gesture itself', () => {
    const harness = readyHarness()
    harness.speak('a')
    harness.fail('blocked', 'a')
    harness.begin('b')
    expect(harness.speech()).toEqual({ voicing: 'blocked' })
    harness.begin('a')
    expect(harness.told.at(-1)).toEqual({ type: 'speech.started', utteranceId: 'a' })
    expect([harness.watching(), harness.of('receive').length]).toEqual([0, 1])
  })

  test('is silenced at once in every phase, and tells it', () => {
    const phases: [string, (harness: ReturnType<typeof bridgeHarness>) => void][] = [
      ['queued', () => {}],
      ['sent', (harness) => harness.report({ type: 'engine.ready' })],
      [
        'blocked',
        (harness) => {
          harness.report({ type: 'engine.ready' })
          harness.fail('blocked', 'a')
        },
      ],
      [
        'speaking',
        (harness) => {
          harness.report({ type: 'engine.ready' })
          harness.begin('a')
        },
      ],
    ]
    for (const [, reach] of phases) {
      const harness = bridgeHarness()
      harness.speak('a')
      reach(harness)
      harness.send({ type: 'silence' })
      expect(harness.speech()).toBe('silent')
      expect(harness.commands.at(-1)).toEqual({ type: 'stopAudio' })
      expect(harness.told.at(-1)).toEqual({ type: 'speech.silenced', utteranceId: 'a' })
      expect(harness.watching()).toBe(0)
      const heard = harness.told.length
      harness.end('a')
      harness.gesture()
      harness.pass(600_000)
      expect(harness.told).toHaveLength(heard)
    }
  })

  test('is replaced by another, whose events alone count', () => {
    const harness = readyHarness()
    harness.speak('a')
    harness.begin('a')
    expect(harness.of('stopAudio')).toEqual([])
    harness.speak('b')
    expect(harness.told.slice(1)).toEqual([
      { type: 'speech.started', utteranceId: 'a' },
      { type: 'speech.silenced', utteranceId: 'a' },
    ])
    expect(harness.commands.slice(-3).map(({ type }) => type)).toEqual(['receive', 'stopAudio', 'receive'])
    harness.end('a')
    harness.begin('a')
    harness.fail('audio', 'a')
    harness.fail('blocked', 'a')
    expect(harness.speech()).toEqual({ voicing: { starting: 'sent' } })
    harness.begin('b')
    harness.end('a')
    expect(harness.speech()).toEqual({ voicing: 'speaking' })
    harness.end('b')
    expect(harness.told.slice(3)).toEqual([
      { type: 'speech.started', utteranceId: 'b' },
      { type: 'speech.ended', utteranceId: 'b' },
    ])
  })

  test('ends by the wall clock when the engine never tells', () => {
    const harness = readyHarness()
    harness.speak('a', 10)
    harness.pass(4000)
    harness.begin('a')
    harness.pass(14_999)
    expect(harness.speech()).toEqual({ voicing: 'speaking' })
    harness.pass(1)
    expect(harness.told.at(-1)).toEqual({ type: 'speech.ended', utteranceId: 'a' })
    expect(harness.commands.at(-1)).toEqual({ type: 'stopAudio' })
  })
})

test('a playback rate is kept for an engine that is yet to come, and times what sounds', () => {
  const harness = bridgeHarness()
  harness.send({ type: 'rate', rate: 2 })
  harness.send({ type: 'engine.wake' })
  harness.report({ type: 'engine.ready' })
  expect(harness.of('setRate')).toEqual([{ type: 'setRate', rate: 2 }])
  harness.speak('a', 20)
  harness.begin('a')
  harness.send({ type: 'rate', rate: 0.5 })
  expect(harness.of('setRate').at(-1)).toEqual({ type: 'setRate', rate: 0.5 })
  harness.stand('speech.stalled', 'a', 8)
  harness.stand('speech.resumed', 'a', 8)
  harness.pass(28_999)
  expect(harness.speech()).toEqual({ voicing: 'speaking' })
  harness.pass(1)
  expect(harness.told.at(-1)).toEqual({ type: 'speech.ended', utteranceId: 'a' })
})

test('an engine keeps its own rate where none is chosen', () => {
  expect(readyHarness().of('setRate')).toEqual([])
})
