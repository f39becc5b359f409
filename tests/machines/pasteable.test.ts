import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pasteFaults } from './pasteable.ts'

const files = globSync('src/**/*.machine.ts').toSorted()

test.each(files)('%s can be pasted into an editor of machines as it is', (file) => {
  expect(pasteFaults(file, readFileSync(file, 'utf8'))).toEqual([])
})

test('what stands above a machine or in another file is named', () => {
  const text = `
import { base, isIdle } from './panel-setup.ts'
const stop = { target: 'idle', actions: 'silence' } as const
export const one = base.createMachine({ id: 'one', initial: 'idle', states: { idle: { on: { stop } } } })
export const other = setup({ guards: { isIdle }, actions: { ...shared } }).createMachine({ ...common, id: 'other' })
`
  expect(pasteFaults('a.machine.ts', text)).toEqual([
    "a.machine.ts:4: the configuration takes 'stop' from elsewhere",
    'a.machine.ts:4: setup stands elsewhere',
    "a.machine.ts:5: the configuration is put together by '...'",
    "a.machine.ts:5: the configuration takes 'common' from elsewhere",
    "a.machine.ts:5: 'isIdle' is written elsewhere",
    "a.machine.ts:5: '...shared' is written elsewhere",
    'a.machine.ts: 2 machines in one file',
  ])
})
