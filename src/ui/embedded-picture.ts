/** A data URL without characters that HTML and JSON escape differently, so that repeats compress well. */
export function embeddedPicture(svg: string): string {
  const line = svg.trim().replace(/\s*\n\s*/g, '')
  return `data:image/svg+xml,${line.replace(/[<>"'#%&\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}
