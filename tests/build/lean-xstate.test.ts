import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { unusedMembers, withoutUnused } from '../../build/lean-xstate-plugin.ts'

const modules = globSync('node_modules/xstate/dist/*.esm.js').filter((file) => !file.includes('development'))
const sources = new Map(modules.map((file) => [path.basename(file), readFileSync(file, 'utf8')]))

const directory = mkdtempSync(path.join(tmpdir(), 'lean-xstate-'))
afterAll(() => rmSync(directory, { recursive: true }))

test.each(unusedMembers)("XState has '%s' no more", (member) => {
  const written = new RegExp(`^ +(get )?${member}(\\(|: (\\(|\\w+ =>|machineSnapshot))`, 'm')
  const having = [...sources.values()].filter((code) => written.test(code))
  expect(having, 'XState names it otherwise: look what build/lean-xstate-plugin.ts leaves out').not.toHaveLength(0)
  for (const code of having) expect(withoutUnused(code)).not.toMatch(written)
})

test('what is left runs machines: children, delays, tags, guards and errors', async () => {
  for (const [name, code] of sources) writeFileSync(path.join(directory, name), withoutUnused(code))
  writeFileSync(path.join(directory, 'package.json'), '{"type":"module"}')
  const lean = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(directory, 'xstate.esm.js')).href
  )) as typeof import('xstate')
  const { assign, createActor, fromPromise, setup, SimulatedClock, stateIn } = lean
  const child = setup({}).createMachine({ id: 'child', initial: 'new', states: { new: { tags: 'young' } } })
  const machine = setup({
    types: { context: {} as { count: number } },
    actors: { child, work: fromPromise<void>(() => Promise.reject(new Error('refused'))) },
    actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
    guards: { isWaiting: stateIn('waiting') },
    delays: { pause: 200 },
  }).createMachine({
    context: { count: 0 },
    initial: 'waiting',
    invoke: { src: 'child', systemId: 'child' },
    on: { add: { guard: 'isWaiting', actions: 'add' } },
    states: {
      waiting: { after: { pause: 'working' } },
      working: { tags: 'busy', invoke: { src: 'work', onError: 'over' } },
      over: {},
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock }).start()
  actor.send({ type: 'add' })
  expect(actor.system.get('child')?.getSnapshot().hasTag('young')).toBe(true)
  clock.increment(200)
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  await expect.poll(() => actor.getSnapshot().value).toBe('over')
  expect(actor.getSnapshot().can({ type: 'add' })).toBe(false)
  expect(actor.getSnapshot().context.count).toBe(1)
  actor.stop()
})
