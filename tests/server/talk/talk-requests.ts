import type { TalkReply } from '../../../src/contract/talk-reply.ts'
import { createRateLimit } from '../../../src/server/http/rate-limit.ts'
import type { TalkHandlerDeps } from '../../../src/server/talk/talk-handler.ts'
import type { KnownTalkRequest } from '../../../src/contract/talk-request.ts'
import type { TalkService } from '../../../src/talk/talk-service.ts'

export const silentService: TalkService = {
  answer: () => Promise.reject(new Error('not asked for')),
  async *answerInSentences() {},
  prepare: async () => undefined,
}
export const reply: TalkReply = { text: 'Hi', audio: '/api/speech/0.mp3', duration: 1, emotionEvents: [] }

export function setUp(given: Partial<TalkHandlerDeps> = {}) {
  const answered: KnownTalkRequest[] = []
  const deps: TalkHandlerDeps = {
    service: {
      ...silentService,
      answer: async (request) => {
        answered.push(request)
        return reply
      },
    },
    limit: createRateLimit({ points: 1000 }),
    client: { address: '192.0.2.1', visitor: 'a' },
    turns: { turnOf: () => (_seconds, work) => work(), backlog: 7 },
    ...given,
  }
  return { deps, answered }
}

export const address = 'http://zed.example/api/talk'
export const post = (body: BodyInit | null, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  new Request(address, { method: 'POST', body, headers, ...(signal && { signal }) })
export const ask = (body: unknown, headers?: Record<string, string>) => post(JSON.stringify(body), headers)
