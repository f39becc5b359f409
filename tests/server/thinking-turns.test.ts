import { expect, it } from 'vitest'
import { createThinkingTurns } from '../../src/server/thinking-turns.ts'

const greedy = { address: '192.0.2.1', visitor: 'a' }
const other = { address: '192.0.2.2', visitor: 'b' }

it('a visitor who has used up his time is refused, others are not', async () => {
  let now = 0
  const { thinkOf } = createThinkingTurns({ msPerMinute: 1000, clock: () => now })
  const thinkFor = (ms: number) => () => {
    now += ms
    return 'an answer'
  }
  expect(await thinkOf(greedy)(thinkFor(5000))).toBe('an answer')
  await expect(thinkOf(greedy)(thinkFor(1))).rejects.toMatchObject({ name: 'NoThinkingError', reason: 'budget' })
  expect(await thinkOf(other)(thinkFor(1))).toBe('an answer')
})

it('everybody’s next question comes before anybody’s second', async () => {
  const { thinkOf } = createThinkingTurns()
  const order: string[] = []
  const began: (() => void)[] = []
  const ask = (asker: typeof greedy, name: string) =>
    thinkOf(asker)(() => {
      order.push(name)
      return new Promise<void>((resolve) => began.push(resolve))
    })
  const all = [ask(greedy, 'first'), ask(greedy, 'second'), ask(greedy, 'third'), ask(other, 'another')]
  for (let turn = 0; turn < all.length; turn += 1) {
    await expect.poll(() => began.length).toBe(turn + 1)
    began[turn]?.()
  }
  await Promise.all(all)
  expect(order.indexOf('another')).toBe(1)
})
