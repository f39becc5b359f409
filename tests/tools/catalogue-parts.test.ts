import { expect, test } from 'vitest'
import { findLateMessages, keepMessages } from '../../tools/catalogue-parts-plugin.ts'

const sources = new Map([
  ['src/shell/header.tsx', "i18n._('menu')"],
  ['src/news/category.ts', 'i18n._(`category_${slug}`)'],
  ['src/search/search-page.tsx', "i18n._('search_title') + i18n._('menu')"],
  ['src/shell/footer.tsx', "i18n._('newsletter')"],
  ['src/videos/player.tsx', "i18n._('captions') + i18n._('newsletter') + i18n._('menu')"],
])

test('messages that only late parts say are late; one that a first view says too is not', () => {
  const { late } = findLateMessages(['menu', 'category_sports', 'search_title', 'newsletter'], sources)
  expect([...late].sort()).toEqual(['newsletter', 'search_title'])
})

test('what pages of videos say is apart; what other late parts say too is in both; what nobody says is not lost', () => {
  const { video, late } = findLateMessages(['menu', 'search_title', 'newsletter', 'captions', 'unsaid'], sources)
  expect([...video].sort()).toEqual(['captions', 'newsletter'])
  expect([...late].sort()).toEqual(['newsletter', 'search_title', 'unsaid'])
})

test('a compiled catalogue keeps what is asked for, word for word', () => {
  const messages = { menu: ['Menú «"\\"»'], greeting: ['Hola, ', ['name'], ' $& '] }
  const code = `/*eslint-disable*/export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))});`
  const kept = keepMessages(code, (id) => id === 'greeting')
  const compiled = /JSON\.parse\((.*)\);$/.exec(kept)?.[1] ?? ''
  expect(JSON.parse(JSON.parse(compiled) as string)).toEqual({ greeting: messages.greeting })
})

test('a catalogue of another form is an error, not an empty page', () => {
  expect(() => keepMessages('export const messages={menu:"Menú"}', () => true)).toThrow('another form')
})
