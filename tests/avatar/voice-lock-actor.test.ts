import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { voiceLockActor, type Tabs } from '../../src/avatar/voice-lock-actor.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

function browserLocks(): NonNullable<Tabs['locks']> {
  let holder: ((error: unknown) => void) | null = null
  const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      holder?.(new DOMException('stolen', 'AbortError'))
      holder = reject
      void work().then((result) => {
        if (holder === reject) holder = null
        resolve(result)
      })
    })
  return { request } as unknown as NonNullable<Tabs['locks']>
}

function browserChannel(): NonNullable<Tabs['openChannel']> {
  type Open = ReturnType<NonNullable<Tabs['openChannel']>>
  const open = new Set<EventTarget>()
  return () => {
    const tab = new EventTarget()
    open.add(tab)
    return {
      addEventListener: tab.addEventListener.bind(tab) as Open['addEventListener'],
      postMessage(data: unknown) {
        for (const other of open) if (other !== tab) other.dispatchEvent(new MessageEvent('message', { data }))
      },
      close: () => void open.delete(tab),
    }
  }
}

function speak(tabs: Tabs) {
  let taken = 0
  const parent = setup({ actors: { lock: voiceLockActor(() => tabs) } }).createMachine({
    invoke: { src: 'lock' },
    on: { 'voice.taken': { actions: () => void (taken += 1) } },
  })
  const actor = createActor(parent).start()
  return { taken: () => taken, end: () => void actor.stop() }
}

afterEach(() => void vi.restoreAllMocks())

const ways: [string, () => Tabs][] = [
  ['by a lock', () => ({ locks: browserLocks(), openChannel: undefined })],
  ['by messages, where there are no locks', () => ({ locks: undefined, openChannel: browserChannel() })],
  [
    'by messages, where locks are refused',
    () => ({
      locks: { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) } as never,
      openChannel: browserChannel(),
    }),
  ],
]

describe.each(ways)('%s', (_name, make) => {
  test('the tab that begins last has the voice, and may lose it to the first again', async () => {
    const tabs = make()
    vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3)
    const first = speak(tabs)
    await settle()
    const second = speak(tabs)
    await settle()
    expect([first.taken(), second.taken()]).toEqual([1, 0])
    first.end()
    const again = speak(tabs)
    await settle()
    expect([again.taken(), second.taken()]).toEqual([0, 1])
  })

  test('a tab that has fallen silent hears no more of it', async () => {
    const tabs = make()
    const first = speak(tabs)
    await settle()
    first.end()
    const second = speak(tabs)
    await settle()
    expect([first.taken(), second.taken()]).toEqual([0, 0])
  })

  test('of two that begin in the same instant one goes on', async () => {
    const tabs = make()
    vi.spyOn(Date, 'now').mockReturnValue(1)
    const both = [speak(tabs), speak(tabs)]
    await settle()
    expect(both.filter((one) => one.taken() === 0)).toHaveLength(1)
  })
})

test('a browser that has neither speaks alone', async () => {
  const tab = speak({ locks: undefined, openChannel: undefined })
  await settle()
  expect(tab.taken()).toBe(0)
})
