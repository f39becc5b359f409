import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { placed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { oldThings } from './before-drawings.ts'
import { drawWhole } from './exploded.ts'

/** Successor, names, and drawing size of the new device, by old device. */
const pairs = {
  sound: { device: 'headphone', zoom: 1.35, old: 'Bocina', now: 'Bobina móvil' },
  touch: { device: 'touchscreen', zoom: 0.98, old: 'Dos láminas y un lápiz', now: 'Campo eléctrico' },
  time: { device: 'watch', zoom: 1.0, old: 'Volante y resorte', now: 'Cuarzo' },
  heat: { device: 'microwave', zoom: 1.12, old: 'Llama', now: 'Microondas' },
  photo: { device: 'camera', zoom: 1.4, old: 'Película', now: 'Sensor con mosaico' },
  energy: { device: 'battery', zoom: 1.02, old: 'Níquel y cadmio', now: 'Ion de litio' },
  light: { device: 'bulb', zoom: 1.25, old: 'Filamento', now: 'Led' },
  blood: { device: 'oximeter', zoom: 0.94, old: 'Muestra de sangre', now: 'Luz y latido' },
} as const

export const beforeAfter = scene({
  settings: v.strictObject({ pair: v.picklist(Object.keys(pairs) as (keyof typeof pairs)[]) }),
  cues: { after: 'the new thing comes in beside the old one' },
  draw: (sheet, moment, { pair }) => {
    const { colours, focus } = sheet
    const { device, zoom, old, now } = pairs[pair]
    const y = focus.y + 72
    const after = appear(moment.since('after'), -0.5, 1, ease.inOut)
    const entered = appear(moment.time, 0.1, 0.7)
    const x = lerp(370, 190, after)
    placed(
      sheet,
      x,
      y + 6,
      { grow: lerp(1.16, 0.92, after) * (0.8 + 0.2 * entered), alpha: entered * lerp(1, 0.85, after) },
      () => oldThings[pair](sheet, moment.time),
    )
    label(sheet, `Antes: ${old.toLowerCase()}`, x, y + lerp(108, 98, after), {
      size: 14,
      progress: appear(moment.time, 0.6, 0.5),
    })
    if (after <= 0) return
    arrow(sheet, [298, y], [362, y], {
      width: 9,
      ink: colours.inkA,
      outline: 2.4,
      progress: appear(after, 0.55, 0.45, ease.linear),
    })
    drawWhole(sheet, device, lerp(760, 478, after), y, zoom, moment.time)
    label(sheet, `Ahora: ${now.toLowerCase()}`, lerp(760, 478, after), y + 98, {
      size: 14,
      weight: 800,
      chip: colours.ground === '#090b15' ? colours.inkA : colours.key,
      ink: colours.ground === '#090b15' ? colours.key : '#ffffff',
      progress: appear(moment.since('after'), 0.2, 0.5),
    })
  },
})
