import type { Emotion } from '../../../contract/talk-reply.ts'

/** Pose of a hand. Position in scene units from the body's center line; angles in radians; `curl`: 0 open, 1 fist. */
export interface HandPose {
  x: number
  y: number
  z: number
  /** Rotation in the picture plane; positive turns the fingers to the viewer's left. */
  roll: number
  /** Rotation about the forearm; 0 shows the palm. */
  yaw: number
  curl: number
  /** Curl of each finger, where they differ: thumb, then the others from it. */
  digits?: Digits | undefined
}

export type Digits = readonly [thumb: number, first: number, second: number, third: number]

/** Pose of the body. Angles in radians, lengths in scene units. */
export interface BodyPose {
  /** Head: turned to the viewer's right, nodding upwards, tilted to the viewer's left. */
  yaw: number
  pitch: number
  roll: number
  /** Height above rest, and the body's lean to the viewer's left. */
  lift: number
  lean: number
  left: HandPose
  right: HandPose
}

function hand(side: -1 | 1, pose: Partial<HandPose>): HandPose {
  const { x = 0.98, y = -0.86, z = 0.3, roll = 0.5, yaw = 0.35, curl = 0.25 } = pose
  return { x: x * side, y, z, roll: -roll * side, yaw: -yaw * side, curl }
}

function body(
  left: Partial<HandPose>,
  right: Partial<HandPose>,
  rest: Partial<Omit<BodyPose, 'left' | 'right'>> = {},
): BodyPose {
  return { yaw: 0, pitch: 0, roll: 0, lift: 0, lean: 0, ...rest, left: hand(-1, left), right: hand(1, right) }
}

export const emotionBodies: Readonly<Record<Emotion, BodyPose>> = {
  neutral: body({}, {}, { yaw: 0.05, roll: -0.02 }),
  happy: body({ y: -0.74, roll: 0.6 }, { y: -0.7, roll: 0.6, x: 1.02 }, { roll: -0.06, lift: 0.03 }),
  curious: body({ y: -0.95, curl: 0.5 }, { y: -0.66, x: 0.92, roll: 0.2 }, { roll: -0.17, yaw: 0.12, lean: -0.03 }),
  surprised: body(
    { x: 1, y: -0.58, roll: 0.62, curl: 0 },
    { x: 1, y: -0.58, roll: 0.62, curl: 0 },
    { pitch: 0.1, lift: 0.07 },
  ),
  thoughtful: body(
    { x: 0.86, y: -0.98, curl: 0.55 },
    { x: 0.46, y: -0.24, z: 1, roll: -0.5, curl: 0.7 },
    { yaw: 0.1, pitch: 0.09, roll: 0.09 },
  ),
  excited: body(
    { x: 1.02, y: -0.3, z: 0.55, roll: 0.35, curl: 0 },
    { x: 1.02, y: -0.3, z: 0.55, roll: 0.35, curl: 0 },
    { pitch: 0.07, lift: 0.06 },
  ),
  concerned: body(
    { x: 0.27, y: -0.66, z: 0.74, roll: -0.62, curl: 0.3 },
    { x: 0.27, y: -0.66, z: 0.74, roll: -0.62, curl: 0.3 },
    { pitch: -0.08, roll: 0.07, lift: -0.03 },
  ),
}

const bodyKeys = ['yaw', 'pitch', 'roll', 'lift', 'lean'] as const
const handKeys = ['x', 'y', 'z', 'roll', 'yaw', 'curl'] as const

export function copyBody(source: BodyPose): BodyPose {
  return { ...source, left: { ...source.left }, right: { ...source.right } }
}

export function moveBody(pose: BodyPose, target: BodyPose, amount: number): void {
  for (const key of bodyKeys) pose[key] = pose[key] * (1 - amount) + target[key] * amount
  for (const key of handKeys) {
    pose.left[key] = pose.left[key] * (1 - amount) + target.left[key] * amount
    pose.right[key] = pose.right[key] * (1 - amount) + target.right[key] * amount
  }
}

/** Velocity of each value of a pose, for `springBody`. */
export function restingVelocity(): BodyPose {
  const zero = { x: 0, y: 0, z: 0, roll: 0, yaw: 0, curl: 0 }
  return { yaw: 0, pitch: 0, roll: 0, lift: 0, lean: 0, left: { ...zero }, right: { ...zero } }
}

/** Moves values to their targets like a critically damped spring, exact for any step. `speeds`: kept from call to call. */
export function springValues<Key extends string | number>(
  keys: readonly Key[],
  values: Record<Key, number>,
  speeds: Record<Key, number>,
  targets: Readonly<Record<Key, number>>,
  rate: number,
  step: number,
) {
  const decay = Math.exp(-rate * step)
  for (const key of keys) {
    const distance = values[key] - targets[key]
    const push = (speeds[key] + rate * distance) * step
    speeds[key] = (speeds[key] - rate * push) * decay
    values[key] = targets[key] + (distance + push) * decay
  }
}

/** Moves a pose to a target without a jump in position or speed. */
export function springBody(pose: BodyPose, velocity: BodyPose, target: BodyPose, rate: number, step: number): void {
  springValues(bodyKeys, pose, velocity, target, rate, step)
  springValues(handKeys, pose.left, velocity.left, target.left, rate, step)
  springValues(handKeys, pose.right, velocity.right, target.right, rate, step)
}

/** Returns the curl of each finger. */
export const digitsOf = ({ curl, digits }: HandPose): Digits => digits ?? [curl * 0.5, curl, curl, curl]
