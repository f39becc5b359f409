const invisible =
  /[\u00ad\u200b\u2060\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?)[\u200c\u200d]|[\u200c\u200d](?!\p{Extended_Pictographic})/gu

/** Removes invisible characters except emoji joiners, and unifies letter forms (`ﬁ` → `fi`). */
export function readableText(text: string): string {
  return text.replace(invisible, '').normalize('NFKC')
}
