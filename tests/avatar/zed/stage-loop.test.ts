// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStageLoop } from '../../../src/avatar/engines/zed/stage-loop.ts'

const frame = 1000 / 60

function playing({ isSpeaking = true } = {}) {
  const draw = vi.fn<(pose: unknown, frameTime: number | null) => void>()
  const loop = runStageLoop({
    canvas: document.createElement('canvas'),
    host: document.body,
    speech: { score: () => null, currentTime: () => (isSpeaking ? 1 : null), attention: () => ({ state: 'idle' }) },
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

function drawnWhileSetting(type: string, drawnIn: (ms: number) => number): number {
  const field = Object.assign(document.createElement('input'), { type })
  document.body.append(field)
  let drawn = 0
  for (let step = 0; step < 30; step += 1) {
    field.dispatchEvent(new Event('input', { bubbles: true }))
    drawn += drawnIn(frame)
  }
  return drawn
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'clearTimeout'],
  })
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
    const { loop, draw, drawnIn } = playing()
    drawnIn(100 * frame)
    expect(drawnIn(30 * frame)).toBeGreaterThanOrEqual(29)
    expect(draw.mock.calls.every(([, frameTime]) => frameTime !== null)).toBe(true)
    loop.dispose()
    expect(drawnIn(30 * frame)).toBe(0)
  })

  it('wakes the page hardly more often than he is drawn, while he only breathes', () => {
    const { loop, drawnIn } = playing({ isSpeaking: false })
    drawnIn(200 * frame)
    const asked = vi.spyOn(globalThis, 'requestAnimationFrame')
    const drawn = drawnIn(300 * frame)
    expect(drawn).toBeGreaterThan(130)
    expect(asked.mock.calls.length).toBeLessThan(1.4 * drawn)
    loop.dispose()
  })

  it('gives way to a touch until the page has answered it, and goes on', () => {
    const { loop, draw, drawnIn } = playing()
    drawnIn(10 * frame)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(drawnIn(80)).toBe(0)
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    expect(drawnIn(45)).toBe(0)
    expect(drawnIn(20 * frame)).toBeGreaterThanOrEqual(18)
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

  it('rests while a slider is drawn, and only then', () => {
    const { loop, drawnIn } = playing({ isSpeaking: false })
    drawnIn(10 * frame)
    expect(drawnWhileSetting('range', drawnIn)).toBe(0)
    expect(drawnIn(30 * frame)).toBeGreaterThan(5)
    expect(drawnWhileSetting('text', drawnIn)).toBeGreaterThan(5)
    loop.dispose()
  })

  it('rests while a slider is drawn on a slow machine even if he speaks', () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    vi.stubGlobal('requestAnimationFrame', (tell: FrameRequestCallback) =>
      setTimeout(() => tell(performance.now()), 3 * frame),
    )
    vi.stubGlobal('cancelAnimationFrame', clearTimeout)
    const { loop, drawnIn } = playing()
    expect(drawnIn(100 * frame)).toBeGreaterThan(8)
    expect(drawnWhileSetting('range', drawnIn)).toBe(0)
    expect(drawnIn(100 * frame)).toBeGreaterThan(8)
    loop.dispose()
  })

  it('speaks on while a slider is drawn on a quick one', () => {
    const { loop, drawnIn } = playing()
    drawnIn(10 * frame)
    expect(drawnWhileSetting('range', drawnIn)).toBeGreaterThan(25)
    loop.dispose()
  })

  it('draws nothing for a touch that comes when it is taken away', () => {
    const { loop, drawnIn } = playing()
    loop.dispose()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(drawnIn(20 * frame)).toBe(0)
  })
})
