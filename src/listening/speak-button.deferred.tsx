import { useLingui } from '@lingui/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import type { Language } from '../i18n/language.ts'
import { useJoined } from '../runtime/system.tsx'
import { fromPromise } from 'xstate'
import { keepAgreement, keptAgreement } from './agreement.ts'
import { listeningMachine, type HearingFailure, type Recogniser } from './listening.machine.ts'
import { MicrophoneIcon } from './microphone-icon.tsx'
import { ear, findRecogniser, findSitesRecogniser } from './recognisers.ts'
import styles from './speak-button.module.css'

export interface SpeakButtonProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** The text in the field. */
  draft: { readonly current: string }
  write: (text: string) => void
  /** What an empty field says while it waits for words; empty: nothing special. */
  onPrompt: (prompt: string) => void
  /** There is something to read above the field. */
  onNote: () => void
  interruptZed: () => void
  /** The microphone must not hear him. */
  zedSpeaks: boolean
}

const whereSoundGoes = {
  device: 'sound_stays_on_device',
  browser: 'sound_goes_to_browser',
  server: 'sound_goes_to_site',
} as const satisfies Record<Recogniser, string>

const reasons = {
  silence: 'heard_nothing',
  microphone: 'no_microphone',
  network: 'hearing_needs_network',
  language: 'hearing_lacks_language',
  service: 'hearing_fails',
  interrupted: 'hearing_interrupted',
  busy: 'hearing_too_often',
} as const satisfies Record<HearingFailure, string>

const findOther = fromPromise<Recogniser | null>(({ signal }) => findSitesRecogniser(signal))

/** Takes a question by voice into the field; absent where nobody recognises speech. */
export function SpeakButton(props: SpeakButtonProps) {
  const language = useLingui().i18n.locale as Language
  const [recogniser, setRecogniser] = useState<Recogniser | null>(null)
  useEffect(() => {
    let isThere = true
    void findRecogniser(language, keptAgreement()).then((found) => isThere && setRecogniser(found))
    return () => {
      isThere = false
    }
  }, [language])
  // Another language ends what is being said in this one.
  return recogniser && <Microphone key={`${language} ${recogniser}`} {...{ language, recogniser }} {...props} />
}

/** Words follow what stands in the field already. */
const joined = (before: string, words: string) => (before.trim() === '' ? words : `${before.trimEnd()} ${words}`)

/** A key that is held down is one press. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

function Microphone({
  language,
  recogniser,
  field,
  draft,
  write,
  onPrompt,
  onNote,
  interruptZed,
  zedSpeaks,
}: SpeakButtonProps & { language: Language; recogniser: Recogniser }) {
  const { i18n } = useLingui()
  const [machine] = useState(() =>
    listeningMachine.provide({
      actors: { ear, findOther },
      actions: {
        // A machine's action may not send events to another machine.
        interruptZed: () => queueMicrotask(interruptZed),
        keepAgreement: (_, agreed) => keepAgreement(agreed.recogniser),
        logFailure: (_, { error }) => console.error('The microphone could not be used', error),
      },
    }),
  )
  const [state, send] = useJoined('listening', machine, { language, recogniser, agreed: keptAgreement() })
  const button = useRef<HTMLButtonElement>(null)
  const agree = useRef<HTMLButtonElement>(null)
  const written = useRef<{ before: string; text: string } | null>(null)
  const pointed = useRef(false)
  const word = useId()
  const { words, failure } = state.context
  const isActive = state.hasTag('active')
  const isHearing = state.hasTag('hearing')
  const isOpening = state.matches({ hearing: 'asking' })
  const isTranscribing = state.hasTag('transcribing')
  const isInforming = state.matches('informing')
  const isHeard = state.matches({ resting: 'heard' })
  const isRefused = state.matches({ resting: 'refused' })
  const fault = isRefused
    ? 'microphone_refused'
    : failure === null
      ? null
      : isInforming
        ? 'browser_does_not_hear'
        : state.matches({ resting: 'failed' })
          ? reasons[failure]
          : null
  const hasNote = isInforming || fault !== null

  useEffect(() => {
    if (words === '') {
      written.current = null
      return
    }
    const known = written.current
    // The reader has typed or sent the question meanwhile: the field is theirs.
    if (known && known.text !== draft.current) return send({ type: 'drop' })
    const before = known ? known.before : draft.current
    written.current = { before, text: joined(before, words) }
    write(written.current.text)
  }, [words, draft, write, send])

  const prompt = isHearing ? 'zed_listens' : isTranscribing ? 'zed_writes_down' : isOpening ? 'microphone_opens' : null
  useEffect(() => {
    if (prompt === null) return undefined
    onPrompt(i18n._(prompt))
    return () => onPrompt('')
  }, [prompt, i18n, onPrompt])

  useEffect(() => {
    const area = field.current
    if (!isHeard || !area) return
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
  }, [isHeard, field])

  useEffect(() => {
    if (zedSpeaks) send({ type: 'finish' })
  }, [zedSpeaks, send])

  useEffect(() => {
    if (hasNote) onNote()
  }, [hasNote, onNote])

  useEffect(() => {
    if (!isInforming) return undefined
    const microphone = button.current
    agree.current?.focus({ preventScroll: true })
    return () => microphone?.focus({ preventScroll: true })
  }, [isInforming])

  useEffect(() => {
    if (!isActive && !hasNote) return undefined
    const area = field.current
    const over = new AbortController()
    const { signal } = over
    const takeBack = () => {
      send({ type: 'drop' })
      const { current } = written
      if (current && current.text === draft.current) write(current.before)
    }
    // After React has taken what the event has changed.
    const look = () =>
      setTimeout(() => written.current && written.current.text !== draft.current && send({ type: 'drop' }))
    area?.addEventListener('input', () => send({ type: 'drop' }), { signal })
    area?.addEventListener('keydown', look, { signal })
    area?.form?.addEventListener('submit', look, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && send({ type: 'finish' }), { signal })
    addEventListener('pagehide', () => send({ type: 'drop' }), { signal })
    // A panel that is folded or minimised hides the button, too: nobody would see that he listens.
    const sight = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.boundingClientRect.width === 0) send({ type: 'finish' })
    })
    if (area) sight.observe(area)
    signal.addEventListener('abort', () => sight.disconnect())
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        takeBack()
      },
      { capture: true, signal },
    )
    return () => over.abort()
  }, [isActive, hasNote, field, draft, write, send])

  function onPointerDown({ button: which, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) {
    if (which !== 0) return
    pointed.current = true
    // A finger that slides off the button still holds it.
    currentTarget.setPointerCapture?.(pointerId)
    send({ type: 'press' })
  }

  function onClick({ detail }: MouseEvent) {
    const wasPointed = pointed.current && detail !== 0
    pointed.current = false
    if (wasPointed) return
    // Keys, screen readers and switches.
    send({ type: 'press' })
    send({ type: 'release' })
  }

  return (
    <>
      {hasNote && (
        <div className={styles['note']} data-part="listening-note" data-informing={isInforming ? '' : undefined}>
          {fault && <p role="status">{i18n._(fault)}</p>}
          {isInforming && (
            <>
              <div id={word}>
                <p>{i18n._(whereSoundGoes[state.context.recogniser])}</p>
                <p>{i18n._('how_to_speak')}</p>
              </div>
              <div className={styles['answers']}>
                <button
                  ref={agree}
                  type="button"
                  className={styles['agree']}
                  aria-describedby={word}
                  onKeyDown={ignoreRepeats}
                  onClick={() => send({ type: 'agree' })}
                >
                  {i18n._('speak_now')}
                </button>
                <button type="button" className={styles['decline']} onClick={() => send({ type: 'decline' })}>
                  {i18n._('speak_not_now')}
                </button>
              </div>
            </>
          )}
        </div>
      )}
      <button
        ref={button}
        type="button"
        className={styles['microphone']}
        data-part="microphone"
        data-hearing={isHearing ? '' : undefined}
        data-busy={isTranscribing || isOpening ? '' : undefined}
        aria-label={i18n._('speak_to_zed')}
        aria-pressed={isHearing || isOpening}
        onKeyDown={ignoreRepeats}
        onPointerDown={onPointerDown}
        onPointerUp={() => send({ type: 'release' })}
        onPointerCancel={() => send({ type: 'release' })}
        onClick={onClick}
        // The field keeps the focus and the screen keyboard, so that nothing moves under the finger.
        onMouseDown={(event) => event.preventDefault()}
        onContextMenu={(event) => event.preventDefault()}
      >
        <MicrophoneIcon />
      </button>
    </>
  )
}
