import { describe, expect, it } from 'vitest'
import { patter, visemesFromLoudness } from '../../../src/avatar/engines/zed/loudness-visemes.ts'
import type { VisemeEvent } from '../../../src/contract/talk-reply.ts'

const rate = 22_050

function sound(parts: { seconds: number; frequency: number; loudness: number }[]) {
  const samples: number[] = []
  for (const { seconds, frequency, loudness } of parts)
    for (let at = 0; at < seconds * rate; at++) samples.push(loudness * Math.sin((2 * Math.PI * frequency * at) / rate))
  return Float32Array.from(samples)
}

const at = (events: VisemeEvent[], time: number) => events.findLast((event) => event.time <= time)!

describe('visemesFromLoudness', () => {
  it('shuts the mouth in silence and opens it with the sound', () => {
    const events = visemesFromLoudness(sound([{ seconds: 0.6, frequency: 0, loudness: 0 }, { seconds: 0.6, frequency: 1000, loudness: 0.5 }, { seconds: 0.6, frequency: 0, loudness: 0 }]), rate) // prettier-ignore
    expect(at(events, 0.3).viseme).toBe('sil')
    expect(at(events, 0.9).viseme).toBe('aa')
    expect(at(events, 0.9).weight).toBeGreaterThan(0.8)
    expect(at(events, 1.5).viseme).toBe('sil')
  })

  it('rounds dark sounds, spreads bright ones, hisses on the brightest', () => {
    const events = visemesFromLoudness(sound([300, 1000, 2400, 5000].map((frequency) => ({ seconds: 0.5, frequency, loudness: 0.4 }))), rate) // prettier-ignore
    expect([0.25, 0.75, 1.25, 1.75].map((time) => at(events, time).viseme)).toEqual(['U', 'aa', 'I', 'SS'])
  })

  it('ends shut, in ascending order, and stays shut for nothing at all', () => {
    const events = visemesFromLoudness(sound([{ seconds: 1, frequency: 900, loudness: 0.3 }]), rate)
    expect(events.at(-1)!.viseme).toBe('sil')
    expect(events.map((event) => event.time)).toEqual(events.map((event) => event.time).toSorted((a, b) => a - b))
    expect(visemesFromLoudness(new Float32Array(rate), rate).every((event) => event.viseme === 'sil')).toBe(true)
    expect(visemesFromLoudness(new Float32Array(0), rate)).toEqual([])
  })
})

it('patter fills a duration with moving lips', () => {
  const events = patter(4)
  expect(events.at(-1)!.time).toBeGreaterThan(3.8)
  expect(new Set(events.map((event) => event.viseme)).size).toBeGreaterThan(5)
})
