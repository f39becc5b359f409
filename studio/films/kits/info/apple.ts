import { blend } from '../../palette.ts'
import type { Colours } from '../../scene.ts'

const shades = new Map<string, string>()

/** `blend`, remembered: a picture asks for the same few colours thousands of times a frame. */
function tone(from: string, to: string, share: number): string {
  const step = Math.round(Math.min(1, Math.max(0, share)) * 24)
  const name = `${from}${to}${step}`
  const known = shades.get(name)
  if (known) return known
  const made = blend(from, to, step / 24)
  shades.set(name, made)
  return made
}

/** Colour of a picture of an apple at (u, v), both from −1 to 1, v downwards. */
export function appleAt(u: number, v: number, colours: Colours): string {
  // The leaf: a lens between two arcs, beside the stalk.
  const [lu, lv] = [(u - 0.26) * 0.82 - (v + 0.66) * 0.57, (u - 0.26) * 0.57 + (v + 0.66) * 0.82]
  if ((lu / 0.32) ** 2 + Math.abs(lv / 0.13) < 1) return tone(colours.bio, colours.key, lv > 0.01 ? 0.38 : 0.06)
  const stalk = 0.02 + 0.16 * (v + 0.46) ** 2
  if (v > -0.82 && v < -0.34 && Math.abs(u - stalk + 0.05) < 0.045) return tone('#6b3a22', colours.key, 0.2)
  const dent = 0.17 * Math.exp(-((u / 0.2) ** 2)) * (v < 0 ? 1 : 0.45)
  const [au, av] = [Math.abs(u) - 0.13, v - 0.14 + (v < 0.1 ? -dent : dent)]
  const far = Math.hypot(Math.max(0, au) / 0.6, av / (v < 0.14 ? 0.62 : 0.72))
  if (far < 1) {
    const light = Math.hypot(u + 0.3, v + 0.1)
    if (light < 0.12) return tone(colours.nano, '#ffffff', 0.75 - light * 2)
    return tone(colours.nano, colours.key, Math.max(0, (u * 0.55 + v * 0.6 + 0.05) * 0.75) + (far > 0.93 ? 0.25 : 0))
  }
  const shadow = Math.hypot(u / 0.78, (v - 0.86) / 0.09)
  if (shadow < 1) return tone('#ffffff', colours.key, 0.5)
  return v > 0.62 ? tone('#ffffff', colours.key, 0.16) : tone('#ffffff', colours.key, 0.03 + 0.06 * (v + 1))
}
