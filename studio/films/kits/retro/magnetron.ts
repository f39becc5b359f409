import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, lerp, loop } from '../../motion.ts'
import { arcBand, disc, withExtent } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

const cavities = 8
const outer = 88
const inner = 44

function block(sheet: Sheet, x: number, y: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, outer, 0, 2 * Math.PI)
  path.closePath()
  const holes = new Path2D()
  holes.arc(x, y, inner, 0, 2 * Math.PI, true)
  for (let i = 0; i < cavities; i++) {
    const angle = (i / cavities) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    holes.moveTo(x + 66 * c + 13, y + 66 * s)
    holes.arc(x + 66 * c, y + 66 * s, 13, 0, 2 * Math.PI, true)
  }
  void sheet
  path.addPath(holes)
  return withExtent(path, { x: x - outer, y: y - outer, width: 2 * outer, height: 2 * outer })
}

export const magnetron = scene({
  settings: v.strictObject({}),
  cues: { emit: 'the cathode lets electrons go', whirl: 'the magnet makes them whirl', ring: 'the cavities resonate' },
  draw: (sheet, moment) => {
    const { colours, focus, brush } = sheet
    const [x, y] = [350, focus.y + 84]
    const emitted = appear(moment.since('emit'), -0.2, 0.7)
    const whirl = appear(moment.since('whirl'), -0.2, 1)
    const ring = appear(moment.since('ring'), -0.3, 0.6)
    printed(sheet, block(sheet, x, y), { ink: '#e8a27e', cover: [0.02, 0.4] })
    for (let i = 0; i < cavities; i++) {
      const angle = (i / cavities) * 2 * Math.PI
      const slot = arcBand(x, y, 50, 14, angle - 0.07, angle + 0.07)
      printed(sheet, slot, { ink: colours.ground, shade: 'none', outline: 0 })
      const beat = Math.sin(moment.time * 7) * (i % 2 === 0 ? 1 : -1)
      const [cx, cy] = [x + 66 * Math.cos(angle), y + 66 * Math.sin(angle)]
      if (ring > 0) {
        printed(sheet, disc(cx, cy, 11 * ring), {
          ink: beat > 0 ? colours.nano : colours.info,
          shade: 'none',
          outline: 0,
        })
        printed(sheet, disc(cx, cy, Math.max(0, 11 * ring * (1 - Math.abs(beat)))), {
          ink: colours.ground,
          shade: 'none',
          outline: 0,
        })
      }
    }
    const random = sheet.random(5)
    for (let i = 0; i < 150; i++) {
      const [a, b, c] = [random(), random(), random()]
      const out = loop(moment.time, 1.5, a)
      const r = lerp(16, 42, out) * Math.min(1, 0.4 + emitted)
      const spoke = Math.floor(b * 4) * (Math.PI / 2) + (c - 0.5) * lerp(1.1, 0.5, out) - out * 0.9
      const angle = lerp(b * 2 * Math.PI, spoke, whirl) + whirl * moment.time * 2.1
      if (out > emitted * 1.2) continue
      brush.fillStyle = colours.line
      brush.beginPath()
      brush.arc(x + r * Math.cos(angle), y + r * Math.sin(angle), 1.9, 0, 2 * Math.PI)
      brush.fill()
    }
    printed(sheet, disc(x, y, 14), { ink: colours.nano })
    for (let i = 0; i < 4; i++) {
      const share = loop(moment.time, 1.6, i / 4)
      outline(
        sheet,
        arcBand(x + outer, y, 16 + 70 * share, 0.1, -0.7, 0.7),
        4 * ring * Math.sin(Math.PI * share),
        colours.line,
      )
    }
    label(sheet, 'Cátodo caliente', 160, y - 30, {
      leaderTo: [x - 12, y - 4],
      size: 14,
      progress: appear(moment.time, 0.4),
    })
    label(sheet, 'Electrones', 160, y + 20, { leaderTo: [x - 32, y + 14], size: 14, progress: emitted })
    label(sheet, 'Cavidad', 190, y + 68, {
      leaderTo: [x - 47, y + 47],
      size: 14,
      progress: Math.max(ring, appear(moment.time, 1.6)),
    })
    label(sheet, 'Microondas', 560, y + 62, { size: 14, progress: ring })
  },
})
