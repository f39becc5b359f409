import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Spoken } from './conversation.ts'
import type { Failure } from './panel-messages.ts'
import { isTalkAvailable } from './panel.machine.ts'
import type { panelMachine } from './panel.machine.ts'
import { hasTag, isThinking as isThinkingWithin } from './utterance-status.ts'
import type { UtteranceTag } from './utterance-status.ts'

export type PanelActor = ActorRefFrom<typeof panelMachine>
export type PanelSnapshot = SnapshotFrom<typeof panelMachine>

/** How the panel was last opened. The panel reads it once, when it mounts. */
export interface Opening {
  /** The control that opened it, which gets the focus back; null if the page opened it. */
  opener: Element | null
  from: DOMRect | null
}

/** The assistant's interface for pages and the panel's parts. The object is the same for the whole visit. */
export interface Assistant {
  actor: PanelActor
  first: PanelSnapshot
  /** Opens the panel. `opener`: the control used; by default the focused element. */
  open: (opener?: Element | null) => void
  close: () => void
  /** Minimizes the panel; speech continues. */
  minimise: () => void
  expand: () => void
  /** Asks Zed at once, whatever he is doing. Returns whether the question was accepted. */
  ask: (text: string) => boolean
  listen: () => void
  stop: () => void
  pause: () => void
  /** Sets the playback rate of Zed's voice; null where the engine has only one. */
  setRate: ((rate: number) => void) | null
  /** Repeats a message, or the last thing that Zed said. */
  again: (messageId?: string) => void
  retry: () => void
  /** Opens a link of this site without a page load. Returns false if it can't. */
  follow: (href: string) => boolean
  showCanvas: (slot: Element) => void
  /** Position in the current speech in seconds, by the engine's clock; null when silent. */
  currentTime: () => number | null
  /** Text in the input. It survives when the input unmounts. */
  draft: { current: string }
  /** Set while a change of the panel's visibility still has to move the focus. */
  opening: { current: Opening | null }
  closing: { current: Opening | null }
}

export const AssistantContext = createContext<Assistant | null>(null)

export function useAssistant(): Assistant {
  const assistant = useContext(AssistantContext)
  if (!assistant) throw new Error('useAssistant needs an AssistantProvider above it.')
  return assistant
}

/** Returns a part of the panel's state. During hydration it returns what the server rendered. */
export function useAssistantState<Part>(select: (snapshot: PanelSnapshot) => Part): Part {
  const { actor, first } = useAssistant()
  const subscribe = useCallback(
    (changed: () => void) => {
      const { unsubscribe } = actor.subscribe({ next: changed, error: changed })
      return unsubscribe
    },
    [actor],
  )
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => select(first),
  )
}

const errorOf = ({ status, error }: PanelSnapshot) => (status === 'error' ? error : undefined)

/** Returns the error that ended the panel, if any. The page works without the panel. */
export function usePanelFailure(): unknown {
  return useAssistantState(errorOf)
}

const canTalk = (snapshot: PanelSnapshot) => snapshot.status !== 'error' && isTalkAvailable(snapshot)

export function useTalkAvailable(): boolean {
  return useAssistantState(canTalk)
}

const has = (tag: UtteranceTag) => (snapshot: PanelSnapshot) => snapshot.hasTag(tag) || hasTag(snapshot.context, tag)

/** Returns the state's name in the specification: `hidden`, `summarising`, `chatting`, and so on. */
export function stateOf({ value }: PanelSnapshot): string {
  if (typeof value === 'string') return value
  return typeof value.open === 'string' ? value.open : (Object.keys(value.open)[0] ?? '')
}

/** Nothing is playing, requested, or queued. */
export const isQuiet = (snapshot: PanelSnapshot) =>
  !isLoading(snapshot) && !isBlocked(snapshot) && !isPaused(snapshot) && !isSpeaking(snapshot)
export const isMinimised = (snapshot: PanelSnapshot): boolean => snapshot.context.isMinimised
export const isVisible = (snapshot: PanelSnapshot) => snapshot.hasTag('visible')
export const isLoading = has('loading')
export const isBlocked = has('blocked')
export const isPaused = has('paused')
/** A request is pending and nothing plays: questions are refused, and `stop` cancels the request. */
export const isThinking = (snapshot: PanelSnapshot) => snapshot.hasTag('thinking') || isThinkingWithin(snapshot.context)
export const isSpeaking = has('speaking')
/** Whether a question awaits its reply, so that another one must wait. */
export const isAnswering = (snapshot: PanelSnapshot) => isThinking(snapshot) && stateOf(snapshot) === 'loading'
export const isTalking = (snapshot: PanelSnapshot) => isLoading(snapshot) && !isThinking(snapshot)
export const messagesOf = (snapshot: PanelSnapshot) => snapshot.context.messages
export const subjectOf = (snapshot: PanelSnapshot) => snapshot.context.subject
export const spokenOf = ({ context: { utterance, invitation } }: PanelSnapshot): Spoken | null =>
  utterance?.spoken ?? invitation?.spoken ?? null

/** Returns the last failed request, which `retry` repeats; null if there is none. */
export const failureOf = (snapshot: PanelSnapshot): Failure | null => snapshot.context.failure
/** Whether `again` would play something: for a message's id, or for the last thing said. */
export const canHearAgain = (snapshot: PanelSnapshot, messageId?: string): boolean =>
  snapshot.can({ type: 'again', ...(messageId !== undefined && { messageId }) })
/** Whether a page may open the panel: false after the reader closes it, for the rest of the visit. */
export const mayOpenByItself = (snapshot: PanelSnapshot): boolean => snapshot.context.mayOpenByItself

export const rateOf = (snapshot: PanelSnapshot): number => snapshot.context.rate

/** Progress of the utterance, 0 to 1, never decreasing. `seconds`: position in the current sound. */
export function progressOf({ context: { utterance, invitation } }: PanelSnapshot, seconds: number | null): number {
  const said = utterance ?? invitation
  if (!said) return 0
  const { progress, spoken } = said
  const duration = spoken?.reply.duration ?? 0
  const heard = duration > 0 && seconds !== null ? Math.min(1, seconds / duration) : 0
  return Math.min(1, progress.said + progress.share * Math.max(progress.reached, heard))
}
