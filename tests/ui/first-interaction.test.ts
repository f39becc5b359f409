// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { onFirstInteraction } from '../../src/ui/first-interaction.ts'

const endings: (() => void)[] = []
function waitForUse() {
  const begin = vi.fn<() => void>()
  const end = onFirstInteraction(begin)
  endings.push(end)
  return { begin, end }
}

afterEach(() => {
  for (const end of endings.splice(0)) end()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the first interacts with the page', () => {
  test.each(['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin'])('is told once: %s', (type) => {
    const { begin } = waitForUse()
    expect(begin).not.toHaveBeenCalled()
    // What a control keeps to itself counts, too.
    document.body.addEventListener(type, (event) => event.stopPropagation(), { once: true })
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(begin).toHaveBeenCalledTimes(1)
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    document.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(begin).toHaveBeenCalledTimes(1)
  })

  test('is the page being scrolled, not a box of it, which the page itself may scroll', () => {
    const { begin } = waitForUse()
    const box = document.body.appendChild(document.createElement('div'))
    box.dispatchEvent(new Event('scroll'))
    expect(begin).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(begin).toHaveBeenCalledTimes(1)
  })

  test('is told at once when it has been', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    expect(waitForUse().begin).toHaveBeenCalledTimes(1)
  })

  test('is told to nobody who has left', () => {
    const { begin, end } = waitForUse()
    end()
    document.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(begin).not.toHaveBeenCalled()
  })
})
