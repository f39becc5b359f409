/** An element's text nodes, and their text. */
export function textOf(block: Element): { nodes: Text[]; text: string } {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text)
  return { nodes, text: nodes.map(({ data }) => data).join('') }
}

/** The range from one offset to another in the text of such nodes. */
export function rangeOf(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange()
  let before = 0
  for (const node of nodes) {
    const after = before + node.length
    if (from >= before && from < after) range.setStart(node, from - before)
    if (to > before && to <= after) range.setEnd(node, to - before)
    before = after
  }
  return range
}
