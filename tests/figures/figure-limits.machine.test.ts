import { describe, expect, it } from 'vitest'
import { BallSchema } from '../../src/figures/bouncing-foam/bouncing-foam.machine.ts'
import { EnvelopeSchema, pHOf, pKaOf } from '../../src/figures/charged-envelope/charged-envelope.machine.ts'
import { kindsIn, OrganoidSchema } from '../../src/figures/crypt-signals/crypt-signals.machine.ts'
import { bloodFrom, MarrowSchema } from '../../src/figures/cut-brake/cut-brake.machine.ts'
import { answerOf, BoardSchema } from '../../src/figures/error-board/error-board.machine.ts'
import { hashOf, settingsInHash, type SettingsSchema } from '../../src/figures/figure-address.ts'
import type { FigureName } from '../../src/figures/figure-names.ts'
import { LensSchema, turnsOf } from '../../src/figures/metalens-fins/metalens-fins.machine.ts'
import { BeachSchema, daysOf } from '../../src/figures/oil-bloom/oil-bloom.machine.ts'
import { CurveSchema } from '../../src/figures/price-curve/price-curve.machine.ts'
import { onOf, PlateSchema } from '../../src/figures/silent-electrodes/silent-electrodes.machine.ts'
import { WingSchema } from '../../src/figures/wing-lamellae/wing-lamellae.machine.ts'

type Settings = Record<string, number | string>
interface Figure {
  name: FigureName
  schema: SettingsSchema<object>
  possible: Settings[]
  impossible: Settings[]
}

const turns = (turn: number) => Object.fromEntries([1, 2, 3, 4, 5, 6].map((ring) => [`turn${ring}`, turn]))
const beyond = (key: string, ...values: (number | string)[]) => values.map((value) => ({ [key]: value }))

const figures: Figure[] = [
  {
    name: 'wing-lamellae',
    schema: WingSchema,
    possible: [
      { spacing: 150, tilt: 0, filling: 'air' },
      { spacing: 280, tilt: 75, filling: 'alcohol' },
    ],
    impossible: [...beyond('spacing', 145, 285, 152), ...beyond('tilt', -5, 80, 2), { filling: '' }],
  },
  {
    name: 'error-board',
    schema: BoardSchema,
    possible: [
      { size: 3, flips: 0 },
      { size: 3, flips: 2 ** 9 - 1 },
      { size: 5, flips: 2 ** 25 - 1 },
    ],
    impossible: [...beyond('size', 4, 7, ''), ...beyond('flips', -1, 2 ** 9, 0.5), { size: 5, flips: 2 ** 25 }],
  },
  {
    name: 'price-curve',
    schema: CurveSchema,
    possible: [
      { doublings: 0, rate: 5, axes: 'logarithmic' },
      { doublings: 22, rate: 30, axes: 'plain' },
    ],
    impossible: [...beyond('doublings', -1, 23, 0.5), ...beyond('rate', 4, 31, 5.5), { axes: '' }],
  },
  {
    name: 'bouncing-foam',
    schema: BallSchema,
    possible: [{ returned: 5 }, { returned: 95 }],
    impossible: beyond('returned', 4, 96, 5.5),
  },
  {
    name: 'metalens-fins',
    schema: LensSchema,
    possible: [
      { ring: 1, colour: 'violet', ...turns(0) },
      { ring: 6, colour: 'red', ...turns(175) },
      { ring: 3, colour: 'green', ...turns(90) },
    ],
    impossible: [
      ...beyond('ring', 0, 7, 1.5),
      ...beyond('turn1', -5, 180, 2),
      ...beyond('turn6', -5, 180, 2),
      { colour: '' },
    ],
  },
  {
    name: 'crypt-signals',
    schema: OrganoidSchema,
    possible: [
      { share: 20, broth: 'usual', paneth: 0 },
      { share: 90, broth: 'bmp', paneth: 2 ** 18 - 1 },
      { share: 50, broth: 'wnt', paneth: 1 },
    ],
    impossible: [...beyond('share', 15, 95, 22), ...beyond('paneth', -1, 2 ** 18, 0.5), { broth: '' }],
  },
  {
    name: 'silent-electrodes',
    schema: PlateSchema,
    possible: [
      { meant: 0, decoder: 'old', silent: 0 },
      { meant: 345, decoder: 'new', silent: 2 ** 16 - 1 },
    ],
    impossible: [...beyond('meant', -15, 360, 10), ...beyond('silent', -1, 2 ** 16, 0.5), { decoder: '' }],
  },
  {
    name: 'charged-envelope',
    schema: EnvelopeSchema,
    possible: [
      { acid: 0, pka: 100 },
      { acid: 30, pka: 160 },
    ],
    impossible: [...beyond('acid', -1, 31, 0.5), ...beyond('pka', 99, 161, 100.5)],
  },
  {
    name: 'oil-bloom',
    schema: BeachSchema,
    possible: [
      { nitrogen: 1, changes: 0 },
      { nitrogen: 50, changes: 10 },
    ],
    impossible: [...beyond('nitrogen', 0, 51, 1.5), ...beyond('changes', -1, 11, 0.5)],
  },
  {
    name: 'cut-brake',
    schema: MarrowSchema,
    possible: [
      { edited: 0, fetal: 5 },
      { edited: 100, fetal: 60 },
    ],
    impossible: [...beyond('edited', -5, 105, 2), ...beyond('fetal', 4, 61, 5.5)],
  },
]

describe.each(figures)('the address of $name', ({ name, schema, possible, impossible }) => {
  it('names whatever a reader can set', () => {
    for (const settings of possible) expect(settingsInHash(hashOf(name, settings), name, schema)).toEqual(settings)
  })

  it.each(impossible)('sets nothing that nobody could set: %j', (change) => {
    expect(settingsInHash(hashOf(name, { ...possible[0], ...change }), name, schema)).toBeUndefined()
  })
})

describe('what is set, in the units of the models', () => {
  it('is pH from 7.5 down in tenths, and pKa in twentieths', () => {
    expect([0, 12, 30].map((acid) => pHOf({ acid, pka: 100 }))).toEqual([7.5, 6.3, 4.5])
    expect([100, 129].map((pka) => pKaOf({ acid: 0, pka }))).toEqual([5, 6.45])
  })

  it('is a set of electrodes, of cells, of qubits: one for each bit', () => {
    expect([...onOf({ meant: 0, decoder: 'old', silent: 0b1111_1111_1111_0110 })]).toEqual([0, 3])
    const kinds = kindsIn({ share: 20, broth: 'usual', paneth: 0b10_0000_0000_0000_0101 })
    expect(kinds.flatMap((kind, cell) => (kind === 'paneth' ? [cell] : []))).toEqual([0, 2, 17])
    expect([...answerOf({ size: 3, flips: 0b1_0000_1001 }).flipped]).toEqual([0, 3, 8])
  })

  it('is per cent of stem cells and of haemoglobin', () => {
    expect(bloodFrom({ edited: 0, fetal: 60 })).toMatchObject({ edited: 0 })
    expect(bloodFrom({ edited: 100, fetal: 5 }).edited).toBe(1)
    expect(bloodFrom({ edited: 100, fetal: 5 }).fetal).toBeCloseTo(0.05, 8)
  })

  it('is nitrogen in tenths of a milligram, and a beach for sixty days', () => {
    const days = daysOf({ nitrogen: 6, changes: 2 })
    expect(days[0]).toEqual({ oil: 200, cells: 0.5, nitrogen: 0.6, oxygen: 9 })
    expect(days).toHaveLength(61)
  })

  it('is a turn for each ring, the middle one never turned', () => {
    const lens = { ring: 1, colour: 'red', turn1: 5, turn2: 10, turn3: 15, turn4: 20, turn5: 25, turn6: 30 } as const
    expect(turnsOf(lens)).toEqual([0, 5, 10, 15, 20, 25, 30])
  })
})
