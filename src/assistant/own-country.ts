import type { HelpContact } from '../contract/talk-reply.ts'

export const readerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Splits contacts by the country of a time zone, which never leaves the browser. Default: the first one's country. */
export function ownFirst(
  contacts: readonly HelpContact[],
  timeZone: string,
): { own: HelpContact[]; others: HelpContact[] } {
  const here = contacts.find(({ timeZones = [] }) => timeZones.includes(timeZone)) ?? contacts[0]
  const isOwn = ({ country, region }: HelpContact) =>
    here?.country === undefined ? region === here?.region : country === here.country
  return { own: contacts.filter(isOwn), others: contacts.filter((contact) => !isOwn(contact)) }
}
