import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { blob, box, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { spine } from './double-strand.ts'

const inside = 13

function redCell(sheet: Sheet, r: number, round: number): void {
  const bend = (1 - round) * 0.5
  const [rx, ry] = [lerp(1.45, 1, round), lerp(0.5, 0.92, round)]
  const at = (scale: number): Point[] =>
    Array.from({ length: 26 }, (_, i): Point => {
      const angle = (i / 26) * 2 * Math.PI
      const x = Math.cos(angle) * rx * scale
      // A sickle has pointed ends: its half height decreases faster than a circle's.
      const taper = lerp(Math.abs(Math.sin(angle)) ** 0.45, 1, round)
      return [x * r, (Math.sin(angle) * ry * scale * taper + bend * x * x - bend * 0.8) * r]
    })
  printed(sheet, smooth(at(1)), { ink: sheet.colours.nano, cover: [0, 0.5] })
}

function placeInCell(i: number, r: number, round: number, time: number): Point {
  const along = (i / (inside - 1)) * 2 - 1
  const far = Math.sqrt((i + 0.5) / inside) * 0.7
  const angle = i * 2.399963
  const chained: Point = [along * 1.12 * r, (0.5 * (along * 1.12) ** 2 - 0.4) * r]
  const loose: Point = [
    Math.cos(angle) * far * r + wander(time, i, 0.3) * 4,
    Math.sin(angle) * far * r + wander(time, i + 40, 0.3) * 4,
  ]
  return [lerp(chained[0], loose[0], round), lerp(chained[1], loose[1], round)]
}

function haemoglobin(sheet: Sheet, x: number, y: number, r: number, ink: string): void {
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    ball(sheet, x + dx * r * 0.5, y + dy * r * 0.5, r * 0.62, ink, { shade: 'none', glint: false, outline: 1.4 })
}

function strand(sheet: Sheet, y: number, gene: { x: number; wide: number; ink: string }, gap = 0): void {
  const { colours, width } = sheet
  const at = gene.x + gene.wide / 2
  for (const side of [-1, 1])
    placed(sheet, side * gap, 0, {}, () => {
      const [from, to] = side < 0 ? [-40, at] : [at, width + 40]
      for (const way of [-1, 1])
        spine(
          sheet,
          [
            [from, y + way * 13],
            [(from + to) / 2, y + way * 13],
            [to, y + way * 13],
          ],
          colours.stock,
        )
      for (let x = from + 8; x < to; x += 13)
        outline(
          sheet,
          tracePoints([
            [x, y - 9],
            [x, y + 9],
          ]),
          3,
          colours.faint,
        )
    })
  const [pieces, half] = gap > 0.5 ? [[-1, 1], gene.wide / 2] : [[-1], gene.wide]
  for (const side of pieces)
    printed(sheet, box(side < 0 ? gene.x - gap : at + gap, y - 19, half, 38), {
      ink: gene.ink,
      cover: [0, 0.35],
      outline: 2.6,
    })
}

/** One gene makes a repressor that blocks the gene of fetal hemoglobin; cutting the first gene unblocks the second. */
export const haemoglobinBrake = scene({
  settings: v.strictObject({ act: v.optional(v.picklist(['brake', 'cut']), 'brake') }),
  cues: {
    fetal: 'fetal haemoglobin is named',
    brake: 'the brake sits down, and other haemoglobin takes the place',
    sickle: 'the sickle is named',
    cut: 'the gene of the brake is cut',
    back: 'fetal haemoglobin is back, in a new, round cell',
  },
  draw(sheet, moment, { act }) {
    const { focus, colours } = sheet
    const [cx, middle] = centreOf(focus)
    const { time } = moment
    const cutting = act === 'cut'
    const cutSince = moment.since('cut')
    const cut = appear(cutSince, 0, 0.6, ease.out)
    const braking = moment.since('brake')
    const sits = cutting ? 1 : appear(braking, -1.1, 0.9, ease.inOut)
    const leaves = cutting ? appear(cutSince, 0.5, 0.9, ease.inOut) : 0
    const flow = cutting ? appear(cutSince, 1, 0.5) : 1 - appear(braking, -0.5, 0.5)
    const gone = appear(cutSince, 0.4, 0.9, ease.in)
    const fresh = cutting ? appear(cutSince, 1.1, 0.8, ease.back) : 1
    const [brakeY, fetalY] = [middle - 128, middle - 22]
    const brakeGene = { x: cx - 132, wide: 116, ink: colours.stock }
    const fetalGene = { x: cx - 2, wide: 140, ink: colours.info }
    const cellAt: Point = [cx + 44, middle + 128]
    const r = 66

    strand(sheet, brakeY, brakeGene, cut * 15)
    strand(sheet, fetalY, fetalGene)

    const born: Point = [brakeGene.x + brakeGene.wide / 2, brakeY + 20]
    const seat: Point = [fetalGene.x, fetalY - 4]
    const brakeAt: Point = [
      lerp(born[0], seat[0], sits) - leaves * 70,
      lerp(born[1], seat[1], sits) - Math.sin(Math.PI * sits) * 10 + leaves * 60,
    ]
    const shownBrake = (cutting ? 1 : appear(braking, -1.5, 0.4)) * (1 - leaves)
    placed(sheet, brakeAt[0], brakeAt[1], { alpha: shownBrake, turn: leaves * -0.8 }, () => {
      printed(sheet, blob(0, 0, 34, time, 4, 0.08), {
        ink: colours.stock,
        shade: 'lines',
        cover: [0.1, 0.6],
        outline: 3,
      })
    })

    const drawCell = (x: number, grow: number, round: number, inkOf: (i: number) => string): void =>
      placed(sheet, x, cellAt[1], { grow, turn: lerp(-0.25, 0, round) + wander(time, 3, 0.15) * 0.06 }, () => {
        redCell(sheet, r, round)
        const places = Array.from({ length: inside }, (_, i) => placeInCell(i, r, round, time))
        if (round < 1) outline(sheet, smooth(places, false), 5, colours.key)
        for (const [i, [px, py]] of places.entries()) haemoglobin(sheet, px, py, lerp(6.6, 9, round), inkOf(i))
      })
    if (cutting) {
      drawCell(cellAt[0] + 260 * gone, 1, 0, () => colours.cogno)
      drawCell(cellAt[0], fresh, 1, (i) => (i % 3 === 0 ? colours.cogno : colours.info))
    } else drawCell(cellAt[0], 1, 1, (i) => (appear(braking, 0.1 + i * 0.07, 0.3) > 0.5 ? colours.cogno : colours.info))

    for (let i = 0; i < 5; i++) {
      const share = loop(time, 1.9, i / 5)
      const made = clamp(flow * Math.sin(Math.PI * share) * 3)
      const x = lerp(fetalGene.x + 34 + i * 22, cellAt[0] + (i - 2) * 12, ease.inOut(share))
      const y = lerp(fetalY + 22, cellAt[1] - 42, share)
      placed(sheet, x, y, { alpha: made }, () => haemoglobin(sheet, 0, 0, 9, colours.info))
    }

    const comes = appear(cutSince, -1.3, 1, ease.inOut)
    const goes = appear(cutSince, 0.7, 0.8, ease.in)
    if (comes > 0 && goes < 1) {
      const x = born[0] + (1 - comes) * -150
      const y = brakeY - 12 - goes * 150
      printed(sheet, blob(x, y - 22, 36, time, 8, 0.07), { ink: colours.inkA, shade: 'lines', cover: [0.1, 0.5] })
      outline(
        sheet,
        tracePoints([
          [x - 22, y - 6],
          [x + 22, y - 6],
        ]),
        6,
        colours.inkB,
      )
    }
    spark(sheet, born[0], brakeY, 50, cutSince / 0.9, colours.line)

    label(sheet, 'gen del freno', brakeGene.x + brakeGene.wide / 2 + 122, brakeY - 36, {
      size: 14,
      progress: appear(cutting ? time : braking, cutting ? 0.4 : -1.5),
      leaderTo: [brakeGene.x + brakeGene.wide - 12, brakeY - 14],
    })
    label(sheet, 'ADN de un futuro glóbulo rojo', 350, (brakeY + fetalY) / 2, {
      size: 12,
      align: 'right',
      progress: appear(time, 0.3),
    })
    label(sheet, 'freno', brakeAt[0] - 58, brakeAt[1] + 34, {
      size: 14,
      progress: cutting ? appear(time, 0.8) * (1 - leaves) : appear(braking, -0.2),
      leaderTo: [brakeAt[0] - 14, brakeAt[1] + 10],
    })
    label(sheet, 'hemoglobina fetal', cx - 96, middle + 66, {
      size: 14,
      progress: cutting
        ? appear(moment.since('back'), -0.6)
        : appear(moment.since('fetal'), -0.2) * (1 - appear(braking, -0.3, 0.4)),
    })
    label(sheet, 'hemoglobina adulta', cx - 102, middle + 112, {
      size: 14,
      progress: cutting ? 0 : appear(braking, 0.5),
    })
    label(sheet, 'célula falciforme', cellAt[0], cellAt[1] + 62, {
      size: 14,
      progress: appear(moment.since('sickle'), -0.4) * (1 - clamp(gone * 4)),
    })
    label(sheet, 'célula nueva', cellAt[0], cellAt[1] + 78, {
      size: 14,
      progress: cutting ? appear(moment.since('back'), 0.5) : 0,
    })
  },
})
