// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followPageLinks } from '../../src/hydration/page-links.ts'
import { tellHydrated } from '../../src/runtime/hydrated.ts'

const follow = vi.fn<(href: string) => void>()
const left = vi.fn<(href: string) => void>()
let end: () => void

beforeAll(() => {
  document.documentElement.lang = 'es'
  document.documentElement.dataset['language'] = 'es'
  history.replaceState(null, '', '/es/news-single/es-4?a=1')
  tellHydrated()
  end = followPageLinks(follow)
  addEventListener('click', (event) => {
    if (!event.defaultPrevented) left((event.target as Element).getAttribute('href') ?? '')
    event.preventDefault()
  })
})
afterAll(() => end())
beforeEach(() => {
  follow.mockClear()
  left.mockClear()
})

function press(link: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = link
  const pressed = document.querySelector('a')
  if (!pressed) throw new Error('There is no link.')
  fireEvent.click(pressed, init)
}

test.each([
  ['/es/glossary#haemoglobin', ''],
  ['/glossary#haemoglobin', ''],
  ['/news-single/es-2#q-abc', ''],
  ['/search?q=luz', ''],
  ['/es/news-single/es-2', 'data-dehydrated=""'],
  ['/es/glossary#photon', 'data-dehydrated=""'],
])('a link to %s is followed within the app (in <p %s>)', (href, part) => {
  press(`<p ${part}><a href="${href}">más</a></p>`)
  expect(follow.mock.calls).toEqual([[href]])
  expect(left).not.toHaveBeenCalled()
})

test.each([
  '<a href="#main">al contenido</a>',
  '<a href="/es/news-single/es-4?a=1#part">esta página</a>',
  '<a href="/feed/es.xml">fuente</a>',
  '<a href="/api/ready">estado</a>',
  '<a href="/en/glossary#photon">in English</a>',
  '<a href="/news-single/4">in English</a>',
  '<a href="https://example.org/es/glossary#photon">otra web</a>',
  '<a href="/es/glossary" target="_blank">otra ventana</a>',
  '<a href="/es/glossary" download>archivo</a>',
  '<a href="/es/glossary" data-reload="">otra vez</a>',
])('%s is left to the browser', (link) => {
  press(link)
  expect(follow).not.toHaveBeenCalled()
  expect(left).toHaveBeenCalledTimes(1)
})

test('so is a press for another window', () => {
  press('<a href="/es/glossary#photon">más</a>', { ctrlKey: true })
  expect(follow).not.toHaveBeenCalled()
})

test('what a component has answered is not followed once more', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press('<a href="/es/glossary#photon">más</a>')
  expect(follow).not.toHaveBeenCalled()
})
