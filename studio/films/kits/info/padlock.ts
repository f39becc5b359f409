import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, bump, clamp, ease, lerp, loop, pulse } from '../../motion.ts'
import { box, disc, polygon, type Point } from '../../paths.ts'
import { placed, printed, ring } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { key, letter, padlock } from './padlock-figures.ts'

function give(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const given = moment.since('give')
  const kept = moment.since('key')
  const places: readonly Point[] = [
    [-108, -122],
    [4, -136],
    [114, -112],
    [-122, 6],
    [122, 16],
    [-96, 124],
    [98, 130],
  ]
  for (const [i, [dx, dy]] of places.entries()) {
    const out = appear(given, i * 0.17 - 0.2, 0.9, ease.out)
    const [bx, by] = [4 * Math.sin(moment.time * 1.7 + i), 5 * Math.cos(moment.time * 1.4 + i * 2)]
    placed(
      sheet,
      cx + (dx + bx) * out,
      cy + 20 + (dy + by) * out * 0.88,
      {
        grow: lerp(0.25, 1, out),
        turn: (1 - out) * 1.4 + 0.1 * Math.sin(moment.time * 1.2 + i * 1.7),
        alpha: clamp(out * 4),
      },
      () => padlock(sheet, 82, { open: 1, ink: colours.inkA }),
    )
  }
  const glow = appear(kept, -0.2, 0.5, ease.back)
  for (let i = 0; i < 2; i++) {
    const grow = loop(Math.max(0, kept), 1.6, i / 2)
    printed(sheet, disc(cx, cy + 20, 56 + 26 * grow), {
      ink: 'none',
      shade: 'none',
      outline: glow > 0.5 ? 3.5 * (1 - grow) : 0,
      edge: colours.nano,
    })
  }
  printed(sheet, disc(cx, cy + 20, 56 * lerp(0.86, 1, glow)), { ink: colours.stock, cover: [0, 0.2] })
  placed(sheet, cx - 24, cy + 20, { turn: -0.3 + 0.1 * Math.sin(moment.time * 2), grow: lerp(0.9, 1.1, glow) }, () =>
    key(sheet, 78, colours.nano),
  )
  label(sheet, 'solo tuya', cx, cy + 94, { size: 15, progress: appear(kept, 0.1) })
}

function chest(sheet: Sheet, x: number, y: number, open: number): void {
  const { colours } = sheet
  printed(sheet, box(x - 104, y - 30, 208, 128, 4), { ink: colours.stock, cover: [0.02, 0.42], pitch: 5.4 })
  for (const dx of [-78, 78]) printed(sheet, box(x + dx - 9, y - 30, 18, 128), { ink: colours.inkB, cover: [0, 0.4] })
  placed(sheet, x - 104, y - 30, { turn: -0.62 * open }, () => {
    printed(
      sheet,
      polygon([
        [0, 0],
        [14, -48],
        [194, -48],
        [208, 0],
      ]),
      { ink: colours.stock, cover: [0.02, 0.36], pitch: 5.4 },
    )
    for (const dx of [26, 182])
      printed(
        sheet,
        polygon([
          [dx - 9, 0],
          [dx - 6, -48],
          [dx + 10, -48],
          [dx + 9, 0],
        ]),
        { ink: colours.inkB, cover: [0, 0.4] },
      )
  })
}

function lock(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const closed = moment.since('close')
  const keyed = moment.since('open')
  const dropped = appear(moment.time, 0.1, 0.8, ease.inOut)
  const opened = appear(keyed, 0.7, 0.6, ease.inOut)
  const base = cy + 20
  const lid = Math.max(1 - appear(closed, -0.5, 0.4, ease.inOut), opened)
  const out = opened
  if (lid > 0.05)
    placed(
      sheet,
      cx + 8,
      lerp(lerp(base - 210, base - 18, dropped), base - 112, out),
      { turn: 0.12 * Math.sin(moment.time * 1.6), grow: 1 },
      () => letter(sheet, 120, 0),
    )
  chest(sheet, cx, base, lid)
  const hung = appear(closed, -0.35, 0.5, ease.inOut)
  const shut = appear(closed, 0.15, 0.2)
  const free = appear(keyed, 0.45, 0.3)
  placed(
    sheet,
    cx + lerp(150, 0, hung) + 66 * opened,
    lerp(base - 120, base + 26, hung) + 66 * ease.in(opened),
    { alpha: clamp(hung * 3), turn: 0.5 * opened, grow: 1 },
    () => padlock(sheet, 104, { open: 1 - shut + free, ink: colours.nano }),
  )
  spark(sheet, cx, base + 26, 92, clamp((closed - 0.2) / 0.7), colours.line)
  if (keyed > -1) {
    const near = appear(keyed, -0.4, 0.6, ease.inOut)
    placed(
      sheet,
      cx + lerp(-220, -70, near),
      base + 28,
      { turn: 0.9 * bump(keyed, 0.2, 1) + 0.03 * Math.sin(moment.time * 3), alpha: clamp(near * 4) },
      () => key(sheet, 92, colours.bio),
    )
  }
  const waiting = closed > 0.6 && keyed < -0.5
  if (closed > 0.5 && keyed < 0)
    label(sheet, 'cerrado para todos', cx, base + 122, {
      size: 16,
      progress: Math.min(appear(closed, 0.5), waiting ? 1 : appear(-keyed, 0.1, 0.4)),
    })
}

function renew(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const broken = moment.since('break')
  const renewed = moment.since('renew')
  for (const [i, dx] of [-104, 0, 104].entries()) {
    const y = cy + (i === 1 ? 26 : -34)
    const sprung = appear(broken, i * 0.22 - 0.1, 0.35, ease.back)
    const gone = appear(renewed, i * 0.2 - 0.4, 0.6, ease.in)
    const sway = 0.06 * Math.sin(moment.time * 1.9 + i * 1.4)
    placed(sheet, cx + dx, y + 190 * gone, { turn: sway + gone * 0.8, alpha: 1 - gone }, () =>
      padlock(sheet, 128, { open: sprung, ink: colours.inkA }),
    )
    spark(sheet, cx + dx, y - 30, 74, clamp((broken - i * 0.22) / 0.8), colours.nano)
    const fresh = appear(renewed, i * 0.2 - 0.1, 0.6, ease.back)
    placed(
      sheet,
      cx + dx,
      y - 140 * (1 - fresh),
      { turn: sway, grow: lerp(0.5, 1, fresh), alpha: clamp(fresh * 3) },
      () => padlock(sheet, 136, { open: 0, ink: colours.bio, shape: 'six' }),
    )
  }
  for (let i = 0; i < 4; i++) {
    const grow = loop(moment.time, 2.4, i / 4)
    ring(sheet, cx, cy - 6, 40 + 130 * grow, 2, {
      ink: 'none',
      shade: 'none',
      outline: 2.4 * (1 - grow) * (1 - appear(renewed, 0, 0.6)),
      edge: colours.nano,
    })
  }
  label(sheet, 'poscuánticos', cx, cy + 136, {
    size: 18,
    progress: appear(renewed, 0.6) * (0.94 + 0.06 * pulse(moment.time)),
  })
}

export const padlockScene = scene({
  settings: v.strictObject({ story: v.picklist(['give', 'lock', 'renew']) }),
  cues: {
    give: 'Padlocks go out to all sides',
    key: 'The key is pointed out',
    close: 'The padlock snaps shut',
    open: 'The key opens it',
    break: 'The old padlocks spring open',
    renew: 'New padlocks take their place',
  },
  draw(sheet, moment, { story }) {
    if (story === 'give') give(sheet, moment)
    else if (story === 'lock') lock(sheet, moment)
    else renew(sheet, moment)
  },
})
