// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftLimit, keepDraft, readDraft, useKeptDraft } from '../../src/runtime/kept-draft.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('a draft', () => {
  it('is there again when the page is loaded anew, each by its key', () => {
    keepDraft('question', '¿Qué es una…')
    keepDraft('comment', 'Me ha gustado')
    expect(readDraft('question')).toBe('¿Qué es una…')
    expect(readDraft('comment')).toBe('Me ha gustado')
    expect(readDraft('other')).toBe('')
  })

  it('is forgotten when it is empty again', () => {
    keepDraft('question', '¿Qué?')
    keepDraft('question', '')
    expect(readDraft('question')).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is kept within bounds, and what is beyond them is no draft', () => {
    keepDraft('question', 'a'.repeat(draftLimit + 5))
    expect(readDraft('question')).toHaveLength(draftLimit)
    sessionStorage.setItem('zed:draft:question', 'a'.repeat(draftLimit + 1))
    expect(readDraft('question')).toBe('')
  })

  it('lives as long as the page where storage is shut off', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const { result } = renderHook(() => useKeptDraft('question'))
    act(() => result.current[1]('Hola'))
    expect(result.current[0]).toBe('Hola')
  })

  it('comes back into its field, and goes when it is sent', () => {
    function Field() {
      const [text, write] = useKeptDraft('question')
      return <input value={text} onChange={({ target }) => write(target.value)} />
    }
    const first = render(<Field />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hola' } })
    first.unmount()
    const second = render(<Field />)
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Hola')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } })
    second.unmount()
    render(<Field />)
    expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  })
})
