import { expect, it } from 'vitest'
import { clientOf } from '../../../src/server/http/client.ts'
import { handleHealth, handleMetrics, handleReadiness } from '../../../src/server/operations/operator-handlers.ts'
import { watchVoice, type Readiness } from '../../../src/server/operations/readiness.ts'
import { VoiceError, type Voice } from '../../../src/speech/voice.ts'

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://zed.example/api/x', { method, headers })
const from = (ip: string, headers: Record<string, string> = {}) => Object.assign(ask(headers), { ip })
const well: Readiness = { voice: 'ok', answers: 'ok', pages: 'ok', disk: 'ok', queue: 'ok' }

it('lives as long as it answers', async () => {
  const response = handleHealth(ask())
  expect(await response.json()).toMatchObject({ status: 'ok', memory: expect.any(Number) })
  expect(handleHealth(ask({}, 'POST')).status).toBe(405)
})

it.each<[number, Partial<Readiness>]>([
  [200, {}],
  [200, { disk: 'memory' }],
  [503, { voice: 'starting' }],
  [503, { voice: 'failing' }],
  [503, { answers: 'failing' }],
  [503, { pages: 'failing' }],
  [503, { queue: 'full' }],
])('is ready with %i when %j', async (status, parts) => {
  const response = await handleReadiness(ask(), async () => ({ ...well, ...parts }))
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ ready: status === 200, ...well, ...parts })
})

it('is not ready when nobody can say', async () => {
  expect((await handleReadiness(ask(), () => Promise.reject(new Error('no')))).status).toBe(503)
})

it.each<[number, string, Request & { ip: string }, string | undefined]>([
  [200, 'this machine', from('127.0.0.1'), undefined],
  [200, 'this machine by its other name', from('::ffff:127.0.0.1'), undefined],
  [404, 'another machine', from('192.0.2.1'), undefined],
  [404, 'a proxy on this machine', from('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }), undefined],
  [200, 'who has the token', from('192.0.2.1', { authorization: 'Bearer sixteen-letters!' }), 'sixteen-letters!'],
  [404, 'this machine without the token', from('127.0.0.1'), 'sixteen-letters!'],
])('metrics: %i for %s', async (status, _name, request, token) => {
  expect((await handleMetrics(request, token)).status).toBe(status)
})

it('knows how the voice did last, and does not blame it for a text', async () => {
  let failure: Error | undefined
  const voice = watchVoice<Voice>({
    version: 'v',
    close: async () => {},
    speak: () =>
      failure
        ? Promise.reject(failure)
        : Promise.resolve({ mp3: new Uint8Array(), duration: 1, words: [], visemes: [] }),
  })
  const states = [voice.state]
  for (const next of [
    undefined,
    new VoiceError('too-long', 'long'),
    new VoiceError('unavailable', 'gone'),
    undefined,
  ]) {
    failure = next
    await voice.speak('a', 'es').catch(() => {})
    states.push(voice.state)
  }
  expect(states).toEqual(['starting', 'ok', 'ok', 'failing', 'ok'])
})

it('counts a visitor by address and token', () => {
  expect(clientOf(from('192.0.2.1', { cookie: 'XSRF-TOKEN=abc' }), false)).toEqual({
    address: '192.0.2.1',
    visitor: 'abc',
  })
})
