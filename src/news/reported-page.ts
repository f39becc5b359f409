/** Whether a value is the path of a page of this site, short and plain enough to be repeated in a message. */
export function isPageAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && /^\/(?!\/)[\p{L}\d/_-]*$/u.test(value)
}

/**
 * The address that a report is sent to, about a page of the site where one is named. A mail names the page in its text;
 * a form elsewhere is opened as it is.
 */
export function reportAddress(contact: string, page: string | undefined, subject: string): string {
  if (!contact.startsWith('mailto:')) return contact
  const fields = [['subject', subject], ...(page === undefined ? [] : [['body', `${page}\n\n`]])]
  return `${contact}?${fields.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
