// The HP model: a protein as oily (H) or water-loving beads on a square grid. Each pair of adjacent oily beads that
// aren't chain neighbors gains one energy unit (Lau and Dill, Macromolecules 22 (1989) 3986).

export type Place = readonly [column: number, row: number]

export const bends = ['straight', 'left', 'right'] as const
export type Bend = (typeof bends)[number]

/** Encodes bends as base-3 digits; the first is the lowest. */
export const numberOfCourse = (course: readonly Bend[]): number =>
  course.reduce((sum, bend, at) => sum + bends.indexOf(bend) * 3 ** at, 0)

export const courseOfNumber = (number: number, count: number): Bend[] =>
  Array.from({ length: count }, (_, at) => bends[Math.floor(number / 3 ** at) % 3] ?? 'straight')

const steps = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
] as const
const turned: Record<Bend, number> = { straight: 0, left: 1, right: 3 }

/** Doesn't check for crossings. The link `still` keeps its position and direction. */
export function placesOf(course: readonly Bend[], still = 0): Place[] {
  const headings = [0]
  for (const bend of course) headings.push(((headings.at(-1) ?? 0) + turned[bend]) % 4)
  const back = 4 - (headings[still] ?? 0)
  const places: Place[] = [[0, 0]]
  for (const heading of headings) {
    const [column, row] = places.at(-1) ?? [0, 0]
    const [right, down] = steps[(heading + back) % 4] ?? [0, 0]
    places.push([column + right, row + down])
  }
  const [fromColumn, fromRow] = places[still] ?? [0, 0]
  return places.map(([column, row]) => [column - fromColumn, row - fromRow])
}

export function clashesOf(places: readonly Place[]): number[] {
  const seen = new Set<string>()
  return places.flatMap((place, bead) => {
    const isTaken = seen.has(place.join())
    seen.add(place.join())
    return isTaken ? [bead] : []
  })
}

export function contactsOf(chain: string, places: readonly Place[]): [number, number][] {
  const pairs: [number, number][] = []
  places.forEach(([column, row], bead) => {
    for (let other = bead + 3; other < places.length; other++) {
      const [otherColumn, otherRow] = places[other] ?? [column, row]
      const isBeside = Math.abs(column - otherColumn) + Math.abs(row - otherRow) === 1
      if (isBeside && chain[bead] === 'H' && chain[other] === 'H') pairs.push([bead, other])
    }
  })
  return pairs
}

/** Returns all self-avoiding shapes, without mirrored and rotated duplicates. */
export function shapesOf(beads: number): Bend[][] {
  const shapes: Bend[][] = []
  const grow = (course: Bend[], hasBent: boolean) => {
    if (clashesOf(placesOf(course)).length > 0) return
    if (course.length === beads - 2) {
      shapes.push(course)
      return
    }
    for (const bend of bends) {
      if (bend !== 'right' || hasBent) grow([...course, bend], hasBent || bend !== 'straight')
    }
  }
  grow([], false)
  return shapes
}
