import { useLingui } from '@lingui/react'
import type { HelpContact } from '../contract/talk-reply.ts'
import styles from './help-contacts.module.css'

/** Whom a reader in need can call, and where each number is published. */
export function HelpContacts({ contacts }: { contacts: readonly HelpContact[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles['contacts']} aria-label={i18n._('who_to_call')}>
      {contacts.map(({ name, phone, region, source }) => (
        <li key={`${region} ${phone}`}>
          <a className={styles['phone']} href={`tel:${phone.replace(/[^\d*]/g, '')}`}>
            {phone}
          </a>
          <span>
            <a href={source} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="visually-hidden"> {i18n._('source_new_tab')}</span>
            </a>
            , {region}
          </span>
        </li>
      ))}
    </ul>
  )
}
