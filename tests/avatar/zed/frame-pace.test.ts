import { describe, expect, it } from 'vitest'
import { createFramePace } from '../../../src/avatar/engines/zed/frame-pace.ts'

const screen = 1000 / 60

function after(frames: number, ms: number, pace = createFramePace(false)) {
  for (let frame = 0; frame < frames; frame += 1) pace.took(ms)
  return pace
}

describe('the pace of frames', () => {
  it('is the screen’s while he speaks, half of it while he breathes', () => {
    expect(after(100, screen).rest(true)).toBe(0)
    expect(after(100, screen).rest(false)).toBe(30)
  })

  it('is slower where motion is reduced, but not for lips', () => {
    expect(createFramePace(true).rest(false)).toBe(80)
    expect(createFramePace(true).rest(true)).toBe(0)
  })

  it('is half while he speaks on a machine that cannot keep up, and the screen’s again when it can', () => {
    const pace = after(60, 34)
    expect(pace.rest(true)).toBe(30)
    expect(after(60, screen, pace).rest(true)).toBe(0)
  })

  it('does not change for a single frame that took long, nor at every turn of a machine between', () => {
    expect(after(1, 60).rest(true)).toBe(0)
    expect(after(200, 21).rest(true)).toBe(0)
    expect(after(200, 21, after(60, 34)).rest(true)).toBe(30)
  })
})
