import * as v from 'valibot'

/** Who comments, as kept in this browser when the reader asks for it. */
export interface Commenter {
  name: string
  email: string
  website: string
}

/** The storage key; its value is the JSON of a `Commenter`. */
export const commenterKey = 'zed:commenter'

/** Longest values of the comment form's fields, in UTF-16 code units. */
export const commentLimits = { name: 80, email: 254, website: 200, comment: 4000 } as const

const CommenterSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(commentLimits.name)),
  email: v.pipe(v.string(), v.maxLength(commentLimits.email)),
  website: v.pipe(v.string(), v.maxLength(commentLimits.website)),
})

/** Reads what was kept; anything else in its place (another program's, a broken one) counts as nothing. */
export function parseCommenter(stored: string | null): Commenter | undefined {
  if (stored === null) return undefined
  try {
    const result = v.safeParse(CommenterSchema, JSON.parse(stored))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Whether a text can be the address of a website; a missing scheme counts as https. An empty one is left out, thus fine. */
export function isWebsite(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed === '') return true
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && /^[^.].*\.[^.]{2,}$/.test(hostname)
}
