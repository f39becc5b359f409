import * as v from 'valibot'
import { label, scaleBar } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, capsule, oval, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

type Plate = 'paper' | 'a' | 'b' | 'key'
const plates: readonly Plate[] = ['paper', 'a', 'b', 'key']
const names: Readonly<Record<Plate, string>> = { paper: 'Papel', a: 'Tinta 1', b: 'Tinta 2', key: 'Línea' }

const upper = (side: number, flap: number): Point[] => [
  [side * 3, -6],
  [side * 22 * flap, -38],
  [side * 56 * flap, -44],
  [side * 62 * flap, -22],
  [side * 40 * flap, 0],
  [side * 6, 6],
]
const lower = (side: number, flap: number): Point[] => [
  [side * 3, 4],
  [side * 40 * flap, 4],
  [side * 48 * flap, 24],
  [side * 30 * flap, 42],
  [side * 10, 22],
]

function print(sheet: Sheet, plate: Plate, inks: Readonly<Record<Plate, string>>, flap: number): void {
  const ink = inks[plate]
  for (const side of [-1, 1])
    for (const wing of [upper(side, flap), lower(side, flap)]) {
      const path = smooth(wing)
      if (plate === 'paper') printed(sheet, path, { ink, shade: 'none', outline: 0 })
      if (plate === 'a')
        printed(sheet, path, {
          ink: 'none',
          shade: 'dots',
          shadeInk: ink,
          cover: [0.25, 0.95],
          pitch: 5,
          outline: 0,
          across: [0, -30, side * 60 * flap, 20],
        })
      if (plate === 'key') outline(sheet, path, 2.6, ink)
    }
  if (plate === 'b')
    for (const side of [-1, 1]) {
      printed(sheet, oval(side * 40 * flap, -24, 13 * flap, 11), { ink, shade: 'none', outline: 0 })
      printed(sheet, oval(side * 30 * flap, 22, 10 * flap, 9), { ink, shade: 'none', outline: 0 })
    }
  if (plate === 'key') {
    printed(sheet, capsule([0, -22], [0, 26], 7), { ink, shade: 'none', outline: 0 })
    for (const side of [-1, 1])
      outline(
        sheet,
        smooth(
          [
            [0, -22],
            [side * 8, -36],
            [side * 17, -44],
          ],
          false,
        ),
        2,
        ink,
      )
  }
}

export const inkPlates = scene({
  settings: v.strictObject({ lamp: v.optional(v.boolean(), false) }),
  cues: {
    paper: 'plate of the paper',
    a: 'first ink',
    b: 'second ink',
    key: 'black line',
    join: 'they come together',
    turn: 'the inks change for the dark',
    scale: 'the scale bar appears',
  },
  draw: (sheet, moment, { lamp }) => {
    const { colours, focus, brush } = sheet
    const y = focus.y + 76
    const flap = 0.86 + 0.14 * Math.cos(moment.time * 2.2)
    if (lamp) {
      const turn = appear(moment.since('turn'), -0.3, 0.9, ease.inOut)
      for (const [i, dark] of [0, 1].entries()) {
        const x = lerp(360, 244 + i * 232, turn)
        if (i === 1 && turn <= 0) continue
        const inks = dark
          ? { paper: '#cdd5ea', a: '#6d83ff', b: '#ff6a42', key: '#0a0c1a' }
          : { paper: '#ffffff', a: '#3350ff', b: '#ff4f24', key: '#14132b' }
        printed(sheet, box(x - 104, y - 84, 208, 168, 2), {
          ink: dark ? '#121628' : '#eef0f6',
          shade: 'none',
          outline: 1.8,
          edge: colours.line,
        })
        placed(sheet, x, y - 8, { grow: 1.4 }, () => {
          for (const plate of plates) print(sheet, plate, inks, flap)
        })
        scaleBar(sheet, '5 cm', x - 36, y + 72, 72, {
          progress: appear(moment.since('scale'), -0.2, 0.6),
          ink: dark ? '#e9edf8' : '#14132b',
          size: 13,
        })
      }
      return
    }
    const join = appear(moment.since('join'), -0.3, 1.2, ease.inOut)
    const inks = { paper: '#ffffff', a: '#3350ff', b: '#ff4f24', key: '#14132b' }
    for (const [i, plate] of plates.entries()) {
      const shown = appear(moment.since(plate), -0.3, 0.6)
      const x = lerp(110 + i * 140, 330, join)
      const at = y + (1 - shown) * 30
      placed(sheet, x, at, { grow: lerp(0.92, 1.55, join), alpha: Math.max(shown, 0.3) }, () => {
        if (join < 0.9)
          printed(sheet, box(-68, -58, 136, 112, 2), {
            ink: plate === 'paper' ? blend(colours.ground, '#14132b', 0.3) : '#ffffff',
            shade: 'none',
            outline: 1.6,
          })
      })
    }
    for (const [i, plate] of plates.entries()) {
      const shown = appear(moment.since(plate), -0.3, 0.6)
      if (shown <= 0) continue
      const x = lerp(110 + i * 140, 330, join)
      brush.save()
      if (plate === 'a' || plate === 'b') brush.globalCompositeOperation = 'multiply'
      placed(sheet, x, y + (1 - shown) * 30, { grow: lerp(0.92, 1.55, join), alpha: shown }, () =>
        print(sheet, plate, inks, flap),
      )
      brush.restore()
      label(sheet, names[plate], x, y + 76, { size: 13, progress: shown * (1 - join) })
    }
  },
})
