import * as v from 'valibot'
import { arrow, wave } from '../../figures.ts'
import { label, scaleBar } from '../../letters.ts'
import { appear, loop } from '../../motion.ts'
import { box } from '../../paths.ts'
import { printed } from '../../print.ts'
import { scene } from '../../scene.ts'

export const doorMesh = scene({
  settings: v.strictObject({}),
  cues: { holes: 'the holes are measured', light: 'light goes through', bounce: 'the long wave bounces' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const wall = 420
    const [top, bottom] = [focus.y - 14, focus.y + 178]
    const y = focus.y + 66
    const lit = appear(moment.since('light'), -0.1, 0.5)
    const bounced = appear(moment.since('bounce'), -0.3, 0.6)
    wave(sheet, [60, y], [wall - 8, y], {
      amplitude: 50,
      wavelength: 236,
      phase: moment.time * 0.55,
      ink: colours.inkA,
      width: 6,
      tapered: false,
      part: [0, appear(moment.time, 0, 1.2)],
    })
    if (bounced > 0)
      wave(sheet, [wall - 8, y], [60, y], {
        amplitude: 38 * bounced,
        wavelength: 236,
        phase: moment.time * 0.55,
        ink: colours.inkB,
        width: 4,
        tapered: false,
        part: [0, bounced],
      })
    for (const i of lit > 0 ? [0, 1, 2, 3, 4] : []) {
      const hole = top + 13 + i * 36 + 17
      const at = loop(moment.time, 1.9, i * 0.21)
      wave(sheet, [wall - 90, hole], [614, hole], {
        amplitude: 3.6 * lit,
        wavelength: 9,
        phase: 0,
        ink: '#ffd95e',
        width: 2,
        part: [at - 0.22, at],
      })
    }
    for (let i = 0; i < 6; i++)
      printed(sheet, box(wall - 7, top + i * 36 - 12, 14, 24, 3), { ink: colours.stock, cover: [0, 0.6] })
    label(sheet, 'Malla de metal', wall + 78, bottom + 8, {
      leaderTo: [wall + 4, bottom - 4],
      size: 13,
      progress: appear(moment.time, 0.5),
    })
    label(sheet, 'Luz', 578, top + 6, { size: 14, progress: lit })
    label(sheet, 'Dentro del horno', 336, top + 2, { size: 12, progress: appear(moment.time, 0.3) })
    scaleBar(sheet, '12 cm', 118, bottom - 6, 236, { progress: appear(moment.time, 1.8, 0.8), size: 15 })
    const holes = appear(moment.since('holes'), -0.1, 0.6)
    if (holes > 0) {
      arrow(sheet, [wall + 46, y + 2 - 20], [wall + 46, y - 2 - 8], { width: 2.6, progress: holes })
      arrow(sheet, [wall + 46, y + 40], [wall + 46, y + 22], { width: 2.6, progress: holes })
      label(sheet, '2 mm', wall + 92, y + 6, { size: 15, progress: holes })
    }
  },
})
