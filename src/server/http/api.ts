import { errorResponse } from './error-response.ts'
import { handleHealth, handleMetrics, handleReadiness } from '../operations/operator-handlers.ts'
import { configuration } from '../operations/process-configuration.ts'
import type { Trial } from '../operations/readiness.ts'
import { handleNews, handleVideos } from '../pages/view-handler.ts'

export interface ApiOptions {
  tryPages: () => Promise<Trial>
}

type AnswerEndpoint = (request: Request, last: string) => Response | Promise<Response>

const families = new Map<string, AnswerEndpoint>([
  ['news', handleNews],
  ['videos', handleVideos],
  ['reading', async (request, id) => (await import('../talk/talk-services.ts')).respondToReading(request, id)],
  ['speech', async (request, file) => (await import('../talk/talk-services.ts')).respondToSpeech(request, file)],
])

/** Handles `/api/` without the router, which would retain each request as long as its timers. */
export function createApi({ tryPages }: ApiOptions): (request: Request, pathname: string) => Promise<Response> {
  const readReadiness = async () => {
    const { readTalkReadiness } = await import('../talk/talk-services.ts')
    const [talk, pages] = await Promise.all([readTalkReadiness(), tryPages()])
    return { ...talk, pages }
  }
  const endpoints = new Map<string, AnswerEndpoint>([
    ['health', handleHealth],
    ['ready', (request) => handleReadiness(request, readReadiness)],
    ['metrics', (request) => handleMetrics(request, configuration.metricsToken)],
    ['search', async (request) => (await import('../pages/search-service.ts')).respondToSearch(request)],
    [
      'transcribe',
      async (request) => (await import('../transcription/transcription-service.ts')).respondToRecording(request),
    ],
    ['talk', async (request) => (await import('../talk/talk-services.ts')).respondToTalk(request)],
  ])
  return async (request, pathname) => {
    const [, , first = '', last, ...more] = pathname.split('/')
    const answer = last === undefined ? endpoints.get(first) : more.length === 0 ? families.get(first) : undefined
    return answer?.(request, last ?? '') ?? errorResponse(404, 'not_found', { message: 'there is nothing here' })
  }
}
