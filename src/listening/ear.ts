import { fromCallback } from 'xstate'
import type { HearingFailure, EarCommand, EarInput, EarReport } from './listening.machine.ts'

export interface EarEvents {
  onOpen: () => void
  onWords: (words: string) => void
  onHeard: (words: string) => void
  onRefused: () => void
  onFailed: (reason: HearingFailure) => void
}

export interface Ear {
  /** Listens no longer; `onHeard` or `onFailed` follows. */
  finish: () => void
  /** Frees the microphone at once; nothing follows. */
  close: () => void
}

/** The machine's ear: opened with the actor, and closed with it, whatever it is doing. */
export function earActor(open: (input: EarInput, events: EarEvents) => Ear) {
  return fromCallback<EarCommand, EarInput>(({ sendBack, receive, input }) => {
    const send = (report: EarReport) => sendBack(report)
    const ear = open(input, {
      onOpen: () => send({ type: 'ear.opened' }),
      onWords: (words) => send({ type: 'ear.words', words }),
      onHeard: (words) => send({ type: 'ear.heard', words }),
      onRefused: () => send({ type: 'ear.refused' }),
      onFailed: (reason) => send({ type: 'ear.failed', reason }),
    })
    receive(ear.finish)
    return ear.close
  })
}
