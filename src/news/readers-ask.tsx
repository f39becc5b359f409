import { useLingui } from '@lingui/react'
import type { ReaderQuestion } from '../content/answers.ts'
import styles from './readers-ask.island.module.css'

export function ReadersAsk({ questions }: { questions: readonly ReaderQuestion[] }) {
  const { i18n } = useLingui()
  if (questions.length === 0) return null
  return (
    <section className={styles['questions']} aria-labelledby="readers-ask">
      <h2 id="readers-ask">{i18n._('readers_ask')}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
