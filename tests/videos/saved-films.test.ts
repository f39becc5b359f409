// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { savedFilmsKey } from '../../src/videos/saved-films-key.ts'
import { readSavedFilms, toggleSavedFilm } from '../../src/videos/saved-films.deferred.ts'

afterEach(() => localStorage.clear())

it('keeps films, the last one first, until they are no longer wanted', () => {
  expect(toggleSavedFilm({ topic: 'nanotechnology', id: '1' })).toBe(true)
  expect(toggleSavedFilm({ topic: 'biotechnology', id: '1' })).toBe(true)
  expect(readSavedFilms()).toEqual([
    { topic: 'biotechnology', id: '1' },
    { topic: 'nanotechnology', id: '1' },
  ])
  expect(toggleSavedFilm({ topic: 'nanotechnology', id: '1' })).toBe(false)
  expect(readSavedFilms()).toEqual([{ topic: 'biotechnology', id: '1' }])
})

it.each(['', 'x', '{}', '[1]', '[{"topic":"sports","id":"1"}]', 'null'])('takes %j for nothing', (stored) => {
  localStorage.setItem(savedFilmsKey, stored)
  expect(readSavedFilms()).toEqual([])
  toggleSavedFilm({ topic: 'nanotechnology', id: '1' })
  expect(readSavedFilms()).toHaveLength(1)
})
