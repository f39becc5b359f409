// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftLimit, keepDraft, readDraft } from '../../src/runtime/kept-draft.ts'

afterEach(() => {
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

  it('is not kept where storage is shut off', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(() => keepDraft('question', 'Hola')).not.toThrow()
    expect(readDraft('question')).toBe('')
  })
})
