import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeadline } from '../../../src/server/http/deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('aborts when the time is over', () => {
  const { signal } = createDeadline(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect([signal.aborted, (signal.reason as Error).name]).toEqual([true, 'TimeoutError'])
})

it('aborts as soon as one of those that wait has gone, for its reason', () => {
  const gone = new AbortController()
  const { signal } = createDeadline(1000, new AbortController().signal, gone.signal)
  gone.abort('left')
  expect(signal.reason).toBe('left')
  expect(vi.getTimerCount()).toBe(0)
  expect(createDeadline(1000, gone.signal).signal.reason).toBe('left')
  expect(vi.getTimerCount()).toBe(0)
})

it('holds nothing once it is released', () => {
  const gone = new AbortController()
  const { signal, release } = createDeadline(1000, gone.signal)
  release()
  expect(vi.getTimerCount()).toBe(0)
  gone.abort()
  expect(signal.aborted).toBe(false)
})
