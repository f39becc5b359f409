import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ActorRefFrom, EventFrom } from 'xstate'
import { rateOf, subjectOf, useAssistant, useAssistantState } from '../assistant/assistant-context.ts'
import { keptRate } from '../assistant/speech-rate.ts'
import { keepVolume, keptVolume } from '../avatar/sound-volume.ts'
import { useJoined } from '../runtime/system.tsx'
import { bringIntoView, lightUp, onOwnScroll } from './follow-reading.deferred.ts'
import './reading-light.css'
import { ReadingKeys } from './reading-keys.tsx'
import { offerReadingSession } from './reading-session.deferred.ts'
import { createReading, type ReadFrom } from './reading-work.deferred.ts'
import type { readingMachine } from './reading.machine.ts'

export interface ReadingBarProps {
  /** A new object for each press. */
  start: { articleId: string; from: Range | null }
  onEnd: () => void
}

/** Reads the article that the page shows, until it shows another, or its translation. */
export function ReadingBar({ start, onEnd }: ReadingBarProps) {
  const { articleId } = start
  const { setRate } = useAssistant()
  const rate = useAssistantState(rateOf)
  const subject = useAssistantState(subjectOf)
  const [reading] = useState(() => createReading(articleId))
  const live = useRef<ActorRefFrom<typeof readingMachine>>(undefined)
  // Above the next line, whose effect has the actor leave.
  useLayoutEffect(() => () => live.current?.send({ type: 'stop' }), [])
  const [snapshot, send, actor] = useJoined('reading', reading.machine, undefined)
  const [follows, setFollows] = useState(true)
  const bar = useRef<HTMLDivElement>(null)

  const { value, context } = snapshot
  const { index, total } = context
  const state = typeof value === 'string' ? value : value.reading.sound
  const place = total > 0 ? reading.placeOf(index) : undefined

  useLayoutEffect(() => {
    live.current = actor
  }, [actor])

  useEffect(() => {
    const { from } = start
    setFollows(true)
    // Asked to read, Zed is meant to be heard; the way to unmute him is not in this bar.
    const { volume, isMuted } = keptVolume()
    if (isMuted) keepVolume({ volume, isMuted: false })
    if (reading.isOpen()) send({ type: 'seek', index: reading.indexOf(from) })
    else send({ type: 'read', from })
  }, [start, reading, send])

  useEffect(() => {
    setRate?.(keptRate())
    // The keys come next to who has pressed the button.
    if (document.activeElement?.closest('[data-read-aloud]'))
      bar.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true })
  }, [setRate])

  useEffect(() => {
    lightUp(place)
    if (place && follows) bringIntoView(place)
  }, [place, follows])
  useEffect(() => () => lightUp(undefined), [])
  useEffect(() => onOwnScroll(() => setFollows(false)), [])

  useEffect(() => {
    const { mediaSession } = navigator as Partial<Navigator>
    const title = document.querySelector('main article h1')?.textContent ?? ''
    return actor && mediaSession ? offerReadingSession(actor, title, mediaSession) : undefined
  }, [actor])

  // The panel, which pauses Zed when the page is left, may be closed, and the bridge between two sentences.
  useEffect(() => {
    const onLeave = () => send({ type: 'pause' })
    addEventListener('pagehide', onLeave)
    return () => removeEventListener('pagehide', onLeave)
  }, [send])

  useEffect(() => {
    const onKeyDown = ({ key, target, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || defaultPrevented) return
      const isOurs = target === document.body || (target as Element).closest('[data-reading-bar], [data-read-aloud]')
      if (isOurs) onEnd()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onEnd])

  // The device can stop it, too.
  const wasRead = useRef(false)
  useEffect(() => {
    if (state !== 'idle') wasRead.current = true
    else if (wasRead.current) onEnd()
  }, [state, onEnd])

  const isShown = subject.kind === 'article' && subject.id === articleId
  useEffect(() => {
    if (!isShown) onEnd()
  }, [isShown, onEnd])

  function press(event: EventFrom<typeof readingMachine>) {
    setFollows(true)
    send(event)
  }

  return (
    <ReadingKeys
      ref={bar}
      state={state}
      index={index}
      total={total}
      words={reading.wordsOf(index)}
      rate={rate}
      onBack={() => press({ type: 'back' })}
      onForward={() => press({ type: 'forward' })}
      onPause={() => press({ type: 'pause' })}
      onResume={() => press({ type: 'resume' })}
      onHere={() => press({ type: 'seek', index: reading.indexOf('view' satisfies ReadFrom) })}
      setRate={setRate}
      onStop={onEnd}
    />
  )
}
