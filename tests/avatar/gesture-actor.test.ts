// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { gestureActor } from '../../src/avatar/gesture-actor.ts'

function watch() {
  let gestures = 0
  const parent = setup({
    types: { events: {} as { type: 'gesture' } },
    actors: { gestures: gestureActor(window) },
  }).createMachine({
    invoke: { src: 'gestures' },
    on: { gesture: { actions: () => void (gestures += 1) } },
  })
  const actor = createActor(parent).start()
  return { count: () => gestures, stop: () => actor.stop() }
}

function place(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

const press = (key: string, at: Element = document.body) =>
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

afterEach(() => document.body.replaceChildren())

test('a click and a key are gestures, until the actor stops', () => {
  const gestures = watch()
  place('<p>text</p>').click()
  press('a')
  expect(gestures.count()).toBe(2)
  gestures.stop()
  document.body.click()
  expect(gestures.count()).toBe(2)
})

test.each(['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'])('%s is none', (key) => {
  const gestures = watch()
  press(key)
  expect(gestures.count()).toBe(0)
  gestures.stop()
})

test.each([
  '<textarea></textarea>',
  '<input>',
  '<div contenteditable></div>',
  '<a href="/shorts">link</a>',
  '<button data-no-gesture>close</button>',
])('what goes to %s is none', (html) => {
  const gestures = watch()
  const at = place(html)
  at.addEventListener('click', (event) => event.preventDefault())
  at.click()
  press('a', at)
  expect(gestures.count()).toBe(0)
  gestures.stop()
})
