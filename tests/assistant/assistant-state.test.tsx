// @vitest-environment jsdom
import { act, lazy, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { assign, createActor, sendTo, setup, type ActorRefFrom } from 'xstate'
import {
  serverSnapshot,
  AssistantContext,
  isBlocked,
  messagesOf,
  useAssistantState,
  type Assistant,
  type PanelActor,
} from '../../src/assistant/assistant-context.ts'

/** As much of an utterance as is asked for, and refused by the browser. */
const utterance = setup({ types: {} as { events: { type: 'say' }; tags: 'loading' | 'blocked' } }).createMachine({
  initial: 'requesting',
  states: { requesting: { tags: 'loading', on: { say: 'blocked' } }, blocked: { tags: 'blocked' } },
})

/** As much of the panel as says something. */
const speaker = setup({
  types: {} as {
    context: { messages: string[]; utterance: ActorRefFrom<typeof utterance>; invitation: null }
    events: { type: 'say' }
  },
  actors: { utterance },
}).createMachine({
  context: ({ spawn }) => ({ messages: [], utterance: spawn('utterance'), invitation: null }),
  on: {
    say: { actions: [assign({ messages: ['¡Hola!'] }), sendTo(({ context }) => context.utterance, { type: 'say' })] },
  },
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

const Status = () => <ul>{useAssistantState(isBlocked) ? '¡Hola!' : 'Zed piensa'}</ul>

test.each([
  ['his words', Log],
  ['what he is doing', Status],
])(
  'what the server has drawn of %s is taken up as it was when its code comes after Zed has spoken',
  async (_, Part) => {
    const actor = createActor(speaker) as unknown as PanelActor
    const assistant = { actor, first: serverSnapshot(actor.getSnapshot()) } as Assistant
    const page = (Shown: ComponentType) => (
      <AssistantContext value={assistant}>
        <Suspense>
          <Shown />
        </Suspense>
      </AssistantContext>
    )
    const root = document.createElement('div')
    root.innerHTML = renderToString(page(Part))
    const drawn = root.querySelector('ul')
    document.body.append(root)

    const { promise, resolve: bring } = Promise.withResolvers<{ default: ComponentType }>()
    const Late = lazy(() => promise)
    const onRecoverableError = vi.fn()
    await act(async () => void hydrateRoot(root, page(Late), { onRecoverableError }))
    actor.start()
    actor.send({ type: 'say' } as never)
    await act(async () => bring({ default: Part }))

    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(root.querySelector('ul')).toBe(drawn)
    expect(root.textContent).toBe('¡Hola!')
  },
)
