import type { HelpContact } from '../contract/talk-reply.ts'

/** The reader's IANA time zone. */
export const readerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The contacts of the country of a time zone, or of the first contact's country where none is of it, and all others. The
 * time zone stays in the browser.
 */
export function ownFirst(
  contacts: readonly HelpContact[],
  timeZone: string,
): { own: HelpContact[]; others: HelpContact[] } {
  const here = contacts.find(({ timeZones = [] }) => timeZones.includes(timeZone)) ?? contacts[0]
  const isOwn = ({ country, region }: HelpContact) =>
    here?.country === undefined ? region === here?.region : country === here.country
  return { own: contacts.filter(isOwn), others: contacts.filter((contact) => !isOwn(contact)) }
}
