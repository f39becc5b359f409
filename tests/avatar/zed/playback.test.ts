// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaybackEvent } from '../../../src/avatar/engines/zed/playback.ts'
import { createPlayback, voicePatience } from '../../../src/avatar/engines/zed/playback.ts'
import { FakeAudio } from './fake-audio.ts'

function start() {
  const audio = new FakeAudio()
  const events: PlaybackEvent[] = []
  const voice = createPlayback(audio as unknown as HTMLAudioElement, (event) => events.push(event))
  return { audio, events, voice, types: () => events.map((event) => event.type) }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createPlayback', () => {
  it('tells the start when sound comes, not when it is asked for, and the end once', async () => {
    const { audio, voice, types } = start()
    voice.play('/a.mp3')
    await settled()
    expect(types()).toEqual([])
    expect(voice.currentTime()).toBeNull()
    audio.sound()
    expect(types()).toEqual(['started'])
    audio.currentTime = 1.25
    expect(voice.currentTime()).toBeCloseTo(1.25)
    audio.sound()
    audio.finish()
    audio.finish()
    expect(types()).toEqual(['started', 'ended'])
    expect(voice.currentTime()).toBeNull()
  })

  it('plays within the call itself, so that a gesture counts', () => {
    const { audio, voice } = start()
    voice.play('data:audio/mpeg;base64,AAAA')
    expect(audio.plays.map((play) => play.url)).toEqual(['data:audio/mpeg;base64,AAAA'])
  })

  it('says blocked when the browser wants a gesture, and plays when asked again', async () => {
    const { audio, events, voice, types } = start()
    voice.play('/a.mp3')
    audio.plays[0]!.reject(new DOMException('no gesture', 'NotAllowedError'))
    await settled()
    expect(events).toMatchObject([{ type: 'failed', reason: 'blocked' }])
    voice.play('/a.mp3')
    audio.sound()
    expect(types()).toEqual(['failed', 'started'])
  })

  it('says audio for a sound that cannot be decoded or had, once', async () => {
    const { audio, events, voice } = start()
    voice.play('/a.mp3')
    audio.break()
    audio.plays[0]!.reject(new DOMException('no source', 'NotSupportedError'))
    await settled()
    expect(events).toMatchObject([{ type: 'failed', reason: 'audio' }])
    expect(audio.paused).toBe(true)
  })

  it('gives up a sound that does not begin, or that runs dry', async () => {
    const { audio, events, voice } = start()
    voice.play('/a.mp3')
    await vi.advanceTimersByTimeAsync(voicePatience.start - 1)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toMatchObject([{ type: 'failed', reason: 'audio' }])
    voice.play('/b.mp3')
    audio.sound()
    audio.dispatchEvent(new Event('waiting'))
    await vi.advanceTimersByTimeAsync(voicePatience.stall / 2)
    audio.dispatchEvent(new Event('playing'))
    await vi.advanceTimersByTimeAsync(voicePatience.stall * 3)
    expect(events.map((event) => event.type)).toEqual(['failed', 'started'])
    audio.dispatchEvent(new Event('waiting'))
    await vi.advanceTimersByTimeAsync(voicePatience.stall)
    expect(events.at(-1)).toMatchObject({ type: 'failed', reason: 'audio' })
  })

  it('is silent at once when stopped, and says nothing more', async () => {
    const { audio, voice, types } = start()
    voice.play('/a.mp3')
    audio.sound()
    voice.stop()
    expect(audio.paused).toBe(true)
    expect(audio.hasAttribute('src')).toBe(false)
    expect(voice.currentTime()).toBeNull()
    audio.finish()
    audio.break()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(types()).toEqual(['started'])
  })

  it('stops a sound that has not begun yet', async () => {
    const { audio, voice, types } = start()
    voice.play('/a.mp3')
    voice.stop()
    audio.plays[0]!.reject(new DOMException('interrupted', 'AbortError'))
    audio.sound()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(types()).toEqual([])
  })

  it('lets nothing of a replaced sound through', async () => {
    const { audio, voice, types } = start()
    voice.play('/a.mp3')
    audio.sound()
    voice.play('/b.mp3')
    // Under way when the first sound was dropped: they arrive after the second was asked for.
    audio.dispatchEvent(new Event('playing'))
    audio.dispatchEvent(new Event('ended'))
    audio.dispatchEvent(new Event('error'))
    audio.plays[0]!.reject(new DOMException('interrupted', 'AbortError'))
    await settled()
    expect(types()).toEqual(['started'])
    expect(voice.currentTime()).toBeNull()
    audio.sound()
    expect(types()).toEqual(['started', 'started'])
    expect(voice.currentTime()).toBeLessThan(0.1)
  })
})
