/** A table's row in plain words: `Metal: gold; density: 19.3`. A first cell without a heading names the row. */
export function rowWords(headings: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, column) => [headings[column] ?? '', cell] as const)
    .filter(([, cell]) => cell !== '')
    .map(([heading, cell]) => (heading === '' ? cell : `${heading}: ${cell}`))
    .join('; ')
}
