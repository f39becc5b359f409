import * as v from 'valibot'
import { trace } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, bump, clamp, ease, lerp } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { placed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { battery } from './devices/battery.ts'
import { bulb } from './devices/bulb.ts'
import { camera } from './devices/camera.ts'
import type { Device, Part } from './devices/device.ts'
import { headphone } from './devices/headphone.ts'
import { microwave } from './devices/microwave.ts'
import { oximeter } from './devices/oximeter.ts'
import { touchscreen } from './devices/touchscreen.ts'
import { watch } from './devices/watch.ts'
import { moved, place, viewOf, type Bench } from './solids.ts'

const devices = { headphone, touchscreen, watch, microwave, camera, battery, bulb, oximeter } as const

function toneOf({ colours }: Sheet, tone: Part['tone']): string {
  if (tone === 'stock') return colours.stock
  if (tone === 'companion') return colours.inkB
  if (tone === 'dark') return blend(colours.key, colours.stock, 0.26)
  if (tone === 'copper') return blend(colours.nano, colours.stock, 0.35)
  return blend(colours.inkB, colours.stock, 0.62)
}

function placesApart(device: Device): number[] {
  const rooms = device.parts.map((part) => (part.casing ? 0 : (part.room ?? 1)))
  const total = rooms.reduce((sum, room) => sum + room, 0)
  let before = 0
  return rooms.map((room) => {
    before += room
    return (before - room / 2) / total
  })
}

interface Apart {
  readonly opened: (i: number) => number
  readonly zoom: number
  readonly bench: Bench
}

function benchOf(sheet: Sheet, device: Device, open: number, sway: number, whole: boolean): Apart['bench'] {
  const { focus } = sheet
  const view = viewOf(device.axis, device.yaw + sway, device.pitch)
  const zoom = lerp(device.zoom[1], device.zoom[0], open)
  // Assembled, beside the headline; exploded, clear of Zed's corner.
  const x = lerp(sheet.width * 0.7, focus.x + focus.width / 2 + (device.axis === 'across' ? 24 : 84), open)
  const y = lerp(sheet.height * 0.53, focus.y + focus.height / 2 + (device.axis === 'across' ? 0 : 4), open)
  const bench: Bench = { sheet, view, x, y, zoom }
  if (whole || open < 1) {
    const last = Math.max(...device.parts.map((part) => part.at))
    const [mx, my] = place(bench, last * 0.55)
    return { ...bench, x: lerp(x - (mx - x), x, open), y: lerp(y - (my - y), y, open) }
  }
  return bench
}

/** `x`, `y`: center in the frame. */
export function drawWhole(
  sheet: Sheet,
  name: keyof typeof devices,
  x: number,
  y: number,
  zoom: number,
  time: number,
): void {
  const device: Device = devices[name]
  const view = viewOf(device.axis, device.yaw + 0.22 * Math.sin(time * 0.9), device.pitch)
  const bench: Bench = { sheet, view, x, y, zoom }
  const [mx, my] = place(bench, Math.max(...device.parts.map((part) => part.at)) * 0.55)
  for (const part of device.parts.toReversed())
    part.draw(moved({ ...bench, x: 2 * x - mx, y: 2 * y - my }, part.at), toneOf(sheet, part.tone), time)
}

function spokenOf(device: Device, moment: Moment): number {
  let latest = -1
  let shortest = Infinity
  let named = 0
  for (const [i, part] of device.parts.entries()) {
    if (!part.name) continue
    named += 1
    const since = moment.since(`part${named}`)
    if (since < 0 || since >= shortest) continue
    latest = i
    shortest = since
  }
  return latest
}

function drawDevice(sheet: Sheet, moment: Moment, device: Device, whole: boolean): void {
  const { focus, colours } = sheet
  const since = whole ? -1 : moment.since('apart') === -Infinity ? moment.time - 0.6 : moment.since('apart')
  const open = whole ? 0 : ease.inOut(since / 1.5)
  const sway = whole
    ? 0.34 * Math.sin(moment.time * 0.8 - 0.6)
    : 0.05 * Math.sin(moment.time * 0.7) + 0.16 * (1 - open) * Math.sin(moment.time)
  const bench = benchOf(sheet, device, open, sway, whole)
  const shares = placesApart(device)
  const [ax, ay] = bench.view.u
  const row = (device.axis === 'across' ? (focus.width * 0.85) / Math.abs(ax) : (focus.height * 1.12) / ay) / bench.zoom
  const spoken = spokenOf(device, moment)
  const lastAt = Math.max(...device.parts.map((part) => part.at))

  const origins = device.parts.map((part, i) => {
    const own = whole ? 0 : ease.inOut((since - 0.08 * i) / 1.5)
    const apart = ((shares[i] ?? 0.5) - 0.5) * row - 6
    const u = lerp(part.at * (1 - open) + (open > 0 ? (part.at - lastAt * 0.55) * open : 0), apart, own)
    const order = namedOrder(device, i)
    const since2 = order ? moment.since(`part${order}`) : -1
    const lift = i === spoken ? 5 * ease.inOut(since2 / 0.4) : 0
    return { bench: moved(bench, u, 0, device.axis === 'across' ? -lift : 0), since: since2 }
  })

  if (open > 0.05 && !whole) {
    const ends = [place(bench, -row / 2 - 14), place(bench, row / 2 + 14)] as const
    trace(sheet, ends, open, { ink: colours.faint, width: 1.4, dash: [6, 5] })
  }
  if (whole) device.aura?.(bench, moment.time)
  for (let i = device.parts.length - 1; i >= 0; i--) {
    const part = device.parts[i]
    const origin = origins[i]
    if (!part || !origin) continue
    const lit = i === spoken ? clamp(origin.since / 0.35) : 0
    const ink = blend(toneOf(sheet, part.tone), colours.inkA, lit)
    placed(sheet, 0, 0, { alpha: part.casing ? clamp(1 - open * 2.2) : 1 }, () =>
      part.draw(
        { ...origin.bench, zoom: origin.bench.zoom * (1 + 0.05 * bump(origin.since, 0, 0.7)) },
        ink,
        moment.time,
      ),
    )
  }
  if (!whole)
    for (const [i, part] of device.parts.entries()) {
      const origin = origins[i]
      if (part.name && origin) nameTag(sheet, device, part, origin, i === spoken)
    }
}

function namedOrder(device: Device, i: number): number {
  return device.parts[i]?.name ? device.parts.slice(0, i + 1).filter((part) => part.name).length : 0
}

function nameTag(
  sheet: Sheet,
  device: Device,
  part: Part,
  { bench, since }: { bench: Bench; since: number },
  spoken: boolean,
): void {
  const { focus, colours } = sheet
  const progress = appear(since, 0, 0.45)
  if (progress <= 0) return
  const tip = place(bench, ...part.tip)
  const look = {
    progress,
    leaderTo: tip,
    size: 14,
    ...(spoken && { chip: colours.key, ink: '#ffffff', weight: 800 }),
  }
  if (device.axis === 'across') {
    // There is space above beside the headline; Zed's corner stays free.
    const [highest, lowest] = [tip[0] > 450 ? 24 : focus.y + 2, tip[0] < 120 ? 262 : 276]
    const above = part.tip[2] < 0
    const y = above ? Math.max(highest, tip[1] - 32) : Math.min(lowest, tip[1] + 32)
    label(sheet, part.name ?? '', tip[0], y, look)
  } else {
    const right = part.tip[1] > 0
    label(sheet, part.name ?? '', right ? tip[0] + 50 : tip[0] - 50, tip[1], {
      ...look,
      align: right ? 'left' : 'right',
    })
  }
}

const partCues = Object.fromEntries(
  Array.from({ length: 7 }, (_, i) => [`part${i + 1}`, `part ${i + 1}, from the front, is named`]),
)

export const exploded = scene({
  settings: v.strictObject({
    device: v.picklist(Object.keys(devices) as (keyof typeof devices)[]),
    /** Shown assembled, rotating. */
    whole: v.optional(v.boolean(), false),
  }),
  cues: { apart: 'the layers come apart', ...partCues },
  draw: (sheet, moment, { device, whole }) => drawDevice(sheet, moment, devices[device], whole),
})
