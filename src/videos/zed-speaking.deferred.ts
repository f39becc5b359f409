import { use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { AssistantContext, isSpeaking, type Assistant, type PanelActor } from '../assistant/assistant-context.ts'
import type { bridgeMachine } from '../avatar/bridge.machine.ts'

const bridgeOf = ({ system }: PanelActor): ActorRefFrom<typeof bridgeMachine> | undefined => system.get('bridge')

function isHeard(actor: PanelActor): boolean {
  const bridge = bridgeOf(actor)?.getSnapshot()
  return isSpeaking(actor.getSnapshot()) || bridge?.matches({ speech: { voicing: 'speaking' } }) === true
}

export function useZedSpeaks(onSpeaks: () => void): void {
  const assistant = use(AssistantContext)
  useEffect(() => {
    if (!assistant) return undefined
    const { actor } = assistant
    let heard = false
    const listen = () => {
      const now = isHeard(actor)
      if (now && !heard) onSpeaks()
      heard = now
    }
    const ofBridge = bridgeOf(actor)?.subscribe(listen)
    const ofPanel = actor.subscribe(listen)
    return () => {
      ofPanel.unsubscribe()
      ofBridge?.unsubscribe()
    }
  }, [assistant, onSpeaks])
}

/** Stops Zed's speech, whatever started it. */
export function silenceZed(assistant: Assistant | null): void {
  assistant?.stop()
  if (assistant) bridgeOf(assistant.actor)?.send({ type: 'silence' })
}
