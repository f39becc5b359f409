import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import styles from './post-page.module.css'
import { reportAddress } from './reported-page.ts'

export interface ContactPageProps {
  /** Where reports go: an https or mailto address, or nowhere yet. */
  contact: string | undefined
  siteUrl: string
  /** The path of the page that the reader comes from. */
  about: string | undefined
}

/** How to report an error: what is useful to say, and where it goes; or plainly that there is no address yet. */
export function ContactPage({ contact, siteUrl, about }: ContactPageProps) {
  const { i18n } = useLingui()
  // Pages are everybody's: the server makes this one without what its address asks.
  const [page, setPage] = useState<string>()
  useEffect(() => setPage(about), [about])
  return (
    <article className={`wrap ${styles['post']}`}>
      <h1 tabIndex={-1}>{i18n._('contact_title')}</h1>
      <p className={styles['excerpt']}>{i18n._('contact_intro')}</p>
      <div className={styles['content']}>
        {page !== undefined && <p>{i18n._('contact_about', { page })}</p>}
        {contact === undefined ? (
          <p>{i18n._('contact_none')}</p>
        ) : (
          <>
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
