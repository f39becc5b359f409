// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { showStoredTheme } from '../../src/theme/early-theme.ts'

const themed = (look: string) => `<source media="(prefers-color-scheme: ${look})" srcset="/${look}.webp">`
const medias = () => [...document.querySelectorAll('source')].map(({ media }) => media)
const loaded = () => window.dispatchEvent(new Event('load'))

afterEach(() => {
  loaded()
  localStorage.clear()
  document.body.replaceChildren()
  delete document.documentElement.dataset['theme']
})

test('a page looks as the system does where nothing is chosen', async () => {
  showStoredTheme()
  document.body.innerHTML = themed('dark')
  await Promise.resolve()
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(medias()).toEqual(['(prefers-color-scheme: dark)'])
})

test('what follows the system follows the choice as soon as it is parsed, and nothing else does', async () => {
  localStorage.setItem('theme', 'dark')
  showStoredTheme()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  document.body.innerHTML = `${themed('dark')}${themed('light')}<source media="(width < 48rem)" srcset="/a.webp">`
  await vi.waitFor(() => expect(medias()).toEqual(['all', 'not all', '(width < 48rem)']))
  loaded()
  document.body.insertAdjacentHTML('beforeend', themed('dark'))
  await Promise.resolve()
  expect(medias().at(-1)).toBe('(prefers-color-scheme: dark)')
})
