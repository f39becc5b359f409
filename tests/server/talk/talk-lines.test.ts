import { describe, expect, it, vi } from 'vitest'
import type { TalkReply } from '../../../src/contract/talk-reply.ts'
import { handleTalk } from '../../../src/server/talk/talk-handler.ts'
import { NoVoiceError } from '../../../src/server/talk/voice-turns.ts'
import { VoiceError } from '../../../src/speech/voice.ts'
import { UnvoicedAnswer, type TalkService } from '../../../src/talk/talk-service.ts'
import { ask, post, reply, setUp, silentService } from './talk-requests.ts'

describe('line by line', () => {
  const lines = (...replies: (TalkReply | Error)[]): TalkService => ({
    ...silentService,
    async *answerInSentences() {
      for (const one of replies) {
        if (one instanceof Error) throw one
        yield one
      }
    },
  })
  const asLines = { accept: 'application/x-ndjson' }
  const read = async (response: Response) =>
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)

  it('each sentence, and the whole last', async () => {
    const parts = ['One.', 'Two.', 'One. Two.'].map((text) => ({ ...reply, text }))
    const { deps } = setUp({ service: lines(...parts) })
    const response = await handleTalk(ask({ lang: 'en' }, asLines), deps)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await read(response)).toEqual(parts)
  })

  it('a failure before the first line is refused as any other', async () => {
    const { deps } = setUp({ service: lines(new UnvoicedAnswer('All of it.', {}, new NoVoiceError('busy', 3))) })
    const response = await handleTalk(ask({ lang: 'en' }, asLines), deps)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3'])
    expect(await response.json()).toMatchObject({ text: 'All of it.' })
  })

  it('a voice that ends in the midst leaves the whole text in the last line', async () => {
    const log = vi.fn()
    const { deps } = setUp({
      service: lines(
        { ...reply, text: 'One.' },
        new UnvoicedAnswer('One. Two.', {}, new VoiceError('unavailable', 'x')),
      ),
      log,
    })
    const told = await read(await handleTalk(ask({ lang: 'en' }, asLines), deps))
    expect(told).toMatchObject([{ text: 'One.' }, { error: { code: 'voice_unavailable' }, text: 'One. Two.' }])
    expect(log).toHaveBeenCalledOnce()
  })

  it('anything else that fails in the midst ends the answer, and is told', async () => {
    const log = vi.fn()
    const { deps } = setUp({ service: lines({ ...reply, text: 'One.' }, new Error('a secret')), log })
    const told = await read(await handleTalk(ask({ lang: 'en' }, asLines), deps))
    expect(told).toMatchObject([{ text: 'One.' }, { error: { code: 'unavailable' } }])
    expect(JSON.stringify(told)).not.toContain('secret')
    expect(log).toHaveBeenCalledOnce()
  })

  it('a reader whose connection is lost in the midst is told nothing more', async () => {
    const connection = new AbortController()
    const { deps } = setUp({
      service: {
        ...silentService,
        async *answerInSentences() {
          yield reply
          await new Promise(() => undefined)
        },
      },
    })
    const response = await handleTalk(post('{"lang":"en"}', asLines, connection.signal), deps)
    const reader = response.body?.getReader()
    await reader?.read()
    const rest = reader?.read()
    connection.abort()
    expect(await rest).toEqual({ done: true, value: undefined })
  })

  it('work stops when the reader stops reading', async () => {
    let signal: AbortSignal | undefined
    const { deps } = setUp({
      service: {
        ...silentService,
        async *answerInSentences(_known, options) {
          signal = options?.signal
          yield reply
          yield reply
          await new Promise(() => undefined)
        },
      },
    })
    const response = await handleTalk(ask({ lang: 'en' }, asLines), deps)
    const reader = response.body?.getReader()
    await reader?.read()
    expect(signal?.aborted).toBe(false)
    await reader?.cancel()
    expect(signal?.aborted).toBe(true)
  })
})
