// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newSince, rememberOpened, wasOpened } from '../../src/news/reading-memory.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const day = (number: number) => Date.UTC(2026, 10, number)
const iso = (number: number) => new Date(day(number)).toISOString()

describe('what is new', () => {
  it('is of the last week on a first visit, and then since the visit before', () => {
    expect(newSince(day(20))).toBe(iso(13))
    sessionStorage.clear()
    expect(newSince(day(25))).toBe(iso(20))
  })

  it('stays the same as long as the visit lasts', () => {
    newSince(day(20))
    expect(newSince(day(21))).toBe(iso(13))
  })

  it('is what it is on a first visit where what was kept is no date', () => {
    localStorage.setItem('last-visit', 'yesterday')
    expect(newSince(day(20))).toBe(iso(13))
  })
})

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
