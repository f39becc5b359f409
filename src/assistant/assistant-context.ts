import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Spoken } from './conversation.ts'
import { hasTag } from './panel-setup.ts'
import { isTalkAvailable } from './panel.machine.ts'
import type { panelMachine } from './panel.machine.ts'

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
  /** The panel's state when React began to take up the page (`asDrawn`): what the server has drawn. */
  first: PanelSnapshot
  /** Opens the page's panel for the reader; `opener` is the control used, by default the one that has the focus. */
  open: (opener?: Element | null) => void
  close: () => void
  ask: (text: string) => void
  listen: () => void
  stop: () => void
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

/** The panel's state as it is now, whatever its utterances do later: a snapshot names them, and they go on. */
export function asDrawn(snapshot: PanelSnapshot): PanelSnapshot {
  const { utterance, invitation } = snapshot.context
  return { ...snapshot, context: { ...snapshot.context, utterance: still(utterance), invitation: still(invitation) } }
}

function still<Utterance extends PanelSnapshot['context']['utterance']>(utterance: Utterance): Utterance {
  if (!utterance) return utterance
  const now = utterance.getSnapshot()
  return Object.create(utterance, { getSnapshot: { value: () => now } }) as Utterance
}

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

const failureOf = ({ status, error }: PanelSnapshot) => (status === 'error' ? error : undefined)

/** What has ended the panel, if anything has: the page goes on without it. */
export function usePanelFailure(): unknown {
  return useAssistantState(failureOf)
}

const canTalk = (snapshot: PanelSnapshot) => snapshot.status !== 'error' && isTalkAvailable(snapshot)

/** The Zed button visibility flag: Zed can be talked to and his panel is hidden. */
export function useTalkAvailable(): boolean {
  return useAssistantState(canTalk)
}

const has = (tag: 'loading' | 'blocked' | 'speaking') => (snapshot: PanelSnapshot) =>
  snapshot.hasTag(tag) || hasTag(snapshot.context, tag)

/** The panel's state by the card's name: `hidden`, `summarising`, `chatting` and so on. */
export function stateOf({ value }: PanelSnapshot): string {
  if (typeof value === 'string') return value
  return typeof value.open === 'string' ? value.open : (Object.keys(value.open)[0] ?? '')
}

export const isVisible = (snapshot: PanelSnapshot) => snapshot.hasTag('visible')
export const isLoading = has('loading')
export const isBlocked = has('blocked')
/** A question would not be taken, or nothing has been heard yet. */
export const isWaiting = (snapshot: PanelSnapshot) => isLoading(snapshot) || isBlocked(snapshot)
export const isSpeaking = has('speaking')
export const messagesOf = (snapshot: PanelSnapshot) => snapshot.context.messages
export const subjectOf = (snapshot: PanelSnapshot) => snapshot.context.subject
/** What Zed is saying or about to say. */
export const spokenOf = ({ context: { utterance, invitation } }: PanelSnapshot): Spoken | null =>
  utterance?.getSnapshot().context.spoken ?? invitation?.getSnapshot().context.spoken ?? null
