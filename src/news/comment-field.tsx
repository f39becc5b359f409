import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { MessageId } from '../i18n/catalogue.ts'
import styles from './comment-form.module.css'

interface FieldWiring {
  id: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export interface CommentFieldProps {
  id: string
  label: MessageId
  required?: boolean
  problem: MessageId | undefined
  children: (wiring: FieldWiring) => ReactNode
}

export function CommentField({ id, label, required = false, problem, children }: CommentFieldProps) {
  const { i18n } = useLingui()
  const problemId = `${id}-problem`
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        <span>{i18n._(label)}</span>
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        required,
        'aria-invalid': problem !== undefined,
        'aria-describedby': problem && problemId,
      })}
      {problem && (
        <p id={problemId} className={styles['problem']}>
          {i18n._(problem)}
        </p>
      )}
    </div>
  )
}
