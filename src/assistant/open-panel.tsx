import { useLingui } from '@lingui/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './assistant-panel.module.css'
import { stateOf, useAssistant, useAssistantState } from './assistant-context.ts'
import type { Opening } from './assistant-context.ts'
import { Composer } from './composer.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { CloseIcon, SizeIcon } from './panel-icons.tsx'
import { PanelStatus } from './panel-status.tsx'
import { ProgressRuler } from './progress-ruler.tsx'
import { isSheetRaised, keepSheetRaised } from './sheet-choice.ts'
import { UnheardText } from './unheard-text.tsx'
import { ZedStage } from './zed-stage.tsx'

/** Where a panel stands: `corner`, over the page at its bottom right (a sheet on narrow screens), or as the `page`'s own content. */
export type PanelPlacement = 'corner' | 'page'

/** How far (px) a finger moves for a swipe. What scrolls by itself ends the pointer before (`touch-action`). */
const swipe = 24

/** The panel as it is while it is open. */
export function OpenPanel({ placement }: { placement: PanelPlacement }) {
  const { i18n } = useLingui()
  const { opening, close } = useAssistant()
  const state = useAssistantState(stateOf)
  const [opened] = useState(opening.current)
  const [raised, setRaised] = useState(opened !== null)
  const swipeFrom = useRef(0)
  const panel = useRef<HTMLElement>(null)
  const title = useId()
  // Within the page's main content a complementary landmark would be out of place.
  const Landmark = placement === 'page' ? 'section' : 'aside'

  useLayoutEffect(() => {
    const element = panel.current
    const by = opening.current
    opening.current = null
    if (!element || !by) return undefined
    element.focus({ preventScroll: true })
    const growth = placement === 'corner' ? growFrom(element, by) : undefined
    // A panel closed while it grows is kept by its animation until the browser draws again.
    return () => growth?.cancel()
  }, [opening, placement])

  // The server knows nothing of the choice: until here the page's own script has seen to it.
  useLayoutEffect(() => {
    if (isSheetRaised()) setRaised(true)
  }, [])

  function choose(wanted: boolean) {
    setRaised(wanted)
    keepSheetRaised(wanted)
    // A low sheet shows no field: one that was written in gives the focus to the panel.
    if (!wanted && document.activeElement?.closest('form')) panel.current?.focus({ preventScroll: true })
  }

  function onPointerUp({ clientY, pointerType }: PointerEvent) {
    const way = swipeFrom.current - clientY
    if (pointerType !== 'mouse' && Math.abs(way) > swipe) choose(way > 0)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.preventDefault()
    close()
  }

  return (
    <Landmark
      ref={panel}
      className={styles['panel']}
      data-placement={placement}
      data-size={raised ? 'raised' : 'low'}
      data-zed-panel
      data-state={state}
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={({ clientY }) => (swipeFrom.current = clientY)}
      onPointerUp={onPointerUp}
    >
      <div className={styles['frame']}>
        <div className={styles['head']}>
          <h2 id={title} className={styles['title']}>
            Zed
          </h2>
          <PanelStatus />
          {placement === 'corner' && (
            <button
              type="button"
              className={`${styles['button']} ${styles['size']}`}
              aria-expanded={raised}
              aria-label={i18n._('panel_whole')}
              onClick={() => choose(!raised)}
            >
              <SizeIcon />
            </button>
          )}
          <button
            type="button"
            className={styles['button']}
            data-no-gesture
            aria-label={i18n._('close_panel')}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <ZedStage />
        <ProgressRuler />
        <ConversationLog />
        <Composer onWriting={() => setRaised(true)} />
        <UnheardText />
      </div>
    </Landmark>
  )
}

/** The panel grows out of the control that opened it; nothing moves for readers who want it so. */
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
