// @vitest-environment jsdom
import { act, lazy, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import {
  AssistantContext,
  messagesOf,
  useAssistantState,
  type Assistant,
  type PanelActor,
} from '../../src/assistant/assistant-context.ts'

/** As much of the panel as says something. */
const speaker = setup({ types: {} as { context: { messages: string[] }; events: { type: 'say' } } }).createMachine({
  context: { messages: [] },
  on: { say: { actions: assign({ messages: ['¡Hola!'] }) } },
})

function Log() {
  return (
    <ul>
      {useAssistantState(messagesOf).map((message) => (
        <li key={String(message)}>{String(message)}</li>
      ))}
    </ul>
  )
}

function assistantOf(actor: PanelActor) {
  return { actor, first: actor.getSnapshot() } as Assistant
}

test('what the server has drawn is taken up as it was drawn when its code comes after Zed has spoken', async () => {
  const actor = createActor(speaker) as unknown as PanelActor
  const assistant = assistantOf(actor)
  const page = (Part: ComponentType) => (
    <AssistantContext value={assistant}>
      <Suspense>
        <Part />
      </Suspense>
    </AssistantContext>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(Log))
  const drawn = root.querySelector('ul')
  document.body.append(root)

  const { promise, resolve: bring } = Promise.withResolvers<{ default: ComponentType }>()
  const Late = lazy(() => promise)
  const onRecoverableError = vi.fn()
  await act(async () => void hydrateRoot(root, page(Late), { onRecoverableError }))
  actor.start()
  actor.send({ type: 'say' } as never)
  await act(async () => bring({ default: Log }))

  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root.querySelector('ul')).toBe(drawn)
  expect(root.textContent).toBe('¡Hola!')
})
