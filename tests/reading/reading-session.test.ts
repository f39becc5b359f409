import { expect, test } from 'vitest'
import { offerReadingSession } from '../../src/reading/reading-session.deferred.ts'
import { speakingHarness } from './reading-harness.ts'

function fakeSession() {
  const handlers = new Map<string, () => void>()
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    setActionHandler(action: string, handler: (() => void) | null) {
      if (action === 'stop') throw new TypeError('unknown action')
      if (handler) handlers.set(action, handler)
      else handlers.delete(action)
    },
  }
  return { session, handlers }
}

test("the device's player has the article while it is read: it pauses, goes on, and moves by a sentence", async () => {
  const one = await speakingHarness()
  const { session, handlers } = fakeSession()
  const end = offerReadingSession(one.reading, 'Un título', session as never, (init) => init as never)
  expect([session.playbackState, session.metadata]).toEqual(['playing', { title: 'Un título', artist: 'Zed' }])
  expect([...handlers.keys()].toSorted()).toEqual(['nexttrack', 'pause', 'play', 'previoustrack'])

  handlers.get('pause')?.()
  expect([one.value(), session.playbackState]).toEqual(['paused', 'paused'])
  handlers.get('play')?.()
  expect([one.value(), session.playbackState]).toEqual(['speaking', 'playing'])
  handlers.get('nexttrack')?.()
  expect(one.index()).toBe(1)
  await one.begin()
  handlers.get('previoustrack')?.()
  expect([one.index(), session.playbackState]).toEqual([0, 'playing'])

  // The panel takes the player for its answer; the reading has it back when it goes on.
  await one.send({ type: 'open' })
  expect([one.value(), session.playbackState]).toEqual(['interrupted', 'paused'])
  session.metadata = { title: 'Zed' }
  handlers.clear()
  await one.tell({ type: 'resume' })
  expect([session.playbackState, session.metadata, handlers.has('nexttrack')]).toEqual([
    'playing',
    { title: 'Un título', artist: 'Zed' },
    true,
  ])

  await one.tell({ type: 'stop' })
  expect([session.playbackState, session.metadata, handlers.size]).toEqual(['none', null, 0])
  end()
})

test('a reading that leaves gives the player back', async () => {
  const one = await speakingHarness()
  const { session, handlers } = fakeSession()
  offerReadingSession(one.reading, 'Un título', session as never, (init) => init as never)()
  expect([session.playbackState, session.metadata, handlers.size]).toEqual(['none', null, 0])
})
