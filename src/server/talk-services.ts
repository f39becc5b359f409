import path from 'node:path'
import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import { listArticles } from '../content/articles.server.ts'
import { listTerms } from '../content/glossary-terms.server.ts'
import { videoTopics } from '../content/video-script.ts'
import { listVideos } from '../content/videos.server.ts'
import { createEmbeddedVoice } from '../speech/embedded-voice.ts'
import { createNarrationFinder } from '../speech/narration.ts'
import { createSpeechCache } from '../speech/speech-cache.ts'
import { createTalkService } from '../talk/talk-service.ts'
import { clientAddress } from './client-address.ts'
import { log } from './log.ts'
import { configuration } from './process-configuration.ts'
import { createRateLimit } from './rate-limit.ts'
import { handleSpeech } from './speech-handler.ts'
import { handleTalk } from './talk-handler.ts'

// What lives as long as the process: the voice with its threads, its cache, the talk service, the counters.
const { talkPerMinute, talkTimeoutMs, siteUrl, trustProxy, voiceCacheBytes, voiceCacheDirectory, voiceWorkers } =
  configuration

const voice = createEmbeddedVoice({ workerFile: workerFile(), workers: voiceWorkers })
const cache = createSpeechCache({
  voice,
  storage: createStorage({ driver: fsDriver({ base: path.resolve(voiceCacheDirectory) }) }),
  maxBytes: voiceCacheBytes,
})
const service = createTalkService({
  cache,
  articles: { listArticles },
  findNarration: createNarrationFinder(narrationDirectory()),
  listVideos: (language) => videoTopics.flatMap((topic) => listVideos(language, topic)),
  listTerms,
})
const limit = createRateLimit({ requests: talkPerMinute })

// The first visitor should not wait for the voice to load.
voice.warmUp().catch((error: unknown) => log.error('The voice could not be warmed up', { error }))

/** Answers the talk endpoint. */
export function answerTalk(request: Request): Promise<Response> {
  return handleTalk(request, {
    service,
    limit,
    clientAddress: clientAddress(request, trustProxy),
    siteOrigins: siteUrl === undefined ? [] : [new URL(siteUrl).origin],
    timeoutMs: talkTimeoutMs,
    log: (message, error) => log.error(message, { error }),
  })
}

/** Answers the address of a piece of speech. */
export function answerSpeech(request: Request, file: string): Promise<Response> {
  return handleSpeech(request, file, { cache, log: (message, error) => log.error(message, { error }) })
}

/** Ends the voice's threads, for a shutdown. */
export function closeServices(): Promise<void> {
  return Promise.resolve(voice.close?.())
}

/** In production the worker is a bundled file beside the server, in development it runs from its source. */
function workerFile(): string {
  return import.meta.env.PROD
    ? path.join(import.meta.dirname, '../voice.worker.mjs')
    : path.resolve('src/speech/voice.worker.ts')
}

/** In production narrations lie among the public files, in development where the last build has left them. */
function narrationDirectory(): string {
  return import.meta.env.PROD
    ? path.join(import.meta.dirname, '../../public/narration')
    : path.resolve('.cache/narration')
}
