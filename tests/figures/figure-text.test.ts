import { expect, it } from 'vitest'
import { fill } from '../../src/figures/figure-text.ts'
import { texts as foam } from '../../src/figures/bouncing-foam/bouncing-foam.texts.ts'

it('keeps a number and its per cent sign on one line, each language in its own way', () => {
  expect(fill(foam.es.returnedShown, { share: '85' })).toBe('85\u00a0%')
  expect(fill(foam.en.returnedShown, { share: '85' })).toBe('85%')
})
