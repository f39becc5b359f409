// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lacksParts, lazyWithRetry, patience } from '../../src/runtime/lazy-with-retry.ts'
import { loadErrorEvent, retryEvent } from '../../src/runtime/load-error.ts'

const told: unknown[] = []
const hear = (event: Event) => told.push((event as CustomEvent).detail)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  addEventListener(loadErrorEvent, hear)
})

afterEach(() => {
  removeEventListener(loadErrorEvent, hear)
  told.length = 0
  vi.useRealTimers()
})

function part() {
  const loadings: PromiseWithResolvers<string>[] = []
  const ask = lazyWithRetry(() => {
    const loading = Promise.withResolvers<string>()
    loadings.push(loading)
    return loading.promise
  })
  const arrived = vi.fn<(part: string) => void>()
  return { ask: () => void ask().then(arrived), loadings, arrived }
}
const passed = () => vi.advanceTimersByTimeAsync(0)

test('a part is loaded once, when it is first asked for', async () => {
  const { ask, loadings, arrived } = part()
  expect(loadings).toHaveLength(0)
  ask()
  ask()
  expect(loadings).toHaveLength(1)
  loadings[0]?.resolve('menu')
  await vi.advanceTimersByTimeAsync(patience)
  expect(arrived.mock.calls).toEqual([['menu'], ['menu']])
  expect(told).toEqual([])
})

test('one that fails is told, and comes when the visitor asks again', async () => {
  const { ask, loadings, arrived } = part()
  ask()
  loadings[0]?.reject(new Error('404'))
  await passed()
  expect(told).toEqual([{}])
  expect(lacksParts()).toBe(true)
  dispatchEvent(new Event(retryEvent))
  expect(loadings).toHaveLength(2)
  loadings[1]?.resolve('menu')
  await passed()
  expect(arrived).toHaveBeenCalledWith('menu')
  expect(told).toEqual([{}, null])
  expect(lacksParts()).toBe(false)
  dispatchEvent(new Event(retryEvent))
  expect(loadings).toHaveLength(2)
})

test('one that fails is asked for again when it is needed again', async () => {
  const { ask, loadings, arrived } = part()
  ask()
  loadings[0]?.reject(new Error('500'))
  await passed()
  ask()
  loadings[1]?.resolve('menu')
  await passed()
  expect(arrived).toHaveBeenCalledTimes(2)
})

test('one that does not come in time is told, and used when it comes all the same', async () => {
  const { ask, loadings, arrived } = part()
  ask()
  await vi.advanceTimersByTimeAsync(patience)
  expect(told).toEqual([{}])
  loadings[0]?.resolve('menu')
  await passed()
  expect(arrived).toHaveBeenCalledWith('menu')
  expect(told).toEqual([{}, null])
})

test('nothing is said to be there again while another part is missing', async () => {
  const [menu, footer] = [part(), part()]
  menu.ask()
  footer.ask()
  menu.loadings[0]?.reject(new Error('404'))
  footer.loadings[0]?.reject(new Error('404'))
  await passed()
  dispatchEvent(new Event(retryEvent))
  menu.loadings[1]?.resolve('menu')
  await passed()
  expect(told).toEqual([{}, {}])
  footer.loadings[1]?.resolve('footer')
  await passed()
  expect(told).toEqual([{}, {}, null])
})
