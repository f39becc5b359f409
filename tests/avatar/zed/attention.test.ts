import { describe, expect, it } from 'vitest'
import { createAttentiveGaze, createPointerGlances } from '../../../src/avatar/engines/zed/attention.ts'
import type { Direction } from '../../../src/avatar/engines/zed/liveliness.ts'
import { seeded } from './seeded.ts'

describe('where he looks while he listens or thinks', () => {
  function looks(state: 'idle' | 'listening' | 'thinking', look: Direction | null): (Direction | null)[] {
    const gaze = createAttentiveGaze(seeded(4))
    return Array.from({ length: 600 }, (_, at) => gaze(at / 10, state, look))
  }

  it('mostly at what is written, at times at the reader', () => {
    const caret = { x: 0.4, y: -0.7 }
    const seen = looks('listening', caret)
    const atCaret = seen.filter((one) => one === caret).length / seen.length
    expect(seen[0]).toBe(caret)
    expect(atCaret).toBeGreaterThan(0.6)
    expect(atCaret).toBeLessThan(1)
  })

  it('up and to both sides while he thinks', () => {
    const seen = looks('thinking', null)
    expect(seen.every((one) => one !== null && one.y >= 0.5)).toBe(true)
    expect(seen.some((one) => one!.x > 0.3) && seen.some((one) => one!.x < -0.3)).toBe(true)
  })

  it('nowhere in particular otherwise', () => {
    expect(looks('idle', null).every((one) => one === null)).toBe(true)
  })
})

describe('createPointerGlances', () => {
  const share = (pointer: Direction) => {
    const glance = createPointerGlances(seeded(2))
    const seen = Array.from({ length: 1200 }, (_, at) => glance(at / 20, pointer))
    return seen.filter(Boolean).length / seen.length
  }

  it('glances at once, again at times, and never stares', () => {
    expect(createPointerGlances(seeded(2))(5, { x: 1, y: 0 })).toEqual({ x: 1, y: 0 })
    expect(share({ x: 1, y: 0 })).toBeGreaterThan(0.1)
    expect(share({ x: 1, y: 0 })).toBeLessThan(0.5)
  })

  it('watches a pointer that comes near', () => {
    expect(share({ x: 0.1, y: 0.1 })).toBe(1)
  })
})
