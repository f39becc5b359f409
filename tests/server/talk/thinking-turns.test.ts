import { expect, it } from 'vitest'
import { createThinkingTurns } from '../../../src/server/talk/thinking-turns.ts'

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

it('everybody’s next question comes before anybody’s second, and none waits for one of another address', async () => {
  const { thinkOf } = createThinkingTurns()
  const order: string[] = []
  const began = new Map<string, () => void>()
  const ask = (client: typeof greedy, name: string) =>
    thinkOf(client)(() => {
      order.push(name)
      return new Promise<void>((resolve) => began.set(name, resolve))
    })
  const neighbour = { ...greedy, visitor: 'c' }
  const all = [
    ask(greedy, 'first'),
    ask(greedy, 'second'),
    ask(neighbour, 'of the same address'),
    ask(other, 'of another address'),
  ]
  await expect.poll(() => order).toEqual(['first', 'of another address'])
  began.get('of another address')?.()
  await all[3]
  expect(order).toHaveLength(2)
  began.get('first')?.()
  await expect.poll(() => order.slice(2)).toEqual(['of the same address'])
  began.get('of the same address')?.()
  await expect.poll(() => order.slice(3)).toEqual(['second'])
  began.get('second')?.()
  await Promise.all(all)
})

it('of the addresses that wait, who asks little comes before who asks much', async () => {
  const { thinkOf } = createThinkingTurns()
  const order: string[] = []
  const began = new Map<string, () => void>()
  const ask = (name: string, address: string, cost: number) =>
    thinkOf(
      { address, visitor: '' },
      { cost },
    )(() => {
      order.push(name)
      return new Promise<void>((resolve) => began.set(name, resolve))
    })
  const hostile = Array.from({ length: 8 }, (_, at) => ask(`long ${at}`, `192.0.2.${at}`, 240))
  await expect.poll(() => order).toEqual(['long 0', 'long 1'])
  const plain = ask('short', '198.51.100.1', 1.2)
  began.get('long 0')?.()
  await expect.poll(() => order[2]).toBe('short')
  began.get('short')?.()
  await plain
  for (let at = 1; at < 8; at += 1) {
    await expect.poll(() => began.has(`long ${at}`)).toBe(true)
    began.get(`long ${at}`)?.()
  }
  await Promise.all(hostile)
})
