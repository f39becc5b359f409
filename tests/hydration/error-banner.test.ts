// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startErrorBanner } from '../../src/hydration/error-banner.ts'
import { errorBannerId } from '../../src/hydration/error-banner-id.ts'
import { retryEvent, reportLoadError } from '../../src/runtime/load-error.ts'

let online = true
beforeAll(startErrorBanner)
beforeEach(() => {
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  document.documentElement.dataset['language'] = 'es'
  document.body.innerHTML = `<button>Menú</button><div id="${errorBannerId}" role="status"></div>`
})
afterEach(() => reportLoadError(null))

const notice = () => screen.getByRole('status')
const buttons = () => within(notice()).queryAllByRole('button')
const names = () => buttons().map(({ textContent }) => textContent)

test('says what is missing in the language of the page, with a way on', () => {
  reportLoadError({})
  expect(notice().textContent).toContain('Falta una parte de la página.')
  expect(names()).toEqual(['Intentarlo otra vez', 'Cargar la versión nueva', 'Cerrar'])
  Object.assign(document.documentElement, { lang: 'de' }).dataset['language'] = 'en'
  reportLoadError({ address: '/en/shorts' })
  expect(notice().textContent).toContain('That page didn’t load.')
  expect(names()).toEqual(['Try again', 'Load the new version', 'Close'])
})

test('a page that did not load goes on being said when a part of this one is missing, too', () => {
  reportLoadError({ address: '/shorts' })
  reportLoadError({})
  expect(notice().textContent).toContain('sigues donde estabas')
})

test('without a connection it says so, and offers nothing that would lose the page', () => {
  online = false
  reportLoadError({ address: '/shorts' })
  expect(notice().textContent).toContain('Sin conexión.')
  expect(names()).toEqual(['Intentarlo otra vez', 'Cerrar'])
})

test('is gone when nothing is missing any more, and gives the focus back to where it was', () => {
  const menu = screen.getByRole('button', { name: 'Menú' })
  menu.focus()
  reportLoadError({})
  buttons()[0]?.focus()
  reportLoadError(null)
  expect(notice().childElementCount).toBe(0)
  expect(document.activeElement).toBe(menu)
})

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Intentarlo otra vez' }))],
  ['the line, when it is back', () => fireEvent(window, new Event('online'))],
])('asks again for what is missing: %s', (_, act) => {
  const retry = vi.fn<() => void>()
  addEventListener(retryEvent, retry)
  reportLoadError({})
  act()
  expect(retry).toHaveBeenCalledTimes(1)
  expect(notice().childElementCount).toBe(0)
  removeEventListener(retryEvent, retry)
})

test('the line alone takes nobody to another page', () => {
  const retry = vi.fn<() => void>()
  addEventListener(retryEvent, retry)
  online = false
  reportLoadError({ address: '/shorts' })
  online = true
  fireEvent(window, new Event('online'))
  expect(retry).not.toHaveBeenCalled()
  expect(notice().textContent).toContain('Esa página no ha cargado')
  removeEventListener(retryEvent, retry)
})

test('without a connection a page that the browser loads is waited for', () => {
  online = false
  reportLoadError({ address: '/feed/es.xml', byBrowser: true })
  fireEvent.click(screen.getByRole('button', { name: 'Intentarlo otra vez' }))
  expect(notice().textContent).toContain('Sin conexión.')
})

test('asks for nothing when nothing is missing', () => {
  const retry = vi.fn<() => void>()
  addEventListener(retryEvent, retry)
  fireEvent(window, new Event('online'))
  expect(retry).not.toHaveBeenCalled()
  removeEventListener(retryEvent, retry)
})
