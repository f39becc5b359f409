import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FairQueue, QueueFullError, type Job } from '../../../src/server/http/fair-queue.ts'

const limits = { concurrency: 1, capacity: 4, share: 3 }

function watched(options = limits) {
  const queue = new FairQueue(options)
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (
    name: string,
    address: string,
    { cost = 1, visitor = 'one', signal }: Partial<Job> & { visitor?: string } = {},
  ) =>
    queue.run({ client: { address, visitor }, cost, signal }, () => {
      order.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const drain = async () => {
    for (await settle(); ends.size > 0; await settle()) {
      const [[name, end]] = [...ends] as [[string, () => void]]
      ends.delete(name)
      end()
    }
  }
  return { queue, order, ask, drain, settle }
}

describe('a fair queue', () => {
  it('lets a newcomer pass those of whom one address has many waiting', async () => {
    const { ask, order, drain } = watched()
    const all = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a'), ask('b1', 'b')]
    await drain()
    await Promise.all(all)
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('serves the visitors of one address alike', async () => {
    const { ask, order, drain } = watched()
    const all = [ask('x1', 'school', { visitor: 'x' }), ask('x2', 'school', { visitor: 'x' })]
    all.push(ask('x3', 'school', { visitor: 'x' }), ask('y1', 'school', { visitor: 'y' }))
    await drain()
    await Promise.all(all)
    expect(order).toEqual(['x1', 'y1', 'x2', 'x3'])
  })

  it('does what is short first', async () => {
    const { ask, order, drain } = watched()
    const all = [ask('first', 'a', { cost: 9 }), ask('long', 'b', { cost: 9 }), ask('short', 'c')]
    await drain()
    await Promise.all(all)
    expect(order).toEqual(['first', 'short', 'long'])
  })

  it('refuses what is beyond a visitor’s share, and says what stands before it', async () => {
    const { ask, drain } = watched()
    const all = [ask('1', 'a', { cost: 2 }), ask('2', 'a'), ask('3', 'a'), ask('4', 'a')]
    await expect(ask('5', 'a')).rejects.toThrow(QueueFullError)
    await expect(ask('5', 'a')).rejects.toMatchObject({ cost: 5 })
    await drain()
    await Promise.all(all)
  })

  it('is bounded; when it is full a newcomer takes the place of who has most', async () => {
    const { ask, drain, order, queue } = watched({ concurrency: 1, capacity: 3, share: 9 })
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, 'a').catch(() => 'refused'))
    all.push(ask('b1', 'b'))
    expect(queue.size).toBe(3)
    await expect(ask('a5', 'a')).rejects.toThrow(QueueFullError)
    await drain()
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'refused', 'b1'])
    expect(order).not.toContain('a4')
  })

  it('forgets a job whose client has gone before it began, and never does it', async () => {
    const { ask, drain, order, queue } = watched()
    const gone = new AbortController()
    const first = ask('1', 'a')
    const second = ask('2', 'a', { signal: gone.signal })
    gone.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    expect(queue.size).toBe(0)
    await drain()
    await first
    expect(order).toEqual(['1'])
  })

  it('goes on after work that fails', async () => {
    const queue = new FairQueue(limits)
    const client = { address: 'a', visitor: 'x' }
    await expect(queue.run({ client, cost: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(queue.run({ client, cost: 1 }, () => Promise.resolve('yes'))).resolves.toBe('yes')
    expect(queue.cost).toBe(0)
  })

  it('settles every job, and never does more at once or lets more wait than it may', async () => {
    const job = fc.record({
      address: fc.constantFrom('a', 'b', 'c'),
      visitor: fc.constantFrom('x', 'y'),
      cost: fc.integer({ min: 1, max: 50 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(job, { maxLength: 40 }), async (jobs) => {
        const queue = new FairQueue({ concurrency: 2, capacity: 5, share: 3 })
        let working = 0
        const results = jobs.map(({ address, visitor, cost }) =>
          queue.run({ client: { address, visitor }, cost }, async () => {
            working += 1
            expect(working).toBeLessThanOrEqual(2)
            await Promise.resolve()
            working -= 1
          }),
        )
        expect(queue.size).toBeLessThanOrEqual(5)
        const settled = await Promise.allSettled(results)
        for (const one of settled) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(QueueFullError)
        expect([queue.size, queue.working, queue.cost]).toEqual([0, 0, 0])
      }),
    )
  })
})
