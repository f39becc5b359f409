// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { followVolume, keepVolume, keptVolume } from '../../src/avatar/sound-volume.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a choice is kept on the device, and told to who follows it', () => {
  const heard: unknown[] = []
  const leave = followVolume((chosen) => heard.push(chosen))
  keepVolume({ volume: 0.4, isMuted: false })
  keepVolume({ volume: 0.4, isMuted: true })
  leave()
  keepVolume({ volume: 1, isMuted: false })
  expect(heard).toEqual([
    { volume: 1, isMuted: false },
    { volume: 0.4, isMuted: false },
    { volume: 0.4, isMuted: true },
  ])
  expect(localStorage).toHaveLength(0)
})

test('a choice of another tab is told, too', () => {
  const told = vi.fn()
  const leave = followVolume(told)
  localStorage.setItem('zed-muted', '')
  dispatchEvent(new Event('storage'))
  expect(told).toHaveBeenLastCalledWith({ volume: 1, isMuted: true })
  leave()
})

test.each(['', 'loud', '-1', '7', 'NaN'])('what is no volume counts as full: %j', (kept) => {
  localStorage.setItem('zed-volume', kept)
  expect(keptVolume()).toEqual({ volume: 1, isMuted: false })
})

test('without storage the voice is at its full volume', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  keepVolume({ volume: 0.3, isMuted: true })
  expect(keptVolume()).toEqual({ volume: 1, isMuted: false })
})
