import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emotions, type Word } from '../../../src/contract/talk-reply.ts'
import type { BodyPose } from '../../../src/avatar/engines/zed/body-model.ts'
import { digitsOf } from '../../../src/avatar/engines/zed/body-model.ts'
import type { Moment, Score } from '../../../src/avatar/engines/zed/performer.ts'
import { createPerformer } from '../../../src/avatar/engines/zed/performer.ts'
import type { ZedPose } from '../../../src/avatar/engines/zed/pose.ts'
import { restingPose } from '../../../src/avatar/engines/zed/pose.ts'
import { seeded } from './seeded.ts'

/** Words of `length` seconds each, with nothing between them. */
function wordsOf(text: string, length = 0.4): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }, at) => ({
    text: word,
    start: at * length,
    end: (at + 1) * length,
    from: index,
    to: index + word.length,
  }))
}

const score: Score = {
  text: '',
  duration: 6,
  emotionEvents: [
    { time: 3, emotion: 'excited', intensity: 1 },
    { time: 0, emotion: 'neutral', intensity: 1 },
  ],
  visemes: [
    { time: 0.4, viseme: 'aa', weight: 1 },
    { time: 0.8, viseme: 'PP', weight: 1 },
    { time: 1, viseme: 'O', weight: 1 },
    { time: 1.4, viseme: 'sil', weight: 0 },
  ],
}

function said(text: string, more: Partial<Score> = {}): Score {
  const words = wordsOf(text)
  return { ...score, emotionEvents: [], text, words, duration: words.length * 0.4 + 0.5, ...more }
}

const idle = {
  score: null,
  spokenAt: null,
  pointer: null,
  attention: 'idle',
  look: null,
  aside: { x: 1, y: 0 },
} as const

function play(
  still: boolean,
  until: number,
  spoken: (elapsed: number) => Partial<Moment> = (elapsed) => ({ score, spokenAt: elapsed }),
  random = () => 0.5,
) {
  const perform = createPerformer(random, still)
  const poses: (ZedPose & { elapsed: number })[] = []
  for (let elapsed = 0; elapsed <= until; elapsed += 1 / 60) {
    const pose = perform({ time: 10 + elapsed, ...idle, ...spoken(elapsed) })
    poses.push({ elapsed, ...structuredClone(pose) })
  }
  return { poses, at: (time: number) => poses.find((pose) => pose.elapsed >= time)! }
}

const saying = (spoken: Score) => (elapsed: number) =>
  elapsed < spoken.duration ? { score: spoken, spokenAt: elapsed } : {}

/** Every joint of the body and every finger, by name. */
function jointsOf({ left, right, ...trunk }: BodyPose): Record<string, number> {
  const joints: Record<string, number> = { ...trunk }
  for (const [name, hand] of Object.entries({ left, right })) {
    const { x, y, z, roll, yaw } = hand
    for (const [joint, value] of Object.entries({ x, y, z, roll, yaw })) joints[`${name}.${joint}`] = value
    for (const [finger, curl] of digitsOf(hand).entries()) joints[`${name}.finger${finger}`] = curl
  }
  return joints
}

describe('createPerformer', () => {
  it('starts in the pose of the still picture', () => {
    const { poses } = play(true, 0, () => ({}))
    const rest = restingPose()
    expect(poses[0]!.face).toEqual(rest.face)
    expect(poses[0]!.body).toEqual(rest.body)
  })

  it('moves the lips with the sound and shuts them in silence', () => {
    const { at } = play(false, 5)
    expect(at(0.2).face.mouth.height).toBeLessThan(0.005)
    expect(at(0.6).face.mouth.height).toBeGreaterThan(0.15)
    expect(at(0.9).face.mouth.height).toBeLessThan(0.01)
    expect(at(1.2).face.mouth.height).toBeGreaterThan(0.12)
    expect(at(2.5).face.mouth.height).toBeLessThan(0.005)
  })

  it('blends from one emotion to the next without a jump', () => {
    const { poses, at } = play(false, 5)
    expect(at(2.9).face.blush).toBeLessThan(0.2)
    expect(at(3.1).face.blush).toBeLessThan(0.8)
    expect(at(4.2).face.blush).toBeGreaterThan(0.9)
    for (const [index, pose] of poses.entries()) {
      const before = poses[Math.max(0, index - 1)]!
      expect(Math.abs(pose.face.blush - before.face.blush)).toBeLessThan(0.15)
    }
  })

  it('lets an expression fade while the sentence goes on, worry least', () => {
    const blushAt = (time: number) =>
      play(
        false,
        12,
        saying({ ...score, duration: 12, emotionEvents: [{ time: 0, emotion: 'excited', intensity: 1 }] }),
      ).at(time).face.blush
    expect(blushAt(1.2)).toBeGreaterThan(0.9)
    expect(blushAt(11)).toBeLessThan(0.7)
    expect(blushAt(11)).toBeGreaterThan(0.4)
    const worry = play(
      false,
      12,
      saying({ ...score, duration: 12, emotionEvents: [{ time: 0, emotion: 'concerned', intensity: 1 }] }),
    )
    expect(worry.at(11).face.left.browTilt).toBeLessThan(-0.3)
  })

  it('calms down in his own time when he falls silent', () => {
    const { at } = play(false, 11, (elapsed) => (elapsed < 5 ? { score, spokenAt: elapsed } : {}))
    expect(at(4.9).face.blush).toBeGreaterThan(0.8)
    expect(at(5.4).face.blush).toBeGreaterThan(0.5)
    expect(at(9.5).face.blush).toBeLessThan(0.2)
    expect(at(8.9).face.mouth.height).toBeLessThan(0.005)
  })

  it('raises his hands when excited', () => {
    const { at } = play(false, 5)
    expect(at(4.5).body.left.y).toBeGreaterThan(at(2.6).body.left.y + 0.3)
  })

  it('waves when he greets, and at nothing else', () => {
    const greeting = play(false, 3, saying(said('Hola, soy Zed.')))
    const plain = play(false, 3, saying(said('La luz va y es así.')))
    expect(greeting.at(0.9).body.right.y).toBeGreaterThan(-0.35)
    expect(plain.at(0.9).body.right.y).toBeLessThan(-0.5)
  })

  it('shows a number on his fingers, and then his open hand again', () => {
    const { at } = play(false, 6, saying(said('Hay dos cosas que se ven ahí y más allá.')))
    const [, first, second, third] = at(1.2).body.right.digits!
    expect([first, second, third].map((curl) => Math.round(curl))).toEqual([0, 0, 1])
    expect(at(1.2).body.right.y).toBeGreaterThan(-0.3)
    expect(at(5.5).body.right.digits).toBeUndefined()
  })

  it('points to where the text is, with the hand on that side', () => {
    const named = said('Lo dice la fuente de ahí.')
    const right = play(false, 2, saying(named)).at(1.7)
    const left = play(false, 2, (elapsed) => ({ score: named, spokenAt: elapsed, aside: { x: -1, y: 0 } })).at(1.7)
    expect(right.body.right.roll).toBeLessThan(-1.2)
    expect(right.gaze.x).toBeGreaterThan(0.5)
    expect(left.body.left.roll).toBeGreaterThan(1.2)
    expect(left.gaze.x).toBeLessThan(-0.5)
  })

  it('nods at a yes', () => {
    const { poses } = play(false, 1.2, saying(said('Exacto, es así.')))
    expect(Math.min(...poses.map(({ body }) => body.pitch))).toBeLessThan(-0.08)
  })

  it('neither waves nor counts in worry', () => {
    const worried = { emotionEvents: [{ time: 0, emotion: 'concerned' as const, intensity: 1 }] }
    const { poses } = play(false, 3, saying(said('Hola. Hay tres cosas que ver.', worried)))
    expect(Math.max(...poses.map(({ body }) => body.right.y))).toBeLessThan(-0.5)
  })

  it('leans to the field and looks at it while the reader writes', () => {
    const look = { x: 0.7, y: -0.6 }
    const { at } = play(false, 3, () => ({ attention: 'listening', look }))
    expect(at(1).gaze).toMatchObject({ x: expect.closeTo(0.7, 1), y: expect.closeTo(-0.6, 1) })
    expect(at(1).body.roll).toBeLessThan(-0.1)
    expect(at(1).face.right.brow).toBeGreaterThan(0.3)
  })

  it('takes his chin and looks up while a request runs, with a pulsing light', () => {
    const { at, poses } = play(false, 3, () => ({ attention: 'thinking' }))
    expect(at(1.5).body.right.y).toBeGreaterThan(-0.4)
    expect(at(1.5).gaze.y).toBeGreaterThan(0.4)
    const light = poses.filter(({ elapsed }) => elapsed > 1).map(({ voice }) => voice)
    expect(Math.max(...light) - Math.min(...light)).toBeGreaterThan(0.3)
  })

  it('returns from what he attended to when he speaks', () => {
    const { at } = play(false, 5, (elapsed) =>
      elapsed < 2
        ? { attention: 'thinking' }
        : { attention: 'thinking', score: said('Es así y ya.'), spokenAt: elapsed - 2 },
    )
    expect(at(4.5).body.right.y).toBeLessThan(at(1.9).body.right.y - 0.3)
  })

  it('glances at a moving pointer and turns the head after it, but does not stare', () => {
    const { at, poses } = play(false, 12, () => ({ pointer: { x: 1, y: 0 } }), seeded(5))
    expect(at(0.8).gaze.x).toBeGreaterThan(0.9)
    expect(at(0.8).body.yaw).toBeGreaterThan(at(0).body.yaw + 0.1)
    const watching = poses.filter(({ gaze }) => gaze.x > 0.9).length / poses.length
    expect(watching).toBeLessThan(0.6)
  })

  it('with less motion keeps the body still while face and mouth go on', () => {
    const rest = restingPose().body
    const spoken = said('Hola. Exacto: hay tres cosas y lo dice la fuente.', score)
    for (const more of [saying({ ...spoken, duration: 6 }), () => ({ attention: 'thinking' as const })]) {
      const { poses } = play(true, 30, more)
      for (const pose of poses) expect(pose.body).toEqual(rest)
    }
    const { at } = play(true, 5)
    expect(at(0.6).face.mouth.height).toBeGreaterThan(0.15)
    expect(at(4.2).face.blush).toBeGreaterThan(0.9)
    const thinking = play(true, 3, () => ({ attention: 'thinking' })).at(2)
    expect(thinking.face.left.lid).toBeGreaterThan(0.2)
  })

  it('speaks with the same mouth whatever his hands do', () => {
    const text = 'Hola. Primero, hay tres cosas. Lo dice la fuente.'
    const visemes = wordsOf(text).map(({ start }) => ({ time: start, viseme: 'O' as const, weight: 1 }))
    const moving = play(false, 5, saying(said(text, { visemes })))
    const quiet = play(true, 5, saying(said(text, { visemes })))
    expect(moving.poses.map(({ face }) => face.mouth)).toEqual(quiet.poses.map(({ face }) => face.mouth))
  })

  it('passes the time when left alone, and rests between', () => {
    const { poses } = play(false, 240, () => ({}), seeded(11))
    const raised = poses.map(({ body }) => Math.max(body.left.y, body.right.y) > -0.6)
    const up = poses.map(({ gaze }) => gaze.y > 0.8)
    expect(raised.some(Boolean)).toBe(true)
    expect(up.some(Boolean)).toBe(true)
    expect(raised.filter(Boolean).length / raised.length).toBeLessThan(0.2)
  })

  const fragments = ['Hola.', 'Exacto:', 'hay tres cosas.', 'Primero, la fuente.', 'Segundo, 86 000 neuronas.', 'extraordinario', 'Adiós.'] // prettier-ignore
  const states = fc.constantFrom<Moment['attention']>('idle', 'listening', 'thinking')
  const scenes = fc.array(
    fc.record({
      text: fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ')),
      emotion: fc.constantFrom(...emotions),
      attention: states,
      /** Seconds until something else happens, which may be in the middle of a word. */
      length: fc.double({ min: 0.05, max: 3, noNaN: true }),
      isSpeaking: fc.boolean(),
      aside: fc.constantFrom({ x: 1, y: 0 }, { x: -0.7, y: -0.7 }),
    }),
    { minLength: 2, maxLength: 6 },
  )

  it('moves no joint faster than a hand can, whatever follows what', () => {
    const fastest = 9
    fc.assert(
      fc.property(scenes, fc.integer(), (parts, seed) => {
        const perform = createPerformer(seeded(seed), false)
        let time = 0
        let before: Record<string, number> | null = null
        for (const { text, emotion, attention, length, isSpeaking, aside } of parts) {
          const spoken = said(text, { emotionEvents: [{ time: 0, emotion, intensity: 1 }] })
          for (let at = 0; at < length; at += 1 / 60) {
            time += 1 / 60
            const moment = isSpeaking ? { score: spoken, spokenAt: at } : {}
            const joints = jointsOf(perform({ ...idle, time, attention, aside, ...moment }).body)
            const tooFast = Object.keys(joints).filter(
              (joint) => !(Math.abs(joints[joint]! - (before ?? joints)[joint]!) * 60 < fastest),
            )
            if (tooFast.length > 0) expect(tooFast).toEqual([])
            before = joints
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('comes to rest after anything', () => {
    fc.assert(
      fc.property(scenes, fc.integer(), (parts, seed) => {
        const perform = createPerformer(seeded(seed), false)
        let time = 0
        for (const { text, emotion, length } of parts) {
          const spoken = said(text, { emotionEvents: [{ time: 0, emotion, intensity: 1 }] })
          for (let at = 0; at < length; at += 1 / 60)
            perform({ ...idle, time: (time += 1 / 60), score: spoken, spokenAt: at })
        }
        // Less than the shortest pause before an idle movement.
        for (let at = 0; at < 8; at += 1 / 60) perform({ ...idle, time: (time += 1 / 60) })
        const { body, face } = perform({ ...idle, time })
        const rest = restingPose()
        // Breathing moves the hands a little.
        expect(Math.abs(body.right.y - rest.body.right.y)).toBeLessThan(0.07)
        expect(Math.abs(body.left.x - rest.body.left.x)).toBeLessThan(0.07)
        expect(Math.abs(face.blush - rest.face.blush)).toBeLessThan(0.08)
        expect(body.right.digits).toBeUndefined()
      }),
      { numRuns: 30 },
    )
  })
})
