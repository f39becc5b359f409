// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { conversationKey } from '../../src/assistant/conversation.ts'
import { islandHydratedEvent } from '../../src/runtime/hydrated.ts'
import { button, field, freshPages, home, log, panel, quiet, renderPanel, replyOf, settle } from './rendered-panel.tsx'

freshPages()
beforeEach(() => sessionStorage.clear())

const kept = () => JSON.parse(sessionStorage.getItem(conversationKey) ?? 'null') as { messages: object[] } | null

async function fetched() {
  await vi.dynamicImportSettled()
  await settle()
}

async function talked() {
  const room = await quiet()
  await room.user.type(field(), '¿Por qué?{Enter}')
  await room.last().answer(replyOf('Porque sí.', { duration: 1 }))
  await room.end()
  await room.pass(2000)
  await fetched()
  return room
}

test('a conversation survives a reload of the tab, silently, and can be gone on with', async () => {
  const before = await talked()
  expect(kept()?.messages).toHaveLength(3)
  before.unmount()
  const { asked, engine, user, last } = await renderPanel()
  await fetched()
  expect(log().textContent).toContain('¿Por qué?')
  expect(log().textContent).toContain('Porque sí.')
  expect(asked).toEqual([])
  expect(engine.diary.filter((entry) => entry.startsWith('receive'))).toEqual([])
  await user.type(field(), '¿Y qué más?{Enter}')
  expect(last().body).toMatchObject({ history: [{ content: '¿Por qué?' }, { content: 'Porque sí.' }, {}] })
})

test('it is given back only when React has hydrated the panel that the server drew', async () => {
  const before = await talked()
  before.unmount()
  const drawn = document.createElement('aside')
  drawn.dataset['zedPanel'] = ''
  drawn.dataset['dehydrated'] = ''
  document.body.prepend(drawn)
  await renderPanel()
  await fetched()
  expect(document.body.textContent).not.toContain('Porque sí.')
  drawn.remove()
  dispatchEvent(new Event(islandHydratedEvent))
  await screen.findByText('Porque sí.')
})

test('closing the panel clears it', async () => {
  const { user } = await talked()
  await user.click(button('Cerrar el panel de Zed'))
  await settle()
  expect(kept()).toBeNull()
})

test('a panel in which nobody has asked keeps nothing', async () => {
  await quiet()
  await fetched()
  expect(kept()).toBeNull()
})

test.each([
  ['broken', '{'],
  ['of another form', JSON.stringify({ page: 'article 1', messages: [{ id: 1 }], count: 1 })],
])('what is %s is not taken, and the panel begins as ever', async (_name, value) => {
  sessionStorage.setItem(conversationKey, value)
  const { asked } = await renderPanel()
  await fetched()
  expect(asked).toHaveLength(1)
})

test('on the home page the panel opens again with its conversation', async () => {
  const messages = [{ id: 'message-2', kind: 'chat', role: 'user', content: '¿Qué es un fotón?' }]
  sessionStorage.setItem(conversationKey, JSON.stringify({ page: 'home', messages, count: 2 }))
  await renderPanel({ subject: home })
  await fetched()
  expect(panel()).not.toBeNull()
  expect(screen.getByRole('log').textContent).toContain('¿Qué es un fotón?')
})

test('that of another page leaves the panel to begin as ever, at once', async () => {
  const messages = [{ id: 'message-2', kind: 'chat', role: 'user', content: '¿Qué es un fotón?' }]
  sessionStorage.setItem(conversationKey, JSON.stringify({ page: 'home', messages, count: 2 }))
  const { asked } = await renderPanel()
  await fetched()
  expect(asked).toHaveLength(1)
  expect(document.body.textContent).not.toContain('¿Qué es un fotón?')
})
