import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAudioClock } from '../../../src/avatar/engines/zed/audio-clock.ts'

it('runs on between the coarse ticks of a media element', () => {
  let media = 1
  let page = 100
  const clock = createAudioClock(() => media, () => page) // prettier-ignore
  expect(clock()).toBe(1)
  page += 0.016
  expect(clock()).toBeCloseTo(1.016)
  media = 1.04
  page += 0.024
  expect(clock()).toBeCloseTo(1.04)
})

it('waits for an element that stands still', () => {
  let page = 0
  const clock = createAudioClock(() => 2, () => page) // prettier-ignore
  clock()
  page = 30
  expect(clock()).toBeCloseTo(2.06)
})

it('does not run before the sound does', () => {
  let page = 0
  const clock = createAudioClock(() => 0, () => page) // prettier-ignore
  clock()
  page = 0.05
  expect(clock()).toBe(0)
})

it('never runs backwards', () => {
  const steps = fc.array(
    fc.tuple(fc.double({ min: 0, max: 0.1, noNaN: true }), fc.double({ min: 0, max: 0.3, noNaN: true })),
  )
  fc.assert(
    fc.property(steps, (moves) => {
      let media = 0
      let page = 0
      const clock = createAudioClock(() => media, () => page) // prettier-ignore
      let shown = clock()
      for (const [sound, time] of moves) {
        media += sound
        page += time
        const now = clock()
        expect(now).toBeGreaterThanOrEqual(shown)
        expect(now).toBeLessThanOrEqual(media + 0.06 + 1e-9)
        shown = now
      }
    }),
  )
})
