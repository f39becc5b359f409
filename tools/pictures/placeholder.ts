/**
 * The picture that stands in for one that could not be loaded, as SVG: an empty tray with a disc of halftone dots that
 * thin out towards its edge, calm in both themes (it follows the system's, as an image cannot know the page's).
 * @param width,height in pixels
 */
export function placeholderSvg(width: number, height: number): string {
  const pitch = 19
  const reach = height * 0.46
  const rows: string[] = []
  for (let row = -Math.floor(reach / pitch); row <= Math.floor(reach / pitch); row++) {
    for (let column = -Math.floor(reach / pitch); column <= Math.floor(reach / pitch); column++) {
      // an odd row is shifted by half a step, so that the grid stands at 45 degrees
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * pitch
      const y = row * pitch
      const far = Math.hypot(x + reach * 0.25, y + reach * 0.25) / (reach * 1.25)
      if (Math.hypot(x, y) > reach - pitch / 2) continue
      const radius = 1.4 + 5.6 * Math.min(1, far) ** 1.6
      rows.push(`M${round(width / 2 + x - radius)} ${round(height / 2 + y)}a${arc(radius)}`)
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>rect{fill:#eef0f6}path{fill:#c9cddb}@media (prefers-color-scheme:dark){rect{fill:#121628}path{fill:#252b47}}</style>
<rect width="${width}" height="${height}"/>
<path d="${rows.join('')}"/>
</svg>
`
}

/** A full circle as two relative arcs. */
function arc(radius: number): string {
  const r = round(radius)
  return `${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
