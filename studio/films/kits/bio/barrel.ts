import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label, scaleBar } from '../../letters.ts'
import { appear, clamp, pulse, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { polygon, regular, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { glow } from './glow.ts'

const staves = 11
const [reach, high] = [66, 224]

function stave(sheet: Sheet, cx: number, cy: number, at: number, up: boolean, ink: string): void {
  const lean = 0.34
  const half = 0.2
  const point = (angle: number, share: number): Point => {
    const turned = angle + lean * (share - 0.5)
    return [cx + reach * Math.sin(turned), cy + (share - 0.5) * high + 15 * Math.cos(turned)]
  }
  const [tail, neck, tip] = up ? [1, 0.2, 0] : [0, 0.8, 1]
  const edge = (side: number, from: number, to: number) =>
    Array.from({ length: 7 }, (_, i) => point(at + side * half * 0.78, from + ((to - from) * i) / 6))
  const path = polygon([
    ...edge(-1, tail, neck),
    point(at - half * 1.25, neck),
    point(at, tip),
    point(at + half * 1.25, neck),
    ...edge(1, neck, tail),
  ])
  const front = Math.cos(at) > 0
  printed(sheet, path, { ink, shade: front ? 'dots' : 'lines', cover: front ? [0, 0.4] : [0.35, 0.6], outline: 2 })
}

export const barrel = scene({
  settings: v.strictObject({}),
  cues: { barrel: 'the staves close around the lamp', blue: 'blue light comes in', green: 'green light goes out' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const closed = appear(moment.since('barrel'), -1.2, 1.6)
    const blue = moment.since('blue')
    const green = moment.since('green')
    const turn = time * 0.5
    const angles = Array.from({ length: staves }, (_, i) => ({
      i,
      at: ((((i / staves) * 2 * Math.PI + turn) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI),
    }))
    const excited = appear(green, -0.4, 0.5)
    const y = cy - 4
    draw(false)
    lamp()
    draw(true)
    if (blue > -0.2)
      wave(sheet, [-20, y - 70], [cx - 14, y - 4], {
        ink: colours.info,
        width: 5,
        edge: 1.4,
        amplitude: 11,
        wavelength: 24,
        phase: time * 1.4,
        part: [0, clamp((blue + 0.2) / 0.9)],
        tapered: false,
      })
    if (green > -0.2)
      wave(sheet, [cx + 14, y + 4], [sheet.width + 20, y + 74], {
        ink: colours.bio,
        width: 5,
        edge: 1.4,
        amplitude: 11,
        wavelength: 33,
        phase: time * 1.1,
        part: [0, clamp((green + 0.2) / 0.9)],
        tapered: false,
      })
    label(sheet, 'luz azul', focus.x + 30, y - 106, {
      progress: appear(blue, 0.3),
      size: 15,
      chip: colours.info,
      ink: '#ffffff',
    })
    label(sheet, 'luz verde', focus.x + focus.width - 34, y + 112, { progress: appear(green, 0.3), size: 15 })
    scaleBar(sheet, '2 nm', focus.x + focus.width - 108, focus.y + focus.height + 4, 107, {
      progress: appear(time, 0.8),
    })

    function draw(front: boolean): void {
      for (const { i, at } of angles.toSorted((a, b) => Math.cos(a.at) - Math.cos(b.at))) {
        if (Math.cos(at) > 0 !== front) continue
        const window = front ? appear(blue, -0.9, 0.8) * clamp((Math.cos(at) - 0.45) * 4) : 0
        const away = (1 - closed) * 54
        placed(
          sheet,
          away * Math.sin(at) * 1.5,
          away * (i % 2 ? 1 : -1),
          { alpha: Math.min(1, appear(time, i * 0.05, 0.5)) * (1 - window * 0.86) },
          () => stave(sheet, cx, y, at, i % 2 === 0, blend(colours.inkA, colours.stock, 0.12 + (i % 3) * 0.16)),
        )
      }
    }

    function lamp(): void {
      glow(sheet, cx, y, 66 + 10 * pulse(time, 0.9), colours.bio, excited)
      placed(sheet, cx, y, { turn: wander(time, 3, 0.3) * 0.2 - 0.4, grow: 0.86 }, () => {
        outline(
          sheet,
          smooth(
            [
              [-60, 34],
              [-34, 16],
              [-18, 4],
            ],
            false,
          ),
          7,
          colours.key,
        )
        outline(
          sheet,
          smooth(
            [
              [18, 0],
              [34, -10],
              [62, -30],
            ],
            false,
          ),
          7,
          colours.key,
        )
        const ink = blend(colours.stock, colours.bio, 0.25 + 0.75 * excited)
        printed(sheet, regular(-16, 4, 21, 5, 0.3), { ink, cover: [0, 0.3] })
        printed(sheet, regular(22, -8, 23, 6, 0.2), { ink, cover: [0, 0.3] })
      })
    }
  },
})
