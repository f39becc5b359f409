import { useLingui } from '@lingui/react'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { CommonTexts } from './figure-text.ts'
import { hashOf } from './figure-address.ts'
import { figureId } from './figure-names.ts'
import type { Figure } from './use-figure.ts'

interface FigureFrameProps {
  figure: Figure<object>
  texts: CommonTexts
  /** Height of the drawing at a width of 480. */
  height: number
  /** Whether the drawing contains controls (role group); otherwise it is an image. */
  isWorked?: boolean
  children: ReactNode
  reading: ReactNode
  controls?: ReactNode
}

const saidMs = 4000

export function FigureFrame({
  figure,
  texts,
  height,
  isWorked = false,
  children,
  reading,
  controls,
}: FigureFrameProps) {
  const { i18n } = useLingui()
  const titleId = `${figureId(figure.name)}-title`
  return (
    <div className="frame" data-state={figure.isSolved ? 'solved' : 'trying'}>
      <div className="head">
        <p className="mono label">{i18n._('figure_try')}</p>
        <p className="title" id={titleId}>
          {texts.title}
        </p>
        <p className="task">{texts.task}</p>
      </div>
      <svg
        className="drawing"
        viewBox={`0 0 480 ${height}`}
        role={isWorked ? 'group' : 'img'}
        aria-label={texts.drawing}
        focusable="false"
      >
        {children}
      </svg>
      <div className="reading">{reading}</div>
      {controls && (
        <div className="controls" role="group" aria-labelledby={titleId}>
          {controls}
        </div>
      )}
      <Outcome solved={figure.isSolved ? texts.solved : ''} waiting={i18n._('figure_not_yet')} />
      <div className="foot">
        <button type="button" className="button" onClick={figure.reset}>
          {i18n._('figure_reset')}
        </button>
        <SendButton figure={figure} />
      </div>
      <details className="model">
        <summary>{i18n._('figure_model')}</summary>
        <p>{texts.model}</p>
      </details>
    </div>
  )
}

/** One line of results. `isSaid` makes it a live region. */
export function Reading({ label, isSaid = false, children }: { label: string; isSaid?: boolean; children: ReactNode }) {
  return (
    <p role={isSaid ? 'status' : undefined}>
      <span>{label}</span>
      <b>{children}</b>
    </p>
  )
}

function Outcome({ solved, waiting }: { solved: string; waiting: string }) {
  return (
    <div className="outcome">
      <p aria-hidden={solved !== ''} className="waiting">
        {waiting}
      </p>
      <p role="status" className="solved">
        {solved}
      </p>
    </div>
  )
}

function addressOf({ name, settings }: Figure<object>): string {
  return `${location.origin}${location.pathname}${hashOf(name, settings)}`
}

const never = () => () => undefined

function SendButton({ figure }: { figure: Figure<object> }) {
  const { i18n } = useLingui()
  // The server can't know whether the browser has a share sheet.
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const [outcome, setOutcome] = useState<'figure_sent' | 'figure_not_sent' | null>(null)

  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(null), saidMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function send() {
    try {
      await navigator.clipboard.writeText(addressOf(figure))
      setOutcome('figure_sent')
    } catch {
      setOutcome('figure_not_sent')
    }
  }

  async function share() {
    try {
      await navigator.share({ title: document.title, url: addressOf(figure) })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await send()
    }
  }

  return (
    <>
      {canShare && (
        <button type="button" className="button" onClick={() => void share()}>
          {i18n._('share')}
        </button>
      )}
      <button type="button" className="button" onClick={() => void send()}>
        {i18n._('figure_send')}
      </button>
      <span role="status" className="sent">
        {outcome && i18n._(outcome)}
      </span>
    </>
  )
}
