/** Returns the text with straight punctuation, undoing content-pipeline/typography.ts. */
export const typedMarks = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ')

/** Returns the URL mark of a sentence, such as `#q-1b2c3d`. Independent of position and typography (FNV-1a). */
export function sentenceMark(sentence: string): string {
  let hash = 0x811c9dc5
  for (const letter of typedMarks(sentence).trim()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `q-${(hash >>> 0).toString(36)}`
}

export const markInHash = (hash: string): string | undefined => /^#(q-[a-z0-9]{1,7})$/.exec(hash)?.[1]
