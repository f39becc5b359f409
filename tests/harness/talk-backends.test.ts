import { expect, test } from 'vitest'
import { createTalkClient } from '../../src/assistant/talk-client.deferred.ts'
import { TalkFailure } from '../../src/assistant/talk-failure.ts'
import { HarnessClock } from '../../tools/testing/harness/harness-clock.ts'
import { ScriptedTalk } from '../../tools/testing/harness/scripted-talk.ts'
import { talkBackends, type BackendName } from '../../tools/testing/harness/talk-backends.ts'

async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

async function ask(backend: BackendName, ms: number): Promise<string> {
  const clock = new HarnessClock(settle)
  const talk = new ScriptedTalk(clock)
  talk.backend = backend
  const client = createTalkClient({
    url: '/api/talk',
    fetch: talk.fetch,
    page: { cookie: '', location: { protocol: 'http:' } },
  })
  let outcome = 'nothing'
  client.ask({ lang: 'es' }, new AbortController().signal).then(
    ({ text }) => (outcome = text),
    (error: unknown) => (outcome = error instanceof TalkFailure ? `${error.kind}: ${error.text}` : String(error)),
  )
  await clock.advance(ms)
  return outcome
}

test('each backend does to the talk client what its name says', async () => {
  expect(await ask('ok', 299)).toBe('nothing')
  expect(await ask('ok', 300)).toBe('Hola, soy Zed. ¿Qué quieres saber?')
  expect(await ask('slow', 19_999)).toBe('nothing')
  expect(await ask('slow', 20_000)).toContain('Hola')
  expect(await ask('silent', 100_000)).toBe('nothing')
  expect(await ask('empty', 300)).toBe('incomplete: ')
  expect(await ask('broken', 300)).toBe('status: ')
  expect(await ask('noAudio', 300)).toBe('incomplete: Hola, soy Zed. ¿Qué quieres saber?')
  expect((await ask('long', 300)).length).toBeGreaterThan(2000)
  expect(await ask('unsafe', 300)).toContain('<script>')
})

test('a request that is given up waits no more', async () => {
  const talk = new ScriptedTalk(new HarnessClock(settle))
  const giveUp = new AbortController()
  const answer = talk.fetch('/api/talk', { body: JSON.stringify({ lang: 'en' }), signal: giveUp.signal })
  expect(talk.waiting).toEqual([{ kind: 'greeting', at: 0 }])
  giveUp.abort(new Error('closed'))
  await expect(answer).rejects.toThrow('closed')
  expect(talk.waiting).toEqual([])
})

test('every backend says what it is for', () => {
  for (const { purpose } of Object.values(talkBackends)) expect(purpose).not.toBe('')
})
