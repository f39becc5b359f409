import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { box, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

const letterWidth = 26
const codon = letterWidth * 3
const period = 1.9
const message = 'AUGGCUUACGAAUGGCCAAAGUUCGGAACU'

const pairs: Readonly<Record<string, string>> = { A: 'U', U: 'A', C: 'G', G: 'C' }

function letterAt(i: number): string {
  return message[((i % message.length) + message.length) % message.length] ?? 'A'
}

function aminoInk(sheet: Sheet, i: number): string {
  const { bio, nano, info, cogno, stock } = sheet.colours
  return [nano, info, bio, cogno, stock][(((i * 7) % 5) + 5) % 5] ?? nano
}

function carrier(sheet: Sheet, x: number, y: number, i: number, loaded: boolean, turn = 0): void {
  const { colours } = sheet
  placed(sheet, x, y, { turn }, () => {
    const stem = smooth([
      [-37, -6],
      [37, -6],
      [34, -24],
      [13, -40],
      [11, -66],
      [-11, -66],
      [-13, -40],
      [-34, -24],
    ])
    printed(sheet, stem, { ink: colours.stock, cover: [0, 0.3] })
    for (let k = -1; k <= 1; k++) {
      const letter = pairs[letterAt(3 * (i - 1) + k + 1)] ?? 'A'
      printed(sheet, box(k * letterWidth - 10, -10, 20, 20, 1), { ink: colours.stock, shade: 'none', outline: 1.8 })
      lettering(sheet, letter, k * letterWidth, 5, { size: 14, weight: 800, align: 'center', ink: colours.key })
    }
    if (loaded) ball(sheet, 0, -82, 16, aminoInk(sheet, i))
  })
}

function inChain(x: number, y: number, j: number, time: number, cx: number): Point {
  if (j === 0) return [x, y]
  const up = Math.min(j, 3)
  const beyond = Math.max(0, j - 3)
  const drift = wander(time, j, 0.25) * 5
  return [
    lerp(x, cx + 20, clamp(j / 3)) - beyond * 17 + drift,
    y - up * 27 - Math.min(beyond, 2) * 9 + Math.sin(beyond * 1.15) * 15 + wander(time, j + 40, 0.25) * 4,
  ]
}

function tape(sheet: Sheet, y: number, x0: number, from: number): void {
  const { colours, width } = sheet
  for (let i = -14; i < 30; i++) {
    const x = x0 + i * letterWidth
    if (x < -30 || x > width + 30 || x < from) continue
    const letter = letterAt(i)
    printed(sheet, box(x - letterWidth / 2 + 1, y, letterWidth - 2, 30, 1), {
      ink: colours.stock,
      shade: 'none',
      outline: 1.8,
    })
    lettering(sheet, letter, x, y + 22, { size: 19, weight: 800, align: 'center', ink: colours.key })
  }
}

export const ribosome = scene({
  settings: v.strictObject({ act: v.optional(v.picklist(['arrive', 'read']), 'read') }),
  cues: {
    arrive: 'the two halves close on the tape',
    name: 'the ribosome is named',
    read: 'it begins to read',
    link: 'the link that is made is shown',
  },
  draw(sheet, moment, { act }) {
    const { focus, colours } = sheet
    const [cx, middle] = centreOf(focus)
    const { time } = moment
    const y = middle + 62
    const arriving = act === 'arrive'
    const closed = arriving ? appear(moment.since('arrive'), -0.2, 1.5, ease.inOut) : 1
    const steps = arriving ? 0 : Math.max(0, (time + 1.2) / period)
    const done = Math.floor(steps)
    const phase = steps - done
    const shift = arriving ? 0 : ease.inOut((phase - 0.66) / 0.3)
    const x0 = cx + letterWidth / 2 - (done + shift) * codon
    large()
    const slide = arriving ? lerp(330, 0, ease.out(time / 1.8)) : 0
    tape(sheet, y, x0 + slide - (arriving ? loop(time, 30) * 40 : 0), -60)
    if (!arriving) readers()
    small()
    const named = appear(moment.since('name'), 0)
    label(sheet, 'ribosoma', cx, y - 148, { progress: named, size: 17 })
    label(sheet, 'mensaje', cx + 108, y + 62, {
      progress: arriving ? appear(time, 1.3) * (1 - appear(closed, 0.1, 0.3)) : 0,
      size: 14,
      leaderTo: [cx + 132, y + 26],
    })

    function large(): void {
      const lift = lerp(-78 + wander(time, 60, 0.2) * 8, 0, closed)
      const shape: Point[] = [
        [-140, 8],
        [-148, -70],
        [-112, -146],
        [-42, -178],
        [10, -160],
        [70, -180],
        [128, -140],
        [150, -66],
        [138, 8],
        [60, 14],
        [-60, 14],
      ]
      printed(sheet, smooth(shape.map(([px, py], i) => [cx + px + wander(time, i) * 2, y - 26 + py + lift] as const)), {
        ink: colours.inkA,
        cover: [0, 0.5],
      })
    }

    function small(): void {
      const drop = lerp(84 + wander(time, 61, 0.2) * 8, 0, closed)
      const shape: Point[] = [
        [-128, 22],
        [0, 12],
        [128, 22],
        [136, 52],
        [84, 88],
        [0, 82],
        [-84, 90],
        [-136, 54],
      ]
      printed(
        sheet,
        smooth(shape.map(([px, py], i) => [cx + px + wander(time, i + 30) * 2, y + 18 + py + drop] as const)),
        {
          ink: colours.inkA,
          shade: 'lines',
          cover: [0.1, 0.5],
        },
      )
    }

    function readers(): void {
      const [left, right] = [cx - codon / 2, cx + codon / 2]
      const come = ease.inOut(phase / 0.34)
      const link = ease.inOut((phase - 0.36) / 0.24)
      const move = -codon * shift
      const begun = moment.since('read') > -9
      const leave = ease.in((phase - 0.66) / 0.34)
      carrier(sheet, left + move - leave * 70, y - 10 - leave * 60, done, false, -leave * 0.6)
      const comeFrom: Point = [cx + 210, y - 190]
      carrier(
        sheet,
        lerp(comeFrom[0], right, come) + move,
        lerp(comeFrom[1], y - 10, come) - Math.sin(come * Math.PI) * 24,
        done + 1,
        begun && link < 0.5,
        (1 - come) * 0.7,
      )
      const anchor: Point = [lerp(left, right, link) + move, y - 92]
      const chain = Array.from({ length: Math.min(done + 4, 11) }, (_, j) => {
        // A new link becomes number 0; the others move up by one.
        const at = j + (link > 0.5 ? 1 - (1 - link) * 2 : 0)
        return inChain(anchor[0], anchor[1], at, time, cx)
      })
      const beads: Point[] = link >= 0.5 ? [[right + move, y - 92], ...chain] : chain
      outline(sheet, smooth(beads, false), 7, colours.key)
      outline(sheet, smooth(beads, false), 3.4, colours.stock)
      for (const [k, [bx, by]] of [...beads.entries()].toReversed())
        ball(sheet, bx, by, 14, aminoInk(sheet, link >= 0.5 ? done + 1 - k : done - k))
      const flash = appear(moment.since('link'), 0)
      if (flash > 0)
        label(sheet, 'cadena', cx + 96, y - 236, { progress: flash, size: 15, leaderTo: beads[6] ?? [cx, y] })
    }
  },
})
