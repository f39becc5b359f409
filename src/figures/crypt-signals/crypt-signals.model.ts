// An organoid of the gut, cut through the middle: a ring of cells. Amounts of Wnt are those on a cell that makes it.

/** Cells of the ring, numbered from 0 at the top, clockwise. */
export const cells = 18

/** What is in the liquid: what cells need, the same with Wnt all round, or the same without what blocks BMP. */
export const broths = ['usual', 'wnt', 'bmp'] as const
export type Broth = (typeof broths)[number]

export type Kind = 'paneth' | 'stem' | 'dividing' | 'absorbing'

/** As much Wnt as keeps a cell a stem cell, and as keeps it dividing. Set here: nobody has measured them in these units. */
const enough = { stem: 0.3, dividing: 0.15 } as const
/** Wnt in a liquid to which it was added. */
const added = 1

/**
 * The Wnt on a cell of the ring. Paneth cells make it; from each cell to the next a share of it is left, both ways round. Wnt3
 * travels bound to the membranes of dividing cells, not by diffusion, and each division thins it out (Farin et al., Nature 530
 * (2016) 340). A share lost at each step makes it fall exponentially with distance, as any signal that spreads and fades (Crick,
 * Nature 225 (1970) 420).
 */
export function wntOn(cell: number, paneth: ReadonlySet<number>, share: number, broth: Broth = 'usual'): number {
  let sum = broth === 'wnt' ? added : 0
  for (const source of paneth) {
    const away = Math.abs(cell - source)
    // Each way goes on round and round: a geometric series.
    sum += (share ** away + share ** (cells - away)) / (1 - share ** cells)
  }
  return sum
}

/**
 * What each cell becomes. BMP keeps cells from being stem cells (He et al., Nature Genetics 36 (2004) 1117), so the usual
 * liquid blocks it (Sato et al., Nature 459 (2009) 262).
 */
export function kindsOf(paneth: ReadonlySet<number>, share: number, broth: Broth): Kind[] {
  return Array.from({ length: cells }, (_, cell) => {
    if (paneth.has(cell)) return 'paneth'
    const wnt = wntOn(cell, paneth, share, broth)
    if (wnt >= enough.stem && broth !== 'bmp') return 'stem'
    return wnt >= enough.dividing ? 'dividing' : 'absorbing'
  })
}

/** The buds: runs of cells between absorbing ones that hold a Paneth cell and a stem cell. */
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
