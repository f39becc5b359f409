import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { MessageId } from '../i18n/catalogue.ts'
import { CommentField } from './comment-field.tsx'
import styles from './comment-form.module.css'
import { draftName, keepDraft, readDraft } from '../runtime/kept-draft.ts'
import { commenterKey, commentLimits, isWebsite, parseCommenter, type Commenter } from './saved-commenter.ts'

type Problems = Partial<Record<'name' | 'email' | 'website' | 'comment', MessageId>>

interface CommentFormProps {
  page: string
}

/** The comment form. Validates and keeps input; sends nothing yet and says so. */
export function CommentForm({ page }: CommentFormProps) {
  const { i18n } = useLingui()
  const id = useId()
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const website = useRef<HTMLInputElement>(null)
  const comment = useRef<HTMLTextAreaElement>(null)
  const save = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [checked, setChecked] = useState(false)

  // Uncontrolled, so that input survives hydration and language changes.
  useEffect(() => {
    const saved = readCommenter()
    if (!saved || !name.current || !email.current || !website.current || !save.current) return
    if (name.current.value || email.current.value || website.current.value) return
    name.current.value = saved.name
    email.current.value = saved.email
    website.current.value = saved.website
    save.current.checked = true
  }, [])

  useEffect(() => {
    for (const [field, { current }] of Object.entries({ comment, name }))
      if (current && !current.value) current.value = readDraft(draftKey(field, page))
  }, [page])

  function keep({ target }: FormEvent) {
    const isDraft = target === comment.current || target === name.current
    const field = target as HTMLInputElement | HTMLTextAreaElement
    if (isDraft) keepDraft(draftKey(field.name, page), field.value)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!name.current || !email.current || !website.current || !comment.current || !save.current) return
    const found: Problems = {}
    if (name.current.value.trim() === '') found.name = 'comment_name_missing'
    if (email.current.validity.valueMissing) found.email = 'comment_email_missing'
    else if (!email.current.validity.valid) found.email = 'comment_email_invalid'
    if (!isWebsite(website.current.value)) found.website = 'comment_website_invalid'
    if (comment.current.value.trim() === '') found.comment = 'comment_text_missing'
    setProblems(found)
    const controls = { name, email, website, comment }
    const first = (['comment', 'name', 'email', 'website'] as const).find((field) => found[field])
    setChecked(!first)
    if (first) {
      controls[first].current?.focus()
      return
    }
    for (const field of ['comment', 'name']) keepDraft(draftKey(field, page), '')
    keepCommenter(
      save.current.checked
        ? { name: name.current.value, email: email.current.value, website: website.current.value }
        : undefined,
    )
  }

  return (
    <section data-comment-form className={styles['comments']} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{i18n._('leave_a_comment')}</h2>
      <p className={styles['closed']}>
        {i18n._('comments_closed')}{' '}
        <Link to="/contact" search={{ about: page }}>
          {i18n._('contact_seen')}
        </Link>
      </p>
      <p className={styles['note']} data-needs-script="">
        {i18n._('your_email_address_will_not_be_published')} {i18n._('required_fields_are_marked')}
      </p>
      {/* Outside a dialog this method sends nothing, even without script. */}
      <form method="dialog" data-needs-script="" noValidate onInput={keep} onSubmit={submit}>
        <CommentField id={`${id}comment`} label="comment_text" required problem={problems.comment}>
          {(wiring) => (
            <textarea
              ref={comment}
              name="comment"
              data-draft={draftName(draftKey('comment', page))}
              rows={5}
              maxLength={commentLimits.comment}
              {...wiring}
            />
          )}
        </CommentField>
        <div className={styles['who']}>
          <CommentField id={`${id}name`} label="comment_name" required problem={problems.name}>
            {(wiring) => (
              <input
                ref={name}
                name="name"
                data-draft={draftName(draftKey('name', page))}
                autoComplete="name"
                maxLength={commentLimits.name}
                {...wiring}
              />
            )}
          </CommentField>
          <CommentField id={`${id}email`} label="comment_email" required problem={problems.email}>
            {(wiring) => (
              <input
                ref={email}
                type="email"
                name="email"
                autoComplete="email"
                maxLength={commentLimits.email}
                {...wiring}
              />
            )}
          </CommentField>
        </div>
        <CommentField id={`${id}website`} label="comment_website" problem={problems.website}>
          {(wiring) => (
            <input
              ref={website}
              inputMode="url"
              name="website"
              autoComplete="url"
              maxLength={commentLimits.website}
              {...wiring}
            />
          )}
        </CommentField>
        <p className={styles['save']}>
          <input ref={save} id={`${id}save`} type="checkbox" name="save" />
          <label htmlFor={`${id}save`}>{i18n._('comment_save_my_name')}</label>
        </p>
        <button type="submit" className="action" data-look="solid">
          {i18n._('comment_submit')}
        </button>
        <p role="status" className={styles['status']}>
          {checked && i18n._('comment_not_open')}
        </p>
      </form>
    </section>
  )
}

/** Drafts belong to an article in both languages; the commenter, to all. */
function draftKey(field: string, page: string): string {
  const place = field === 'comment' ? page.replace('/es-', '/') : ''
  return `comment-${field}${place}`
}

function readCommenter(): Commenter | undefined {
  try {
    return parseCommenter(localStorage.getItem(commenterKey))
  } catch {
    return undefined
  }
}

function keepCommenter(commenter: Commenter | undefined): void {
  try {
    if (commenter) localStorage.setItem(commenterKey, JSON.stringify(commenter))
    else localStorage.removeItem(commenterKey)
  } catch (error) {
    console.warn('The name could not be kept in this browser', error)
  }
}
