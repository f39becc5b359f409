// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { inGesture } from '../../../src/avatar/engines/zed/in-gesture.ts'

afterEach(() => vi.unstubAllGlobals())

const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))

test('every gesture calls back until one of them did it', () => {
  const callback = vi.fn(() => callback.mock.calls.length === 2)
  inGesture(callback)
  press()
  document.body.click()
  press()
  expect(callback).toHaveBeenCalledTimes(2)
})

test('what the browser does not count as a gesture calls nothing', () => {
  vi.stubGlobal('navigator', { userActivation: { isActive: false } })
  const callback = vi.fn(() => true)
  inGesture(callback)
  press()
  expect(callback).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { userActivation: { isActive: true } })
  press()
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a cancelled wait calls nothing', () => {
  const callback = vi.fn(() => true)
  inGesture(callback)()
  press()
  expect(callback).not.toHaveBeenCalled()
})
