// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { showNamedPart } from '../../src/navigation/cited-sentence.deferred.ts'

function show(body: string, hash: string): void {
  document.body.innerHTML = body
  history.replaceState(null, '', `/en/news-single/5${hash}`)
}

const page = `
  <input aria-label="Search" />
  <main><figure id="f-error-board" tabindex="-1"><button>Start again</button></figure></main>`

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!

afterEach(() => show('', ''))

describe('a figure that the address names', () => {
  test('gets the focus', () => {
    show(page, '#f-error-board?errors=3')
    showNamedPart()
    expect(document.activeElement).toBe(element('figure'))
  })

  test('leaves the focus to who works it already', () => {
    show(page, '#f-error-board?errors=3')
    element('button').focus()
    showNamedPart()
    expect(document.activeElement).toBe(element('button'))
  })

  test('leaves the focus to who writes elsewhere', () => {
    show(page, '#f-error-board?errors=3')
    element('input').focus()
    showNamedPart()
    expect(document.activeElement).toBe(element('input'))
  })
})
