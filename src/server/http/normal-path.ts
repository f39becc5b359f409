/**
 * A path in the one spelling of all that mean the same (RFC 3986 §6.2.2): what need not be escaped is not, and escapes are in
 * capital letters. What an escape keeps apart (`%2F`) stays apart.
 */
export function normalPath(pathname: string): string {
  return pathname.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })
}
