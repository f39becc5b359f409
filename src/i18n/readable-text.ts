/** Soft hyphens, zero-width blanks and joiners, word joiners, byte order marks: copied along, and seen by nobody. */
const invisible =
  /[\u00ad\u200b\u2060\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?)[\u200c\u200d]|[\u200c\u200d](?!\p{Extended_Pictographic})/gu

/**
 * A text as its reader sees it, for whatever compares letters: without invisible characters, except those that hold an emoji
 * together, and with one form for each letter (`ﬁ` as `fi`).
 */
export function readableText(text: string): string {
  return text.replace(invisible, '').normalize('NFKC')
}
