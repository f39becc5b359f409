import { expect, test } from 'vitest'
import { HarnessClock } from '../../tools/testing/harness/harness-clock.ts'

test('timers run at their times, also those that are set on the way', async () => {
  const clock = new HarnessClock(() => Promise.resolve())
  const heard: string[] = []
  const note = (name: string) => () => heard.push(`${name} at ${clock.now()}`)
  clock.setTimeout(note('late'), 300)
  const given = clock.setTimeout(note('given up'), 200)
  clock.setTimeout(() => {
    note('first')()
    clock.setTimeout(note('second'), 50)
    clock.clearTimeout(given)
  }, 100)
  await clock.advance(299)
  expect(heard).toEqual(['first at 100', 'second at 150'])
  await clock.advance(1)
  expect(heard).toEqual(['first at 100', 'second at 150', 'late at 300'])
})

test('what a promise brings about counts from the moment of its timer', async () => {
  const clock = new HarnessClock(async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  })
  const heard: number[] = []
  clock.setTimeout(() => {
    void Promise.resolve().then(() => clock.setTimeout(() => heard.push(clock.now()), 10))
  }, 100)
  await clock.advance(1000)
  expect(heard).toEqual([110])
})

test('a running clock goes with real time until it is held', async () => {
  let wake: () => void = () => {}
  const clock = new HarnessClock(
    () => Promise.resolve(),
    () => new Promise<void>((resolve) => (wake = resolve)),
  )
  clock.run()
  expect(clock.isHeld).toBe(false)
  wake()
  await expect.poll(() => clock.now()).toBeGreaterThan(0)
  await clock.advance(5)
  const held = clock.now()
  wake()
  await Promise.resolve()
  expect(clock.isHeld).toBe(true)
  expect(clock.now()).toBe(held)
})
