// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadErrorEvent, retryEvent } from '../../src/runtime/load-error.ts'
import { Recover, recovering } from '../../src/runtime/recover.tsx'

const told = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  told.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  addEventListener(loadErrorEvent, told)
})
afterEach(() => {
  cleanup()
  removeEventListener(loadErrorEvent, told)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function translate(element: Element): void {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement('font')
    font.textContent = `¡${text.data}!`
    text.replaceWith(font)
  }
}

function Fragile() {
  const [isOpen, setOpen] = useState(true)
  return (
    <div data-testid="part">
      {isOpen && 'Hola'}
      <button type="button" onClick={() => setOpen(false)}>
        Weg
      </button>
    </div>
  )
}

it('makes a part anew that a translated page has broken, and leaves the others as they are', () => {
  render(
    <>
      <Recover>
        <Fragile />
      </Recover>
      <input defaultValue="a medias" />
    </>,
  )
  const field = screen.getByRole('textbox')
  translate(screen.getByTestId('part'))
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByTestId('part').textContent).toBe('HolaWeg')
  expect(screen.getByRole('textbox')).toBe(field)
  expect(told).not.toHaveBeenCalled()
})

it('makes it anew as often as a long reading needs', () => {
  render(
    <Recover>
      <Fragile />
    </Recover>,
  )
  for (let turn = 0; turn < 12; turn += 1) {
    translate(screen.getByTestId('part'))
    fireEvent.click(screen.getByRole('button'))
    vi.advanceTimersByTime(4000)
  }
  expect(screen.getByTestId('part').textContent).toBe('HolaWeg')
})

it('leaves out what goes on failing, says so, and has it tried again when the visitor wants it', () => {
  let isBroken = true
  const tried = vi.fn<() => void>()
  function Broken() {
    tried()
    if (isBroken) throw new Error('broken')
    return <p>whole</p>
  }
  render(
    <Recover>
      <Broken />
    </Recover>,
  )
  expect(document.body.textContent).toBe('')
  expect(told).toHaveBeenCalledOnce()
  const before = tried.mock.calls.length
  expect(before).toBeLessThan(20)
  isBroken = false
  act(() => void dispatchEvent(new Event(retryEvent)))
  expect(document.body.textContent).toBe('whole')
})

it("tells a page's own failure, and makes anew what the browser has changed under its hands", () => {
  const Words = recovering(() => <p>It failed</p>)
  const reset = vi.fn<() => void>()
  const { rerender } = render(<Words error={new Error('own')} reset={reset} />)
  expect(document.body.textContent).toBe('It failed')
  expect(reset).not.toHaveBeenCalled()
  rerender(<Words key="other" error={new DOMException('gone', 'NotFoundError')} reset={reset} />)
  expect(reset).toHaveBeenCalled()
  for (let turn = 0; turn < 8; turn += 1)
    rerender(<Words key={turn} error={new DOMException('gone', 'NotFoundError')} reset={reset} />)
  expect(document.body.textContent).toBe('It failed')
})
