import { describe, expect, it } from 'vitest'
import type { Moment, Score, ZedPose } from '../../../src/avatar/engines/zed/performer.ts'
import { createPerformer, restingPose } from '../../../src/avatar/engines/zed/performer.ts'

const score: Score = {
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

function play(
  still: boolean,
  until: number,
  spoken: (elapsed: number) => Partial<Moment> = (elapsed) => ({ score, spokenAt: elapsed }),
) {
  const perform = createPerformer(() => 0.5, still)
  const poses: (ZedPose & { elapsed: number })[] = []
  for (let elapsed = 0; elapsed <= until; elapsed += 1 / 60) {
    const pose = perform({ time: 10 + elapsed, score: null, spokenAt: null, pointer: null, ...spoken(elapsed) })
    poses.push({ elapsed, ...structuredClone(pose) })
  }
  return { poses, at: (time: number) => poses.find((pose) => pose.elapsed >= time)! }
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
    expect(at(4.5).face.blush).toBeGreaterThan(0.95)
    for (const [index, pose] of poses.entries()) {
      const before = poses[Math.max(0, index - 1)]!
      expect(Math.abs(pose.face.blush - before.face.blush)).toBeLessThan(0.15)
      expect(Math.abs(pose.body.left.y - before.body.left.y)).toBeLessThan(0.06)
    }
  })

  it('raises his hands when excited, and waves once when he first speaks', () => {
    const { at } = play(false, 5)
    expect(at(0.6).body.right.y).toBeGreaterThan(at(2.6).body.right.y + 0.3)
    expect(at(4.9).body.left.y).toBeGreaterThan(at(2.6).body.left.y + 0.3)
  })

  it('with less motion keeps the body still while face and mouth go on', () => {
    const { poses, at } = play(true, 5)
    const rest = restingPose().body
    for (const pose of poses) expect(pose.body).toEqual(rest)
    expect(at(0.6).face.mouth.height).toBeGreaterThan(0.15)
    expect(at(4.5).face.blush).toBeGreaterThan(0.95)
  })

  it('calms down when he falls silent', () => {
    const { at } = play(false, 9, (elapsed) => (elapsed < 5 ? { score, spokenAt: elapsed } : {}))
    expect(at(4.9).face.blush).toBeGreaterThan(0.9)
    expect(at(8.9).face.blush).toBeLessThan(0.2)
    expect(at(8.9).face.mouth.height).toBeLessThan(0.005)
  })

  it('looks at a moving pointer and turns the head after it', () => {
    const { at } = play(false, 2, () => ({ pointer: { x: 1, y: 0 } }))
    expect(at(1.9).gaze.x).toBeGreaterThan(0.9)
    expect(at(1.9).body.yaw).toBeGreaterThan(at(0).body.yaw + 0.1)
  })
})
