import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, type Point } from '../shapes.ts'

/** 40 units per meter: the plasma's axis is 6.2 m from the center, the plasma 4 m thick. */
const middle: Point = [507, 292]
const axis = 248
const plasma = 80
const coil = { across: 112, up: 132 } as const
const tilt = Math.PI / 6
const [rise, lean] = [Math.cos(tilt), Math.sin(tilt)]

function place(around: number, out: number, up: number): Point {
  const far = axis + out
  return [middle[0] + far * Math.cos(around), middle[1] + lean * far * Math.sin(around) - rise * up]
}

const turns = 2 * Math.PI

function tube(from: number, to: number): string[] {
  return curve(90, (t): Point => place(from + (to - from) * t, 0, 0)).map((at) => disc(at, plasma, paint(2)))
}

function fieldLines(front: boolean): string[] {
  return Array.from({ length: 9 }, (_, i) => {
    const pieces: Point[][] = [[]]
    for (let step = 0; step <= 900; step++) {
      const around = (turns * step) / 900
      const wind = 3 * around + (turns * i) / 9
      const faces = Math.cos(wind) * Math.sin(around) * rise + Math.sin(wind) * lean
      const here = Math.sin(around) >= 0 === front
      if (faces > 0.1 && here)
        pieces.at(-1)?.push(place(around, plasma * 0.97 * Math.cos(wind), plasma * 0.97 * Math.sin(wind)))
      else if (pieces.at(-1)?.length) pieces.push([])
    }
    return pieces.filter((piece) => piece.length > 6).map((piece) => line(piece, 5, paint(3)))
  }).flat()
}

function halfLoop(around: number, outside: boolean): string[] {
  const points = curve(40, (t): Point => {
    const turn = outside ? -1.75 + 4 * t : Math.PI * (t + 0.5)
    const up = coil.up * Math.sin(turn) * (1 - 0.12 * Math.cos(turn))
    return place(around, coil.across * Math.cos(turn) + 4, up)
  })
  return [line(points, 25, paint(5), 'stroke-linecap="butt"'), line(points, 18, paint(4))]
}

const coils = Array.from({ length: 18 }, (_, i) => (turns * (i + 0.5)) / 18)
const isCut = (around: number): boolean => Math.abs(around - Math.PI / 2) < 0.9
const behind = coils.filter((at) => Math.sin(at) < 0)
const before = coils.filter((at) => Math.sin(at) >= 0 && !isCut(at))

export const fusionTorus = drawnScene(
  ['info', 'nano'],
  {
    2: { body: true, outline: 1.3, b: [{ kind: 'dots', base: 0.24, gain: 0, angle: 0.26, pitch: 1.6 }] },
    3: { body: true, b: [{ kind: 'solid' }] },
    4: { body: true, a: [{ kind: 'solid' }] },
    5: { body: true },
  },
  [
    ...behind.flatMap((at) => halfLoop(at, true)),
    ...tube(Math.PI, turns),
    ...fieldLines(false),
    ...behind.flatMap((at) => halfLoop(at, false)),
    ...before.flatMap((at) => halfLoop(at, false)),
    ...tube(0, Math.PI),
    ...fieldLines(true),
    ...before.flatMap((at) => halfLoop(at, true)),
  ],
)
