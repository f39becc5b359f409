// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onFirstInteraction } from '../../src/runtime/first-interaction.ts'

const endings: (() => void)[] = []
function waitForUse() {
  const begin = vi.fn<() => void>()
  const end = onFirstInteraction(begin)
  endings.push(end)
  return { begin, end }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  for (const end of endings.splice(0)) end()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the first interacts with the page', () => {
  test.each(['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin'])('is told once: %s', (type) => {
    const { begin } = waitForUse()
    expect(begin).not.toHaveBeenCalled()
    document.body.addEventListener(type, (event) => event.stopPropagation(), { once: true })
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    vi.runAllTimers()
    expect(begin).toHaveBeenCalledTimes(1)
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    document.dispatchEvent(new Event('keydown', { bubbles: true }))
    vi.runAllTimers()
    expect(begin).toHaveBeenCalledTimes(1)
  })

  test('has been before anybody listened, where something has the focus', () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    expect(waitForUse().begin).toHaveBeenCalledTimes(1)
  })

  test('is the page being scrolled, not a box of it, which the page itself may scroll', () => {
    const { begin } = waitForUse()
    const box = document.body.appendChild(document.createElement('div'))
    box.dispatchEvent(new Event('scroll'))
    vi.runAllTimers()
    expect(begin).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('scroll', { bubbles: true }))
    vi.runAllTimers()
    expect(begin).toHaveBeenCalledTimes(1)
  })

  test('has been before anybody listened, where the page is scrolled', () => {
    vi.stubGlobal('scrollY', 900)
    expect(waitForUse().begin).toHaveBeenCalledTimes(1)
  })

  test('is told at once when it has been', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    expect(waitForUse().begin).toHaveBeenCalledTimes(1)
  })

  test('is told once what it leads to has been painted', () => {
    const { begin } = waitForUse()
    const order: string[] = []
    begin.mockImplementation(() => order.push('told'))
    document.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    requestAnimationFrame(() => order.push('painted'))
    vi.runAllTimers()
    expect(order).toEqual(['painted', 'told'])
  })

  test('is told to nobody who has left', () => {
    const [before, between] = [waitForUse(), waitForUse()]
    before.end()
    document.dispatchEvent(new Event('keydown', { bubbles: true }))
    between.end()
    vi.runAllTimers()
    expect(before.begin).not.toHaveBeenCalled()
    expect(between.begin).not.toHaveBeenCalled()
  })
})
