// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { keepRate, keptRate, nextRate } from '../../src/assistant/speech-rate.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('offers each rate in turn, and the first after what is none', () => {
  expect([1, 1.25, 1.5, 2, 0.75, 3].map(nextRate)).toEqual([1.25, 1.5, 2, 0.75, 1, 1])
})

it('is kept on the device', () => {
  expect(keptRate()).toBe(1)
  keepRate(1.5)
  expect(keptRate()).toBe(1.5)
  keepRate(1)
  expect(localStorage).toHaveLength(0)
})

it.each(['fast', '', '7', 'NaN'])('is 1 where what is kept is none: %j', (kept) => {
  localStorage.setItem('zed-rate', kept)
  expect(keptRate()).toBe(1)
})

it('is 1 where nothing can be kept', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage')
  })
  keepRate(1.25)
  expect(keptRate()).toBe(1)
})
