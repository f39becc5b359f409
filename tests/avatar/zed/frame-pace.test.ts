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

  it('leaves two thirds of the time to the page on a machine that cannot keep up, and is the screen’s again when it can', () => {
    const pace = after(60, 34)
    expect(pace.rest(true)).toBe(100)
    expect(pace.rest(false)).toBe(100)
    expect(after(60, screen, pace).rest(true)).toBe(0)
  })

  it('leaves two thirds of the time to the page where his frames hold it, though they come in time', () => {
    const pace = after(60, screen)
    for (let frame = 0; frame < 60; frame += 1) pace.held(15)
    expect(pace.rest(true)).toBeCloseTo(45, 0)
    for (let frame = 0; frame < 60; frame += 1) pace.held(20)
    expect(pace.rest(true)).toBeCloseTo(60, 0)
    for (let frame = 0; frame < 60; frame += 1) pace.held(3)
    expect(pace.rest(true)).toBe(0)
  })

  it('draws ten frames a second at least, however long one takes', () => {
    expect(after(60, 400).rest(true)).toBe(100)
  })

  it('does not change for a single frame that took long, nor at every turn of a machine between', () => {
    expect(after(1, 60).rest(true)).toBe(0)
    expect(after(200, 21).rest(true)).toBe(0)
    expect(after(200, 21, after(60, 34)).rest(true)).toBeCloseTo(63, 0)
  })
})
