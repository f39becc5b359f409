import { describe, expect, it } from 'vitest'
import { hashOf, settingsInHash } from '../../src/figures/figure-address.ts'
import { WingSchema } from '../../src/figures/wing-lamellae/wing-lamellae.machine.ts'

const settings = { spacing: 240, tilt: 30, filling: 'alcohol' } as const
const read = (hash: string) => settingsInHash(hash, 'wing-lamellae', WingSchema)

describe('the address of what a figure shows', () => {
  it('is read as it was written', () => {
    expect(hashOf('wing-lamellae', settings)).toBe('#f-wing-lamellae?spacing=240&tilt=30&filling=alcohol')
    expect(read(hashOf('wing-lamellae', settings))).toEqual(settings)
  })

  it.each([
    ['of the figure alone', '#f-wing-lamellae'],
    ['of another part of the page', '#s-counting-echoes'],
    ['beyond what can be set', '#f-wing-lamellae?spacing=9000&tilt=30&filling=air'],
    ['between the steps', '#f-wing-lamellae?spacing=241&tilt=30&filling=air'],
    ['that is no number', '#f-wing-lamellae?spacing=1e9&tilt=NaN&filling=air'],
    ['with an unknown choice', '#f-wing-lamellae?spacing=240&tilt=30&filling=__proto__'],
    ['that lacks something', '#f-wing-lamellae?spacing=240'],
    ['with more than there is', '#f-wing-lamellae?spacing=240&tilt=30&filling=air&x=1'],
  ])('%s sets nothing', (_, hash) => {
    expect(read(hash)).toBeUndefined()
  })
})
