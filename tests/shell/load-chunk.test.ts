// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadChunk } from '../../src/shell/load-chunk.ts'

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href.replace(/.*\//, '')}`)
const style = () => document.head.querySelector('link[rel=stylesheet]')
const passed = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => document.head.replaceChildren())

test('a chunk runs when its styles are there; its scripts are fetched ahead', async () => {
  const run = vi.fn(() => Promise.resolve('page'))
  const page = loadChunk(run, ['assets/one.js', 'assets/one.css'])
  await passed()
  expect(links()).toEqual(['modulepreload one.js', 'stylesheet one.css'])
  expect(run).not.toHaveBeenCalled()
  style()?.dispatchEvent(new Event('load'))
  expect(await page).toBe('page')
})

test('what is there is not brought again', async () => {
  const first = loadChunk(() => Promise.resolve(1), ['assets/two.css'])
  style()?.dispatchEvent(new Event('load'))
  await first
  expect(await loadChunk(() => Promise.resolve(2), ['assets/two.css'])).toBe(2)
  expect(links()).toEqual(['stylesheet two.css'])
})

test('a style sheet that the page came with is not brought once more', async () => {
  document.head.innerHTML = '<style data-tsr-inline-css>/*/assets/five.css*/a{}/*/assets/six.css*/b{}</style>'
  expect(await loadChunk(() => Promise.resolve(1), ['assets/six.css'])).toBe(1)
  expect(links()).toEqual([])
  void loadChunk(() => Promise.resolve(2), ['assets/seven.css'])
  expect(links()).toEqual(['stylesheet seven.css'])
})

test('a style that fails is asked for anew', async () => {
  const failed = expect(loadChunk(() => Promise.resolve(1), ['assets/three.css'])).rejects.toThrow(
    'could not be loaded',
  )
  style()?.dispatchEvent(new Event('error'))
  await failed
  expect(links()).toEqual([])
  const again = loadChunk(() => Promise.resolve(2), ['assets/three.css'])
  style()?.dispatchEvent(new Event('load'))
  expect(await again).toBe(2)
})

test('a chunk that fails is told in words that the router does not take for its own to reload the page by', async () => {
  const cause = new Error('Failed to fetch dynamically imported module: /assets/four.js')
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
    message: 'A file of the app could not be loaded',
    cause,
  })
})
