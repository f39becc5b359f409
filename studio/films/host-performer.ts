/** Zed's acting in the films, as it was when they were made: a change here makes all of them stale. */
import type { Emotion, EmotionEvent, VisemeEvent } from '../../src/contract/talk-reply.ts'
import { copyBody, emotionBodies, moveBody } from '../../src/avatar/engines/zed/body-model.ts'
import type { Mood } from '../../src/avatar/engines/zed/emotion-track.ts'
import { calm, createEmotionTrack } from '../../src/avatar/engines/zed/emotion-track.ts'
import { copyFace, emotionFaces, moveFace, smoothstep, speakingMouth } from '../../src/avatar/engines/zed/face-model.ts'
import type { Direction, Random } from '../../src/avatar/engines/zed/liveliness.ts'
import { createBlinking, createGaze } from '../../src/avatar/engines/zed/liveliness.ts'
import type { ZedPose } from '../../src/avatar/engines/zed/pose.ts'
import type { VisemeWeights } from '../../src/avatar/engines/zed/viseme-track.ts'
import { createVisemeTrack, emphases } from '../../src/avatar/engines/zed/viseme-track.ts'

/** Reply data for the animation. Late visemes arrive as a new object. */
export interface Score {
  visemes: readonly VisemeEvent[]
  emotionEvents: readonly EmotionEvent[]
  duration: number
}

/** `time`: ascending seconds; `spokenAt`: position in the score, null when silent; `pointer`: null when it rests. */
export interface Moment {
  time: number
  score: Score | null
  spokenAt: number | null
  pointer: Direction | null
}

/** Rates (1/s) of exponential smoothing. */
const rates = { face: 7, body: 4.2, gaze: 11, head: 4.5, voice: 14 } as const
const lengths = { wave: 1.9, beat: 0.55, startle: 0.4 } as const

interface Part {
  score: Score
  weights: (time: number) => VisemeWeights
  mood: (time: number) => Mood
  beats: number[]
}

function bump(time: number, start: number, length: number) {
  const t = (time - start) / length
  return t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t) ** 2
}

function restingPose(emotion: Emotion = 'neutral'): ZedPose {
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
function wave(pose: ZedPose, swing: number, amount: number): void {
  const hand = pose.body.right
  hand.x += (0.98 - hand.x) * amount
  hand.y += (-0.14 - hand.y) * amount
  hand.z += (0.75 - hand.z) * amount
  hand.roll += (-0.2 + swing - hand.roll) * amount
  hand.yaw += (-0.1 - hand.yaw) * amount
  hand.curl *= 1 - amount
  pose.body.roll -= 0.06 * amount
}

/** Returns a function from a frame's input to a pose. `still` (reduced motion): only mouth, face, and blinks move. */
export function createPerformer(random: Random, still: boolean): (moment: Moment) => ZedPose {
  const pose = restingPose()
  const face = copyFace(pose.face)
  const body = copyBody(pose.body)
  const blinking = createBlinking(random)
  const gazing = createGaze(random)
  const look = { x: 0, y: 0 }
  const head = { x: 0, y: 0 }
  let part: Part | null = null
  let last: number | null = null
  let emotion: Emotion = 'neutral'
  let startledAt = -Infinity
  let wavedAt = -Infinity
  let hasWaved = false

  function follow(score: Score | null) {
    if (part?.score === score || (!part && !score)) return
    part = score && {
      score,
      weights: createVisemeTrack(score.visemes, score.duration),
      mood: createEmotionTrack(score.emotionEvents),
      beats: emphases(score.visemes),
    }
  }

  function feel(mood: Mood, time: number, step: number) {
    if (mood.emotion !== emotion) {
      emotion = mood.emotion
      startledAt = time
    }
    const target = copyFace(emotionFaces.neutral)
    moveFace(target, emotionFaces[mood.emotion], mood.intensity)
    moveFace(face, target, 1 - Math.exp(-rates.face * step))
    if (still) return
    const posture = copyBody(emotionBodies.neutral)
    moveBody(posture, emotionBodies[mood.emotion], mood.intensity)
    moveBody(body, posture, 1 - Math.exp(-rates.body * step))
  }

  function speak(spokenAt: number | null, step: number) {
    moveFace(pose.face, face, 1)
    const weights = part && spokenAt !== null ? part.weights(spokenAt) : null
    const sound = weights
      ? Math.min(
          1,
          weights.reduce((sum, weight) => sum + weight, 0),
        )
      : 0
    if (weights) speakingMouth(weights, face.mouth, pose.face.mouth)
    pose.voice += (Math.max(0.15, sound) - pose.voice) * (1 - Math.exp(-rates.voice * step))
  }

  function move(moment: Moment, step: number) {
    const { time, spokenAt } = moment
    const target = gazing(time, spokenAt !== null, moment.pointer)
    const eyes = 1 - Math.exp(-rates.gaze * step)
    look.x += (target.x - look.x) * eyes
    look.y += (target.y - look.y) * eyes
    pose.gaze.x = look.x
    pose.gaze.y = look.y
    // A change of emotion starts with a blink.
    pose.blink = Math.max(blinking(time), bump(time, startledAt, lengths.startle) * 0.9)
    moveBody(pose.body, body, 1)
    if (still) return
    const neck = 1 - Math.exp(-rates.head * step)
    head.x += (look.x - head.x) * neck
    head.y += (look.y - head.y) * neck
    pose.body.yaw += head.x * 0.22
    pose.body.pitch += head.y * 0.16
    breathe(time)
    gesture(time, spokenAt)
  }

  function breathe(time: number) {
    const breath = Math.sin(time * 1.7)
    pose.body.lift += breath * 0.035
    pose.body.roll += Math.sin(time * 0.63) * 0.018
    pose.body.lean += Math.sin(time * 0.81 + 1) * 0.012
    pose.body.left.y += Math.sin(time * 1.7 - 0.7) * 0.03
    pose.body.right.y += Math.sin(time * 1.7 - 1.1) * 0.03
    pose.body.left.roll += Math.sin(time * 1.1) * 0.05
    pose.body.right.roll += Math.sin(time * 1.1 + 2) * 0.05
  }

  function gesture(time: number, spokenAt: number | null) {
    const hop = bump(time, startledAt, lengths.startle * 1.5)
    pose.body.lift += hop * 0.05
    if (spokenAt !== null && !hasWaved) {
      hasWaved = true
      wavedAt = time
    }
    const elapsed = time - wavedAt
    if (elapsed < lengths.wave) {
      const raised = smoothstep(0, 0.3, elapsed) * (1 - smoothstep(lengths.wave - 0.45, lengths.wave, elapsed))
      wave(pose, Math.sin(elapsed * 11) * 0.38, raised)
      return
    }
    if (spokenAt === null || !part) return
    for (const [index, at] of part.beats.entries()) {
      const beat = bump(spokenAt, at - 0.12, lengths.beat)
      if (beat === 0) continue
      pose.body.pitch -= beat * 0.055
      const hand = index % 2 === 0 ? pose.body.right : pose.body.left
      hand.y += beat * 0.16
      hand.z += beat * 0.12
      hand.roll -= beat * 0.25 * Math.sign(hand.roll)
    }
  }

  return (moment) => {
    const step = Math.min(0.1, Math.max(0, moment.time - (last ?? moment.time)))
    last = moment.time
    pose.time = still ? 0 : moment.time
    follow(moment.score)
    feel(part && moment.spokenAt !== null ? part.mood(moment.spokenAt) : calm, moment.time, step)
    speak(moment.spokenAt, step)
    move(moment, step)
    return pose
  }
}
