import type { BodyPose, Digits, HandPose } from './body-model.ts'
import { smoothstep } from './face-model.ts'
import type { Gesture } from './gesture-track.ts'
import type { Direction } from './liveliness.ts'
import { wave } from './pose.ts'

/** What a gesture moves besides the body: fingers, and where he looks. */
export interface Gesturing {
  body: BodyPose
  left: Digits | null
  right: Digits | null
  look: Direction | null
}

const pointing: Digits = [0.8, 0, 1, 1]

/** Fingers that show a number on the first hand; the fifth is on the other. */
const countings: readonly Digits[] = [
  [1, 0, 1, 1],
  [1, 0, 0, 1],
  [1, 0, 0, 0],
  [0, 0, 0, 0],
]

/** Seconds to raise a hand, and to lower it. */
const reach = { rise: 0.25, fall: 0.4 } as const

function raised({ start, end }: Gesture, time: number): number {
  return smoothstep(start, start + reach.rise, time) * (1 - smoothstep(end - reach.fall, end, time))
}

function bump({ start, end }: Gesture, time: number): number {
  return time <= start || time >= end ? 0 : Math.sin((Math.PI * (time - start)) / (end - start)) ** 2
}

function moveHand(hand: HandPose, to: Partial<HandPose>, amount: number): void {
  for (const key of ['x', 'y', 'z', 'roll', 'yaw', 'curl'] as const)
    hand[key] += ((to[key] ?? hand[key]) - hand[key]) * amount
}

function point(to: Gesturing, aside: Direction, amount: number): void {
  const side = aside.x < 0 ? -1 : 1
  const place = {
    x: side * (0.72 + 0.12 * Math.abs(aside.x)),
    y: -0.4 + 0.2 * aside.y,
    z: 0.95,
    roll: Math.atan2(-aside.x, aside.y),
    yaw: 0,
    curl: 0.8,
  }
  moveHand(side < 0 ? to.body.left : to.body.right, place, amount)
  if (amount > 0.3) to[side < 0 ? 'left' : 'right'] = pointing
  to.body.yaw += 0.12 * aside.x * amount
  to.body.pitch += 0.14 * aside.y * amount
  to.body.lean -= 0.04 * aside.x * amount
  if (amount > 0.6) to.look = { x: aside.x * 0.9, y: aside.y * 0.7 }
}

function count(to: Gesturing, fingers: number, amount: number): void {
  const up = { y: -0.12, z: 0.85, yaw: 0, curl: 0.5 }
  moveHand(to.body.right, { ...up, x: 0.99, roll: -0.12 }, amount)
  if (amount > 0.3) to.right = countings[Math.min(fingers, 4) - 1] ?? null
  if (fingers > 4) {
    moveHand(to.body.left, { ...up, x: -0.99, roll: 0.12 }, amount)
    if (amount > 0.3) to.left = countings[0]!
  }
  to.body.roll -= 0.05 * amount
  to.body.pitch += 0.03 * amount
}

function beat(to: Gesturing, strength: number, hand: 'left' | 'right' | 'both', amount: number): void {
  to.body.pitch -= amount * strength * 0.08
  for (const one of hand === 'both' ? (['left', 'right'] as const) : [hand]) {
    const pose = to.body[one]
    pose.y += amount * strength * 0.3
    pose.z += amount * strength * 0.2
    pose.roll -= amount * strength * 0.35 * Math.sign(pose.roll)
    pose.curl *= 1 - 0.7 * amount
  }
}

/** The strongest beats take both hands. */
const bothHandsFrom = 0.95

/**
 * Applies what is under way at `time` (seconds of the reply). `aside`: where the text stands. `worry`: 0 to 1; a worried Zed
 * neither waves nor counts, and his hands stay low.
 */
export function gesture(to: Gesturing, track: readonly Gesture[], time: number, aside: Direction, worry: number): void {
  for (const [index, one] of track.entries()) {
    if (one.start > time) return
    if (one.end <= time) continue
    const calm = 1 - worry
    switch (one.kind) {
      case 'wave':
        wave({ body: to.body }, Math.sin((time - one.start) * 11) * 0.42, raised(one, time) * calm)
        break
      case 'count':
        count(to, one.fingers, raised(one, time) * calm)
        break
      case 'point':
        point(to, aside, raised(one, time))
        break
      case 'nod': {
        const dips = Math.sin((2 * Math.PI * (time - one.start)) / (one.end - one.start)) ** 2
        to.body.pitch -= 0.2 * dips
        break
      }
      case 'beat': {
        const hand = one.strength >= bothHandsFrom ? 'both' : index % 2 === 0 ? 'right' : 'left'
        beat(to, one.strength * (1 - 0.6 * worry), hand, bump(one, time))
      }
    }
  }
}
