import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import styles from './post-page.module.css'
import { reportAddress } from './reported-page.ts'

export interface ContactPageProps {
  /** An https or mailto address, if configured. */
  contact: string | undefined
  siteUrl: string
  about: string | undefined
}

export function ContactPage({ contact, siteUrl, about }: ContactPageProps) {
  const { i18n } = useLingui()
  // Read in the browser: the server's page is shared by all visitors.
  const [page, setPage] = useState<string>()
  useEffect(() => setPage(about), [about])
  return (
    <article className={`wrap ${styles['post']}`}>
      <h1 tabIndex={-1}>{i18n._('contact_title')}</h1>
      <p className={styles['excerpt']}>{i18n._(contact === undefined ? 'contact_none' : 'contact_intro')}</p>
      <div className={styles['content']}>
        {contact === undefined ? (
          <p>{i18n._('contact_meanwhile')}</p>
        ) : (
          <>
            {page !== undefined && <p>{i18n._('contact_about', { page })}</p>}
            <p>{i18n._('contact_how')}</p>
            <p>
              <a
                className="action"
                data-look="solid"
                href={reportAddress(contact, page && siteUrl + page, i18n._('contact_title'))}
              >
                {i18n._('contact_send')}
              </a>
            </p>
            {contact.startsWith('mailto:') && <p translate="no">{contact.slice('mailto:'.length)}</p>}
          </>
        )}
        <h2>{i18n._('contact_corrected_title')}</h2>
        <p>{i18n._('contact_corrected')}</p>
      </div>
    </article>
  )
}
