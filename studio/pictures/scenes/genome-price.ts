import { drawnScene, paint } from '../drawing.ts'
import { disc, line, polygon, rectangle, route, path, type Point } from '../shapes.ts'
import { seededRandom } from '../random.ts'

/** Price of a genome in dollars by year (NHGRI's table, rounded). */
const prices: readonly Point[] = [
  [2001.7, 95e6],
  [2004, 20e6],
  [2007, 9e6],
  [2008.8, 0.34e6],
  [2010, 31e3],
  [2012, 6.6e3],
  [2015, 1.4e3],
  [2022, 500],
]

function place([year, price]: Point): Point {
  return [187 + ((year - 2001.7) / 20.3) * 640, 60 + ((8 - Math.log10(price)) / 5.4) * 385]
}

function priceIn(year: number): number {
  const next = prices.findIndex(([known]) => known > year)
  const [before, after] = [prices[next - 1], prices[next]]
  if (!before || !after) return 500
  const share = (year - before[0]) / (after[0] - before[0])
  return before[1] * (after[1] / before[1]) ** share
}

function draw(): string[] {
  const random = seededRandom(14)
  const floor = 458
  const shapes: string[] = []
  const points = prices.map(place)
  for (let year = 2002; year <= 2022; year++) {
    const [x, y] = place([year, priceIn(Math.min(2021.9, year))])
    shapes.push(rectangle(x - 5, y, 10, floor - y, paint(1)))
  }
  shapes.push(path(route(points), { stroke: paint(3), 'stroke-width': 7 }))
  points.forEach((point, i) => {
    const size = 27 - i * 2.6
    shapes.push(
      i === 0
        ? rectangle(point[0] - size, point[1] - size, size * 2, size * 2, paint(4))
        : disc(point, Math.max(7, size * 0.8), paint(4)),
    )
  })
  const end = place([2022, 95e6 / 2 ** (20.3 / 2)])
  shapes.push(line([place([2001.7, 95e6]), end], 5, paint(5)), disc(end, 9, paint(5)))
  for (let x = 150; x < 870; x += 24) shapes.push(letter([x, 510], Math.floor(random() * 4)))
  return shapes
}

function letter([x, y]: Point, kind: number): string {
  if (kind === 0)
    return polygon(
      [
        [x, y - 9],
        [x + 9, y + 8],
        [x - 9, y + 8],
      ],
      paint(6),
    )
  if (kind === 1) return path(`M${x + 6} ${y - 6}A8 8 0 1 0 ${x + 6} ${y + 6}`, { stroke: paint(7), 'stroke-width': 5 })
  if (kind === 2) return disc([x, y], 8.5, paint(7))
  return path(`M${x - 8} ${y - 7}h16M${x} ${y - 7}v15`, { stroke: paint(6), 'stroke-width': 5 })
}

export const genomePrice = drawnScene(
  ['info', 'bio'],
  {
    1: { body: false, a: [{ kind: 'solid' }] },
    3: { body: false, a: [{ kind: 'solid' }] },
    4: { body: true, a: [{ kind: 'solid' }], outline: 1.6 },
    5: { body: false, b: [{ kind: 'solid' }] },
    6: { body: false, a: [{ kind: 'solid' }] },
    7: { body: false, b: [{ kind: 'solid' }] },
  },
  draw(),
)
