import { describe, expect, test } from 'vitest'
import { bridgeRig, readyRig, reply } from './bridge-rig.ts'

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
