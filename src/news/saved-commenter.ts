import * as v from 'valibot'

export interface Commenter {
  name: string
  email: string
  website: string
}

export const commenterKey = 'zed:commenter'

/** Most UTF-16 code units per field. */
export const commentLimits = { name: 80, email: 254, website: 200, comment: 4000 } as const

const CommenterSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(commentLimits.name)),
  email: v.pipe(v.string(), v.maxLength(commentLimits.email)),
  website: v.pipe(v.string(), v.maxLength(commentLimits.website)),
})

export function parseCommenter(stored: string | null): Commenter | undefined {
  if (stored === null) return undefined
  try {
    const result = v.safeParse(CommenterSchema, JSON.parse(stored))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Returns whether a text is a valid website; the scheme is optional, and an empty text is fine. */
export function isWebsite(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed === '') return true
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && /^[^.].*\.[^.]{2,}$/.test(hostname)
}
