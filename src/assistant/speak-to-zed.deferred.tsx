import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { bridgeMachine } from '../avatar/bridge.machine.ts'
import { SpeakButton } from '../listening/speak-button.deferred.tsx'
import { isAnswering, isTalking, useAssistant } from './assistant-context.ts'
import { useMember } from '../runtime/system.tsx'

export interface SpeakToZedProps {
  field: RefObject<HTMLTextAreaElement | null>
  write: (text: string) => void
  onPrompt: (prompt: string) => void
  onNote: () => void
}

/** The composer's microphone. Loaded with the first interaction, as most visits end without it. */
export function SpeakToZed({ field, write, onPrompt, onNote }: SpeakToZedProps) {
  const { actor, draft, stop, pause } = useAssistant()
  const bridge = useMember<ActorRefFrom<typeof bridgeMachine>>('bridge')
  // Not the panel: a reading speaks without it.
  const zedSpeaks = useSelector(bridge, (snapshot) => snapshot.matches({ speech: { voicing: 'speaking' } }))

  const writeWords = useCallback(
    (text: string) => {
      write(text)
      actor.send({ type: text === '' ? 'draft.cleared' : 'draft.typed' })
    },
    [actor, write],
  )

  // What locks the field is broken off, as by a tap on it; a summary can be gone on with.
  const interruptZed = useCallback(() => {
    const snapshot = actor.getSnapshot()
    if (isTalking(snapshot) || isAnswering(snapshot)) stop()
    else pause()
    // Between two sentences the bridge has nothing to pause.
    actor.system.get('reading')?.send({ type: 'pause' })
  }, [actor, stop, pause])

  return <SpeakButton {...{ field, draft, onPrompt, onNote, interruptZed, zedSpeaks }} write={writeWords} />
}
