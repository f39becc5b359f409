import { describe, expect, it } from 'vitest'
import { createVoiceTurns } from '../../../src/server/talk/voice-turns.ts'

const client = (visitor: string, address = '192.0.2.1') => ({ address, visitor })
const open = new AbortController().signal

describe('the turns of the voice', () => {
  it('are as many seconds as a visitor may have, and ten times as many for an address', async () => {
    const { turnOf } = createVoiceTurns({ workers: 1, seconds: 20 })
    const say = (visitor: string, seconds: number) => turnOf(client(visitor), open)(seconds, async () => 'said')
    expect(await say('a', 15)).toBe('said')
    await expect(say('a', 15)).rejects.toMatchObject({ name: 'NoVoiceError', reason: 'budget' })
    for (let pupil = 0; pupil < 8; pupil += 1) expect(await say(`pupil ${pupil}`, 20)).toBe('said')
    await expect(say('pupil 9', 20)).rejects.toMatchObject({ reason: 'budget' })
  })

  it('are refused as busy beyond a visitor’s share, and say when it is worth asking again', async () => {
    const turns = createVoiceTurns({ workers: 1, seconds: 10_000 })
    let end = () => {}
    const held = new Promise<void>((resolve) => (end = resolve))
    const turn = turns.turnOf(client('a'), open)
    const waiting = [1, 2, 3, 4].map(() => turn(100, () => held))
    await Promise.resolve()
    const refused = await turn(100, () => held).catch((error: unknown) => error)
    expect(refused).toMatchObject({ reason: 'busy', retryAfter: 16 })
    expect(turns.backlog).toBeCloseTo(16)
    end()
    await Promise.all(waiting)
    expect([turns.waiting, turns.backlog]).toEqual([0, 0])
  })

  it('wait on for others when who came first has gone', async () => {
    const { turnOf } = createVoiceTurns({ workers: 1, seconds: 100 })
    let end = () => {}
    const first = turnOf(client('a'), open)(1, () => new Promise<void>((resolve) => (end = resolve)))
    const gone = new AbortController()
    const shared = turnOf(client('b'), gone.signal)(1, async () => 'said', open)
    await new Promise((resolve) => setImmediate(resolve))
    gone.abort(new DOMException('gone', 'AbortError'))
    end()
    await first
    expect(await shared).toBe('said')
  })

  it('are given up with the signal’s reason when it is too late', async () => {
    const { turnOf } = createVoiceTurns({ workers: 1, seconds: 100 })
    let end = () => {}
    const first = turnOf(client('a'), open)(1, () => new Promise<void>((resolve) => (end = resolve)))
    const late = new AbortController()
    const second = turnOf(client('b'), late.signal)(1, async () => 'never')
    await new Promise((resolve) => setImmediate(resolve))
    late.abort(new DOMException('late', 'TimeoutError'))
    await expect(second).rejects.toMatchObject({ name: 'TimeoutError' })
    end()
    await first
  })
})
