export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Distance from the term and the screen's edge, in px. */
const gap = 8
const margin = 12

/** Positions a note below its term, or above it if there is more space. `lines`: boxes of the term, one per line. */
export function placeNote(
  lines: readonly Box[],
  note: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number; side: 'above' | 'below' } {
  const [first = { left: 0, top: 0, right: 0, bottom: 0 }] = lines
  const last = lines.at(-1) ?? first
  const room = { above: first.top - gap - margin, below: screen.height - last.bottom - gap - margin }
  const side = note.height <= room.below || room.below >= room.above ? 'below' : 'above'
  const line = side === 'below' ? last : first
  const most = Math.max(margin, screen.width - note.width - margin)
  const lowest = Math.max(margin, screen.height - note.height - margin)
  return {
    left: Math.min(Math.max(line.left - margin, margin), most),
    top: side === 'below' ? Math.min(last.bottom + gap, lowest) : Math.max(first.top - gap - note.height, margin),
    side,
  }
}
