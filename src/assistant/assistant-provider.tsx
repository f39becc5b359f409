import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { AvatarHost } from '../avatar/avatar-host.ts'
import type { bridgeMachine } from '../avatar/bridge.machine.ts'
import { installGlobalApi } from '../avatar/global-api.ts'
import type { Language } from '../i18n/language.ts'
import { useMember } from '../runtime/system.tsx'
import { AssistantContext, isMinimised, isThinking, isVisible, mayOpenByItself, stateOf } from './assistant-context.ts'
import type { Assistant, PanelActor } from './assistant-context.ts'
import { connectOutsideControls } from './outside-controls.ts'
import type { PanelSubject } from './panel.machine.ts'
import { isSheetClosed, isSheetMinimised, keepSheet } from './sheet-choice.ts'

export interface PageProps {
  avatar: AvatarHost
  language: Language
  /** Subject of the current page; `elsewhere` on pages without a panel. */
  subject: PanelSubject
  onFollow?: ((href: string) => void) | undefined
}

/** Provides the assistant and reports changes of language and page to the panel. */
export function AssistantProvider({
  avatar,
  language,
  subject,
  onFollow,
  children,
}: PageProps & { children: ReactNode }) {
  const actor = useMember<PanelActor>('panel')
  const bridge = useMember<ActorRefFrom<typeof bridgeMachine>>('bridge')
  const follow = useRef(onFollow)
  useEffect(() => {
    follow.current = onFollow
  })
  const assistant = useMemo(() => createAssistant(actor, avatar, follow), [actor, avatar])

  // The language button changes language and subject together. Either order works; this sends the language first.
  useEffect(() => actor.send({ type: 'language.changed', language }), [actor, language])
  // The server renders the panel open for everybody; `showKeptSheet` hides it for readers who closed it in this visit.
  useEffect(() => {
    if (isSheetClosed()) actor.send({ type: 'choice.closed' })
    if (isSheetMinimised()) actor.send({ type: 'minimise' })
  }, [actor])
  useEffect(() => actor.send({ type: 'page.changed', subject }), [actor, subject])

  useEffect(() => {
    let isThere = true
    let end: (() => void) | undefined
    let isKept = false
    const keep = (isFirst: boolean) => {
      if (isKept) return
      isKept = true
      import('./conversation-memory.deferred.ts').then(
        async ({ keepConversation, restoreConversation }) => {
          if (isFirst) await restoreConversation(actor)
          if (isThere) end = keepConversation(actor)
        },
        (error: unknown) => {
          console.error('The conversation is not kept', error)
          actor.send({ type: 'restore.nothing' })
        },
      )
    }
    if (actor.getSnapshot().context.isRestoring) keep(true)
    const asked = actor.subscribe(({ context }) => {
      if (context.messages.at(-1)?.role === 'user') keep(false)
    })
    return () => {
      isThere = false
      asked.unsubscribe()
      end?.()
    }
  }, [actor])

  useEffect(() => connectOutsideControls(actor, window, () => avatar.currentTime()), [actor, avatar])

  useEffect(
    () =>
      installGlobalApi(
        window,
        {
          receive: (reply) => actor.send({ type: 'say', reply }),
          stopAudio: () => {
            const isOpen = isVisible(actor.getSnapshot())
            if (isOpen) actor.send({ type: 'stop' })
            // Also a reading, which outlasts the panel's silence.
            if (!isOpen || !bridge.getSnapshot().matches({ speech: 'silent' })) bridge.send({ type: 'silence' })
          },
          releaseKeyboard: () => bridge.send({ type: 'keyboard.release' }),
        },
        avatar.names,
      ),
    [actor, bridge, avatar],
  )

  return <AssistantContext value={assistant}>{children}</AssistantContext>
}

function createAssistant(
  actor: PanelActor,
  avatar: AvatarHost,
  onFollow: { current: ((href: string) => void) | undefined },
): Assistant {
  const opening: Assistant['opening'] = { current: null }
  const closing: Assistant['closing'] = { current: null }
  let last: Element | null = null
  return {
    actor,
    first: actor.getSnapshot(),
    opening,
    closing,
    draft: { current: '' },
    open(opener = focused()) {
      last = opener
      keepSheet('low')
      opening.current = { opener, from: opener?.getBoundingClientRect() ?? null }
      actor.send({ type: 'open' })
    },
    close() {
      closing.current = { opener: last, from: null }
      // If the browser removed the focused element, it would recalculate all styles of the page: move the focus first.
      const held = focused()
      if (held instanceof HTMLElement && held.closest('[data-zed-panel]')) held.blur()
      actor.send({ type: 'close' })
      if (!mayOpenByItself(actor.getSnapshot())) keepSheet('closed')
    },
    minimise() {
      keepSheet('minimised')
      actor.send({ type: 'minimise' })
    },
    expand() {
      keepSheet('low')
      actor.send({ type: 'expand' })
    },
    ask(text) {
      const question = { type: 'ask', text } as const
      const canAsk = () => actor.getSnapshot().can(question)
      if (!canAsk() && isThinking(actor.getSnapshot()) && stateOf(actor.getSnapshot()) !== 'restoring')
        actor.send({ type: 'stop' })
      if (!canAsk()) return false
      if (isMinimised(actor.getSnapshot())) keepSheet('low')
      actor.send(question)
      return true
    },
    listen: () => actor.send({ type: 'listen' }),
    stop: () => actor.send({ type: 'stop' }),
    pause: () => actor.send({ type: 'pause' }),
    again: (messageId) => actor.send({ type: 'again', ...(messageId !== undefined && { messageId }) }),
    setRate: avatar.hasRates ? (rate) => actor.send({ type: 'rate.changed', rate }) : null,
    retry: () => actor.send({ type: 'retry' }),
    follow(href) {
      onFollow.current?.(href)
      return onFollow.current !== undefined
    },
    showCanvas: (slot) => avatar.showIn(slot),
    currentTime: () => avatar.currentTime(),
  }
}

function focused(): Element | null {
  const { activeElement, body } = document
  return activeElement === body ? null : activeElement
}
