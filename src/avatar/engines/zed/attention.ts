import type { Attention } from '../../engine.ts'
import type { BodyPose } from './body-model.ts'
import { emotionBodies, moveBody } from './body-model.ts'
import type { FaceShape } from './face-model.ts'
import { emotionFaces, moveFace } from './face-model.ts'
import type { Direction, Random } from './liveliness.ts'

/** Weights of what he attends to; each grows and fades by itself, so that one follows the other without a jump. */
export interface Attentiveness {
  listening: number
  thinking: number
}

/** Rates (1/s) at which attention comes, and goes. */
const rates = { comes: 6, goes: 2.5 } as const

export function attend(weights: Attentiveness, state: Attention['state'], step: number): void {
  for (const one of ['listening', 'thinking'] as const) {
    const target = state === one ? 1 : 0
    weights[one] += (target - weights[one]) * (1 - Math.exp(-(target ? rates.comes : rates.goes) * step))
  }
}

export function attentiveFace(face: FaceShape, { listening, thinking }: Attentiveness): void {
  moveFace(face, emotionFaces.curious, 0.5 * listening)
  moveFace(face, emotionFaces.thoughtful, 0.95 * thinking)
}

/** He leans to the writer, hands together; or takes his chin, and sways a little. `look`: the field he listens to. */
export function attentiveBody(
  body: BodyPose,
  { listening, thinking }: Attentiveness,
  look: Direction | null,
  time: number,
): void {
  if (listening > 0.001) {
    const { x, y } = look ?? { x: 0.6, y: -0.4 }
    const side = Math.sign(x) || 1
    moveBody(body, emotionBodies.concerned, 0.75 * listening)
    body.lift += 0.04 * listening
    body.lean -= 0.05 * side * listening
    body.roll -= (0.06 + 0.11 * side) * listening
    body.yaw += 0.16 * x * listening
    body.pitch += (0.08 + 0.08 * y) * listening
  }
  if (thinking > 0.001) {
    moveBody(body, emotionBodies.thoughtful, thinking)
    body.roll += 0.05 * Math.sin(time * 1.3) * thinking
    body.right.roll += 0.12 * Math.sin(time * 2.9) * thinking
  }
}

/** Returns where he looks while he listens (to what is written, at times to the reader) or thinks (up, to and fro). */
export function createAttentiveGaze(
  random: Random,
): (time: number, state: Attention['state'], look: Direction | null) => Direction | null {
  let until = -Infinity
  let before: Attention['state'] = 'idle'
  let isAtReader = false
  let thought: Direction = { x: 0, y: 0 }
  return (time, state, look) => {
    if (state !== before || time >= until) {
      isAtReader = state === before && !isAtReader && random() < 0.35
      const side = thought.x > 0 ? -1 : 1
      thought = { x: side * (0.35 + 0.4 * random()), y: 0.5 + 0.4 * random() }
      until = time + (isAtReader ? 0.5 + 0.6 * random() : 0.9 + 1.6 * random())
      before = state
    }
    if (state === 'thinking') return thought
    if (state !== 'listening') return null
    return isAtReader ? { x: 0, y: 0 } : (look ?? { x: 0.6, y: -0.6 })
  }
}

/** Seconds of a glance at the pointer, and until the next one; nearer than `near` he goes on looking. */
const glance = { least: 0.9, more: 1.2, pause: 2, longer: 4, near: 0.3 } as const

/** Returns the pointer while he glances at it. One that stays near is watched; one that moves on and on is not stared at. */
export function createPointerGlances(random: Random): (time: number, pointer: Direction | null) => Direction | null {
  let until = -Infinity
  let free = -Infinity
  return (time, pointer) => {
    if (!pointer) return null
    if (time >= free) {
      until = time + glance.least + glance.more * random()
      free = until + glance.pause + glance.longer * random()
    }
    return time < until || Math.hypot(pointer.x, pointer.y) < glance.near ? pointer : null
  }
}
