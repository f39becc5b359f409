/**
 * A small drawing (SVG) as an address that a page brings along, with no request of its own. It holds no character that
 * HTML or JSON writes differently, so that a page which has it twice compresses as if it had it once.
 */
export function embeddedPicture(svg: string): string {
  const line = svg.trim().replace(/\s*\n\s*/g, '')
  return `data:image/svg+xml,${line.replace(/[<>"'#%&\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}
