// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { replayEarlyEvents } from '../../src/hydration/event-replay.ts'
import { islandHydratedEvent, tellHydrated } from '../../src/runtime/hydrated.ts'
import { loadErrorEvent } from '../../src/runtime/load-error.ts'

const onUse = vi.fn<() => void>()
beforeAll(() => replayEarlyEvents(onUse))
beforeEach(() => {
  vi.useFakeTimers()
  onUse.mockClear()
  document.body.innerHTML = ['<button>Menú</button>', '<form><input value=""></form>', '<a href="/shorts">Cortos</a>']
    .map((control) => `<div data-dehydrated="">${control}</div>`)
    .join('')
})
afterEach(() => {
  document.body.replaceChildren()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
})

function get<Name extends keyof HTMLElementTagNameMap>(name: Name) {
  const element = document.querySelector(name)
  if (!element) throw new Error(`There is no ${name}.`)
  return element
}
function hydrateIsland<Control extends Element>(control: Control): Control {
  control.closest('[data-dehydrated]')?.removeAttribute('data-dehydrated')
  dispatchEvent(new Event(islandHydratedEvent))
  return control
}

test('a press is heard at once, and takes effect once, when the app listens', () => {
  const pressed = vi.fn<() => void>()
  fireEvent.click(get('button'))
  expect(get('button').ariaBusy).toBe('true')
  expect(onUse).toHaveBeenCalledTimes(1)
  tellHydrated()
  vi.advanceTimersByTime(10_000)
  expect(get('button').ariaBusy).toBe('true')
  get('button').addEventListener('click', pressed)
  hydrateIsland(get('button'))
  vi.advanceTimersByTime(100)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(get('button').ariaBusy).toBeNull()
  fireEvent.click(get('button'))
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a part that listens does not wait for one that does not', () => {
  const sent = vi.fn<(value: string) => void>()
  fireEvent.click(get('button'))
  fireEvent.input(get('input'), { target: { value: 'luz' } })
  get('input').addEventListener('input', () => sent(get('input').value))
  hydrateIsland(get('input'))
  vi.advanceTimersByTime(200)
  expect(sent.mock.calls).toEqual([['luz']])
  expect(get('button').ariaBusy).toBe('true')
})

test('a form is sent when the app listens', () => {
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  fireEvent.submit(get('form'))
  get('form').addEventListener('submit', sent)
  hydrateIsland(get('form'))
  vi.advanceTimersByTime(200)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('what was written in a field that is made anew stands in its successor, with the focus', () => {
  const sent = vi.fn<(value: string) => void>()
  const form = get('form')
  get('input').focus()
  fireEvent.input(get('input'), { target: { value: 'luz' } })
  form.replaceWith(form.cloneNode(true))
  get('input').value = ''
  get('input').addEventListener('input', () => sent(get('input').value))
  hydrateIsland(get('input'))
  vi.advanceTimersByTime(200)
  expect(sent.mock.calls).toEqual([['luz']])
  expect(document.activeElement).toBe(get('input'))
})

test('a field in another form is no successor, and one that has been written in stays as it is', () => {
  const other = document.createElement('form')
  other.className = 'other'
  other.innerHTML = '<input value="">'
  const form = get('form')
  fireEvent.input(get('input'), { target: { value: 'luz' } })
  form.replaceWith(other)
  hydrateIsland(get('input'))
  vi.advanceTimersByTime(200)
  expect(get('input').value).toBe('')
  other.replaceWith(form.cloneNode(true))
  get('input').value = 'agua'
  hydrateIsland(get('input'))
  vi.advanceTimersByTime(200)
  expect(get('input').value).toBe('agua')
})

test('what has gone meanwhile is forgotten', () => {
  const button = get('button')
  const pressed = vi.fn<() => void>()
  button.addEventListener('click', pressed)
  fireEvent.click(button)
  button.remove()
  vi.advanceTimersByTime(200)
  expect(pressed).not.toHaveBeenCalled()
})

describe('without a connection', () => {
  const told = vi.fn<(event: Event) => void>()
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    told.mockClear()
    addEventListener(loadErrorEvent, told)
  })
  afterEach(() => removeEventListener(loadErrorEvent, told))

  test('a link that the browser would follow is not followed, and it is said why', () => {
    expect(fireEvent.click(get('a'))).toBe(false)
    expect(told.mock.calls).toMatchObject([[{ detail: { address: get('a').href, byBrowser: true } }]])
  })

  test('nor one that the app listens to and leaves to the browser', () => {
    hydrateIsland(get('a'))
    expect(fireEvent.click(get('a'))).toBe(false)
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('one that the app follows itself is left to it', () => {
    hydrateIsland(get('a')).addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(get('a'))
    expect(told).not.toHaveBeenCalled()
  })

  test.each(['#here', 'mailto:ada@example.org'])('%s needs none', (href) => {
    get('a').setAttribute('href', href)
    get('a').addEventListener('click', (event) => event.stopPropagation())
    fireEvent.click(get('a'))
    expect(told).not.toHaveBeenCalled()
  })
})
