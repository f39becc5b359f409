/** A halftone ball that follows the system's theme. Size in pixels. */
export function placeholderSvg(width: number, height: number): string {
  const pitch = height / 19
  const reach = height * 0.44
  const rows = Math.floor(reach / pitch)
  const dotsByWidth = new Map<number, string>()
  for (let row = -rows; row <= rows; row++) {
    for (let column = -rows - 1; column <= rows; column++) {
      // Alternate rows are shifted for a 45° grid.
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * pitch
      const y = row * pitch
      if (Math.hypot(x, y) > reach) continue
      const shade = Math.hypot(x + reach * 0.3, y + reach * 0.3) / (reach * 1.3)
      const dot = Math.round(3 + shade ** 1.6 * 17)
      const point = `M${Math.round(width / 2 + x)} ${Math.round(height / 2 + y)}h0`
      dotsByWidth.set(dot, (dotsByWidth.get(dot) ?? '') + point)
    }
  }
  const paths = [...dotsByWidth].map(([dot, points]) => `<path stroke-width="${dot}" d="${points}"/>`)
  const style =
    'rect{fill:#eef0f6}path{stroke:#dfe3ee;stroke-linecap:round}' +
    '@media(prefers-color-scheme:dark){rect{fill:#121628}path{stroke:#1c2138}}'
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>
<style>${style}</style>
<rect ${size}/>
${paths.join('\n')}
</svg>
`
}
