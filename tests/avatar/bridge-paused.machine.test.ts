import { describe, expect, test } from 'vitest'
import { bridgeHarness, readyHarness } from './bridge-harness.ts'

function speakingHarness() {
  const harness = readyHarness()
  harness.speak('a')
  harness.begin('a')
  return harness
}

function pausedHarness() {
  const harness = speakingHarness()
  harness.stand('speech.paused', 'a')
  return harness
}

describe('a sound that is stopped from outside', () => {
  test('is told as paused, and nothing happens however long it stands', () => {
    const harness = pausedHarness()
    expect(harness.told.at(-1)).toEqual({ type: 'speech.paused', utteranceId: 'a', at: 3 })
    expect(harness.speech()).toEqual({ voicing: 'paused' })
    harness.pass(1000)
    const [told, commands] = [harness.told.length, harness.commands.length]
    harness.pass(3_600_000)
    harness.gesture()
    harness.send({ type: 'pause' })
    expect([harness.told.length, harness.commands.length]).toEqual([told, commands])
  })

  test('that was another one is none of ours', () => {
    const harness = speakingHarness()
    harness.stand('speech.paused', 'b')
    harness.stand('speech.stalled', null)
    expect(harness.speech()).toEqual({ voicing: 'speaking' })
  })

  test('goes on where it stopped, and its end is waited for as long as it still sounds', () => {
    const harness = pausedHarness()
    harness.send({ type: 'resume' })
    expect(harness.commands.at(-1)).toEqual({ type: 'resumeAudio' })
    harness.stand('speech.resumed', 'a', 3)
    expect(harness.told.at(-1)).toEqual({ type: 'speech.resumed', utteranceId: 'a', at: 3 })
    harness.pass(11_999)
    expect(harness.speech()).toEqual({ voicing: 'speaking' })
    harness.pass(1)
    expect(harness.told.at(-1)).toEqual({ type: 'speech.ended', utteranceId: 'a' })
  })

  test('goes on when the browser itself lets it', () => {
    const harness = pausedHarness()
    harness.stand('speech.resumed', 'b')
    expect(harness.speech()).toEqual({ voicing: 'paused' })
    harness.stand('speech.resumed', 'a')
    expect(harness.speech()).toEqual({ voicing: 'speaking' })
    expect(harness.of('resumeAudio')).toEqual([])
  })

  test.each(['the engine says that it is gone', 'it was lost meanwhile', 'it never goes on'])(
    'is said again from its start where %s',
    (why) => {
      const harness = pausedHarness()
      if (why === 'it was lost meanwhile') harness.fail('audio', 'a')
      harness.send({ type: 'resume' })
      if (why === 'the engine says that it is gone') harness.fail('audio', 'a')
      if (why === 'it never goes on') harness.pass(35_000)
      expect(harness.of('receive')).toHaveLength(2)
      expect(harness.speech()).toEqual({ voicing: { starting: 'sent' } })
      harness.begin('a')
      expect(harness.told.at(-1)).toEqual({ type: 'speech.started', utteranceId: 'a' })
      harness.end('a')
      expect(harness.told.at(-1)).toEqual({ type: 'speech.ended', utteranceId: 'a' })
    },
  )

  test('that the browser does not let go on is blocked, and begins by a gesture', () => {
    const harness = pausedHarness()
    harness.send({ type: 'resume' })
    harness.fail('blocked', 'a')
    expect(harness.told.at(-1)).toEqual({ type: 'speech.blocked', utteranceId: 'a' })
    harness.gesture()
    harness.begin('a')
    expect(harness.speech()).toEqual({ voicing: 'speaking' })
  })

  test('can be stopped again while it is to go on', () => {
    const harness = pausedHarness()
    harness.send({ type: 'resume' })
    harness.send({ type: 'pause' })
    expect(harness.commands.at(-1)).toEqual({ type: 'pauseAudio' })
    harness.stand('speech.paused', 'a')
    expect(harness.speech()).toEqual({ voicing: 'paused' })
  })

  test('is silenced, replaced and lost like any other', () => {
    const [silenced, replaced, lost] = [pausedHarness(), pausedHarness(), pausedHarness()]
    silenced.send({ type: 'silence' })
    expect([silenced.speech(), silenced.told.at(-1)?.type]).toEqual(['silent', 'speech.silenced'])
    replaced.speak('b')
    expect(replaced.told.at(-1)).toEqual({ type: 'speech.silenced', utteranceId: 'a' })
    replaced.stand('speech.resumed', 'a')
    expect(replaced.speech()).toEqual({ voicing: { starting: 'sent' } })
    lost.fail('load', null)
    expect([lost.speech(), lost.told.at(-1)?.type]).toEqual(['silent', 'speech.failed'])
  })

  test('that goes on after it was silenced is stopped once more', () => {
    const harness = pausedHarness()
    harness.send({ type: 'silence' })
    const before = harness.of('stopAudio').length
    harness.stand('speech.resumed', 'a')
    expect(harness.of('stopAudio')).toHaveLength(before + 1)
  })
})

describe('what has not begun yet', () => {
  test('waits when it is to pause before the engine is ready, and is said when it may go on', () => {
    const harness = bridgeHarness()
    harness.speak('a')
    harness.send({ type: 'pause' })
    expect(harness.told.at(-1)).toEqual({ type: 'speech.paused', utteranceId: 'a', at: 0 })
    harness.report({ type: 'engine.ready' })
    harness.pass(600_000)
    expect(harness.of('receive')).toEqual([])
    harness.send({ type: 'resume' })
    expect(harness.of('receive')).toHaveLength(1)
  })

  test('is stopped while its sound is loaded', () => {
    const harness = readyHarness()
    harness.speak('a')
    harness.send({ type: 'pause' })
    expect(harness.commands.at(-1)).toEqual({ type: 'pauseAudio' })
    harness.stand('speech.paused', 'a', 0)
    expect(harness.speech()).toEqual({ voicing: 'paused' })
    harness.send({ type: 'resume' })
    harness.begin('a')
    expect(harness.told.at(-1)).toEqual({ type: 'speech.started', utteranceId: 'a' })
  })
})

describe('a sound that runs dry', () => {
  test('is told, and goes on by itself', () => {
    const harness = speakingHarness()
    harness.stand('speech.stalled', 'a', 4)
    expect(harness.told.at(-1)).toEqual({ type: 'speech.stalled', utteranceId: 'a', at: 4 })
    harness.pass(9000)
    harness.stand('speech.resumed', 'a', 4)
    expect(harness.told.at(-1)).toEqual({ type: 'speech.resumed', utteranceId: 'a', at: 4 })
  })

  test('and never goes on has failed', () => {
    const harness = speakingHarness()
    harness.stand('speech.stalled', 'a', 4)
    harness.pass(35_000)
    expect(harness.told.at(-1)).toMatchObject({ type: 'speech.failed', utteranceId: 'a' })
    expect([harness.speech(), harness.commands.at(-1)]).toEqual(['silent', { type: 'stopAudio' }])
  })

  test('can be paused', () => {
    const harness = speakingHarness()
    harness.stand('speech.stalled', 'a', 4)
    harness.send({ type: 'pause' })
    harness.stand('speech.paused', 'a', 4)
    harness.pass(600_000)
    expect(harness.speech()).toEqual({ voicing: 'paused' })
  })
})

describe('the one voice of all tabs', () => {
  test('is held while something sounds, and at no other time', () => {
    const harness = readyHarness()
    harness.speak('a')
    expect(harness.holding()).toBe(0)
    harness.begin('a')
    expect(harness.holding()).toBe(1)
    harness.stand('speech.paused', 'a')
    expect(harness.holding()).toBe(0)
    harness.send({ type: 'resume' })
    harness.stand('speech.resumed', 'a')
    expect(harness.holding()).toBe(1)
    harness.end('a')
    expect(harness.holding()).toBe(0)
  })

  test('that another tab takes leaves this one paused', () => {
    const harness = speakingHarness()
    harness.takeVoice()
    expect(harness.commands.at(-1)).toEqual({ type: 'pauseAudio' })
    harness.stand('speech.paused', 'a')
    expect(harness.told.at(-1)?.type).toBe('speech.paused')
  })
})
