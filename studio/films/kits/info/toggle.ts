import { lettering } from '../../letters.ts'
import { lerp } from '../../motion.ts'
import { box, disc } from '../../paths.ts'
import { ball, printed, rod } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** `height`: of the plate in units; `up`: lever position, 0 to 1. */
export function toggle(sheet: Sheet, x: number, y: number, height: number, up: number): void {
  const { colours } = sheet
  const width = height * 0.46
  printed(sheet, box(x - width / 2, y - height / 2, width, height, width * 0.16), {
    ink: colours.stock,
    cover: [0, 0.22],
    pitch: Math.max(3, height / 40),
  })
  const slot = height * 0.52
  printed(sheet, box(x - width * 0.15, y - slot / 2, width * 0.3, slot, width * 0.15), {
    ink: colours.key,
    shade: 'none',
    outline: 1.4,
  })
  const lamp = colours.nano
  printed(sheet, disc(x, y - height * 0.39, width * 0.1), {
    ink: up > 0.5 ? lamp : colours.key,
    shade: 'none',
    outline: 1.4,
  })
  const tip = lerp(y + height * 0.3, y - height * 0.22, up)
  const reach = Math.abs(up - 0.5) * 2
  if (reach > 0.15) rod(sheet, [x, y], [x, lerp(y, tip, 0.9)], width * 0.26, colours.stock)
  ball(sheet, x, tip, width * (0.27 + 0.05 * (1 - reach)), up > 0.5 ? lamp : colours.info, {
    pitch: Math.max(2.4, height / 50),
  })
}

export function digit(sheet: Sheet, text: string, x: number, y: number, size: number, on = 1): void {
  const shared = { size, weight: 800, width: 80, align: 'center' } as const
  lettering(sheet, text, x, y, { ...shared, ink: sheet.colours.faint, alpha: 1 - on })
  lettering(sheet, text, x, y, { ...shared, alpha: on })
}
