import * as v from 'valibot'
import { bigNumber } from '../../letters.ts'
import { appear, ease, lerp, wander } from '../../motion.ts'
import { polygon, type Point } from '../../paths.ts'
import { printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

const Settings = v.strictObject({
  /** Number of halvings in all three directions. */
  cuts: v.picklist([0, 3, 4]),
  end: v.optional(v.picklist(['whole', 'dust']), 'whole'),
})

const slope = Math.PI / 6

interface Look {
  readonly top: string
  readonly left: string
  readonly right: string
  /** Distance of each face, 0 to 1. */
  readonly open?: number
}

function cube(sheet: Sheet, x: number, y: number, s: number, look: Look): void {
  const [c, d] = [Math.cos(slope) * s, Math.sin(slope) * s]
  const open = (look.open ?? 0) * s * 0.22
  const faces: readonly { points: Point[]; ink: string; dx: number; dy: number; cover: readonly [number, number] }[] = [
    {
      points: [
        [x, y],
        [x - c, y - d],
        [x, y - 2 * d],
        [x + c, y - d],
      ],
      ink: look.top,
      dx: 0,
      dy: -1,
      cover: [0, 0],
    },
    {
      points: [
        [x, y],
        [x - c, y - d],
        [x - c, y - d + s],
        [x, y + s],
      ],
      ink: look.left,
      dx: -0.87,
      dy: 0.5,
      cover: [0.05, 0.3],
    },
    {
      points: [
        [x, y],
        [x + c, y - d],
        [x + c, y - d + s],
        [x, y + s],
      ],
      ink: look.right,
      dx: 0.87,
      dy: 0.5,
      cover: [0.3, 0.6],
    },
  ]
  for (const { points, ink, dx, dy, cover } of faces) {
    const path = polygon(points.map(([px, py]): Point => [px + dx * open, py + dy * open]))
    printed(sheet, path, {
      ink,
      shade: s > 26 && cover[1] > 0 ? 'dots' : 'none',
      cover,
      pitch: s > 60 ? 6 : 4,
      outline: s > 40 ? 2.6 : s > 16 ? 1.8 : 1.1,
    })
  }
}

function block(
  sheet: Sheet,
  n: number,
  gap: number,
  size: number,
  at: Point,
  look: Look,
  time: number,
  dust: number,
): void {
  const s = size / n
  const stride = s * (1 + gap)
  const [c, d] = [Math.cos(slope), Math.sin(slope)]
  const whole = (n - 1) / 2
  for (let k = 0; k < n; k++)
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) {
        if (dust === 0 && i < n - 1 && j < n - 1 && k < n - 1) continue
        if (dust > 0 && i < n - 1 && j < n - 1 && k < n - 1 && (i + j + k) % 3) continue
        const [u, w, h] = [(i - whole) * stride, (j - whole) * stride, (k - whole) * stride]
        const seed = i * 64 + j * 8 + k
        const far = dust * 120
        const a = seed * 2.399963
        const out = Math.sqrt(((seed * 37) % 512) / 512)
        const x =
          at[0] + (u - w) * c * (1 - 0.6 * dust) + (Math.cos(a) * out * 1.25 + 0.12 * wander(time, seed, 0.12)) * far
        const y =
          at[1] +
          (u + w) * d * (1 - 0.6 * dust) -
          h * (1 - 0.6 * dust) +
          (Math.sin(a) * out * 1.3 + 0.12 * wander(time, seed + 12, 0.12)) * far +
          s * d -
          s / 2
        cube(sheet, x, y, s * lerp(1, 0.8, dust), look)
      }
}

export const cubes = scene({
  settings: Settings,
  cues: {
    faces: 'its faces come off',
    one: 'first cut',
    two: 'second cut',
    three: 'third cut',
    edge: 'it becomes dust',
  },
  draw(sheet, moment, { cuts, end }) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 10 + cuts })
    const look = { top: '#ffffff', left: colours.inkB, right: cuts === 3 ? colours.inkB : colours.inkA }
    const entered = appear(moment.time, 0, 0.7, ease.back)
    const at: Point = [cx, cy - (cuts === 0 ? 22 : 24) + 4 * Math.sin(moment.time * 1.2)]
    if (end === 'dust') {
      const dust = appear(after(moment, 'edge', 0.8), -2.6, 3, ease.inOut)
      block(sheet, 8, 0.14 + 0.2 * dust, 150, [cx, cy + 4], look, moment.time, Math.max(0.0001, dust))
      return
    }
    const shares = (['one', 'two', 'three'] as const).map((cue, i) =>
      cuts === 0 ? 0 : appear(after(moment, cue, 0.25 + i * 0.25), -0.1, 0.7, ease.inOut),
    )
    const done = shares.filter((share) => share > 0).length
    const n = 2 ** Math.max(0, done)
    const last = shares[done - 1] ?? 0
    const next = (['one', 'two', 'three'] as const)[done]
    const closing =
      next === undefined || cuts === 0 ? 0 : appear(after(moment, next, 0.25 + done * 0.25), -0.42, 0.32, ease.inOut)
    const gap = done === 0 ? 0 : 0.24 * last * (1 - closing) * (1 + 0.14 * Math.sin(moment.time * 2.4))
    const open = cuts === 0 ? appear(after(moment, 'faces', 0.5), -0.2, 0.8, ease.inOut) : 0
    block(
      sheet,
      n,
      gap,
      lerp(cuts === 0 ? 126 : 142, 126, shares[0] ?? 0) * entered,
      at,
      { ...look, open },
      moment.time,
      0,
    )
    const area = 6 * 2 ** done
    bigNumber(sheet, `${area} cm²`, cx, cy + 174, {
      size: 50,
      width: 70,
      alpha: cuts === 0 ? appear(after(moment, 'faces', 0.5), 0.3, 0.6) : 1,
    })
  },
})
