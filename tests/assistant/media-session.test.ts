import { expect, test, vi } from 'vitest'
import { offerMediaSession } from '../../src/assistant/media-session.deferred.ts'
import { connectOutsideControls } from '../../src/assistant/outside-controls.ts'
import { chattingHarness, panelHarness, readingHarness, settle, spanishArticle } from './panel-harness.ts'

function device(unknown: MediaSessionAction[] = []) {
  const handlers = new Map<MediaSessionAction, () => void>()
  const session = {
    metadata: null as MediaMetadataInit | null,
    playbackState: 'none',
    setActionHandler(action: MediaSessionAction, handler: (() => void) | null) {
      if (unknown.includes(action)) throw new TypeError(`${action} is not known`)
      if (handler) handlers.set(action, handler)
      else handlers.delete(action)
    },
  }
  return { session, handlers, offered: session as unknown as MediaSession }
}
const metadata = (init: MediaMetadataInit) => init as MediaMetadata

test('the device’s player names what is read, and pauses, goes on and stops', async () => {
  const harness = await readingHarness(20, { subject: { ...spanishArticle, title: 'Una lente plana' } })
  const { session, handlers, offered } = device()
  const end = offerMediaSession(harness.actor, offered, () => 0, metadata)
  expect(session).toMatchObject({ metadata: { title: 'Una lente plana', artist: 'Zed' }, playbackState: 'playing' })
  handlers.get('pause')?.()
  await settle()
  expect([session.playbackState, harness.tags()]).toEqual(['paused', 'paused visible'])
  handlers.get('play')?.()
  await settle()
  expect([session.playbackState, harness.tags()]).toEqual(['playing', 'speaking visible'])
  handlers.get('stop')?.()
  await settle()
  expect([session.playbackState, session.metadata, handlers.size]).toEqual(['none', null, 0])
  end()
})

test('it is Zed’s where there is no article, also where the device knows no stop; and is given back at the end', async () => {
  const harness = await chattingHarness()
  const { session, handlers, offered } = device(['stop'])
  const end = offerMediaSession(harness.actor, offered, () => 0, metadata)
  expect(handlers.size).toBe(0)
  await harness.send({ type: 'ask', text: '¿Qué?' })
  await harness.answer('Esto.', 3)
  await harness.begin()
  expect([session.metadata?.title, [...handlers.keys()]]).toEqual([
    'Zed',
    ['play', 'pause', 'previoustrack', 'nexttrack'],
  ])
  end()
  expect([session.metadata, handlers.size, session.playbackState]).toEqual([null, 0, 'none'])
})

test('the device’s keys go from sentence to sentence', async () => {
  const harness = await readingHarness(20, { subject: spanishArticle })
  const { handlers, offered } = device()
  const end = offerMediaSession(harness.actor, offered, () => 12, metadata)
  handlers.get('previoustrack')?.()
  expect(harness.commands.at(-1)).toMatchObject({ type: 'seekAudio', at: 0 })
  handlers.get('nexttrack')?.()
  expect(harness.commands.at(-1)).toMatchObject({ type: 'seekAudio', at: 20 })
  end()
})

test('a page that is left falls silent, and starts nothing when one comes back to it', async () => {
  const harness = await readingHarness(20)
  const page = Object.assign(new EventTarget(), { navigator: {} }) as unknown as Window
  const end = connectOutsideControls(harness.actor, page, () => 0)
  page.dispatchEvent(new Event('pagehide'))
  expect(harness.tags()).toBe('paused visible')
  await harness.pass(3_600_000)
  expect([harness.asked.length, harness.sounding()]).toEqual([1, null])
  end()
  await harness.send({ type: 'listen' })
  page.dispatchEvent(new Event('pagehide'))
  expect(harness.tags()).toBe('speaking visible')
})

test('the player is told as soon as something is said', async () => {
  vi.stubGlobal('MediaMetadata', function (init: MediaMetadataInit) {
    return init
  })
  const harness = panelHarness({ subject: spanishArticle })
  const { session, offered } = device()
  const page = Object.assign(new EventTarget(), { navigator: { mediaSession: offered } }) as unknown as Window
  const end = connectOutsideControls(harness.actor, page, () => 0)
  await harness.start()
  await harness.answer('Un resumen.', 20)
  expect(session.metadata).toBeNull()
  await harness.begin()
  await vi.dynamicImportSettled()
  expect(session).toMatchObject({ metadata: { title: 'Zed' }, playbackState: 'playing' })
  end()
  vi.unstubAllGlobals()
})
