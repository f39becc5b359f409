import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, loop } from '../../motion.ts'
import { box, tracePoints } from '../../paths.ts'
import { outline, printed, rod } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { composed, past } from './framing.ts'
import { impulseOn } from './neuron-tree.ts'

const track = { top: 174, bottom: 486 } as const
const lanes = { bare: 104, wrapped: 254 } as const

/** Seconds to cross the picture: the ratio is 1 to 30 m/s. */
const travel = { wrapped: 0.8, bare: 24 } as const

export const axonRace = scene({
  settings: v.strictObject({}),
  cues: { slow: 'the bare fibre is named', fast: 'the fibre in myelin is named' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      ruler(sheet)
      rod(sheet, [lanes.bare, track.bottom + 80], [lanes.bare, track.top - 14], 20, colours.inkA, { shade: 'dots' })
      rod(sheet, [lanes.wrapped, track.bottom + 80], [lanes.wrapped, track.top - 14], 20, colours.inkA)
      for (let i = 0; i < 5; i++) {
        const y = track.top - 2 + i * 88
        const sheath = box(lanes.wrapped - 31, y, 62, 74, 24)
        printed(sheet, sheath, {
          ink: '#ffffff',
          cover: [0, 0.6],
          across: [lanes.wrapped - 14, 0, lanes.wrapped + 31, 0],
          outline: 2.4,
        })
        for (const inset of [9, 18])
          outline(sheet, box(lanes.wrapped - 31 + inset, y + 4, 62 - inset * 2, 66, 18), 1.2, colours.key)
      }
      const start = moment.time + 0.4
      impulseOn(sheet, line(lanes.bare), 0.06 + start / travel.bare, { reach: 0.09, width: 24 })
      impulseOn(sheet, line(lanes.wrapped), loop(start, travel.wrapped * 1.5) * 1.5 * 1.2, { reach: 0.16, width: 30 })
      plate(sheet, 'axón desnudo', '1 m/s', lanes.bare, appear(past(moment, 'slow'), 0, 0.5))
      plate(sheet, 'con mielina', '> 30 m/s', lanes.wrapped, appear(past(moment, 'fast'), 0, 0.5))
    })
  },
})

function line(x: number): [number, number][] {
  return [
    [x, track.bottom + 30],
    [x, track.top - 10],
  ]
}

function plate(sheet: Sheet, name: string, speed: string, x: number, progress: number): void {
  label(sheet, name, x, 262, { progress, size: 15 })
  label(sheet, speed, x, 294, {
    progress: progress > 0.4 ? (progress - 0.4) / 0.6 : 0,
    size: 21,
    chip: sheet.colours.key,
    ink: '#ffffff',
    weight: 800,
  })
}

function ruler(sheet: Sheet): void {
  const { colours } = sheet
  for (let i = 0; i <= 26; i++) {
    const y = track.bottom + 24 - i * 13
    const long = i % 5 === 0 ? 17 : 9
    outline(
      sheet,
      tracePoints([
        [180 - long, y],
        [180 + long, y],
      ]),
      i % 5 === 0 ? 2.4 : 1.4,
      colours.line,
    )
  }
  lettering(sheet, 'META', 179, track.top - 4, { size: 14, weight: 800, align: 'center' })
}
