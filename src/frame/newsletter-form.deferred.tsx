import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useLanguage } from '../i18n/language-context.tsx'
import type { MessageId } from '../i18n/catalogue.ts'
import styles from './newsletter-form.module.css'

interface Outcome {
  email?: MessageId
  consent?: MessageId
  /** Valid input, but nothing was sent: sign-up isn't open yet. */
  checked: boolean
}

function emailProblem({ validity }: HTMLInputElement): MessageId | undefined {
  if (validity.valueMissing) return 'newsletter_email_missing'
  return validity.valid ? undefined : 'newsletter_email_invalid'
}

export function NewsletterForm() {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const consent = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>({ checked: false })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!email.current || !consent.current) return
    const problem = emailProblem(email.current)
    const unread = !consent.current.checked
    setOutcome({
      checked: !problem && !unread,
      ...(problem && { email: problem }),
      ...(unread && { consent: 'newsletter_consent_missing' }),
    })
    if (problem) email.current.focus()
    else if (unread) consent.current.focus()
  }

  return (
    <form className={styles['form']} method="post" action="/newsletter" noValidate onSubmit={submit}>
      <p className={styles['closed']}>
        {i18n._('newsletter_closed')} <a href={`/feed/${language}.xml`}>{i18n._('feed_link')}</a>
      </p>
      <label htmlFor={`${id}email`} className={styles['label']}>
        {i18n._('newsletter_email')}
      </label>
      <div className={styles['line']}>
        <input
          ref={email}
          id={`${id}email`}
          type="email"
          name="email"
          required
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          aria-invalid={outcome.email !== undefined}
          aria-describedby={outcome.email && `${id}email-problem`}
        />
        <button type="submit">{i18n._('newsletter_submit')}</button>
      </div>
      {outcome.email && (
        <p id={`${id}email-problem`} className={styles['problem']}>
          {i18n._(outcome.email)}
        </p>
      )}
      <p className={styles['consent']}>
        <input
          ref={consent}
          id={`${id}consent`}
          type="checkbox"
          name="consent"
          value="read"
          required
          aria-invalid={outcome.consent !== undefined}
          aria-describedby={outcome.consent && `${id}consent-problem`}
        />
        <label htmlFor={`${id}consent`}>
          {i18n._('i_have_read')} <Link to="/terms">{i18n._('i_have_read_terms')}</Link>
        </label>
      </p>
      {outcome.consent && (
        <p id={`${id}consent-problem`} className={styles['problem']}>
          {i18n._(outcome.consent)}
        </p>
      )}
      <p role="status" className={styles['status']}>
        {outcome.checked && i18n._('newsletter_not_open')}
      </p>
    </form>
  )
}
