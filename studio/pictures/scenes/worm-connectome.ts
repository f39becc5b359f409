import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { curve, disc, path, polygon, route, short, type Point } from '../shapes.ts'

/** Units per micrometer: the sheet is 530 µm high, the worm 1 mm long and 65 µm thick. */
const micrometre = 570 / 530
const steps = 400

function midline(): { at: Point; left: Point }[] {
  const points: { at: Point; left: Point }[] = []
  let [x, y] = [205, 203]
  const step = (1000 * micrometre) / steps
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const heading = 0.25 - 1.42 * Math.cos(t * Math.PI * 2.1 + 0.15)
    points.push({ at: [x, y], left: [Math.sin(heading), -Math.cos(heading)] })
    x += step * Math.cos(heading)
    y += step * Math.sin(heading)
  }
  return points
}

const line = midline()

function inside(along: number, across: number): Point {
  const place = line[Math.round(Math.min(1, Math.max(0, along)) * steps)]
  if (!place) return [0, 0]
  const far = across * half(along)
  return [place.at[0] + place.left[0] * far, place.at[1] + place.left[1] * far]
}

function half(along: number): number {
  const mouth = Math.sqrt(Math.min(1, (along + 0.004) / 0.06))
  const tail = Math.min(1, (1 - along) / 0.26) ** 0.8
  return 37 * micrometre * Math.min(0.55 + 0.45 * Math.min(1, along / 0.2), 1) * mouth * tail
}

function draw(): string[] {
  const random = seededRandom(302)
  const neurons: Point[] = []
  for (let i = 0; i < 180; i++) {
    const spread = (random() + random() + random()) / 3
    const side = random() < 0.5 ? -1 : 1
    neurons.push([0.05 + 0.17 * spread, side * (0.32 + 0.5 * random())])
  }
  for (let i = 0; i < 64; i++) neurons.push([0.25 + (0.6 * (i + random() * 0.5)) / 64, -0.74 + 0.1 * random()])
  for (let i = 0; i < 18; i++) neurons.push([0.3 + 0.5 * random(), 0.1 + 0.6 * random()])
  for (let i = 0; i < 40; i++) neurons.push([0.86 + 0.09 * random(), (random() - 0.5) * 1.3])
  const outline = [...curve(200, (t) => inside(t, 1)), ...curve(200, (t) => inside(1 - t, -1))]
  const shapes = [polygon(outline, paint(1, 0.5))]
  for (let i = 0; i < 24; i++) {
    const from = neurons[Math.floor(random() * 180)] ?? [0, 0]
    const to = neurons[Math.floor(180 + random() * (neurons.length - 180))] ?? [0, 0]
    const way = curve(24, (t) =>
      inside(
        from[0] + (to[0] - from[0]) * t,
        from[1] * (1 - t) + to[1] * t + 0.5 * Math.sin(Math.PI * t) * (to[1] < 0 ? -0.5 : 0.6),
      ),
    )
    shapes.push(path(route(way), { stroke: paint(2), 'stroke-width': 1.7 }))
  }
  const gullet = curve(30, (t) => inside(0.01 + t * 0.2, 0))
  shapes.push(path(route(gullet), { stroke: paint(4), 'stroke-width': short(5) }))
  neurons.forEach(([along, across], i) => shapes.push(disc(inside(along, across), i < 180 ? 3.6 : 5, paint(3))))
  return shapes
}

export const wormConnectome = drawnScene(
  ['info', 'cogno'],
  {
    1: { body: true, outline: 1.5, a: [{ kind: 'dots', base: 0.1, gain: 0, angle: 0.26 }] },
    2: { body: true, a: [{ kind: 'solid' }] },
    3: { body: true, b: [{ kind: 'solid' }] },
    4: { body: true, a: [{ kind: 'solid' }] },
  },
  draw(),
)
