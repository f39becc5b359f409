/** Transition between beats: ink covers the frame and reveals the next picture. */
import type { Window } from './host.ts'
import { ease } from './motion.ts'
import { disc, polygon } from './paths.ts'
import { screenFill } from './screens.ts'
import type { Sheet } from './scene.ts'

export interface Change {
  readonly share: number
  readonly kind: number
  readonly window: Window
  readonly grounds: readonly string[]
  before(): void
  after(): void
}

export function drawChange(sheet: Sheet, change: Change): void {
  const { brush, colours } = sheet
  const share = ease.inOut(change.share)
  change.before()
  const ink = frontInk(colours, change)
  const way = change.kind % 3
  if (way === 2) {
    const { x, y } = change.window
    const far = Math.hypot(sheet.width, sheet.height)
    brush.fillStyle = ink
    brush.fill(disc(x, y, far * Math.min(1, share * 1.5)))
    clipped(sheet, disc(x, y, far * Math.max(0, share * 1.5 - 0.5)), change)
    return
  }
  const across = way === 0
  const length = across ? sheet.width : sheet.height
  const other = across ? sheet.height : sheet.width
  const slant = other * 0.22
  const band = length * 0.42
  const end = length + slant + band
  const head = share * end * 1.02
  const front = (at: number) => {
    const points = across
      ? ([
          [-5, -5],
          [at, -5],
          [at - slant, other + 5],
          [-5, other + 5],
        ] as const)
      : ([
          [-5, length + 5],
          [-5, length - at],
          [other + 5, length - at + slant],
          [other + 5, length + 5],
        ] as const)
    return polygon(points)
  }
  const [fx, fy] = across ? [head, 0] : [0, length - head]
  const [dx, dy] = across ? [1, slant / other] : [slant / other, -1]
  brush.fillStyle = screenFill(brush, {
    screen: 'dots',
    ink,
    from: [fx + dx * 46, fy + dy * 46],
    to: [fx - dx * 8, fy - dy * 8],
    cover: [0, 1],
    pitch: 13,
  })
  brush.fill(front(head + 60))
  brush.fillStyle = ink
  brush.fill(front(head))
  clipped(sheet, front(head - band), change)
}

/** Returns an ink visible on both grounds; white would flash. */
function frontInk({ inkA, inkB, key, zed }: Sheet['colours'], { kind, grounds }: Change): string {
  const inks = kind % 2 === 0 ? [inkA, inkB] : [inkB, inkA]
  const seen = [...inks, key, zed].find((ink) => ink !== '#ffffff' && !grounds.includes(ink))
  return seen ?? key
}

function clipped(sheet: Sheet, path: Path2D, change: Change): void {
  sheet.brush.save()
  sheet.brush.clip(path)
  change.after()
  sheet.brush.restore()
}
