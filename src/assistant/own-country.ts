import type { HelpContact } from '../contract/talk-reply.ts'

/** Returns the browser's IANA time zone. */
export const readerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Splits contacts by the country of a time zone (default: the first contact's country). The time zone never leaves the
 * browser.
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
