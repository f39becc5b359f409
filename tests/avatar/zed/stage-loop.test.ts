// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStageLoop } from '../../../src/avatar/engines/zed/stage-loop.ts'

const frame = 1000 / 60

/** A stage that is to be seen, and how many frames it has drawn. */
function playing() {
  const draw = vi.fn<(pose: unknown, frameTime: number | null) => void>()
  const loop = runStageLoop({
    canvas: document.createElement('canvas'),
    host: document.body,
    // Speaking, he is drawn at every frame.
    speech: { score: () => null, currentTime: () => 1 },
    reducedMotion: false,
    onShown: () => undefined,
    onLost: () => undefined,
    onGone: () => undefined,
    draw,
    resize: () => undefined,
  })
  loop.setVisible(true)
  const drawnIn = (ms: number) => {
    draw.mockClear()
    vi.advanceTimersByTime(ms)
    return draw.mock.calls.length
  }
  return { loop, draw, drawnIn }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  const sees = (entry: object) =>
    class {
      constructor(tell: (entries: object[]) => void) {
        this.observe = () => tell([entry])
      }
      observe: () => void
      disconnect() {}
    }
  vi.stubGlobal('ResizeObserver', sees({ contentRect: { width: 300, height: 200 } }))
  vi.stubGlobal('IntersectionObserver', sees({ isIntersecting: true }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the loop of Zed’s stage', () => {
  it('draws at every frame while he speaks', () => {
    const { loop, drawnIn } = playing()
    drawnIn(10 * frame)
    expect(drawnIn(30 * frame)).toBeGreaterThanOrEqual(29)
    loop.dispose()
    expect(drawnIn(30 * frame)).toBe(0)
  })

  it('gives way to a touch until the page has answered it, and goes on', () => {
    const { loop, draw, drawnIn } = playing()
    drawnIn(10 * frame)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(drawnIn(80)).toBe(0)
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    expect(drawnIn(45)).toBe(0)
    expect(drawnIn(20 * frame)).toBeGreaterThanOrEqual(18)
    // The rest is not taken for a slow frame.
    expect(draw.mock.calls.every(([, frameTime]) => frameTime === null || frameTime < 2 * frame)).toBe(true)
    loop.dispose()
  })

  it('gives way for a sixth of a second at most where no click follows', () => {
    const { loop, drawnIn } = playing()
    drawnIn(10 * frame)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    drawnIn(167)
    expect(drawnIn(10 * frame)).toBeGreaterThanOrEqual(9)
    loop.dispose()
  })

  it('draws nothing for a touch that comes when it is taken away', () => {
    const { loop, drawnIn } = playing()
    loop.dispose()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(drawnIn(20 * frame)).toBe(0)
  })
})
