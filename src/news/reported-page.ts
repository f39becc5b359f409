export function isPageAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && /^\/(?!\/)[\p{L}\d/_-]*$/u.test(value)
}

/** Returns the report address. Mail includes the page; web forms open as they are. */
export function reportAddress(contact: string, page: string | undefined, subject: string): string {
  if (!contact.startsWith('mailto:')) return contact
  const fields = [['subject', subject], ...(page === undefined ? [] : [['body', `${page}\n\n`]])]
  return `${contact}?${fields.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
