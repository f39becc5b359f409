import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, loop, along } from '../../motion.ts'
import { box, capsule, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

/** The human retina has its fibers in front and a blind spot; the octopus's fibers are behind. */
export const retinaWiring = scene({
  settings: v.strictObject({}),
  cues: { human: 'the human fibres signal', octopus: 'the octopus’s retina appears' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const octopus = after(moment, 'octopus', 0.8, -0.5)
      panel(sheet, moment, 246 - 88 * octopus, true, appear(moment.time, 0, 0.6))
      panel(sheet, moment, 346, false, octopus)
    })
  },
})

const cells = [38, 70, 102, 134, 226, 258, 290, 322] as const

function panel(sheet: Sheet, moment: Moment, top: number, human: boolean, shown: number): void {
  if (shown <= 0) return
  const { colours, brush } = sheet
  brush.save()
  brush.globalAlpha = shown
  brush.translate(0, (1 - shown) * 40)
  brush.fillStyle = colours.stock
  brush.fillRect(0, top, 360, 168)
  outline(
    sheet,
    smooth(
      [
        [-5, top],
        [365, top],
      ],
      false,
    ),
    2.4,
    colours.line,
  )
  outline(
    sheet,
    smooth(
      [
        [-5, top + 168],
        [365, top + 168],
      ],
      false,
    ),
    2.4,
    colours.line,
  )
  const receptorTop = human ? top + 84 : top + 58
  const fibreY = human ? top + 64 : top + 130
  for (let i = 0; i < 4; i++) {
    const share = loop(moment.time, 1.4, i / 4)
    const x = 54 + i * 84
    arrow(sheet, [x, top + 6 + share * 16], [x, top + 30 + share * 16], { ink: colours.nano, width: 4.4, outline: 1.6 })
  }
  const list = human ? cells : [...cells, 164, 196].sort((a, b) => a - b)
  for (const x of list) {
    const [a, b]: [Point, Point] = [
      [x, receptorTop],
      [x, receptorTop + 44],
    ]
    printed(sheet, capsule(a, b, 20), { ink: colours.cogno, across: [x - 4, 0, x + 12, 0], cover: [0, 0.6] })
    const tip: Point = human ? [x, receptorTop - 10] : [x, receptorTop + 54]
    outline(sheet, smooth([tip, [x, fibreY]], false), 5, colours.key)
    outline(sheet, smooth([tip, [x, fibreY]], false), 2.4, colours.inkB)
  }
  for (const x of list) {
    const way = fibreWay(x, fibreY, top, human)
    outline(sheet, smooth(way, false), 5, colours.key)
    outline(sheet, smooth(way, false), 2.4, colours.inkB)
    const share = loop(moment.time, 1.6, (x * 0.0071) % 1)
    const { x: px, y: py } = along(way, share)
    ball(sheet, px, py, 4.6, '#ffffff', { glint: false })
  }
  if (human) {
    printed(sheet, box(146, receptorTop - 2, 7, 52), { ink: colours.key, shade: 'none', outline: 0 })
    printed(sheet, box(207, receptorTop - 2, 7, 52), { ink: colours.key, shade: 'none', outline: 0 })
    label(sheet, 'agujero', 254, top + 152, {
      progress: after(moment, 'human', 0.5, 0.4),
      leaderTo: [206, receptorTop + 36],
      chip: colours.key,
      ink: '#ffffff',
    })
  }
  label(sheet, human ? 'tu ojo' : 'ojo de pulpo', 14, top + 152, { align: 'left', size: 15 })
  brush.restore()
}

function fibreWay(x: number, y: number, top: number, human: boolean): Point[] {
  const side = x < 180 ? -1 : 1
  const lane = 180 + side * (4 + Math.abs(x - 180) * 0.12)
  const down = human ? 24 : 10
  return [
    [x, y],
    [(x + lane) / 2, y - (human ? 6 : -4)],
    [lane, y + down],
    [lane, top + 172],
  ]
}
