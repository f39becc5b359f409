import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTrial } from '../../../src/server/operations/readiness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tries once for all who ask, and not again while the result holds', async () => {
  const attempt = vi.fn(async () => 'done')
  const trial = createTrial(attempt, { onFailure: vi.fn() })
  expect(await Promise.all(Array.from({ length: 20 }, trial))).toEqual(Array(20).fill('ok'))
  vi.advanceTimersByTime(29_000)
  expect(await trial()).toBe('ok')
  expect(attempt).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  await trial()
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('doubts a failure soon, and tells of it once until it is over', async () => {
  const onFailure = vi.fn()
  let isBroken = true
  const trial = createTrial(() => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()), { onFailure })
  for (const _ of [1, 2, 3]) {
    expect(await trial()).toBe('failing')
    vi.advanceTimersByTime(4000)
  }
  expect(onFailure).toHaveBeenCalledTimes(1)
  isBroken = false
  expect(await trial()).toBe('ok')
})

it('does not rely on a good result while something else fails', async () => {
  const attempt = vi.fn(async () => 'done')
  let isDoubtful = false
  const trial = createTrial(attempt, { onFailure: vi.fn(), isDoubtful: () => isDoubtful })
  await trial()
  isDoubtful = true
  vi.advanceTimersByTime(4000)
  await trial()
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('never has two attempts at work: one that hangs is failing, however often it is asked', async () => {
  let end = () => {}
  const attempt = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const trial = createTrial(attempt, { onFailure: vi.fn(), patienceMs: 1000 })
  const first = trial()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toBe('failing')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await trial()).toBe('failing')
  expect(attempt).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  const next = trial()
  end()
  expect(await next).toBe('ok')
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('tells soon how it was, while an attempt takes its time', async () => {
  let end = () => {}
  const attempt = () => new Promise<void>((resolve) => (end = resolve))
  const trial = createTrial(attempt, { onFailure: vi.fn() })
  const first = trial()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await first).toBe('starting')
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(await trial()).toBe('ok')
  vi.advanceTimersByTime(31_000)
  const later = trial()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await later).toBe('ok')
})
