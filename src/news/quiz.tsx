import { useLingui } from '@lingui/react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { ShownQuizQuestion } from '../content/answers.ts'
import { useJoined } from '../runtime/system.tsx'
import { quizMachine } from './quiz.machine.ts'
import styles from './quiz.island.module.css'

interface QuizProps {
  questions: readonly ShownQuizQuestion[]
  /** While Zed speaks, nothing is announced. */
  zedSpeaks: boolean
}

/** The quiz at the end of an article. Without script, each question has its answer in a closed `<details>`. */
export function Quiz({ questions, zedSpeaks }: QuizProps) {
  const { i18n } = useLingui()
  const [snapshot, send] = useJoined('quiz', quizMachine, { right: questions.map(({ right }) => right) })
  const { chosen, right } = snapshot.context
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const live = zedSpeaks ? 'off' : 'polite'

  useEffect(() => {
    // Applies choices made before hydration.
    section.current?.querySelectorAll('fieldset').forEach((group, question) => {
      const checked = group.querySelector<HTMLInputElement>('input:checked')
      if (checked) send({ type: 'choose', question, choice: Number(checked.value) })
    })
  }, [send])

  function again() {
    send({ type: 'again' })
    // The pressed button no longer exists.
    heading.current?.focus()
  }

  return (
    <section ref={section} className={styles['quiz']} aria-labelledby="quiz">
      <h2 id="quiz" ref={heading} className={styles['heading']} tabIndex={-1}>
        {i18n._('quiz_title')}
      </h2>
      {questions.map((question, at) => (
        <Question
          key={question.ask}
          name={`quiz-${at}`}
          question={question}
          chosen={chosen[at] ?? null}
          live={live}
          onChoose={(choice) => send({ type: 'choose', question: at, choice })}
        />
      ))}
      <div className={styles['score']}>
        <p role="status" aria-live={live}>
          {snapshot.matches('finished') &&
            i18n._('quiz_score', { right: right.filter((one, at) => one === chosen[at]).length, all: right.length })}
        </p>
        {snapshot.matches('finished') && (
          <button type="button" onClick={again}>
            {i18n._('quiz_again')}
          </button>
        )}
      </div>
    </section>
  )
}

interface QuestionProps {
  name: string
  question: ShownQuizQuestion
  chosen: number | null
  live: 'off' | 'polite'
  onChoose: (choice: number) => void
}

function Question({ name, question: { ask, choices, right, why }, chosen, live, onChoose }: QuestionProps) {
  const { i18n } = useLingui()
  const answer = choices[right - 1] ?? ''
  return (
    <fieldset className={`${styles['question']} ${chosen === null ? styles['open'] : ''}`} onKeyDown={moveFocus}>
      <legend>{ask}</legend>
      {choices.map((choice, at) => (
        <label key={choice} className={styles['choice']} data-mark={markOf(at + 1, right, chosen)}>
          <input
            type="radio"
            name={name}
            value={at + 1}
            checked={chosen === at + 1}
            aria-disabled={chosen === null ? undefined : true}
            onChange={() => onChoose(at + 1)}
          />
          <span>{choice}</span>
        </label>
      ))}
      <div className={styles['result']} role="status" aria-live={live}>
        {chosen !== null && (
          <p>
            <b>{chosen === right ? i18n._('quiz_right') : i18n._('quiz_wrong', { answer })}</b> {why}
          </p>
        )}
      </div>
      <details>
        <summary>{i18n._('quiz_answer')}</summary>
        <p>
          <b>{answer}</b>. {why}
        </p>
      </details>
    </fieldset>
  )
}

function markOf(choice: number, right: number, chosen: number | null): 'right' | 'wrong' | undefined {
  if (chosen === null) return undefined
  if (choice === right) return 'right'
  return choice === chosen ? 'wrong' : undefined
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrow keys move only the focus, because a checked radio button counts as the answer. Space and Enter choose. */
function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement)) return
  const step = steps[event.key]
  if (step === undefined && event.key !== 'Enter') return
  event.preventDefault()
  if (step === undefined) return target.click()
  const choices = [...event.currentTarget.querySelectorAll('input')]
  choices.at((choices.indexOf(target) + step) % choices.length)?.focus()
}
