import path from 'node:path'
import { listAnswers } from '../../content/answers.server.ts'
import { listArticles } from '../../content/articles.server.ts'
import { listTerms } from '../../content/glossary-terms.server.ts'
import { listPosts } from '../../content/posts.server.ts'
import { listStudyAids } from '../../content/study-aids.server.ts'
import { videoTopics } from '../../content/video-script.ts'
import { listVideos } from '../../content/videos.server.ts'
import { defaultLanguage, otherLanguage, type Language } from '../../i18n/language.ts'
import { createEmbeddedVoice } from '../../speech/embedded-voice.ts'
import { createNarrationFinder } from '../../speech/narration.ts'
import type { Voice } from '../../speech/voice.ts'
import { createSpeechCache } from '../../speech/speech-cache.ts'
import type { Chat, ChatQuestion } from '../../talk/chat.ts'
import { createChatThreads } from '../../talk/chat-threads.ts'
import { arrangeKnowledge } from '../../talk/knowledge.ts'
import { createTalkService, type Answerer } from '../../talk/talk-service.ts'
import { clientOf } from '../http/client.ts'
import { log } from '../operations/log.ts'
import { configuration } from '../operations/process-configuration.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { handleSpeech } from './speech-handler.ts'
import { failures, gauge, unvoiced, voiceSeconds } from '../operations/metrics.ts'
import { MissedQuestionCounter } from './missed-questions.ts'
import { createTrial, watchVoice, type Readiness, type Trial } from '../operations/readiness.ts'
import { handleTalk } from './talk-handler.ts'
import { createThinkingTurns } from './thinking-turns.ts'
import { createVoiceTurns } from './voice-turns.ts'

// What lives as long as the process: the voice with its threads, its cache, the talk service, the counters.
const embedded = createEmbeddedVoice({ workerFile: workerFile('speech/voice'), workers: configuration.voiceWorkers })
const voice = watchVoice(configuration.speech ? await remoteVoice(configuration.speech) : embedded)
let disk: Readiness['disk'] = 'ok'
const cache = createSpeechCache({
  voice: {
    version: voice.version,
    speak: async (...parameters) => {
      const speech = await voice.speak(...parameters)
      voiceSeconds.inc(speech.duration)
      return speech
    },
  },
  directory: path.resolve(configuration.voiceCacheDirectory),
  maxBytes: configuration.voiceCacheBytes,
  onWritten: (failure) => {
    if (failure && disk === 'ok') failed('Clips cannot be written: they are spoken from memory', failure)
    if (!failure && disk === 'memory') log.info('Clips can be written again')
    disk = failure ? 'memory' : 'ok'
  },
})
const threads = createChatThreads({
  workerFile: workerFile('talk/chat'),
  // In development they are made, since the texts change.
  ...(import.meta.env.PROD && {
    indexFileOf: (language) => path.join(import.meta.dirname, `../indexes/${language}.bin`),
    onMade: (language) => log.warn('The indexes of the answers could not be read: they are made anew', { language }),
  }),
})
/** What answers from the texts, by language: the one that a model falls back on, too. */
const chats = new Map<Language, Chat>()
const noNarration = async (): Promise<undefined> => undefined

const service = createTalkService({
  cache,
  readKnowledge: async (language) =>
    arrangeKnowledge(
      {
        articles: await listArticles(language),
        posts: listPosts(language),
        terms: listTerms(language),
        videos: videoTopics.flatMap((topic) => listVideos(language, topic)),
        answers: await listAnswers(language),
        studyAids: await listStudyAids(language),
        others: {
          articles: await listArticles(otherLanguage(language)),
          studyAids: await listStudyAids(otherLanguage(language)),
          answers: await listAnswers(otherLanguage(language)),
        },
      },
      language,
    ),
  // A narration is the embedded voice's: where another speaks, it says the summaries, too.
  findNarration: configuration.speech ? noNarration : createNarrationFinder(narrationDirectory()),
  createChat: async (knowledge) => {
    const chat = await threads.createChat(knowledge, configuration.helplines)
    chats.set(knowledge.language, chat)
    return chat
  },
  answerer: configuration.model && (await modelAnswerer(configuration.model)),
  onAnswered: (question, { kind }, knowledge) => {
    if (kind === 'unknown' || kind === 'near' || kind === 'gist')
      missed?.count(question.history.at(-1)?.content ?? '', knowledge)
  },
})
const limit = createRateLimit({ points: configuration.talkPerMinute })
const thinking = createThinkingTurns()
const turns = createVoiceTurns({ workers: configuration.voiceWorkers, seconds: configuration.talkVoiceSeconds })
gauge('zed_voice_queue', 'Texts that wait for the voice', () => turns.waiting)

const missed =
  configuration.questionsFile === undefined
    ? undefined
    : new MissedQuestionCounter(configuration.questionsFile, (error) =>
        log.error('Questions cannot be counted', { error }),
      )

/** What is asked to see whether questions are answered. */
const knownQuestion: ChatQuestion = { history: [{ role: 'user', content: '¿Qué es un átomo?' }] }
/** Another's voice costs something: it is not tried while it does well. */
const tryVoice = createTrial(() => voice.speak('Zed', defaultLanguage), {
  onFailure: (error) => failed('The voice says nothing', error),
})
const tryAnswers = createTrial(
  async () => {
    await service.prepare(defaultLanguage)
    const answer = await chats.get(defaultLanguage)?.answer(knownQuestion)
    if (!answer || answer.lines.length === 0) throw new Error('There is no answer')
  },
  // A language is learnt first, which may take a minute.
  { onFailure: (error) => failed('A question is not answered', error), patienceMs: 60_000 },
)

// The first visitor should not wait for the voice to load, nor for the answers to be arranged; those of the other language
// take as much memory again and no longer than a second, once somebody asks in it.
void tryVoice()
service.prepare(defaultLanguage).catch((error: unknown) => failed('The answers could not be prepared', error))

/** Answers the talk endpoint. */
export function respondToTalk(request: Request): Promise<Response> {
  const { siteUrl, talkTimeoutMs, talkVoiceWaitMs, trustProxy } = configuration
  return handleTalk(request, {
    service,
    limit,
    turns,
    thinking,
    client: clientOf(request, trustProxy),
    siteOrigins: siteUrl === undefined ? [] : [new URL(siteUrl).origin],
    voiceWaitMs: talkVoiceWaitMs,
    timeoutMs: talkTimeoutMs,
    log: failed,
    onUnvoiced: (reason) => unvoiced.inc({ reason }),
  })
}

/** How the voice, the answers, the disk and the queue do. What failed is tried again, so that it is known when it is back. */
export async function readTalkReadiness(): Promise<Omit<Readiness, 'pages'>> {
  const isOthersVoice = configuration.speech !== undefined && voice.state === 'ok'
  const spoke: Promise<Trial> = isOthersVoice ? Promise.resolve('ok') : tryVoice()
  const [answers, spoken] = await Promise.all([tryAnswers(), spoke])
  const isFull = turns.waiting >= turns.capacity
  return { voice: spoken === 'ok' ? voice.state : spoken, answers, disk, queue: isFull ? 'full' : 'ok' }
}

/** Loaded where it is wanted: most sites have neither, and the packages take their memory. */
async function modelAnswerer({
  url,
  name,
  key,
  timeoutMs,
}: NonNullable<typeof configuration.model>): Promise<Answerer> {
  const [{ createOpenAICompatible }, { createModelAnswerer }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('../../talk/model/model-answerer.ts'),
  ])
  const provider = createOpenAICompatible({ name: 'model', baseURL: url, ...(key !== undefined && { apiKey: key }) })
  return createModelAnswerer({
    model: provider(name),
    timeoutMs,
    log: (message, error) => {
      failures.inc({ kind: 'model' })
      log.error(message, { error })
    },
  })
}

async function remoteVoice(speech: NonNullable<typeof configuration.speech>): Promise<Voice> {
  const { createRemoteVoice } = await import('../../speech/remote-voice.ts')
  return createRemoteVoice({ ...speech, embedded, log: failed })
}

function failed(message: string, error: unknown): void {
  failures.inc({ kind: 'voice' })
  log.error(message, { error })
}

/** Answers the address of a piece of speech. */
export function respondToSpeech(request: Request, file: string): Promise<Response> {
  return handleSpeech(request, file, { cache, log: failed })
}

/** In production workers are bundled files beside the server, in development they run from their source (below src). */
function workerFile(source: 'speech/voice' | 'talk/chat'): string {
  return import.meta.env.PROD
    ? path.join(import.meta.dirname, `../${path.basename(source)}.worker.mjs`)
    : path.resolve(`src/${source}.worker.ts`)
}

/** In production narrations lie among the public files, in development where the last build has left them. */
function narrationDirectory(): string {
  return import.meta.env.PROD
    ? path.join(import.meta.dirname, '../../public/narration')
    : path.resolve('.cache/narration')
}
