import { expect, it } from 'vitest'
import { mouthOutline } from '../../../src/avatar/engines/zed/drawn-face.ts'
import { visemeMouths } from '../../../src/avatar/engines/zed/face-model.ts'

const heights = (points: [number, number][]) => points.map(([, y]) => y)

it('draws a closed mouth as a line and an open one as wide and high as its shape says', () => {
  const shut = heights(mouthOutline(visemeMouths.PP))
  expect(Math.max(...shut) - Math.min(...shut)).toBeLessThan(1e-9)
  const open = mouthOutline(visemeMouths.aa)
  expect(Math.max(...heights(open)) - Math.min(...heights(open))).toBeCloseTo(2 * visemeMouths.aa.height)
  expect(Math.max(...open.map(([x]) => x))).toBeCloseTo(visemeMouths.aa.width)
})

it('lifts the corners of a smile above its middle', () => {
  const smile = mouthOutline({ ...visemeMouths.sil, smile: 1 })
  const corner = smile.reduce((a, b) => (a[0] > b[0] ? a : b))
  const middle = smile.reduce((a, b) => (Math.abs(a[0]) < Math.abs(b[0]) ? a : b))
  expect(corner[1]).toBeGreaterThan(middle[1] + 0.05)
})
