import fc from 'fast-check'
import { expect, it } from 'vitest'
import { viewOf } from '../../../src/avatar/engines/zed/framing.ts'
import { proportions } from '../../../src/avatar/engines/zed/proportions.ts'

const { frame, head, body, antenna } = proportions
const chin = head.centre - head.y
const fingertips = -1.1

const sizes = fc.tuple(fc.integer({ min: 20, max: 900 }), fc.integer({ min: 20, max: 900 }))

it('keeps the proportions of the host, and his whole width and head in it', () => {
  fc.assert(
    fc.property(sizes, ([width, height]) => {
      const view = viewOf(width, height)
      expect(view.width / view.height).toBeCloseTo(width / height)
      expect(view.width).toBeGreaterThanOrEqual(frame.width - 1e-9)
      expect(view.top).toBeGreaterThan(antenna.ball + antenna.radius)
      expect(view.top - view.height).toBeLessThan(chin)
    }),
  )
})

it('shows chest and hands wherever there is room for more than a head', () => {
  fc.assert(
    fc.property(sizes, ([width, height]) => {
      fc.pre(height >= 96)
      const { top, height: shown } = viewOf(width, height)
      expect(top - shown).toBeLessThan(fingertips)
      expect(top - shown).toBeLessThan(body.centre)
    }),
  )
})

it.each([
  ['the raised sheet of a phone', 136, 150],
  ['a tablet', 128, 200],
])('shows them in %s', (_, width, height) => {
  expect(viewOf(width, height).height).toBeGreaterThanOrEqual(3.7)
})

it('gives the head the whole height in one line', () => {
  expect(viewOf(64, 56).height).toBeLessThan(2.5)
})

it('shows all of him, to the shadow, in a tall place', () => {
  expect(viewOf(212, 360)).toEqual({
    width: expect.closeTo(frame.width),
    height: expect.closeTo(frame.height, 1),
    top: frame.top,
  })
})
