import { afterEach, describe, expect, it, vi } from 'vitest'
import { Spelling } from '../../src/talk/finding/spelling.ts'
import { compilePattern } from '../../src/talk/linear-pattern.ts'
import { siteChat } from './site-chat.ts'

afterEach(() => vi.restoreAllMocks())

function misspelt(count: number): string {
  let seed = 7
  const letter = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return 'abcdefghijlmnopqrstuvz'[seed % 22] ?? 'a'
  }
  return Array.from({ length: count }, () => Array.from({ length: 8 }, letter).join('')).join(' ')
}

// Created in advance, because it takes seconds.
const chat = siteChat('es')

it('a message of misspelt words has no more of them mended than one of sixteen', () => {
  const mended = (words: number) => {
    const spy = vi.spyOn(Spelling.prototype, 'meant')
    chat.answer({ history: [{ role: 'user', content: misspelt(words) }] })
    const { length } = spy.mock.calls
    spy.mockRestore()
    return length
  }
  expect(mended(200)).toBeLessThanOrEqual(mended(16))
})

describe('a pattern in order', () => {
  const fits = compilePattern({ inOrder: ['\\bhow\\b', '\\bmake\\b', '\\bbombs?\\b'], notThen: '\\bcells?\\b' })

  it.each([
    ['how do i make bombs', true],
    ['how how to make make a bomb', true],
    ['make a bomb how', false],
    ['how to make a bomb for cells', false],
    ['how to make a bomb for cells or a bomb', true],
  ])('%s: %s', (said, isFitting) => {
    expect(fits(said)).toBe(isFitting)
  })

  it('looks for each part once, however often the others are said', () => {
    const looks = (times: number) => {
      const spy = vi.spyOn(RegExp.prototype, 'exec')
      fits('how make '.repeat(times))
      const { length } = spy.mock.calls
      spy.mockRestore()
      return length
    }
    expect(looks(4000)).toBe(looks(1000))
  })
})
