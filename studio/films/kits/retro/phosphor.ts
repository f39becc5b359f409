import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, loop, lerp } from '../../motion.ts'
import { arcBand, box, disc, oval } from '../../paths.ts'
import { outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'

const [blue, yellow] = ['#3a5bff', '#ffc928'] as const

export const phosphor = scene({
  settings: v.strictObject({}),
  cues: {
    blue: 'the chip shines blue',
    yellow: 'grains turn some of it yellow',
    white: 'the eye sees both together as white',
  },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const [x, floor] = [218, focus.y + 150]
    const shines = appear(moment.since('blue'), -0.3, 0.5)
    const turned = appear(moment.since('yellow'), -0.4, 0.7)
    const white = appear(moment.since('white'), -0.2, 0.7)
    const dome = oval(x, floor, 116, 122)
    within(sheet, box(x - 130, focus.y, 260, 150), () => {
      printed(sheet, dome, { ink: '#fff4cf', shade: 'none' })
      const random = sheet.random(9)
      for (let i = 0; i < 46; i++) {
        const [angle, far] = [Math.PI * (1 + random()), 46 + 66 * Math.sqrt(random())]
        const lit = turned * (0.5 + 0.5 * Math.sin(moment.time * 3 + i))
        printed(sheet, disc(x + far * Math.cos(angle), floor + far * Math.sin(angle), 3 + 2.4 * random() + lit), {
          ink: yellow,
          shade: 'none',
          outline: 1.1,
        })
      }
    })
    for (let i = 0; i < 11; i++) {
      const angle = Math.PI * (1.1 + 0.08 * i)
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const at = loop(moment.time, 1.7, i * 0.37) * 1.3
      const grain = 78
      const toYellow = i % 3 !== 0
      const way = (r: number): [number, number] => [x + r * c, floor - 12 + r * s * 0.98]
      wave(sheet, way(16), way(toYellow && turned > 0.5 ? grain : 172), {
        amplitude: 4.6,
        wavelength: 13,
        part: [at - 0.3, at],
        ink: blue,
        width: 3.2 * shines,
        edge: 0.9,
      })
      if (toYellow && turned > 0.2)
        wave(sheet, way(grain), way(180), {
          amplitude: 4.6 * turned,
          wavelength: 18,
          part: [at - 0.5, at - 0.15],
          ink: yellow,
          width: 3.2,
          edge: 0.9,
        })
    }
    printed(sheet, box(x - 128, floor, 256, 18, 2), { ink: colours.stock })
    printed(sheet, box(x - 22, floor - 15, 44, 16, 2), { ink: shines > 0.1 ? blue : colours.stock, cover: [0, 0.3] })
    outline(sheet, arcBand(x, floor, 119, 0.1, Math.PI, 2 * Math.PI), 2.2, colours.key)
    const [ex, ey] = [500, focus.y + 76]
    const apart = lerp(64, 26, clamp(white))
    for (const [side, ink] of [
      [-1, blue],
      [1, yellow],
    ] as const) {
      const shown = side < 0 ? shines : turned
      if (shown > 0) printed(sheet, disc(ex + side * apart, ey, 50 * shown), { ink, shade: 'none' })
    }
    if (white > 0.05)
      within(sheet, disc(ex - apart, ey, 50), () =>
        printed(sheet, disc(ex + apart, ey, 50), { ink: '#ffffff', shade: 'none', outline: 2.2 }),
      )
    label(sheet, 'Chip azul', 72, floor + 4, { leaderTo: [x - 20, floor - 6], size: 13, progress: shines })
    label(sheet, 'Polvo luminiscente', 82, focus.y + 20, { leaderTo: [x - 66, floor - 68], size: 13, progress: turned })
    label(sheet, 'Azul', ex - 78, ey + 66, { size: 13, progress: shines })
    label(sheet, 'Amarillo', ex + 78, ey + 66, { size: 13, progress: turned })
    label(sheet, 'Blanco', ex, ey, { size: 14, progress: white })
  },
})
