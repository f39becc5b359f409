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

/** How the panel was opened last; read once by the panel when it appears. */
export interface Opening {
  /** The control that opened it; null when the page did. Focus goes back to it. */
  opener: Element | null
  /** Where that control stood: the panel grows from there. */
  from: DOMRect | null
}

/** The assistant, as pages and the panel's parts see it. Everything in it stays the same for the whole visit. */
export interface Assistant {
  actor: PanelActor
  /** The panel's state when React began to take up the page (before it is started): what the server has drawn. */
  first: PanelSnapshot
  /** Opens the page's panel for the reader; `opener` is the control used, by default the one that has the focus. */
  open: (opener?: Element | null) => void
  close: () => void
  /** Makes the panel small; what Zed says goes on. */
  minimise: () => void
  /** Shows the whole panel again. */
  expand: () => void
  /** Asks Zed at once, whatever he is saying or thinking about; whether the question was taken. */
  ask: (text: string) => boolean
  /** Lets Zed be heard: what the browser has blocked, or something outside has paused. */
  listen: () => void
  stop: () => void
  /** The sound stands still until `listen`. */
  pause: () => void
  /** Says a message once more, or the last thing that Zed has said. */
  again: (messageId?: string) => void
  /** Makes the request again that failed. */
  retry: () => void
  /** Follows a link within the site; whether there was a way to do so without loading the page anew. */
  follow: (href: string) => boolean
  /** Shows Zed's canvas in a part of the open panel. */
  showCanvas: (slot: Element) => void
  /** The position in what Zed is saying, in seconds by the engine's clock; null when silent. */
  currentTime: () => number | null
  /** What the reader has typed and not sent; it outlives the page's parts. */
  draft: { current: string }
  /** Set while a reader's opening, or closing, waits for the focus to follow. */
  opening: { current: Opening | null }
  closing: { current: Opening | null }
}

export const AssistantContext = createContext<Assistant | null>(null)

/** The app's assistant. Throws outside its provider. */
export function useAssistant(): Assistant {
  const assistant = useContext(AssistantContext)
  if (!assistant) throw new Error('useAssistant needs an AssistantProvider above it.')
  return assistant
}

/**
 * A part of the panel's state, the same as long as it has not changed; renders again only when it changes. What the server has
 * drawn is taken up as it was drawn, also where its code comes after Zed has begun to speak. Of a panel that has failed it is
 * the last state: `usePanelFailure` tells.
 */
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

/** What has ended the panel, if anything has: the page goes on without it. */
export function usePanelFailure(): unknown {
  return useAssistantState(errorOf)
}

const canTalk = (snapshot: PanelSnapshot) => snapshot.status !== 'error' && isTalkAvailable(snapshot)

/** The Zed button visibility flag: Zed can be talked to and his panel is hidden. */
export function useTalkAvailable(): boolean {
  return useAssistantState(canTalk)
}

const has = (tag: UtteranceTag) => (snapshot: PanelSnapshot) => snapshot.hasTag(tag) || hasTag(snapshot.context, tag)

/** The panel's state by the card's name: `hidden`, `summarising`, `chatting` and so on. */
export function stateOf({ value }: PanelSnapshot): string {
  if (typeof value === 'string') return value
  return typeof value.open === 'string' ? value.open : (Object.keys(value.open)[0] ?? '')
}

/** Nothing is said, asked for or waited for. */
export const isQuiet = (snapshot: PanelSnapshot) =>
  !isLoading(snapshot) && !isBlocked(snapshot) && !isPaused(snapshot) && !isSpeaking(snapshot)
/** The reader has made the panel small. */
export const isMinimised = (snapshot: PanelSnapshot): boolean => snapshot.context.isMinimised
export const isVisible = (snapshot: PanelSnapshot) => snapshot.hasTag('visible')
export const isLoading = has('loading')
export const isBlocked = has('blocked')
/** Something has stopped the sound; `listen` lets it go on. */
export const isPaused = has('paused')
/** Something is asked for, and nothing sounds: a question would not be taken, and `stop` gives up what is asked for. */
export const isThinking = (snapshot: PanelSnapshot) => snapshot.hasTag('thinking') || isThinkingWithin(snapshot.context)
export const isSpeaking = has('speaking')
/** The reader's question is out: what is written next would have no answer before it. */
export const isAnswering = (snapshot: PanelSnapshot) => isThinking(snapshot) && stateOf(snapshot) === 'loading'
/** Zed says something that the reader's next word would break off. */
export const isTalking = (snapshot: PanelSnapshot) => isLoading(snapshot) && !isThinking(snapshot)
export const messagesOf = (snapshot: PanelSnapshot) => snapshot.context.messages
export const subjectOf = (snapshot: PanelSnapshot) => snapshot.context.subject
/** What Zed is saying or about to say. */
export const spokenOf = ({ context: { utterance, invitation } }: PanelSnapshot): Spoken | null =>
  utterance?.spoken ?? invitation?.spoken ?? null

/** The last request that failed, and can be made again by `retry`; null where there is none. */
export const failureOf = (snapshot: PanelSnapshot): Failure | null => snapshot.context.failure
/** Whether `again` would be heard: with a message's id for that message, else for the last thing said. */
export const canHearAgain = (snapshot: PanelSnapshot, messageId?: string): boolean =>
  snapshot.can({ type: 'again', ...(messageId !== undefined && { messageId }) })
/** Whether a page may open the panel: false once the reader has closed it in this visit, until he opens it. */
export const mayOpenByItself = (snapshot: PanelSnapshot): boolean => snapshot.context.mayOpenByItself

/**
 * How much of all that Zed is saying has been said, from 0 to 1, never going back before it is over; `seconds` is the
 * position in what sounds (`currentTime`). An answer that comes sentence by sentence is reckoned longer than what has come.
 */
export function progressOf({ context: { utterance, invitation } }: PanelSnapshot, seconds: number | null): number {
  const said = utterance ?? invitation
  if (!said) return 0
  const { progress, spoken } = said
  const duration = spoken?.reply.duration ?? 0
  const heard = duration > 0 && seconds !== null ? Math.min(1, seconds / duration) : 0
  return Math.min(1, progress.said + progress.share * Math.max(progress.reached, heard))
}
