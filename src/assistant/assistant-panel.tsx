import { useLingui } from '@lingui/react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import styles from './assistant-panel.module.css'
import { isVisible, useAssistant, useAssistantState } from './assistant-context.ts'
import type { Opening, PanelSnapshot } from './assistant-context.ts'
import { Composer } from './composer.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { CloseIcon, SizeIcon } from './panel-icons.tsx'
import { PanelStatus } from './panel-status.tsx'
import { ProgressRuler } from './progress-ruler.tsx'
import { UnheardText } from './unheard-text.tsx'
import { ZedStage } from './zed-stage.tsx'

export interface AssistantPanelProps {
  /** `corner`: over the page, at its bottom right (a sheet on narrow screens). `page`: the page's own content. */
  placement?: 'corner' | 'page'
}

/** Marks a control that opens the panel: the focus returns to one when the panel closes. */
export const panelOpener = { 'data-opens-zed': '' } as const

/** One conversation a page; an article and its counterpart are the same page. */
const pageOf = ({ context: { subject } }: PanelSnapshot) =>
  subject.kind === 'article' ? `article ${subject.id.replace(/^es-/, '')}` : subject.kind

const isHidden = (snapshot: PanelSnapshot) => snapshot.matches('hidden')
const isInteraction = ({ context }: PanelSnapshot) => context.subject.kind === 'interaction'

/**
 * Zed's panel: shown while the assistant is open. There is one of it at a time: on /interaction the page's own, on all
 * other pages the one in the corner.
 */
export function AssistantPanel({ placement = 'corner' }: AssistantPanelProps) {
  const { i18n } = useLingui()
  const assistant = useAssistant()
  const visible = useAssistantState(isVisible)
  const hidden = useAssistantState(isHidden)
  const page = useAssistantState(pageOf)
  const isMine = useAssistantState(isInteraction) === (placement === 'page')

  useEffect(() => {
    // The header's control comes back with the state after the one that closes.
    if (!hidden || !isMine || !assistant.closing.current) return
    const { opener } = assistant.closing.current
    assistant.closing.current = null
    const target = opener?.isConnected ? opener : document.querySelector('[data-opens-zed]')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [hidden, isMine, assistant])

  if (visible && isMine) return <OpenPanel key={page} placement={placement} />
  if (placement === 'corner') return null
  return (
    <p className={styles['closed']}>
      {isMine && (
        <button
          type="button"
          className="action"
          data-look="zed"
          {...panelOpener}
          onClick={(event) => assistant.open(event.currentTarget)}
        >
          {i18n._('talk_to_zed')}
        </button>
      )}
    </p>
  )
}

function OpenPanel({ placement }: Required<AssistantPanelProps>) {
  const { i18n } = useLingui()
  const { opening, close } = useAssistant()
  const [opened] = useState(opening.current)
  const [tall, setTall] = useState(opened !== null)
  const panel = useRef<HTMLElement>(null)
  const title = useId()
  // Within the page's main content a complementary landmark would be out of place.
  const Landmark = placement === 'page' ? 'section' : 'aside'

  useLayoutEffect(() => {
    const element = panel.current
    const by = opening.current
    opening.current = null
    if (!element || !by) return
    element.focus({ preventScroll: true })
    if (placement === 'corner') growFrom(element, by)
  }, [opening, placement])

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
      data-size={tall ? 'tall' : 'half'}
      data-zed-panel
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
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
              aria-expanded={tall}
              aria-label={i18n._(tall ? 'panel_smaller' : 'panel_taller')}
              onClick={() => setTall(!tall)}
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
        <Composer onWriting={() => setTall(true)} />
        <UnheardText />
      </div>
    </Landmark>
  )
}

/** The panel grows out of the control that opened it; nothing moves for readers who want it so. */
function growFrom(panel: HTMLElement, { from }: Opening): void {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
  if (!from || calm || typeof panel.animate !== 'function') return
  const to = panel.getBoundingClientRect()
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  panel.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.12)`, opacity: 0 },
      { opacity: 1, offset: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
}
