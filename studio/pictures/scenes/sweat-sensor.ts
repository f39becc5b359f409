import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, path, rectangle, type Point } from '../shapes.ts'

/** 142.5 units per millimeter: the sensor is 3 mm wide, glands are 2.5 mm deep. */
const skin = 138
const outer = 46
const gland = 482
const middle = 507

/** A sweat duct: a spiral through the outer layer, a straight part, a coil at its end. */
function duct(x: number): Point[] {
  const spiral = curve(90, (t): Point => {
    const fade = Math.min(1, 6 * t, 6 * (1 - t))
    return [x + 10 * fade * Math.sin(2 * Math.PI * 3.5 * t), skin + outer * 1.15 * t]
  })
  const coil = curve(260, (t): Point => {
    const grow = Math.min(1, 8 * t)
    const round = 2 * Math.PI * 5.5 * t
    const size = 37 - 6 * Math.cos(2 * Math.PI * 1.3 * t)
    return [
      x + grow * size * Math.sin(round) * (0.75 + 0.25 * Math.cos(3 * Math.PI * t)),
      gland + 6 - 36 * grow * Math.cos(round * 0.64) * (1 - 0.35 * t) - (1 - grow) * 46,
    ]
  })
  return [...spiral, [x, gland - 80], ...coil]
}

/** In pieces, so that the coil passes over and under itself. */
function tube(points: readonly Point[]): string[] {
  return Array.from({ length: Math.ceil(points.length / 8) }, (_, i) => {
    const piece = points.slice(i * 8, i * 8 + 9)
    return [line(piece, 15, paint(4), 'stroke-linecap="butt"'), line(piece, 10, paint(5))]
  }).flat()
}

const ridges = curve(120, (t): Point => [-20 + 1054 * t, skin + outer + 9 * Math.cos(t * 2 * Math.PI * 19)])
const sensor = { y: 84, half: 213.75, high: 15, open: 16 }

export const sweatSensor = drawnScene(
  ['bio', 'info'],
  {
    1: { body: true, outline: 1.2 },
    2: { body: true, outline: 1.4, a: [{ kind: 'dots', base: 0.5, gain: 0, angle: 0.26 }] },
    3: { body: true, outline: 1.2 },
    4: { body: true, key: [{ kind: 'solid' }] },
    5: { body: true, b: [{ kind: 'solid' }] },
    6: { body: true, outline: 1.3, b: [{ kind: 'solid' }] },
    7: { body: true, outline: 1.5 },
    8: { body: true, outline: 1.5, b: [{ kind: 'dots', base: 0.3, gain: 0, angle: 0.26 }] },
    9: { body: true, outline: 1.2, a: [{ kind: 'solid' }] },
    10: { body: true, outline: 1.2, a: [{ kind: 'dots', base: 0.2, gain: 0, angle: 0.26 }] },
  },
  [
    rectangle(-20, skin, 1054, 470, paint(1)),
    path(
      `M-20 ${skin}H1034V${skin + outer}${ridges
        .toReversed()
        .map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('')}Z`,
      { fill: paint(2) },
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) => disc([40 + i * 187, 592], 74, paint(10))),
    rectangle(middle - sensor.half + 7, sensor.y, 2 * sensor.half - 14, skin - sensor.y, paint(3)),
    ...[-300, -150, 0, 150, 300].flatMap((x) => tube(duct(middle + x))),
    ...[300, -300].map((x) => disc([middle + x, skin - 3], 10, paint(6))),
    `<ellipse cx="${middle}" cy="${skin - 7}" rx="29" ry="17" fill="${paint(6)}"/>`,
    path(
      `M${middle - sensor.half} ${sensor.y}v${sensor.high}A${sensor.half} ${sensor.open} 0 0 0 ${middle + sensor.half} ${sensor.y + sensor.high}v-${sensor.high}Z`,
      { fill: paint(8) },
    ),
    `<ellipse cx="${middle}" cy="${sensor.y}" rx="${sensor.half}" ry="${sensor.open}" fill="${paint(7)}"/>`,
    `<ellipse cx="${middle}" cy="${sensor.y}" rx="${sensor.half * 0.55}" ry="${sensor.open * 0.55}" fill="${paint(9)}"/>`,
  ],
)
