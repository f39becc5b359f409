import { expect, test } from 'vitest'
import { findDeferredMessages, keepMessages } from '../../vite/catalogue-parts-plugin.ts'
import type { GraphModule } from '../../vite/client-graph.ts'

const graph = (modules: Record<string, Partial<GraphModule>>) => (id: string) =>
  modules[id] ? { id, code: '', importedIds: [], dynamicallyImportedIds: [], ...modules[id] } : null

const read = graph({
  '/src/client.tsx': {
    importedIds: [
      '/src/frame/header.tsx',
      '/src/content/category.ts',
      '/src/routes/search.tsx',
      '/src/routes/short.tsx',
    ],
    dynamicallyImportedIds: ['/src/frame/footer.deferred.tsx'],
  },
  '/src/frame/header.tsx': { code: "i18n._('menu')" },
  '/src/content/category.ts': { code: 'i18n._(`category_${slug}`)' },
  '/src/routes/search.tsx': { code: "staticData: { messages: 'all' }", importedIds: ['/src/search/search-page.tsx'] },
  '/src/search/search-page.tsx': { code: 'i18n._("search_title") + i18n._("menu")' },
  '/src/frame/footer.deferred.tsx': { importedIds: ['/src/frame/newsletter-form.tsx'] },
  '/src/frame/newsletter-form.tsx': { code: "i18n._('newsletter')" },
  '/src/routes/short.tsx': {
    code: 'staticData: { messages: "video" }',
    dynamicallyImportedIds: ['/src/videos/player.tsx'],
  },
  '/src/videos/player.tsx': { code: "i18n._('captions') + i18n._('newsletter') + i18n._('menu')" },
})
const divide = (...ids: string[]) => findDeferredMessages(ids, ['/src/client.tsx'], read)

test('messages that only deferred parts say are late; one that a first view says too is not', () => {
  const { late } = divide('menu', 'category_sports', 'search_title', 'newsletter')
  expect([...late].sort()).toEqual(['newsletter', 'search_title'])
})

test('what pages of videos say is apart; what other deferred parts say too is in both; what nobody says is not lost', () => {
  const { video, late } = divide('menu', 'search_title', 'newsletter', 'captions', 'unsaid')
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
