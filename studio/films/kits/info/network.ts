import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { along, appear, bump, clamp, ease, loop } from '../../motion.ts'
import { box, regular, tracePoints, type Point } from '../../paths.ts'
import { ball, card, outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

const nodes: readonly Point[] = [
  [28, 316],
  [66, 214],
  [128, 300],
  [40, 112],
  [142, 196],
  [224, 262],
  [118, 92],
  [224, 150],
  [286, 196],
  [190, 36],
  [292, 40],
]
const edges: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 3],
  [1, 4],
  [2, 4],
  [2, 5],
  [3, 6],
  [4, 6],
  [4, 7],
  [5, 7],
  [5, 8],
  [6, 9],
  [7, 9],
  [7, 8],
  [7, 10],
  [8, 10],
  [9, 10],
]
/** Routes from sender to receiver. The last two share the path to junction 4. */
const ways: readonly (readonly number[])[] = [
  [0, 1, 3, 6, 9, 10],
  [0, 2, 5, 8, 10],
  [0, 2, 4, 7, 10],
  [0, 2, 4, 6, 9, 10],
]
const cutEdge = [4, 7] as const

function device(sheet: Sheet, [x, y]: Point): void {
  const { colours } = sheet
  card(sheet, x - 17, y - 27, 34, 54, { ink: colours.key, shade: 'none', round: 6, edge: colours.line, outline: 2.6 })
  card(sheet, x - 12, y - 20, 24, 38, { ink: colours.stock, cover: [0, 0.3], outline: 0 })
}

function packet(sheet: Sheet, x: number, y: number, number: number, grow: number): void {
  const { colours } = sheet
  placed(sheet, x, y, { grow }, () => {
    card(sheet, -15, -12, 30, 24, { ink: colours.nano, shade: 'none', round: 3 })
    lettering(sheet, String(number), 0, 7.5, { size: 21, weight: 800, align: 'center', ink: colours.key })
  })
}

export const network = scene({
  settings: v.strictObject({ broken: v.optional(v.boolean(), false) }),
  cues: {
    go: 'The junctions flash as packets pass',
    break: 'A line breaks; a packet on it is lost',
    detour: 'The other packets take another way',
  },
  draw(sheet, moment, { broken }) {
    const { colours, focus } = sheet
    const put = ([x, y]: Point): Point => [
      focus.x + (broken ? 320 - x : x) * (focus.width / 320),
      focus.y + y * (focus.height / 350),
    ]
    const at = (i: number): Point => put(nodes[i] ?? [0, 0])
    const cracked = broken ? moment.since('break') : -Infinity
    const grown = appear(moment.time, 0, 0.7)
    const round = broken ? appear(moment.since('detour'), -0.3, 0.6, ease.inOut) : 0
    const isDetour = (a: number, b: number) => (ways[3] ?? []).some((one, i, way) => one === a && way[i + 1] === b)
    for (const [a, b] of edges) {
      const isCut = a === cutEdge[0] && b === cutEdge[1]
      const [from, to] = [at(a), at(b)]
      if (isCut && cracked > 0) {
        const gap = 0.16 * appear(cracked, 0, 0.5)
        const part = (share: number): Point => [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
        ]
        for (const [p, q] of [
          [from, part(0.5 - gap)],
          [part(0.5 + gap), to],
        ] as const)
          outline(sheet, tracePoints([p, q]), 4, colours.faint)
        const [mx, my] = part(0.5)
        spark(sheet, mx, my, 44, clamp(cracked / 0.9), colours.nano)
        const arm = 9 * appear(cracked, 0.1)
        outline(
          sheet,
          tracePoints([
            [mx - arm, my - arm],
            [mx + arm, my + arm],
          ]),
          4.5,
          colours.nano,
        )
        outline(
          sheet,
          tracePoints([
            [mx - arm, my + arm],
            [mx + arm, my - arm],
          ]),
          4.5,
          colours.nano,
        )
      } else
        outline(
          sheet,
          tracePoints([from, [from[0] + (to[0] - from[0]) * grown, from[1] + (to[1] - from[1]) * grown]]),
          4 + 4 * (isDetour(a, b) ? round : 0),
          isDetour(a, b) && round > 0.5 ? colours.bio : colours.line,
        )
    }
    const passing = nodes.map(() => 0)
    const moving: { x: number; y: number; number: number; grow: number }[] = []
    const [trip, every] = [3, 0.62]
    const breakAt = moment.time - cracked
    for (let k = -4; k * every < moment.time; k++) {
      const start = k * every
      const share = (moment.time - start) / trip
      if (share < 0 || share >= 1) continue
      let way = ways[((k % 3) + 3) % 3] ?? []
      const lastChance = start + trip * 0.55
      const isOnCut = ((k % 3) + 3) % 3 === 2
      if (broken && isOnCut && lastChance > breakAt + trip * 0.2) way = ways[3] ?? way
      const points = way.map(at)
      const here = along(points, share)
      const lost = broken && isOnCut && way === ways[2] && cracked > 0
      const grow = clamp(share * 8) * clamp((1 - share) * 8) * (lost ? 1 - appear(cracked, 0, 0.4) : 1)
      moving.push({ x: here.x, y: here.y, number: (((k % 9) + 9) % 9) + 1, grow })
      for (const i of way) {
        const [x, y] = at(i)
        passing[i] = Math.max(passing[i] ?? 0, clamp(1 - Math.hypot(here.x - x, here.y - y) / 26))
      }
    }
    for (const [i] of nodes.entries()) {
      const [x, y] = at(i)
      if (i === 0 || i === nodes.length - 1) device(sheet, [x, y])
      else {
        const lit = passing[i] ?? 0
        const size = 15 + 3 * lit
        printed(sheet, regular(x, y, size, 6, moment.time * 0.15), { ink: colours.stock, cover: [0, 0.4] })
        ball(sheet, x, y, 5 + 2 * lit, lit > 0.35 ? colours.nano : colours.key, { shade: 'none' })
      }
    }
    for (const one of moving) packet(sheet, one.x, one.y, one.number, one.grow)
    const [sx, sy] = at(0)
    const [rx, ry] = at(nodes.length - 1)
    label(sheet, 'tú', sx + (broken ? -34 : 34), sy + 20, { progress: appear(moment.time, 0.3), size: 15 })
    label(sheet, 'destino', rx + (broken ? 10 : -10), ry - 42, { progress: appear(moment.time, 0.5), size: 14 })
    if (!broken) {
      const [jx, jy] = at(4)
      printed(sheet, box(jx - 26, jy - 26, 52, 52, 26), {
        ink: 'none',
        shade: 'none',
        outline: 3.4 * bump(loop(Math.max(0, moment.since('go')), 1.3) * 1.3, 0, 1.2),
        edge: colours.nano,
      })
    }
  },
})
