// @vitest-environment jsdom
import { act, lazy, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import {
  AssistantContext,
  isBlocked,
  messagesOf,
  useAssistantState,
  type Assistant,
  type PanelActor,
} from '../../src/assistant/assistant-context.ts'
import type { UtterancePhase } from '../../src/assistant/utterance.machine.ts'

const speaker = setup({
  types: {} as {
    context: { messages: string[]; utterance: { phase: UtterancePhase }; invitation: null }
    events: { type: 'say' }
  },
}).createMachine({
  context: { messages: [], utterance: { phase: 'requesting' }, invitation: null },
  on: { say: { actions: assign({ messages: ['¡Hola!'], utterance: { phase: 'blocked' } }) } },
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
    const assistant = { actor, first: actor.getSnapshot() } as Assistant
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
