import path from 'node:path'
import { listAnswers } from '../../content/answers.server.ts'
import { findArticle, listArticles } from '../../content/articles.server.ts'
import { listTerms } from '../../content/glossary-terms.server.ts'
import { listPosts } from '../../content/posts.server.ts'
import { listStudyAids } from '../../content/study-aids.server.ts'
import { videoTopics } from '../../content/video-script.ts'
import { listVideos } from '../../content/videos.server.ts'
import { languageOfArticle } from '../../i18n/language-address.ts'
import { defaultLanguage, otherLanguage, type Language } from '../../i18n/language.ts'
import { createEmbeddedVoice } from '../../speech/embedded-voice.ts'
import { findLingware } from '../../speech/lingware.ts'
import { createNarrationFinder } from '../../speech/narration.ts'
import type { Voice } from '../../speech/voice.ts'
import { createSpeechCache } from '../../speech/speech-cache.ts'
import type { Chat, ChatQuestion } from '../../talk/chat.ts'
import type { Reading } from '../../contract/reading.ts'
import { articleSentences } from '../../reading/article-sentences.server.ts'
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
import { handleReading, sentencesPerMinute } from './reading-handler.ts'
import { createTrial, watchVoice, type Readiness, type Trial } from '../operations/readiness.ts'
import { handleTalk } from './talk-handler.ts'
import { createThinkingTurns } from './thinking-turns.ts'
import { createVoiceTurns } from './voice-turns.ts'

// Process-wide state: voice threads, caches, talk service, counters.
const lingware = findLingware(configuration.voicesDirectory)
if (lingware === undefined)
  log.info('The voices of SVOX Pico are not here: eSpeak NG speaks (docs/operations.md, The voice)')
const embedded = createEmbeddedVoice({
  workerFile: workerFile('speech/voice'),
  workers: configuration.voiceWorkers,
  lingware,
})
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
  // In development, indexes are built at start, because texts change.
  ...(import.meta.env.PROD && {
    indexFileOf: (language) => path.join(import.meta.dirname, `../indexes/${language}.bin`),
    onMade: (language) => log.warn('The indexes of the answers could not be read: they are made anew', { language }),
  }),
})
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
  // Narrations use the embedded voice; an external voice also speaks the summaries.
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
const readingLimit = createRateLimit({ points: sentencesPerMinute })
const readings = new Map<string, Reading>()
const thinking = createThinkingTurns()
const turns = createVoiceTurns({ workers: configuration.voiceWorkers, seconds: configuration.talkVoiceSeconds })
gauge('zed_voice_queue', 'Texts that wait for the voice', () => turns.waiting)

const missed =
  configuration.questionsFile === undefined
    ? undefined
    : new MissedQuestionCounter(configuration.questionsFile, (error) =>
        log.error('Questions cannot be counted', { error }),
      )

const knownQuestion: ChatQuestion = { history: [{ role: 'user', content: '¿Qué es un átomo?' }] }
/** An external voice costs money: it isn't checked while it works. */
const tryVoice = createTrial(() => voice.speak('Zed', defaultLanguage), {
  onFailure: (error) => failed('The voice says nothing', error),
  isDoubtful: () => voice.state === 'failing',
})
const tryAnswers = createTrial(
  async () => {
    await service.prepare(defaultLanguage)
    const answer = await chats.get(defaultLanguage)?.answer(knownQuestion)
    if (!answer || answer.lines.length === 0) throw new Error('There is no answer')
  },
  // Loading a language may take a minute.
  { onFailure: (error) => failed('A question is not answered', error), patienceMs: 60_000 },
)

// Preloads only the default language, because the other one doubles the memory and loads in a second on demand.
void tryVoice()
service.prepare(defaultLanguage).catch((error: unknown) => failed('The answers could not be prepared', error))

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

/** Failed parts are checked again, to notice recovery. */
export async function readTalkReadiness(): Promise<Omit<Readiness, 'pages'>> {
  const isOthersVoice = configuration.speech !== undefined && voice.state === 'ok'
  const spoke: Promise<Trial> = isOthersVoice ? Promise.resolve('ok') : tryVoice()
  const [answers, spoken] = await Promise.all([tryAnswers(), spoke])
  const isFull = turns.waiting >= turns.capacity
  return { voice: spoken === 'ok' ? voice.state : spoken, answers, disk, queue: isFull ? 'full' : 'ok' }
}

/** Loaded on demand: most sites use neither, and the packages take memory. */
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

export function respondToSpeech(request: Request, file: string): Promise<Response> {
  return handleSpeech(request, file, { cache, log: failed })
}

export function respondToReading(request: Request, id: string): Promise<Response> {
  const { talkVoiceWaitMs, trustProxy } = configuration
  return handleReading(request, id, {
    find: findReading,
    cache,
    limit: readingLimit,
    client: clientOf(request, trustProxy),
    turns,
    voiceWaitMs: talkVoiceWaitMs,
    log: failed,
  })
}

async function findReading(id: string): Promise<Reading | undefined> {
  const known = readings.get(id)
  if (known) return known
  const language = languageOfArticle(id)
  const article = await findArticle(language, id)
  if (!article) return undefined
  const reading = { id, language, sentences: articleSentences(article) } as const
  // In development, texts change.
  if (import.meta.env.PROD) readings.set(id, reading)
  return reading
}

function workerFile(source: 'speech/voice' | 'talk/chat'): string {
  return import.meta.env.PROD
    ? path.join(import.meta.dirname, `../${path.basename(source)}.worker.mjs`)
    : path.resolve(`src/${source}.worker.ts`)
}

/** In development, the folder of the last build. */
function narrationDirectory(): string {
  return import.meta.env.PROD
    ? path.join(import.meta.dirname, '../../public/narration')
    : path.resolve('.cache/narration')
}
