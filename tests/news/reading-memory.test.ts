// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberOpened, wasOpened } from '../../src/news/reading-memory.ts'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('what was opened', () => {
  it('is known in both languages', () => {
    rememberOpened('es-31')
    expect([wasOpened('31'), wasOpened('es-31'), wasOpened('32')]).toEqual([true, true, false])
  })

  it('is nothing where what was kept is broken, or where nothing can be kept', () => {
    localStorage.setItem('opened-articles', '{')
    expect(wasOpened('31')).toBe(false)
    vi.stubGlobal('localStorage', undefined)
    expect(() => rememberOpened('31')).not.toThrow()
  })
})
