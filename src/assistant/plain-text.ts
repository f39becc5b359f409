/** Everything that the talk contract takes for a control character: all but tab and line breaks. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/**
 * Makes a text acceptable to the talk contract: control characters are dropped, angle brackets that would read as
 * markup become ‹ ›, white space at the ends goes, and what is longer than `max` UTF-16 code units is cut (never in
 * the middle of a character). A text of white space only becomes the empty text.
 */
export function plainText(text: string, max: number): string {
  const clean = text.toWellFormed().replace(control, '').replace(/</g, '‹').replace(/>/g, '›').trim()
  if (clean.length <= max) return clean
  const cut = clean.slice(0, max)
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()
}
