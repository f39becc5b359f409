// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdLatePictures } from '../../src/hydration/late-pictures.ts'

const style = document.createElement('style')
style.textContent = readFileSync('src/frame/base.css', 'utf8')
document.head.append(style)

/** Whether a picture has a box; browsers skip lazy ones without. */
function isShown(loading: 'lazy' | 'eager'): boolean {
  const picture = document.createElement('img')
  picture.setAttribute('loading', loading)
  document.body.replaceChildren(picture)
  return getComputedStyle(picture).display !== 'none'
}

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['opening']
})

describe('pictures that may come late', () => {
  it('have no box until the page has shown its main picture', () => {
    expect(isShown('lazy')).toBe(true)
    const show = holdLatePictures()
    expect([isShown('lazy'), isShown('eager')]).toEqual([false, true])
    show()
    expect(isShown('lazy')).toBe(true)
  })

  it.each(['pointerdown', 'keydown', 'touchstart', 'scroll'])('come when the first %s has been answered', (type) => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
    holdLatePictures()
    document.dispatchEvent(new Event(type, { bubbles: true }))
    vi.runAllTimers()
    expect(isShown('lazy')).toBe(true)
  })
})
