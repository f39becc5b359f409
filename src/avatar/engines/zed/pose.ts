import type { Emotion } from '../../../contract/talk-reply.ts'
import type { BodyPose } from './body-model.ts'
import { copyBody, emotionBodies } from './body-model.ts'
import type { FaceShape } from './face-model.ts'
import { copyFace, emotionFaces } from './face-model.ts'

export interface ZedPose {
  face: FaceShape
  body: BodyPose
  blink: number
  gaze: { x: number; y: number }
  /** Loudness of the voice, 0 to 1: chest ring, antenna, and flame. */
  voice: number
  /** Seconds since the start, for flicker; 0 with reduced motion. */
  time: number
}

export function restingPose(emotion: Emotion = 'neutral'): ZedPose {
  return {
    face: copyFace(emotionFaces[emotion]),
    body: copyBody(emotionBodies[emotion]),
    blink: 0,
    gaze: { x: 0, y: 0 },
    voice: 0.15,
    time: 0,
  }
}

/** Raises and swings the hand on the viewer's right. `swing`: radians; `amount`: 0 to 1. */
export function wave(pose: Pick<ZedPose, 'body'>, swing: number, amount: number): void {
  const hand = pose.body.right
  hand.x += (0.98 - hand.x) * amount
  hand.y += (-0.14 - hand.y) * amount
  hand.z += (0.75 - hand.z) * amount
  hand.roll += (-0.2 + swing - hand.roll) * amount
  hand.yaw += (-0.1 - hand.yaw) * amount
  hand.curl *= 1 - amount
  pose.body.roll -= 0.06 * amount
}
