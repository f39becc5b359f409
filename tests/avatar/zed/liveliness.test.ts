import { describe, expect, it } from 'vitest'
import { blinkLength, blinkPause, createBlinking, createGaze } from '../../../src/avatar/engines/zed/liveliness.ts'
import { seeded } from './seeded.ts'

describe('createBlinking', () => {
  const blinking = createBlinking(seeded(7))
  const begins: number[] = []
  const closed: number[] = []
  let before = 0
  for (let time = 0; time < 1200; time += 1 / 60) {
    const now = blinking(time)
    if (before === 0 && now > 0) begins.push(time)
    closed.push(now)
    before = now
  }
  const pauses = begins.slice(1).map((time, index) => time - begins[index]!)

  it('blinks every 1 to 8 seconds, mostly in the lower half', () => {
    const whole = blinkLength.fall + blinkLength.rise
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(blinkPause.min)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(blinkPause.max + whole + 0.05)
    expect(pauses.filter((pause) => pause < 4.5).length / pauses.length).toBeGreaterThan(0.55)
    expect(begins.length).toBeGreaterThan(240)
    expect(begins.length).toBeLessThan(400)
  })

  it('closes the eyes almost wholly, for a moment', () => {
    expect(Math.max(...closed)).toBeGreaterThan(0.95)
    expect(closed.filter((amount) => amount > 0).length / closed.length).toBeLessThan(0.08)
  })
})

describe('createGaze', () => {
  function contactShare(speaking: boolean) {
    const gaze = createGaze(seeded(3))
    const targets: boolean[] = []
    for (let time = 0; time < 2000; time += 0.1) {
      const { x, y } = gaze(time, speaking, null)
      targets.push(x === 0 && y === 0)
    }
    return targets.filter(Boolean).length / targets.length
  }

  it('looks at the reader more while speaking than idle', () => {
    expect(contactShare(true)).toBeGreaterThan(contactShare(false) + 0.15)
    expect(contactShare(false)).toBeGreaterThan(0.1)
  })

  it('meets the reader as he begins to speak, and follows a moving pointer when silent', () => {
    const gaze = createGaze(() => 0.99)
    expect(gaze(0, false, null)).not.toEqual({ x: 0, y: 0 })
    expect(gaze(0.1, true, null)).toEqual({ x: 0, y: 0 })
    expect(gaze(0.2, false, { x: -0.5, y: 0.4 })).toEqual({ x: -0.5, y: 0.4 })
  })
})
