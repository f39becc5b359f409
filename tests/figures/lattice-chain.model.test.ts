import { describe, expect, it } from 'vitest'
import { chain, mostContacts, shapes } from '../../src/figures/lattice-chain/lattice-chain.machine.ts'
import {
  clashesOf,
  contactsOf,
  placesOf,
  shapesOf,
  type Bend,
} from '../../src/figures/lattice-chain/lattice-chain.model.ts'

const courses = new Map([4, 5, 6, 7, 8, 9, 10].map((beads) => [beads, shapesOf(beads)]))
const coursesOf = (beads: number) => courses.get(beads) ?? []

function designing(beads: number): string[] {
  const pairs = coursesOf(beads).map((course) => contactsOf('H'.repeat(beads), placesOf(course)))
  return Array.from({ length: 2 ** beads }, (_, bits) =>
    Array.from({ length: beads }, (__, at) => (bits & (1 << at) ? 'H' : 'P')).join(''),
  ).filter((beadsOf) => {
    const counts = pairs.map((of) => of.filter(([one, other]) => beadsOf[one] === 'H' && beadsOf[other] === 'H').length)
    const most = Math.max(...counts)
    return counts.filter((count) => count === most).length === 1
  })
}

describe('shapes on a square grid', () => {
  // Self-avoiding walks: OEIS A001411. All but straight ones have eight symmetric copies.
  it.each([
    [4, 36],
    [5, 100],
    [6, 284],
    [7, 780],
    [8, 2172],
    [9, 5916],
    [10, 16_268],
  ])('of %d beads are all the %d walks', (beads, walks) => {
    expect(8 * (coursesOf(beads).length - 1) + 4).toBe(walks)
  })

  it('grow by about 2.7 a bead at this length (in the long run 2.638: Jensen and Guttmann 1999)', () => {
    expect(coursesOf(10).length / coursesOf(9).length).toBeCloseTo(2.75, 2)
  })
})

describe('the HP model', () => {
  // Irbäck and Troein, Journal of Biological Physics 28 (2002) 1.
  it.each([
    [4, 4],
    [5, 0],
    [6, 7],
    [7, 10],
    [8, 7],
    [9, 6],
  ])('has among chains of %d beads %d with one best shape', (beads, known) => {
    expect(designing(beads)).toHaveLength(known)
  })

  it('gives the chain of the figure 2034 shapes: 1199 without a contact, and one with four', () => {
    const counts = coursesOf(10).map((course) => contactsOf(chain, placesOf(course)).length)
    expect(counts).toHaveLength(shapes)
    expect(counts.filter((count) => count === 0)).toHaveLength(1199)
    expect(counts.filter((count) => count === mostContacts)).toHaveLength(1)
    expect(Math.max(...counts)).toBe(mostContacts)
  })

  it('knows a shape that crosses itself, and counts no neighbours in the chain', () => {
    const square: Bend[] = ['left', 'left', 'left']
    expect(clashesOf(placesOf(square))).toEqual([4])
    expect(contactsOf('HHHH', placesOf(['left', 'left']))).toEqual([[0, 3]])
    expect(contactsOf('HHHH', placesOf(['straight', 'straight']))).toEqual([])
    expect(contactsOf('HPPP', placesOf(['left', 'left']))).toEqual([])
  })

  it('keeps a link in its place whatever is bent before and after it', () => {
    const straight = placesOf(['straight', 'straight', 'straight', 'straight'], 2)
    const bent = placesOf(['left', 'straight', 'right', 'right'], 2)
    expect(bent.slice(2, 4)).toEqual(straight.slice(2, 4))
    expect(bent[2]).toEqual([0, 0])
    expect(bent[3]).toEqual([1, 0])
  })
})
