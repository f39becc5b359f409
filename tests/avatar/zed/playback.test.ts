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
    expect(types()).toEqual(['speech.started'])
    audio.currentTime = 1.25
    expect(voice.currentTime()).toBeCloseTo(1.25)
    audio.sound()
    audio.finish()
    audio.finish()
    expect(types()).toEqual(['speech.started', 'speech.ended'])
    expect(voice.currentTime()).toBeNull()
  })

  it('moves to another place of what sounds or is paused, also backwards, and tells it', () => {
    const { audio, events, voice } = start()
    voice.seek(3)
    voice.play('/a.mp3')
    voice.seek(3)
    expect([audio.currentTime, events]).toEqual([0, []])
    audio.sound()
    audio.currentTime = 9
    expect(voice.currentTime()).toBeCloseTo(9)
    voice.seek(3)
    expect(voice.currentTime()).toBeCloseTo(3)
    voice.pause()
    voice.seek(1)
    expect(events).toEqual([
      { type: 'speech.started' },
      { type: 'speech.stalled', at: 3 },
      { type: 'speech.resumed', at: 3 },
      { type: 'speech.paused', at: 3 },
      { type: 'speech.paused', at: 1 },
    ])
    audio.finish()
    voice.seek(0)
    expect(events.at(-1)).toEqual({ type: 'speech.ended' })
  })

  it('takes another rate for what sounds and for what comes, and tells its position anew', () => {
    const { audio, events, voice } = start()
    voice.setRate(1.5)
    voice.play('/a.mp3')
    expect(events).toEqual([])
    expect([audio.playbackRate, audio.defaultPlaybackRate]).toEqual([1.5, 1.5])
    audio.sound()
    audio.currentTime = 4
    voice.setRate(0.75)
    expect([audio.playbackRate, audio.defaultPlaybackRate]).toEqual([0.75, 0.75])
    expect(events).toEqual([
      { type: 'speech.started' },
      { type: 'speech.stalled', at: 4 },
      { type: 'speech.resumed', at: 4 },
    ])
    voice.pause()
    voice.setRate(1)
    expect(events.at(-1)).toEqual({ type: 'speech.paused', at: 4 })
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
    expect(events).toMatchObject([{ type: 'engine.failed', reason: 'blocked' }])
    voice.play('/a.mp3')
    audio.sound()
    expect(types()).toEqual(['engine.failed', 'speech.started'])
  })

  it('says audio for a sound that cannot be decoded or had, once', async () => {
    const { audio, events, voice } = start()
    voice.play('/a.mp3')
    audio.break()
    audio.plays[0]!.reject(new DOMException('no source', 'NotSupportedError'))
    await settled()
    expect(events).toMatchObject([{ type: 'engine.failed', reason: 'audio' }])
    expect(audio.paused).toBe(true)
  })

  it('gives up a sound that does not begin, or that runs dry', async () => {
    const { audio, events, voice } = start()
    voice.play('/a.mp3')
    await vi.advanceTimersByTimeAsync(voicePatience.start - 1)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toMatchObject([{ type: 'engine.failed', reason: 'audio' }])
    voice.play('/b.mp3')
    audio.sound()
    audio.dispatchEvent(new Event('waiting'))
    await vi.advanceTimersByTimeAsync(voicePatience.stall / 2)
    audio.dispatchEvent(new Event('playing'))
    await vi.advanceTimersByTimeAsync(voicePatience.stall * 3)
    expect(events.map((event) => event.type)).toEqual([
      'engine.failed',
      'speech.started',
      'speech.stalled',
      'speech.resumed',
    ])
    audio.dispatchEvent(new Event('waiting'))
    await vi.advanceTimersByTimeAsync(voicePatience.stall)
    expect(events.at(-1)).toMatchObject({ type: 'engine.failed', reason: 'audio' })
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
    expect(types()).toEqual(['speech.started'])
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
    // Late events of the first sound.
    audio.dispatchEvent(new Event('playing'))
    audio.dispatchEvent(new Event('ended'))
    audio.dispatchEvent(new Event('error'))
    audio.plays[0]!.reject(new DOMException('interrupted', 'AbortError'))
    await settled()
    expect(types()).toEqual(['speech.started'])
    expect(voice.currentTime()).toBeNull()
    audio.sound()
    expect(types()).toEqual(['speech.started', 'speech.started'])
    expect(voice.currentTime()).toBeLessThan(0.1)
  })

  describe('a sound that stands still', () => {
    const begun = () => {
      const playback = start()
      playback.voice.play('/a.mp3')
      playback.audio.sound()
      playback.audio.currentTime = 1.5
      return playback
    }

    it('is told as paused when the browser has paused it, once, and keeps its place', async () => {
      const { audio, events, voice } = begun()
      audio.pause()
      await settled()
      await vi.advanceTimersByTimeAsync(600_000)
      expect(events.slice(1)).toEqual([{ type: 'speech.paused', at: 1.5 }])
      expect(voice.currentTime()).toBeCloseTo(1.5, 1)
    })

    it('is paused at once when told so, and goes on from there', async () => {
      const { audio, events, voice } = begun()
      voice.pause()
      expect([audio.paused, events.at(-1)]).toEqual([true, { type: 'speech.paused', at: 1.5 }])
      await settled()
      voice.pause()
      voice.resume()
      expect(audio.paused).toBe(false)
      audio.sound()
      expect(events.slice(1)).toEqual([
        { type: 'speech.paused', at: 1.5 },
        { type: 'speech.resumed', at: 1.5 },
      ])
    })

    it('goes on by itself when the browser lets it, as by a media key', async () => {
      const { audio, types } = begun()
      audio.pause()
      await settled()
      void audio.play()
      audio.sound()
      audio.finish()
      expect(types()).toEqual(['speech.started', 'speech.paused', 'speech.resumed', 'speech.ended'])
    })

    it('is paused again while it is to go on', async () => {
      const { audio, events, voice } = begun()
      voice.pause()
      voice.resume()
      voice.pause()
      await settled()
      expect(events.map(({ type }) => type)).toEqual(['speech.started', 'speech.paused', 'speech.paused'])
      expect(audio.paused).toBe(true)
    })

    it('that had not begun yet is paused at its start, and begins when it is to go on', async () => {
      const { audio, events, voice } = start()
      voice.play('/a.mp3')
      audio.pause()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(events).toEqual([{ type: 'speech.paused', at: 0 }])
      voice.resume()
      audio.sound()
      expect(events.at(-1)).toEqual({ type: 'speech.started' })
    })

    it('fails where it is gone, or where the browser wants a gesture', async () => {
      const [gone, blocked] = [begun(), begun()]
      for (const { voice } of [gone, blocked]) voice.pause()
      gone.audio.error = { message: 'network' }
      gone.voice.resume()
      expect(gone.events.at(-1)).toMatchObject({ type: 'engine.failed', reason: 'audio' })
      blocked.voice.resume()
      blocked.audio.plays.at(-1)?.reject(new DOMException('no gesture', 'NotAllowedError'))
      await settled()
      expect(blocked.events.at(-1)).toMatchObject({ type: 'engine.failed', reason: 'blocked' })
    })

    it('is not its end: what has ended is not paused', async () => {
      const { audio, voice, types } = begun()
      audio.paused = true
      audio.ended = true
      audio.dispatchEvent(new Event('pause'))
      voice.pause()
      audio.finish()
      await settled()
      expect(types()).toEqual(['speech.started', 'speech.ended'])
    })

    it('that is stopped says nothing more', async () => {
      const { audio, voice, types } = begun()
      voice.pause()
      voice.stop()
      voice.pause()
      await settled()
      audio.sound()
      expect(types()).toEqual(['speech.started', 'speech.paused'])
      expect(voice.currentTime()).toBeNull()
    })
  })
})
