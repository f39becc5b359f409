import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { SearchRequest } from '../../src/search/search-client.deferred.ts'
import type { SearchView } from '../../src/contract/search-view.ts'
import { searchMachine } from '../../src/search/search.machine.ts'
import { answer, hit } from './search-answers.ts'

interface Asked extends SearchRequest {
  signal: AbortSignal
  answer: (view: SearchView) => Promise<void>
  fail: () => Promise<void>
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

function start({ query = '', view = answer('') } = {}) {
  const clock = new SimulatedClock()
  const asked: Asked[] = []
  const addresses: string[] = []
  const failures: unknown[] = []
  const actor = createActor(
    searchMachine.provide({
      actors: {
        search: fromPromise<SearchView, SearchRequest>(({ input, signal }) => {
          const { promise, resolve, reject } = Promise.withResolvers<SearchView>()
          const after = (act: () => void) => async () => {
            act()
            await settle()
          }
          asked.push({
            ...input,
            signal,
            answer: (given) => after(() => resolve(given))(),
            fail: after(() => reject(new Error('no network'))),
          })
          return promise
        }),
      },
      actions: {
        writeAddress: (_, params) => void addresses.push(params.query),
        logFailure: (_, params) => void failures.push(params.error),
      },
    }),
    { clock, input: { query, view } },
  ).start()
  const type = (text: string, composing = false) => actor.send({ type: 'typed', text, composing })
  const last = () => {
    const request = asked.at(-1)
    if (!request) throw new Error('nothing was asked')
    return request
  }
  return { actor, clock, asked, addresses, failures, type, last, context: () => actor.getSnapshot().context }
}

describe('typing', () => {
  it('asks once, when it pauses', () => {
    const { type, clock, asked } = start()
    for (const text of ['a', 'az', 'azu', 'azul']) {
      type(text)
      clock.increment(100)
    }
    expect(asked).toHaveLength(0)
    clock.increment(100)
    expect(asked).toMatchObject([{ query: 'azul', language: 'es' }])
  })

  it('gives up the request that it overtakes, and drops its answer', async () => {
    const { type, clock, asked, last, context, actor } = start()
    type('az')
    clock.increment(200)
    const first = last()
    type('azul')
    expect(first.signal.aborted).toBe(true)
    await first.answer(answer('az', [hit()]))
    expect(context().view.query).toBe('')
    clock.increment(200)
    await last().answer(answer('azul', [hit()]))
    expect(asked).toHaveLength(2)
    expect(context().view.query).toBe('azul')
    expect(actor.getSnapshot().matches('settled')).toBe(true)
  })

  it('asks nothing for what is answered already, as blanks change nothing', () => {
    const { type, clock, asked, actor } = start({ query: 'azul', view: answer('azul', [hit()]) })
    type('azul ')
    type('  azul')
    clock.increment(1000)
    expect(asked).toHaveLength(0)
    expect(actor.getSnapshot().matches('settled')).toBe(true)
  })

  it('waits until an input method has settled on a text', () => {
    const { type, clock, asked, context } = start()
    type('n', true)
    type('ñ', true)
    clock.increment(5000)
    expect(asked).toHaveLength(0)
    expect(context().text).toBe('ñ')
    type('ñ')
    clock.increment(200)
    expect(asked).toMatchObject([{ query: 'ñ' }])
  })

  it('has its query in the address once it pauses', () => {
    const { type, clock, addresses } = start()
    addresses.length = 0
    type('azul')
    expect(addresses).toEqual([])
    clock.increment(200)
    expect(addresses).toEqual(['azul'])
  })
})

describe('a failure', () => {
  it('keeps the text, and another try asks for it', async () => {
    const { type, clock, last, asked, context, actor, failures } = start()
    type('azul')
    clock.increment(200)
    await last().fail()
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    expect(context().text).toBe('azul')
    expect(failures).toEqual([new Error('no network')])
    actor.send({ type: 'submitted' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(asked).toHaveLength(2)
    await last().answer(answer('azul', [hit()]))
    expect(actor.getSnapshot().matches('settled')).toBe(true)
    expect(actor.getSnapshot().hasTag('busy')).toBe(false)
  })

  it('is a search that nobody has given the machine', async () => {
    const failed = vi.fn<(error: unknown) => void>()
    const machine = searchMachine.provide({ actions: { logFailure: (_, { error }) => failed(error) } })
    const actor = createActor(machine, { input: { query: 'azul', view: answer('') } }).start()
    await settle()
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    expect(failed.mock.calls).toEqual([[new Error('No search was given to the machine.')]])
  })

  it('is an answer in another language, too', async () => {
    const { type, clock, last, context, actor, failures } = start()
    type('azul')
    clock.increment(200)
    await last().answer(answer('azul', [hit()], 'en'))
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    expect(failures).toEqual([new Error('The answer is to another question.')])
    expect(context().view).toMatchObject({ query: '', language: 'es' })
  })

  it('is an answer to another question, too', async () => {
    const { type, clock, last, context, actor } = start()
    type('azul')
    clock.increment(200)
    await last().answer(answer('rojo', [hit()]))
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    expect(context().view.query).toBe('')
  })
})

describe('the page', () => {
  it('comes with its answer, or has it asked for', () => {
    expect(start({ query: 'azul', view: answer('azul') }).asked).toHaveLength(0)
    expect(start({ query: 'azul', view: answer('') }).asked).toMatchObject([{ query: 'azul' }])
  })

  it('turns to another language with what is typed, and drops answers of the old one', async () => {
    const { type, clock, last, actor, context } = start({ query: 'azul', view: answer('azul', [hit()]) })
    type('azul mar')
    clock.increment(200)
    const old = last()
    actor.send({ type: 'given', view: answer('azul', [], 'en') })
    expect(old.signal.aborted).toBe(true)
    expect(last()).toMatchObject({ query: 'azul mar', language: 'en' })
    await last().answer(answer('azul mar', [], 'en'))
    expect(context().view).toMatchObject({ query: 'azul mar', language: 'en' })
  })

  it('follows an address that comes from elsewhere', () => {
    const { actor, last, context } = start({ query: 'azul', view: answer('azul', [hit()]) })
    actor.send({ type: 'addressed', query: 'mar' })
    expect(context().text).toBe('mar')
    expect(last().query).toBe('mar')
  })

  it('submits at once', () => {
    const { type, actor, asked } = start()
    type('azul')
    actor.send({ type: 'submitted' })
    expect(asked).toMatchObject([{ query: 'azul' }])
  })
})
