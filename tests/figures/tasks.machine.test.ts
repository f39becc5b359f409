import { expect, test } from 'vitest'
import { createActor, type AnyStateMachine } from 'xstate'
import { BallSchema, ballMachine } from '../../src/figures/bouncing-foam/bouncing-foam.machine.ts'
import { envelopeMachine, EnvelopeSchema } from '../../src/figures/charged-envelope/charged-envelope.machine.ts'
import { organoidMachine, OrganoidSchema } from '../../src/figures/crypt-signals/crypt-signals.machine.ts'
import { marrowMachine, MarrowSchema } from '../../src/figures/cut-brake/cut-brake.machine.ts'
import { boardMachine, BoardSchema } from '../../src/figures/error-board/error-board.machine.ts'
import { hashOf, settingsInHash, type SettingsSchema } from '../../src/figures/figure-address.ts'
import { lensMachine, LensSchema } from '../../src/figures/metalens-fins/metalens-fins.machine.ts'
import { plateMachine, PlateSchema } from '../../src/figures/silent-electrodes/silent-electrodes.machine.ts'
import { beachMachine, BeachSchema } from '../../src/figures/oil-bloom/oil-bloom.machine.ts'
import { courseMachine, CourseSchema } from '../../src/figures/weekly-doses/weekly-doses.machine.ts'
import { chainMachine, ChainSchema } from '../../src/figures/lattice-chain/lattice-chain.machine.ts'
import { circuitMachine, CircuitSchema } from '../../src/figures/fly-circuit/fly-circuit.machine.ts'
import { trialMachine, TrialSchema } from '../../src/figures/fair-trial/fair-trial.machine.ts'
import { outbreakMachine, OutbreakSchema } from '../../src/figures/passed-on/passed-on.machine.ts'
import { numberOfCourse } from '../../src/figures/lattice-chain/lattice-chain.model.ts'
import { dialsMachine, DialsSchema } from '../../src/figures/three-dials/three-dials.machine.ts'
import { curveMachine, CurveSchema } from '../../src/figures/price-curve/price-curve.machine.ts'

test('the board is fooled by half a row, not by more, and not by one fewer', () => {
  const actor = createActor(boardMachine).start()
  const state = (flips: number[], size: 3 | 5 = 5) => {
    actor.send({ type: 'set', settings: { size, flips: flips.reduce((sum, qubit) => sum | (1 << qubit), 0) } })
    return actor.getSnapshot().value
  }
  expect(state([12])).toBe('trying')
  expect(state([2, 7])).toBe('trying')
  expect(state([2, 7, 12])).toBe('solved')
  expect(state([2, 7, 12, 17, 22])).toBe('trying')
  expect(state([1, 4], 3)).toBe('solved')
})

test('a fifth off takes 15 doublings to the price of 2016; a quarter off takes fewer', () => {
  const actor = createActor(curveMachine).start()
  const state = (doublings: number, rate: number) => {
    actor.send({ type: 'set', settings: { doublings, rate } })
    return actor.getSnapshot().value
  }
  expect(state(14, 20)).toBe('trying')
  expect(state(15, 20)).toBe('solved')
  expect(state(16, 20)).toBe('trying')
  expect(state(12, 24)).toBe('solved')
})

test('the ball has to give back four fifths', () => {
  const actor = createActor(ballMachine).start()
  const state = (returned: number) => {
    actor.send({ type: 'set', settings: { returned } })
    return actor.getSnapshot().value
  }
  expect([75, 77, 79, 80, 82, 90].map(state)).toEqual(['trying', 'trying', 'solved', 'solved', 'trying', 'trying'])
})

test('the lens is one when its outer rings are turned right, and was none before', () => {
  const actor = createActor(lensMachine).start()
  expect(actor.getSnapshot().value).toBe('trying')
  for (const settings of [{ turn4: 0 }, { turn5: 95 }]) {
    actor.send({ type: 'set', settings })
    expect(actor.getSnapshot().value).toBe('trying')
  }
  actor.send({ type: 'set', settings: { turn6: 30 } })
  expect(actor.getSnapshot().value).toBe('solved')
})

test('an organoid has three buds when its signal is short and its Paneth cells lie apart', () => {
  const actor = createActor(organoidMachine).start()
  const state = (paneth: number[], share: number, broth: 'usual' | 'wnt' | 'bmp' = 'usual') => {
    actor.send({ type: 'set', settings: { paneth: paneth.reduce((sum, cell) => sum | (1 << cell), 0), share, broth } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect(state([0, 6, 12], 50)).toBe('trying')
  expect(state([0, 6, 12], 35)).toBe('solved')
  expect(state([0, 2, 12], 35)).toBe('trying')
  expect(state([0, 6, 12], 25)).toBe('trying')
  expect(state([0, 6, 12], 35, 'wnt')).toBe('trying')
  expect(state([0, 6, 12], 35, 'bmp')).toBe('trying')
})

test('six electrodes are enough if their arrows point all ways, or if the decoder learns anew', () => {
  const actor = createActor(plateMachine).start()
  const state = (on: number[], decoder: 'old' | 'new') => {
    const silent = on.reduce((bits, electrode) => bits & ~(1 << (electrode - 1)), 2 ** 16 - 1)
    actor.send({ type: 'set', settings: { silent, decoder } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect(state([2, 3, 4, 6, 7, 16], 'old')).toBe('trying')
  expect(state([2, 3, 4, 6, 7, 16], 'new')).toBe('solved')
  expect(state([1, 4, 6, 9, 12, 14], 'old')).toBe('solved')
  expect(state([1, 8, 10, 9, 2, 16], 'new')).toBe('trying')
  expect(state([1, 2, 3, 4, 6, 7, 16], 'new')).toBe('trying')
})

test('a lipid must be calm in blood and awake in a late endosome, wherever the particle is', () => {
  const actor = createActor(envelopeMachine).start()
  const state = (pka: number) => {
    actor.send({ type: 'set', settings: { pka, acid: 1 } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect([124, 125, 129, 130].map(state)).toEqual(['trying', 'solved', 'solved', 'trying'])
})

test('a beach is clean in time with some nitrogen and enough water, not with one of them alone', () => {
  const actor = createActor(beachMachine).start()
  const state = (nitrogen: number, changes: number) => {
    actor.send({ type: 'set', settings: { nitrogen, changes } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect(state(6, 2)).toBe('trying')
  expect(state(1, 10)).toBe('trying')
  expect(state(6, 6)).toBe('solved')
  expect(state(7, 6)).toBe('trying')
  expect(state(6, 4)).toBe('solved')
  expect(state(3, 5)).toBe('trying')
})

test('two fifths of the stem cells are enough, if their red cells carry plenty', () => {
  const actor = createActor(marrowMachine).start()
  const state = (edited: number, fetal: number) => {
    actor.send({ type: 'set', settings: { edited, fetal } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect(state(40, 30)).toBe('trying')
  expect(state(40, 45)).toBe('solved')
  expect(state(45, 45)).toBe('trying')
  expect(state(20, 60)).toBe('trying')
})

test('an injection a week needs a half-life of a week, no shorter and no longer, and every injection', () => {
  const actor = createActor(courseMachine).start()
  const state = (halfLife: number, plan: 'all' | 'forgotten' | 'stopped' = 'all') => {
    actor.send({ type: 'set', settings: { halfLife, plan } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect([8, 9, 10].map((at) => state(at))).toEqual(['trying', 'solved', 'trying'])
  expect(state(9, 'forgotten')).toBe('trying')
  expect(state(9, 'stopped')).toBe('trying')
})

test('a thin plasma gives ten times its heat when it is hot and keeps it, not with one of them alone', () => {
  const actor = createActor(dialsMachine).start()
  const state = (degrees: number, density: number, tenths: number) => {
    actor.send({ type: 'set', settings: { degrees, density, tenths } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect(state(400, 10, 5)).toBe('trying')
  expect(state(50, 10, 40)).toBe('trying')
  expect(state(150, 10, 15)).toBe('trying')
  expect(state(150, 10, 16)).toBe('solved')
  expect(state(150, 11, 16)).toBe('trying')
})

test('one fold and its mirror image hold four pairs; a chain that crosses itself holds none', () => {
  const actor = createActor(chainMachine).start()
  const state = (letters: string) => {
    const names = { L: 'left', R: 'right', S: 'straight' } as const
    const course = [...letters].map((letter) => names[letter as keyof typeof names])
    actor.send({ type: 'set', settings: { folds: numberOfCourse(course) } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect(state('LLRLLRLL')).toBe('solved')
  expect(state('RRLRRLRR')).toBe('solved')
  expect(state('LLRLLRLS')).toBe('trying')
  expect(state('LLLLLLLL')).toBe('trying')
})

test('a flu like that of 1918 is stopped by 45 immune people in a hundred, and no more are asked for', () => {
  const actor = createActor(outbreakMachine).start()
  const state = (tenths: number, immune: number) => {
    actor.send({ type: 'set', settings: { tenths, immune } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect([40, 45, 50].map((immune) => state(18, immune))).toEqual(['trying', 'solved', 'trying'])
  expect(state(13, 25)).toBe('trying')
})

test('one neuron of the circuit has no stand-in; two silenced, too little sugar or something bitter do not count', () => {
  const actor = createActor(circuitMachine).start()
  const state = (letters: string, sugar = 150, taste: 'sugar' | 'bitter' = 'sugar') => {
    const silent = [...letters].reduce((bits, letter) => bits | (1 << 'ABCDE'.indexOf(letter)), 0)
    actor.send({ type: 'set', settings: { silent, sugar, taste } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect(['A', 'B', 'C', 'D', 'E'].map((letter) => state(letter))).toEqual([
    'trying',
    'solved',
    'trying',
    'trying',
    'trying',
  ])
  expect(state('DE')).toBe('trying')
  expect(state('B', 50)).toBe('trying')
  expect(state('B', 150, 'bitter')).toBe('trying')
})

test('a trial has to be large enough for its difference, and no larger', () => {
  const actor = createActor(trialMachine).start()
  const state = (people: number, better = 7) => {
    actor.send({ type: 'set', settings: { people, better } })
    return actor.getSnapshot().value
  }
  expect(actor.getSnapshot().value).toBe('trying')
  expect([500, 520, 540].map((people) => state(people))).toEqual(['trying', 'solved', 'trying'])
  expect(state(260, 10)).toBe('trying')
})

test.each([
  ['error-board', boardMachine, BoardSchema],
  ['price-curve', curveMachine, CurveSchema],
  ['bouncing-foam', ballMachine, BallSchema],
  ['metalens-fins', lensMachine, LensSchema],
  ['crypt-signals', organoidMachine, OrganoidSchema],
  ['oil-bloom', beachMachine, BeachSchema],
  ['cut-brake', marrowMachine, MarrowSchema],
  ['charged-envelope', envelopeMachine, EnvelopeSchema],
  ['silent-electrodes', plateMachine, PlateSchema],
  ['weekly-doses', courseMachine, CourseSchema],
  ['three-dials', dialsMachine, DialsSchema],
  ['lattice-chain', chainMachine, ChainSchema],
  ['passed-on', outbreakMachine, OutbreakSchema],
  ['fly-circuit', circuitMachine, CircuitSchema],
  ['fair-trial', trialMachine, TrialSchema],
] as const)('what %s shows first can be sent in an address, and does not do its task', (name, machine, schema) => {
  const snapshot = createActor(machine as AnyStateMachine)
    .start()
    .getSnapshot()
  const { settings } = snapshot.context as { settings: object }
  expect(settingsInHash(hashOf(name, settings), name, schema as SettingsSchema<object>)).toEqual(settings)
  expect(snapshot.value).toBe('trying')
})

test('a board of nine has no tenth qubit, and none of sixteen is known', () => {
  expect(settingsInHash('#f-error-board?size=3&flips=512', 'error-board', BoardSchema)).toBeUndefined()
  expect(settingsInHash('#f-error-board?size=4&flips=0', 'error-board', BoardSchema)).toBeUndefined()
})
