import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  copyFace,
  emotionFaces,
  faceLayout,
  moveFace,
  speakingMouth,
  visemeMouths,
} from '../../../src/avatar/engines/zed/face-model.ts'
import { emotions, visemes } from '../../../src/contract/talk-reply.ts'

const weightsOf = (parts: Partial<Record<(typeof visemes)[number], number>>) => visemes.map((name) => parts[name] ?? 0)
const speak = (parts: Parameters<typeof weightsOf>[0], emotion: (typeof emotions)[number] = 'neutral') =>
  speakingMouth(weightsOf(parts), emotionFaces[emotion].mouth, copyFace(emotionFaces.neutral).mouth)

describe('speakingMouth', () => {
  it('is closed in silence, in every mood', () => {
    for (const emotion of emotions) expect(speak({}, emotion).height, emotion).toBe(0)
  })

  it('is closed on p, b and m even beside a loud vowel', () => {
    expect(speak({ PP: 0.75, aa: 0.25 }).height).toBeLessThan(0.001)
    expect(speak({ PP: 0.9 }).height).toBe(0)
  })

  it('opens widest for a, rounds for o and u, stretches for i', () => {
    const mouths = { aa: speak({ aa: 0.9 }), O: speak({ O: 0.9 }), U: speak({ U: 0.9 }), I: speak({ I: 0.9 }) }
    expect(mouths.aa.height).toBeGreaterThan(mouths.O.height)
    expect(mouths.O.height).toBeGreaterThan(mouths.U.height)
    expect(mouths.U.width).toBeLessThan(mouths.O.width)
    expect(mouths.I.width).toBeGreaterThan(mouths.aa.width)
  })

  it('shows the teeth on f and s, the tongue on th', () => {
    expect(speak({ FF: 0.9 }).teeth).toBeGreaterThan(0.8)
    expect(speak({ SS: 0.9 }).teeth).toBeGreaterThan(0.8)
    expect(speak({ TH: 0.9 }).tongue).toBeGreaterThan(speak({ SS: 0.9 }).tongue)
  })

  it('keeps the smile of the mood while speaking', () => {
    expect(speak({ E: 0.8 }, 'happy').smile).toBeGreaterThan(speak({ E: 0.8 }, 'concerned').smile)
  })

  it('lies between the shapes it is mixed from and inside the visor', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 15, maxLength: 15 }),
        fc.constantFrom(...emotions),
        (raw, emotion) => {
          const total = Math.max(
            1,
            raw.reduce((sum, weight) => sum + weight, 0),
          )
          const mouth = speakingMouth(raw.map((weight) => weight / total), emotionFaces[emotion].mouth, copyFace(emotionFaces.neutral).mouth) // prettier-ignore
          expect(mouth.height).toBeGreaterThanOrEqual(0)
          expect(mouth.width).toBeLessThanOrEqual(0.33)
          expect(faceLayout.mouthY - mouth.height - faceLayout.lip).toBeGreaterThan(-faceLayout.visorHeight)
        },
      ),
    )
  })

  it('tells every viseme with lips of its own apart at 200 px', () => {
    // The visor is about 124 px wide, 62 px per unit. Three pixels are visible.
    const lips = (['PP', 'FF', 'kk', 'CH', 'SS', 'aa', 'E', 'I', 'O', 'U'] as const).map((name) => visemeMouths[name])
    for (const [index, one] of lips.entries())
      for (const other of lips.slice(index + 1))
        expect(Math.max(Math.abs(one.width - other.width), 2 * Math.abs(one.height - other.height)) * 124).toBeGreaterThan(3) // prettier-ignore
  })
})

describe('moveFace', () => {
  it('reaches the target, half way lies in the middle, and nothing is left out', () => {
    for (const emotion of emotions) {
      const face = copyFace(emotionFaces.neutral)
      moveFace(face, emotionFaces[emotion], 1)
      expect(face).toEqual(emotionFaces[emotion])
    }
    const half = copyFace(emotionFaces.neutral)
    moveFace(half, emotionFaces.happy, 0.5)
    expect(half.left.cheek).toBeCloseTo(emotionFaces.happy.left.cheek / 2)
    expect(emotionFaces.neutral.left.cheek).toBe(0)
  })
})
