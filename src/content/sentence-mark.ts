/** A text with the marks that its author typed, not those that it is typeset with (content-pipeline/typography.ts). */
export const typedMarks = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ')

/**
 * The mark of a sentence in an address, as in `#q-1b2c3d`: it stays the same wherever the sentence stands, and however it is
 * typeset (FNV-1a).
 */
export function sentenceMark(sentence: string): string {
  let hash = 0x811c9dc5
  for (const letter of typedMarks(sentence).trim()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `q-${(hash >>> 0).toString(36)}`
}

/** What an address marks, or none: `#q-…`. */
export const markInHash = (hash: string): string | undefined => /^#(q-[a-z0-9]{1,7})$/.exec(hash)?.[1]
