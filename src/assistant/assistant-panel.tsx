import { useLingui } from '@lingui/react'
import { lazy, useEffect } from 'react'
import { sleepUntil } from '../runtime/lazy-island.tsx'
import { onFirstInteraction } from '../runtime/first-interaction.ts'
import { Island } from '../runtime/island.tsx'
import { Recover } from '../runtime/recover.tsx'
import { isQuiet, isVisible, useAssistant, useAssistantState, usePanelFailure } from './assistant-context.ts'
import type { PanelSnapshot } from './assistant-context.ts'
import { loadCaption } from './caption-text.tsx'
import { pageOf } from './panel-subject.ts'
import { zedId } from './zed-id.ts'
import type { PanelPlacement } from './open-panel.tsx'
import { forgetShownSheet } from './sheet-choice.ts'
import { ZedButton } from './zed-button.tsx'

const loadOpenPanel = () => import('./open-panel.tsx')
const fetchAhead = () => {
  void loadCaption()
  loadOpenPanel().catch((error: unknown) => console.error("Zed's panel could not be loaded", error))
}

let onStir = () => {}
/** Resolves when the panel first leaves its initial state, so that the server's HTML is out of date. */
const stirs = new Promise<void>((resolve) => (onStir = resolve))

/** The server's HTML stays until the panel's state or the reader requires the code. */
const OpenPanel = lazy(async () => {
  if (!import.meta.env.SSR && document.querySelector('[data-zed-panel]'))
    await Promise.race([stirs, sleepUntil(onFirstInteraction, loadOpenPanel)])
  return { default: (await loadOpenPanel()).OpenPanel }
})

const panelOpener = { 'data-opens-zed': '' } as const

const pageOfPanel = ({ context }: PanelSnapshot) => pageOf(context.subject)
const isHidden = (snapshot: PanelSnapshot) => snapshot.matches('hidden')
const isInteraction = ({ context }: PanelSnapshot) => context.subject.kind === 'interaction'

export function AssistantPanel(props: { placement?: PanelPlacement }) {
  return (
    <Recover>
      <ShownPanel {...props} />
    </Recover>
  )
}

/** Renders the open panel once: on /interaction in the page, elsewhere in the corner. */
function ShownPanel({ placement = 'corner' }: { placement?: PanelPlacement }) {
  const { i18n } = useLingui()
  const assistant = useAssistant()
  const failure = usePanelFailure()
  if (failure) throw failure
  const visible = useAssistantState(isVisible)
  const hidden = useAssistantState(isHidden)
  const quiet = useAssistantState(isQuiet)
  const page = useAssistantState(pageOfPanel)
  const isMine = useAssistantState(isInteraction) === (placement === 'page')

  useEffect(() => {
    // The header's control renders one state later than the panel closes.
    if (!hidden || !isMine || !assistant.closing.current) return
    const { opener } = assistant.closing.current
    assistant.closing.current = null
    const target = opener?.isConnected ? opener : document.querySelector('[data-opens-zed]')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [hidden, isMine, assistant])

  useEffect(() => {
    if (!quiet) onStir()
  }, [quiet])

  useEffect(() => {
    if (!visible) forgetShownSheet()
  }, [visible])

  // After the first interaction the panel can open at any moment.
  useEffect(() => onFirstInteraction(fetchAhead), [])

  if (visible && isMine) {
    return (
      <Island>
        <OpenPanel key={page} placement={placement} />
      </Island>
    )
  }
  if (placement === 'corner') return isMine && <ZedButton />
  return (
    isMine && (
      <button
        type="button"
        className="action"
        data-look="zed"
        data-needs-script=""
        id={zedId}
        {...panelOpener}
        onClick={(event) => assistant.open(event.currentTarget)}
      >
        {i18n._('talk_to_zed')}
      </button>
    )
  )
}
