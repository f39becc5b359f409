// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newSince, visitKey } from '../../src/runtime/last-visit.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

it('calls nothing new on a first visit, and on the next what has come since', () => {
  expect(newSince('2026-11-30')).toBe(false)
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-12-02T10:00:00Z'))
  expect(['2026-11-24', '2026-11-25', '2026-11-26'].map(newSince)).toEqual([false, false, true])
  expect(newSince('2026-11-25T12:00:00.000Z')).toBe(true)
})

it('keeps what is new for the whole visit', () => {
  localStorage.setItem(visitKey, '2026-11-01T08:00:00.000Z')
  expect(newSince('2026-11-02')).toBe(true)
  expect(newSince('2026-11-02')).toBe(true)
  expect(localStorage.getItem(visitKey)).toBe('2026-11-25T10:00:00.000Z')
})

it('takes what something else has kept there for nothing', () => {
  localStorage.setItem(visitKey, 'yes')
  expect(newSince('2026-11-02')).toBe(false)
})
