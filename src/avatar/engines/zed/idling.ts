import type { BodyPose, Digits, HandPose } from './body-model.ts'
import { smoothstep } from './face-model.ts'
import type { Direction, Random } from './liveliness.ts'

/** `antenna`: he looks up at it. `hand`: he looks at his hand and moves its fingers. */
export interface Idling {
  kind: 'antenna' | 'hand'
  /** Progress, 0 to 1. */
  at: number
  side: -1 | 1
  /** How wide the movement is, 0.7 to 1. */
  size: number
  turns: number
}

/** Seconds between two, and how long one lasts. Most pauses are short, a few long: nothing to be counted on. */
const pauses = { least: 9, more: 34 } as const
const lengths = { least: 2.8, more: 2.4 } as const

/**
 * Returns what he does to pass the time at ascending times (s), or null. `isResting`: nobody speaks, writes, or waits; otherwise
 * it breaks off, and the next pause begins anew.
 */
export function createIdling(random: Random): (time: number, isResting: boolean) => Idling | null {
  let next: number | null = null
  let length = 0
  let current: Omit<Idling, 'at'> | null = null
  let repeats = 0

  function plan(time: number) {
    const kind: Idling['kind'] = random() < 0.5 ? 'antenna' : 'hand'
    repeats = kind === current?.kind ? repeats + 1 : 0
    const other = kind === 'antenna' ? 'hand' : 'antenna'
    current = {
      kind: repeats > 1 ? other : kind,
      side: random() < 0.5 ? -1 : 1,
      size: 0.7 + 0.3 * random(),
      turns: 1 + Math.floor(3 * random()),
    }
    if (repeats > 1) repeats = 0
    next = time + pauses.least + pauses.more * random() ** 2
    length = lengths.least + lengths.more * random()
  }

  return (time, isResting) => {
    if (!isResting) {
      next = null
      return null
    }
    if (next === null || time >= next + length) plan(time)
    return current && next !== null && time >= next ? { ...current, at: (time - next) / length } : null
  }
}

/** How far an idle movement is under way, 0 to 1. */
const under = ({ at, size }: Idling) => smoothstep(0, 0.22, at) * (1 - smoothstep(0.74, 1, at)) * size

export function idleLook({ kind, at, side }: Idling): Direction | null {
  if (at < 0.08 || at > 0.82) return null
  return kind === 'antenna' ? { x: 0.18 * side, y: 1 } : { x: 0.5 * side, y: -0.65 }
}

export function idleBody(body: BodyPose, idling: Idling): void {
  const { kind, side, at, turns } = idling
  const amount = under(idling)
  if (kind === 'antenna') {
    body.pitch += 0.2 * amount
    body.roll += (0.09 + 0.05 * Math.sin(at * turns * 6)) * side * amount
    body.lift += 0.03 * amount
    return
  }
  const hand: HandPose = side < 0 ? body.left : body.right
  hand.x += (0.62 * side - hand.x) * amount
  hand.y += (-0.42 - hand.y) * amount
  hand.z += (0.95 - hand.z) * amount
  hand.roll += (0.2 * side - hand.roll) * amount
  hand.yaw += (1.1 * Math.sin(at * turns * 4) * side - hand.yaw) * amount
  hand.curl *= 1 - amount
  body.yaw += 0.16 * side * amount
  body.pitch -= 0.1 * amount
}

/** The fingers ripple one after the other. */
export function idleDigits(idling: Idling): Digits | null {
  const amount = under(idling)
  if (idling.kind !== 'hand' || amount < 0.05) return null
  const ripple = (finger: number) =>
    amount * (0.4 - 0.4 * Math.cos(2 * Math.PI * (idling.at * (idling.turns + 1) - finger * 0.13)))
  return [ripple(0) * 0.5, ripple(1), ripple(2), ripple(3)]
}
