import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import styles from './assistant-panel.module.css'
import { isAnswering, isMinimised, stateOf, useAssistant, useAssistantState } from './assistant-context.ts'
import type { Opening } from './assistant-context.ts'
import { Composer } from './composer.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { keepAboveKeyboard } from './screen-keyboard.ts'
import { Offers } from './offers.tsx'
import { CloseIcon, ExpandIcon, MinimiseIcon, SizeIcon } from './panel-icons.tsx'
import { PanelStatus } from './panel-status.tsx'
import { ProgressRuler } from './progress-ruler.tsx'
import { forgetShownSheet, isSheetRaised, keepSheet } from './sheet-choice.ts'
import './sheet.css'
import './minimised.css'
import { SoundControls } from './sound-controls.tsx'
import { UnheardText } from './unheard-text.tsx'
import { useReaderAtWork } from './use-reader-at-work.ts'
import { zedId } from './zed-id.ts'
import { ZedStage } from './zed-stage.tsx'

/** `corner`: fixed at the bottom right (a sheet on narrow screens). `page`: part of the page's content. */
export type PanelPlacement = 'corner' | 'page'

/** Distance in px that counts as a swipe. Scrolling cancels the pointer earlier (`touch-action`). */
const swipe = 24

const handles = '[data-part="head"], [data-part="stage"]'

const source = '[data-part="log"] a[href^="/"]'

export function OpenPanel({ placement }: { placement: PanelPlacement }) {
  const { i18n } = useLingui()
  const { opening, close, stop, minimise, expand } = useAssistant()
  const state = useAssistantState(stateOf)
  const answering = useAssistantState(isAnswering)
  const [opened] = useState(opening.current)
  const [raised, setRaised] = useState(opened !== null)
  const minimised = useAssistantState(isMinimised) && placement === 'corner'
  const isFolded = useReaderAtWork()
  const swipeFrom = useRef<number | null>(null)
  const panel = useRef<HTMLElement>(null)
  const title = useId()
  // A complementary landmark may not be inside main.
  const Landmark = placement === 'page' ? 'section' : 'aside'

  useLayoutEffect(() => {
    const element = panel.current
    const by = opening.current
    opening.current = null
    if (!element || !by) return undefined
    element.focus({ preventScroll: true })
    const growth = placement === 'corner' ? growFrom(element, by) : undefined
    // A running animation would keep the closed panel until the next frame.
    return () => growth?.cancel()
  }, [opening, placement])

  // The server doesn't know the reader's choice; until now the inline script applied it.
  useLayoutEffect(() => {
    if (!isSheetRaised()) return
    setRaised(true)
    forgetShownSheet()
  }, [])

  useLayoutEffect(() => {
    if (minimised) forgetShownSheet()
  }, [minimised])

  useEffect(() => keepAboveKeyboard(panel.current), [])

  // A raised sheet hides the page's focused element: lower it when the focus leaves the panel.
  useEffect(() => {
    if (!raised || placement === 'page') return undefined
    const onFocus = ({ target }: FocusEvent) => {
      const isOutside = target instanceof Element && !panel.current?.contains(target)
      if (isOutside && target.matches(':focus-visible') && target.closest('#main, header, footer')) setRaised(false)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [raised, placement])

  const raise = useCallback(() => setRaised(true), [])

  function choose(wanted: boolean) {
    setRaised(wanted)
    keepSheet(wanted ? 'raised' : 'low')
  }

  function onPointerDown({ target, clientY }: PointerEvent) {
    swipeFrom.current = (target as Element).closest(handles) ? clientY : null
  }

  function onPointerUp({ clientY, pointerType }: PointerEvent) {
    const way = swipeFrom.current === null ? 0 : swipeFrom.current - clientY
    if (pointerType === 'mouse' || Math.abs(way) <= swipe) return
    if (!minimised) choose(way > 0)
    else if (way > 0) expand()
  }

  // Lowers the sheet so that the source is visible.
  function onClick({ target }: MouseEvent) {
    if (raised && (target as Element).closest(source)) choose(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.preventDefault()
    if (answering) stop()
    else close()
  }

  return (
    <Landmark
      ref={panel}
      id={zedId}
      className={styles['panel']}
      data-placement={placement}
      data-size={raised && !minimised ? 'raised' : 'low'}
      data-folded={minimised || (isFolded && !raised) ? '' : undefined}
      data-minimised={minimised ? '' : undefined}
      data-zed-panel
      data-state={state}
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onClick={onClick}
    >
      <div className={styles['frame']} data-part="frame">
        <ZedStage />
        <div className={styles['head']} data-part="head">
          <h2 id={title} className={styles['title']} data-part="title">
            Zed
          </h2>
          <PanelStatus />
          {placement === 'corner' && (
            <button
              type="button"
              className={`${styles['button']} ${styles['size']}`}
              data-part="size"
              data-needs-script=""
              aria-expanded={raised}
              aria-label={i18n._('panel_whole')}
              onClick={() => choose(!raised)}
            >
              <SizeIcon />
            </button>
          )}
          {placement === 'corner' && (
            <button
              type="button"
              className={styles['button']}
              data-part="fold"
              data-needs-script=""
              data-no-gesture
              aria-label={i18n._(minimised ? 'panel_expand' : 'panel_minimise')}
              onClick={minimised ? expand : minimise}
            >
              {minimised ? <ExpandIcon /> : <MinimiseIcon />}
            </button>
          )}
          <button
            type="button"
            className={styles['button']}
            data-needs-script=""
            data-no-gesture
            aria-label={i18n._('close_panel')}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <SoundControls />
        <ProgressRuler />
        <ConversationLog />
        <Offers />
        <Composer onWriting={raise} />
        <UnheardText />
      </div>
    </Landmark>
  )
}

function growFrom(panel: HTMLElement, { from }: Opening): Animation | undefined {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
  if (!from || calm || typeof panel.animate !== 'function') return undefined
  const to = panel.getBoundingClientRect()
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  return panel.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.12)`, opacity: 0 },
      { opacity: 1, offset: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 320, easing: getComputedStyle(panel).getPropertyValue('--ease') },
  )
}
