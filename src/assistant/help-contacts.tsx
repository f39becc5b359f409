import { useLingui } from '@lingui/react'
import type { HelpContact } from '../contract/talk-reply.ts'
import styles from './help-contacts.module.css'
import { ownFirst, readerTimeZone } from './own-country.ts'

interface HelpContactsProps {
  contacts: readonly HelpContact[]
  lang?: string | undefined
}

/** Help contacts with the source of each number; the reader's country comes first. */
export function HelpContacts({ contacts, lang }: HelpContactsProps) {
  const { i18n } = useLingui()
  const { own, others } = ownFirst(contacts, readerTimeZone())
  return (
    <>
      <ContactList lang={lang} contacts={own} label={i18n._('who_to_call')} />
      {others.length > 0 && (
        <details className={styles['others']}>
          <summary>{i18n._('who_to_call_elsewhere')}</summary>
          <ContactList lang={lang} contacts={others} label={i18n._('who_to_call_elsewhere')} />
        </details>
      )}
    </>
  )
}

interface ContactListProps {
  contacts: readonly HelpContact[]
  label: string
  lang: string | undefined
}

function ContactList({ contacts, label, lang }: ContactListProps) {
  const { i18n } = useLingui()
  const newTab = <span className="visually-hidden"> {i18n._('source_new_tab')}</span>
  return (
    <ul className={styles['contacts']} aria-label={label}>
      {contacts.map(({ name, phone, region, source, chat }) => (
        <li key={`${region} ${phone}`}>
          <a className={styles['phone']} href={`tel:${phone.replace(/[^\d*]/g, '')}`}>
            {phone}
          </a>
          <span>
            <a href={source} target="_blank" rel="noopener noreferrer">
              <span lang={lang}>{name}</span>
              {newTab}
            </a>
            <span lang={lang}>, {region}</span>
            {chat !== undefined && (
              <span className={styles['chat']}>
                <a href={chat} target="_blank" rel="noopener noreferrer">
                  {i18n._('help_by_chat')}
                  {newTab}
                </a>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
