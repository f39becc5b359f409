/** Everything that the talk contract takes for a control character: all but tab and line breaks. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** What the talk contract takes for markup. `3 < 5` is none. */
const markup = /<\/?[a-z!][^>]*>/i

const opening = /<(?=\/?[a-z!])/gi

/**
 * Makes a text acceptable to the talk contract: control characters are dropped, the angle brackets of markup become
 * ‹ ›, white space at the ends goes, and what is longer than `max` UTF-16 code units is cut (never in the middle of a
 * character). A text of white space only becomes the empty text.
 */
export function plainText(text: string, max: number): string {
  // Much more than fits is not even looked at: a whole book may have been pasted.
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
