import { expect, it } from 'vitest'
import { createQualityChooser, qualities } from '../../../src/avatar/engines/zed/frame-quality.ts'

function feed(choose: (frameTime: number) => number, frameTime: number, frames: number) {
  let level = -1
  for (let frame = 0; frame < frames; frame++) level = choose(frameTime)
  return level
}

it('stays at its level while frames come in time', () => {
  expect(feed(createQualityChooser(0), 16.7, 2000)).toBe(0)
})

it('gives way step by step to the coarsest while frames stay slow', () => {
  const choose = createQualityChooser(0)
  expect(feed(choose, 60, 24)).toBe(1)
  expect(feed(choose, 60, 24)).toBe(2)
  expect(feed(choose, 60, 500)).toBe(qualities.length - 1)
})

it('gives way within two very slow frames', () => {
  expect(feed(createQualityChooser(0), 600, 2)).toBe(1)
})

it('tries a level again that was too slow, each time later', () => {
  const choose = createQualityChooser(0)
  const patience = () => {
    feed(choose, 60, 24)
    expect(choose(10)).toBe(1)
    let frames = 1
    while (choose(10) === 1) frames++
    return frames
  }
  const waits = [patience(), patience(), patience()]
  expect(waits[1]! / waits[0]!).toBeCloseTo(2, 0)
  expect(waits[2]! / waits[1]!).toBeCloseTo(2, 0)
})

it('tries a finer level than the first once frames have been quick for long', () => {
  const choose = createQualityChooser(2)
  expect(feed(choose, 10, 100)).toBe(2)
  expect(feed(choose, 10, 2000)).toBe(0)
})

it('forgives a single hiccup', () => {
  const choose = createQualityChooser(0)
  feed(choose, 16, 10)
  choose(200)
  expect(feed(choose, 16, 100)).toBe(0)
})
