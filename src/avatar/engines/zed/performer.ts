import type { EmotionEvent } from '../../../contract/talk-reply.ts'
import type { Attention } from '../../engine.ts'
import {
  attend,
  attentiveBody,
  attentiveFace,
  createAttentiveGaze,
  createPointerGlances,
  type Attentiveness,
} from './attention.ts'
import type { Digits, HandPose } from './body-model.ts'
import { copyBody, digitsOf, emotionBodies, moveBody, restingVelocity, springBody, springValues } from './body-model.ts'
import type { Mood } from './emotion-track.ts'
import { calm, createFadingEmotionTrack } from './emotion-track.ts'
import { copyFace, emotionFaces, moveFace, speakingMouth } from './face-model.ts'
import type { Gesture, SaidText } from './gesture-track.ts'
import { createGestureTrack } from './gesture-track.ts'
import type { Gesturing } from './gestures.ts'
import { gesture } from './gestures.ts'
import { createIdling, idleBody, idleDigits, idleLook, type Idling } from './idling.ts'
import type { Direction, Random } from './liveliness.ts'
import { createBlinking, createGaze } from './liveliness.ts'
import type { ZedPose } from './pose.ts'
import { restingPose } from './pose.ts'
import type { VisemeWeights } from './viseme-track.ts'
import { createVisemeTrack } from './viseme-track.ts'

/** Reply data for the animation. Late visemes arrive as a new object. */
export interface Score extends SaidText {
  emotionEvents: readonly EmotionEvent[]
}

/**
 * `time`: ascending seconds; `spokenAt`: position in the score, null when silent; `pointer`: null when it rests; `look`: where
 * what he attends to is; `aside`: where the text beside him is.
 */
export interface Moment {
  time: number
  score: Score | null
  spokenAt: number | null
  pointer: Direction | null
  attention: Attention['state']
  look: Direction | null
  aside: Direction
}

/** Rates (1/s) of exponential smoothing; `body` and `digits`: of springs. */
const rates = { face: 7, body: 13, digits: 18, gaze: 11, head: 4.5, voice: 14 } as const
const startle = 0.4
/** Seconds in which an expression fades after the voice. */
const lingering = 1.1
/** Seconds without showing the sources again, where nothing names them. */
const pointingPause = 25
/** Light of the chest while he thinks (pulses per second) and when a letter is typed (seconds). */
const light = { rest: 0.15, pulse: 0.9, thought: 0.5, letter: 0.4, fade: 0.22 } as const

interface Part {
  score: Score
  weights: (time: number) => VisemeWeights
  mood: (time: number) => Mood
  gestures: readonly Gesture[]
}

const digitKeys = [0, 1, 2, 3] as const

interface Fingers {
  curls: [number, number, number, number]
  speeds: [number, number, number, number]
}

const restingFingers = (hand: HandPose): Fingers => ({ curls: [...digitsOf(hand)], speeds: [0, 0, 0, 0] })

function bump(time: number, start: number, length: number) {
  const t = (time - start) / length
  return t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t) ** 2
}

/** Returns a function from a frame's input to a pose. `still` (reduced motion): only mouth, face, and blinks move. */
export function createPerformer(random: Random, still: boolean): (moment: Moment) => ZedPose {
  const pose = restingPose()
  const face = copyFace(pose.face)
  const body = copyBody(pose.body)
  const velocity = restingVelocity()
  const fingers = { left: restingFingers(body.left), right: restingFingers(body.right) }
  const blinking = createBlinking(random)
  const gazing = createGaze(random)
  const attentiveGaze = createAttentiveGaze(random)
  const glances = createPointerGlances(random)
  const idling = createIdling(random)
  const attentive: Attentiveness = { listening: 0, thinking: 0 }
  const look = { x: 0, y: 0 }
  const head = { x: 0, y: 0 }
  let part: Part | null = null
  let last: number | null = null
  let mood = calm
  let startledAt = -Infinity
  let pointedAt = -Infinity
  let heard: Direction | null = null
  let heardAt = -Infinity

  function follow(score: Score | null, time: number) {
    if (part?.score === score || (!part && !score)) return
    const gestures = score && !still ? createGestureTrack(score) : []
    const mayPoint = time - pointedAt > pointingPause
    part = score && {
      score,
      weights: createVisemeTrack(score.visemes, score.duration),
      mood: createFadingEmotionTrack(score.emotionEvents),
      gestures: mayPoint ? gestures : gestures.filter((one) => one.kind !== 'point' || one.isNamed),
    }
  }

  /** The mood of what is said, which fades after it. */
  function feel({ time, spokenAt }: Moment, step: number) {
    const before = mood.emotion
    if (part && spokenAt !== null) mood = part.mood(spokenAt)
    else if (mood.emotion !== 'neutral') {
      const intensity = mood.intensity * Math.exp(-step / lingering)
      mood = intensity < 0.03 ? calm : { ...mood, intensity }
    }
    if (mood.emotion !== before && mood.intensity > 0.2) startledAt = time
  }

  function express(idle: Idling | null, step: number) {
    const target = copyFace(emotionFaces.neutral)
    moveFace(target, emotionFaces[mood.emotion], mood.intensity)
    attentiveFace(target, attentive)
    if (idle) moveFace(target, emotionFaces[idle.at < 0.8 ? 'curious' : 'happy'], 0.35)
    moveFace(face, target, 1 - Math.exp(-rates.face * step))
    moveFace(pose.face, face, 1)
  }

  function speak({ time, spokenAt, look: written }: Moment, step: number) {
    const weights = part && spokenAt !== null ? part.weights(spokenAt) : null
    const sound = weights
      ? Math.min(
          1,
          weights.reduce((sum, weight) => sum + weight, 0),
        )
      : 0
    if (weights) speakingMouth(weights, face.mouth, pose.face.mouth)
    if (written !== heard) {
      heard = written
      heardAt = time
    }
    const letter = attentive.listening * light.letter * Math.exp(-(time - heardAt) / light.fade)
    const thought = attentive.thinking * light.thought * (0.5 - 0.5 * Math.cos(2 * Math.PI * light.pulse * time))
    const glow = Math.max(light.rest, sound, still ? 0 : light.rest + Math.max(letter, thought))
    pose.voice += (glow - pose.voice) * (1 - Math.exp(-rates.voice * step))
  }

  function watch(target: Direction, step: number) {
    const eyes = 1 - Math.exp(-rates.gaze * step)
    look.x += (target.x - look.x) * eyes
    look.y += (target.y - look.y) * eyes
    pose.gaze.x = look.x
    pose.gaze.y = look.y
  }

  function move(moment: Moment, idle: Idling | null, step: number): Direction | null {
    const { time, spokenAt, aside } = moment
    const target = copyBody(emotionBodies.neutral)
    moveBody(target, emotionBodies[mood.emotion], mood.intensity)
    attentiveBody(target, attentive, moment.look, time)
    target.lift += bump(time, startledAt, startle * 1.5) * 0.08
    const to: Gesturing = { body: target, left: null, right: null, look: null }
    if (idle) {
      idleBody(target, idle)
      to[idle.side < 0 ? 'left' : 'right'] = idleDigits(idle)
    }
    if (part && spokenAt !== null) {
      gesture(to, part.gestures, spokenAt, aside, mood.emotion === 'concerned' ? mood.intensity : 0)
      if (to.look) pointedAt = time
    }
    springBody(body, velocity, target, rates.body, step)
    moveBody(pose.body, body, 1)
    for (const hand of ['left', 'right'] as const) moveFingers(pose.body[hand], fingers[hand], to[hand], step)
    return to.look
  }

  function moveFingers(hand: HandPose, { curls, speeds }: Fingers, wanted: Digits | null, step: number) {
    const own = digitsOf({ ...hand, digits: undefined })
    springValues(digitKeys, curls, speeds, wanted ?? own, rates.digits, step)
    const isOwn = !wanted && digitKeys.every((digit) => Math.abs(curls[digit] - own[digit]) < 0.004)
    hand.digits = isOwn ? undefined : [...curls]
  }

  function turnHead(step: number) {
    const neck = 1 - Math.exp(-rates.head * step)
    head.x += (look.x - head.x) * neck
    head.y += (look.y - head.y) * neck
    pose.body.yaw += head.x * 0.22
    pose.body.pitch += head.y * 0.16
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

  return (moment) => {
    const { time, spokenAt, pointer } = moment
    const step = Math.min(0.1, Math.max(0, time - (last ?? time)))
    last = time
    pose.time = still ? 0 : time
    const attention = spokenAt === null ? moment.attention : 'idle'
    attend(attentive, attention, step)
    follow(moment.score, time)
    feel(moment, step)
    const isResting = !still && spokenAt === null && attention === 'idle' && pointer === null
    const idle = idling(time, isResting)
    express(idle, step)
    speak(moment, step)
    const shown = still ? null : move(moment, idle, step)
    const pointed = glances(time, attention === 'idle' ? pointer : null)
    const own = gazing(time, spokenAt !== null, pointed)
    watch(shown ?? attentiveGaze(time, attention, moment.look) ?? (idle && idleLook(idle)) ?? own, step)
    // A change of emotion starts with a blink.
    pose.blink = Math.max(blinking(time), bump(time, startledAt, startle) * 0.9)
    if (!still) {
      turnHead(step)
      breathe(time)
    }
    return pose
  }
}
