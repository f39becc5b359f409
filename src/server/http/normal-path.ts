/** Normalizes a path (RFC 3986 §6.2.2): unescapes unreserved characters and uppercases escapes. Keeps `%2F`. */
export function normalPath(pathname: string): string {
  return pathname.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })
}
