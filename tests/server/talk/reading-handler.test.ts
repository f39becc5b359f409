import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { ReadingSchema } from '../../../src/contract/reading.ts'
import { TalkReplySchema } from '../../../src/contract/talk-reply.ts'
import { createRateLimit } from '../../../src/server/http/rate-limit.ts'
import { handleReading, sentencesPerMinute, type ReadingHandlerDeps } from '../../../src/server/talk/reading-handler.ts'
import { createVoiceTurns } from '../../../src/server/talk/voice-turns.ts'
import { VoiceError } from '../../../src/speech/voice.ts'

const reading = { id: 'es-3', language: 'es', sentences: ['El título', '¿Qué pasó?', 'Fin.'] } as const
const clip = {
  audio: '/api/speech/0.mp3',
  duration: 2,
  words: [{ text: 'Fin', start: 0, end: 1, from: 0, to: 3 }],
  visemes: [],
}

function setUp(given: Partial<ReadingHandlerDeps> = {}) {
  const said: string[] = []
  const failures: string[] = []
  const deps: ReadingHandlerDeps = {
    find: async (id) => (id === 'es-3' ? { ...reading, sentences: [...reading.sentences] } : undefined),
    cache: {
      async say(text, language, { turn } = {}) {
        const work = async () => {
          said.push(`${language} ${text}`)
          return clip
        }
        return turn ? turn(5, work) : work()
      },
    },
    limit: createRateLimit({ points: 1000 }),
    client: { address: '192.0.2.1', visitor: 'a' },
    turns: createVoiceTurns({ workers: 1, seconds: 600 }),
    voiceWaitMs: 1000,
    log: (message) => void failures.push(message),
    ...given,
  }
  const get = (id: string, query = '', init: RequestInit = {}) =>
    handleReading(new Request(`http://zed.example/api/reading/${id}${query}`, init), id, deps)
  return { get, said, failures }
}

describe('what is read of an article', () => {
  it('is its sentences, in its language', async () => {
    const response = await setUp().get('es-3')
    expect(response.status).toBe(200)
    expect(v.parse(ReadingSchema, await response.json())).toEqual(reading)
  })

  it('is said sentence by sentence, each a reply that the panel could say, too', async () => {
    const { get, said } = setUp()
    const response = await get('es-3', '?sentence=1')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const reply = v.parse(TalkReplySchema, await response.json())
    expect(reply).toMatchObject({ text: '¿Qué pasó?', audio: clip.audio, duration: 2, words: clip.words })
    expect(reply.emotionEvents).toMatchObject([{ time: 0, emotion: 'curious' }])
    expect(said).toEqual(['es ¿Qué pasó?'])
  })

  it('ends with the last sentence', async () => {
    const { get } = setUp()
    expect((await get('es-3', '?sentence=2')).status).toBe(200)
    const response = await get('es-3', '?sentence=3')
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: 'there is no such sentence' } },
    ])
  })

  it.each(['es-99', '0', 'fr-1', 'es-1.5', '..', 'constructor', `es-${'9'.repeat(40)}`])(
    'is nothing for %s',
    async (id) => {
      const { get, said } = setUp()
      for (const query of ['', '?sentence=0']) expect((await get(id, query)).status).toBe(404)
      expect(said).toEqual([])
    },
  )

  it.each([
    '?sentence=',
    '?sentence=-1',
    '?sentence=1.5',
    '?sentence=x',
    '?sentence=99999',
    '?text=Hola',
    '?Sentence=1',
  ])('is not asked for by %s', async (query) => {
    const { get, said } = setUp()
    const response = await get('es-3', query)
    expect([response.status, (await response.json()).error.code]).toEqual([400, 'bad_request'])
    expect(said).toEqual([])
  })

  it('is only read', async () => {
    const response = await setUp().get('es-3', '', { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('limits', () => {
  it('let one visitor read on without a pause, and no more than that', async () => {
    const { get } = setUp({ limit: createRateLimit({ points: sentencesPerMinute }) })
    // A sentence each two seconds, the list, and as many again ahead.
    for (let sentence = 0; sentence < 2 * 30 + 4; sentence += 1)
      expect((await get('es-3', '?sentence=0')).status).toBe(200)
    let last = await get('es-3', '?sentence=0')
    for (let more = 0; more < sentencesPerMinute; more += 1) last = await get('es-3', '?sentence=0')
    expect([last.status, Number(last.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  })

  it('of the voice are twice those of talk, and told with the time to wait', async () => {
    const turns = createVoiceTurns({ workers: 1, seconds: 10 })
    const { get } = setUp({ turns })
    for (let sentence = 0; sentence < 4; sentence += 1) expect((await get('es-3', '?sentence=0')).status).toBe(200)
    const refused = await get('es-3', '?sentence=0')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    // What is read takes nothing from what is asked.
    const signal = new AbortController().signal
    expect(await turns.turnOf({ address: '192.0.2.1', visitor: 'a' }, signal)(10, async () => 'said')).toBe('said')
  })
})

describe('failures', () => {
  it.each([
    ['the voice', new VoiceError('unavailable', 'broken')],
    ['anything', new Error('disk')],
  ])('of %s: 503, and the log tells', async (_, error) => {
    const { get, failures } = setUp({ cache: { say: () => Promise.reject(error) } })
    const response = await get('es-3', '?sentence=0')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(failures).toEqual(['A sentence could not be read'])
  })

  it('of a voice that is late: 503, and its work is given up', async () => {
    const gone: unknown[] = []
    const { get, failures } = setUp({
      voiceWaitMs: 10,
      cache: {
        say: (_text, _language, { signal } = {}) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              gone.push(signal.reason)
              reject(signal.reason)
            })
          }),
      },
    })
    expect((await get('es-3', '?sentence=0')).status).toBe(503)
    expect([gone, failures]).toMatchObject([[{ name: 'TimeoutError' }], []])
  })

  it('of the content: 503', async () => {
    const { get } = setUp({ find: () => Promise.reject(new Error('no content')) })
    expect((await get('es-3')).status).toBe(503)
  })
})
