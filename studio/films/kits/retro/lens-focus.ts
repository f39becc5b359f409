import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { box, polygon, smooth, tracePoints, withExtent } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

const sensor = 556
const focal = 74

function candle(sheet: Sheet, x: number, y: number, time: number): void {
  const { colours } = sheet
  printed(sheet, box(x - 9, y + 16, 18, 46, 2), { ink: colours.stock })
  outline(
    sheet,
    tracePoints([
      [x, y + 16],
      [x, y + 8],
    ]),
    2,
    colours.key,
  )
  const sway = 2.4 * Math.sin(time * 3.2)
  printed(
    sheet,
    smooth([
      [x + sway, y - 22],
      [x + 9, y - 2],
      [x + 6, y + 11],
      [x, y + 13],
      [x - 6, y + 11],
      [x - 9, y - 2],
    ]),
    { ink: colours.nano, shade: 'none' },
  )
  printed(
    sheet,
    smooth([
      [x + sway * 0.5, y - 8],
      [x + 4, y + 4],
      [x, y + 10],
      [x - 4, y + 4],
    ]),
    { ink: '#ffd95e', shade: 'none', outline: 0 },
  )
}

export const lensFocus = scene({
  settings: v.strictObject({}),
  cues: { near: 'the thing comes nearer', refocus: 'the lens moves and it is sharp again' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const y = focus.y + 74
    const near = appear(moment.since('near'), -0.2, 1.2, ease.inOut)
    const refocus = appear(moment.since('refocus'), -0.1, 1.2, ease.inOut)
    const x = lerp(60, 195, near)
    // Thin lens, 1/f = 1/a + 1/b: lens position for a sharp image on the sensor.
    const sharp = (object: number) => {
      const way = sensor - object
      return object + (way + Math.sqrt(way * way - 4 * way * focal)) / 2
    }
    const lens = lerp(sharp(60), sharp(195), refocus) + 0.6 * Math.sin(moment.time * 2)
    const [a, height] = [lens - x, 54]
    const image = lens + 1 / (1 / focal - 1 / a)
    const drawn = appear(moment.time, 0.2, 1)
    for (let i = -3; i <= 3; i++) {
      const hit = (i / 3) * height
      // From the flame's tip through the lens and the image point to the sensor.
      const reach = hit + ((sensor - lens) / (image - lens)) * (0 - hit)
      outline(
        sheet,
        tracePoints([
          [x, y],
          [lerp(x, lens, clamp(drawn * 2)), lerp(y, y + hit, clamp(drawn * 2))],
        ]),
        2,
        colours.nano,
      )
      if (drawn > 0.5)
        outline(
          sheet,
          tracePoints([
            [lens, y + hit],
            [lerp(lens, sensor, drawn * 2 - 1), lerp(y + hit, y + reach, drawn * 2 - 1)],
          ]),
          2,
          colours.nano,
        )
    }
    const blur = Math.abs(height * (1 - (sensor - lens) / (image - lens)))
    const glass = new Path2D()
    glass.moveTo(lens, y - height - 12)
    glass.quadraticCurveTo(lens + 34, y, lens, y + height + 12)
    glass.quadraticCurveTo(lens - 34, y, lens, y - height - 12)
    printed(sheet, withExtent(glass, { x: lens - 18, y: y - 66, width: 36, height: 132 }), {
      ink: colours.zed,
      cover: [0, 0.3],
    })
    for (const side of [-1, 1]) {
      printed(sheet, box(340, y + side * 80 - 3, 216, 6, 2), { ink: colours.stock, shade: 'none', outline: 1.5 })
      printed(sheet, box(lens - 22, y + side * 77 - 9, 44, 18, 3), {
        ink: '#e8a27e',
        shade: 'lines',
        pitch: 5,
        across: [lens - 22, y, lens + 22, y],
        cover: [0.3, 0.3],
      })
    }
    candle(sheet, x, y, moment.time)
    printed(sheet, box(sensor, y - 84, 14, 168, 2), { ink: colours.stock, shade: 'none' })
    for (let i = 0; i < 20; i++)
      printed(sheet, box(sensor, y - 82 + i * 8.2, 7, 8.2), {
        ink: [colours.bio, colours.nano, colours.bio, colours.info][i % 4] ?? colours.bio,
        shade: 'none',
        outline: 0.8,
      })
    const spot = Math.max(3, blur)
    printed(
      sheet,
      polygon([
        [sensor - 3, y - spot],
        [sensor + 2, y - spot],
        [sensor + 2, y + spot],
        [sensor - 3, y + spot],
      ]),
      { ink: '#ffd95e', shade: 'none', outline: 1.4 },
    )
    label(sheet, spot > 4.5 ? 'Borroso' : 'Nítido', 586, y - 102, {
      size: 14,
      progress: appear(moment.time, 1.2),
      ...(spot > 4.5 && { chip: colours.key, ink: '#ffffff' }),
    })
    label(sheet, 'Lente', lens - 66, y - 60, {
      leaderTo: [lens - 8, y - 30],
      size: 13,
      progress: appear(moment.time, 0.4),
    })
    label(sheet, 'Sensor', 592, y + 96, { size: 13, progress: appear(moment.time, 0.7) })
    if (refocus > 0 && refocus < 1)
      arrow(sheet, [lens + 34, y + 106], [lens - 34, y + 106], {
        width: 5,
        ink: colours.inkA,
        outline: 2,
        progress: refocus,
      })
  },
})
