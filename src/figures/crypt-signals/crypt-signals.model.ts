// Cross section of a gut organoid: a ring of cells. Wnt amounts are relative to a cell that makes it.

/** Number of cells, counted clockwise from 0 at the top. */
export const cells = 18

export const broths = ['usual', 'wnt', 'bmp'] as const
export type Broth = (typeof broths)[number]

export type Kind = 'paneth' | 'stem' | 'dividing' | 'absorbing'

/** Wnt thresholds. Chosen for this figure; no measurements exist in these units. */
const enough = { stem: 0.3, dividing: 0.15 } as const
const added = 1

/**
 * Wnt3 stays bound to membranes and dilutes with cell division (Farin et al., Nature 530 (2016) 340), so its amount
 * falls off exponentially (Crick, Nature 225 (1970) 420).
 */
export function wntOn(cell: number, paneth: ReadonlySet<number>, share: number, broth: Broth = 'usual'): number {
  let sum = broth === 'wnt' ? added : 0
  for (const source of paneth) {
    const away = Math.abs(cell - source)
    // Geometric series: Wnt travels around the ring repeatedly.
    sum += (share ** away + share ** (cells - away)) / (1 - share ** cells)
  }
  return sum
}

/**
 * BMP prevents stem cells (He et al., Nat. Genet. 36 (2004) 1117); the usual medium blocks it (Sato et al., Nature 459
 * (2009) 262).
 */
export function kindsOf(paneth: ReadonlySet<number>, share: number, broth: Broth): Kind[] {
  return Array.from({ length: cells }, (_, cell) => {
    if (paneth.has(cell)) return 'paneth'
    const wnt = wntOn(cell, paneth, share, broth)
    if (wnt >= enough.stem && broth !== 'bmp') return 'stem'
    return wnt >= enough.dividing ? 'dividing' : 'absorbing'
  })
}

/** Counts runs between absorbing cells that have both a Paneth cell and a stem cell. */
export function budsOf(kinds: readonly Kind[]): number {
  const first = kinds.indexOf('absorbing')
  if (first < 0) return 0
  const opened = [...kinds.slice(first), ...kinds.slice(0, first)]
  let buds = 0
  let run = new Set<Kind>()
  for (const kind of [...opened, 'absorbing' as const]) {
    if (kind !== 'absorbing') run.add(kind)
    else {
      if (run.has('paneth') && run.has('stem')) buds++
      run = new Set()
    }
  }
  return buds
}
