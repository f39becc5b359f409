import { fromCallback } from 'xstate'
import type { TalkReply } from '../contract/talk-reply.ts'
import type { Attention, AvatarEngine, EngineEvent, EngineFailure } from './engine.ts'

export type EngineCommand =
  | { type: 'receive'; utteranceId: string; reply: TalkReply }
  | { type: 'stopAudio' }
  | { type: 'pauseAudio' }
  | { type: 'resumeAudio' }
  | { type: 'setRate'; rate: number }
  | { type: 'seekAudio'; at: number }
  | { type: 'attend'; attention: Attention }
  | { type: 'releaseKeyboard' }
  | { type: 'setVisible'; visible: boolean }

/** An engine's event with the id of the last utterance sent; null after a silence. */
export type EngineReport =
  | { type: 'engine.ready' }
  | { type: 'engine.lost' }
  | { type: 'speech.started'; utteranceId: string | null }
  | { type: 'speech.paused'; utteranceId: string | null; at: number }
  | { type: 'speech.stalled'; utteranceId: string | null; at: number }
  | { type: 'speech.resumed'; utteranceId: string | null; at: number }
  | { type: 'speech.ended'; utteranceId: string | null }
  | { type: 'engine.failed'; reason: EngineFailure; error: unknown; utteranceId: string | null }

/** Loads and mounts an engine; `onEvent` gets its events. Rejects if none can be loaded. */
export type OpenEngine = (onEvent: (event: EngineEvent) => void) => Promise<AvatarEngine>

export function engineActor(open: OpenEngine) {
  return fromCallback<EngineCommand>(({ sendBack, receive }) => {
    let engine: AvatarEngine | null = null
    let stopped = false
    let utteranceId: string | null = null
    const waiting: EngineCommand[] = []

    function tell(event: EngineEvent): void {
      if (stopped) return
      sendBack({ ...event, utteranceId } as EngineReport)
    }

    function carryOut(to: AvatarEngine, given: EngineCommand): void {
      switch (given.type) {
        case 'receive':
          utteranceId = given.utteranceId
          return to.receive(given.reply)
        case 'stopAudio':
          utteranceId = null
          return to.stopAudio()
        case 'pauseAudio':
          return to.pause()
        case 'resumeAudio':
          return to.resume()
        case 'setRate':
          return to.setRate?.(given.rate)
        case 'seekAudio':
          return to.seek?.(given.at)
        case 'attend':
          return to.attend?.(given.attention)
        case 'releaseKeyboard':
          return to.releaseKeyboard()
        case 'setVisible':
          return to.setVisible(given.visible)
      }
    }

    function command(to: AvatarEngine, given: EngineCommand): void {
      try {
        carryOut(to, given)
      } catch (error) {
        tell({ type: 'engine.failed', reason: 'audio', error })
      }
    }

    receive((given) => {
      if (engine) command(engine, given)
      else waiting.push(given)
    })

    open(tell).then(
      (made) => {
        if (stopped) return made.dispose()
        engine = made
        for (const given of waiting.splice(0)) command(made, given)
      },
      (error: unknown) => tell({ type: 'engine.failed', reason: 'load', error }),
    )

    return () => {
      stopped = true
      engine?.dispose()
    }
  })
}
