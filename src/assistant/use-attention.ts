import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { bridgeMachine } from '../avatar/bridge.machine.ts'
import type { Attention } from '../avatar/engine.ts'
import { useMember } from '../runtime/system.tsx'
import { isThinking, useAssistantState } from './assistant-context.ts'

/** Pause in typing, in ms, after which Zed no longer listens for more. */
export const listeningPause = 4000

/** Mean width of a letter, in the font's size. */
const letterWidth = 0.5

/** Returns roughly where the end of what is written stands, in pixels of the window: near enough for a glance. */
function endOfText(field: HTMLTextAreaElement): { x: number; y: number } {
  const { left, bottom, width } = field.getBoundingClientRect()
  const size = parseFloat(getComputedStyle(field).fontSize) || 16
  const line = Math.max(size, width - 2 * size)
  return { x: left + size + ((field.value.length * letterWidth * size) % line), y: bottom - size }
}

/** Tells the avatar what Zed attends to: what the reader writes in the field, or a request that runs. */
export function useAttention(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const bridge = useMember<ActorRefFrom<typeof bridgeMachine>>('bridge')
  const thinking = useAssistantState(isThinking)
  const told = useRef<Attention['state']>('idle')

  useEffect(() => {
    function tell(attention: Attention) {
      if (attention.state === told.current && attention.state !== 'listening') return
      told.current = attention.state
      bridge.send({ type: 'attend', attention })
    }
    const element = field.current
    if (thinking) tell({ state: 'thinking' })
    else if (element && text !== '' && document.activeElement === element) {
      tell({ state: 'listening', at: endOfText(element) })
      const pause = setTimeout(() => tell({ state: 'idle' }), listeningPause)
      return () => clearTimeout(pause)
    } else tell({ state: 'idle' })
    return undefined
  }, [bridge, field, text, thinking])

  useEffect(
    () => () => {
      told.current = 'idle'
      bridge.send({ type: 'attend', attention: { state: 'idle' } })
    },
    [bridge],
  )
}
