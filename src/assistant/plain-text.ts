/** Control characters of the talk contract: all but tab and line breaks. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Markup of the talk contract; `3 < 5` isn't. */
const markup = /<\/?[a-z!][^>]*>/i

const opening = /<(?=\/?[a-z!])/gi

/** Cleans a text for the talk contract, and limits it to `max` UTF-16 units without splitting a character. */
export function plainText(text: string, max: number): string {
  // Limits the work for very long pasted text.
  const clean = withoutMarkup(
    text
      .slice(0, 4 * max)
      .toWellFormed()
      .replace(control, ''),
  ).trim()
  if (clean.length <= max) return clean
  const cut = clean.slice(0, max)
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()
}

function withoutMarkup(text: string): string {
  return markup.test(text) ? text.replace(opening, '‹').replaceAll('>', '›') : text
}
