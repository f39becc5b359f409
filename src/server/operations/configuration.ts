import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parseAvatarConfiguration, type AvatarConfiguration } from '../../avatar/configuration.ts'
import type { Language } from '../../i18n/language.ts'
import { defaultHelplines, HelplinesSchema, type Helpline } from '../../talk/care/helplines.ts'
import type { SecurityPolicy } from '../http/security-headers.ts'

/** Invalid configuration; the message lists each value and what is expected. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

function whole(minimum: number, maximum: number, fallback: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`
  return v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d+$/, message),
      v.transform(Number),
      v.minValue(minimum, message),
      v.maxValue(maximum, message),
    ),
    String(fallback),
  )
}

function flag(fallback: boolean) {
  return v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be true or false'),
      v.transform((value) => value === 'true'),
    ),
    fallback ? 'true' : 'false',
  )
}

const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(isWebAddress, 'must be an http or https address, as in https://zed.example'),
  v.transform((value) => value.replace(/\/$/, '')),
)

/** An origin: the site stands at its root. */
const siteOrigin = v.pipe(
  v.string(),
  v.trim(),
  v.check((value) => {
    if (!isWebAddress(value)) return false
    const { origin, href } = new URL(value)
    return href === `${origin}/`
  }, 'must be an http or https address without a path, as in https://zed.example'),
  v.transform((value) => new URL(value).origin),
)

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

const contactAddress = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^(https:\/\/.+|mailto:[^@?\s]+@[^@?\s]+)$/.test(value),
    'must be an https address or mailto: with an email address, as in mailto:hello@zed.example',
  ),
)

/** All environment variables. A test compares them with `docs/configuration.md`. */
export const EnvironmentSchema = v.object({
  HOST: v.optional(
    v.pipe(
      v.string(),
      // Node listens on an IPv6 address without its brackets.
      v.transform((value) => value.trim().replace(/^\[([^\]]*)\]$/, '$1')),
      v.check((host) => host !== '' && URL.canParse(originOf(host, 80)), 'must be an address to listen on'),
    ),
    '127.0.0.1',
  ),
  PORT: whole(0, 65535, 3000),
  SITE_URL: v.optional(siteOrigin),
  TALK_URL: v.optional(webAddress),
  CONTACT: v.optional(contactAddress),
  PAGES_PER_MINUTE: whole(1, 1_000_000, 120),
  TALK_PER_MINUTE: whole(1, 100_000, 60),
  TALK_VOICE_SECONDS: whole(1, 1_000_000, 600),
  TALK_VOICE_WAIT_MS: whole(0, 120_000, 6000),
  TALK_TIMEOUT_MS: whole(100, 120_000, 20_000),
  TRUST_PROXY: flag(false),
  VOICE_WORKERS: whole(1, 16, 1),
  VOICES_DIR: v.optional(v.string(), '.cache/voices'),
  VOICE_CACHE_DIR: v.optional(v.string(), '.cache/voice'),
  VOICE_CACHE_MB: whole(1, 100_000, 200),
  PAGE_CACHE_MB: whole(1, 10_000, 48),
  KEPT_DIR: v.optional(v.string(), '.cache/kept'),
  ACCESS_LOG: flag(false),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  AVATAR_CONFIGURATION: v.optional(v.string(), ''),
  HELPLINES_FILE: v.optional(v.string()),
  QUESTIONS_FILE: v.optional(v.string()),
  MODEL_URL: v.optional(webAddress),
  MODEL_NAME: v.optional(v.string()),
  MODEL_KEY: v.optional(v.string()),
  MODEL_TIMEOUT_MS: whole(100, 60_000, 8000),
  SPEECH_URL: v.optional(webAddress),
  SPEECH_MODEL: v.optional(v.string(), 'tts-1'),
  SPEECH_KEY: v.optional(v.string()),
  SPEECH_VOICE_ES: v.optional(v.string(), 'alloy'),
  SPEECH_VOICE_EN: v.optional(v.string(), 'alloy'),
  SPEECH_TIMEOUT_MS: whole(100, 60_000, 3500),
  TRANSCRIPTION_URL: v.optional(webAddress),
  TRANSCRIPTION_MODEL: v.optional(v.string(), 'whisper-1'),
  TRANSCRIPTION_KEY: v.optional(v.string()),
  /** Shorter than the browser's own (`wordsTimeout` in listening.machine.ts). */
  TRANSCRIPTION_TIMEOUT_MS: whole(100, 24_000, 15_000),
})

export interface Configuration {
  host: string
  port: number
  siteUrl: string | undefined
  contact: string | undefined
  talkUrl: string | undefined
  /** Page renderings per visitor and minute; ten times as many per address. */
  pagesPerMinute: number
  /** Talk requests per visitor and minute; ten times as many per address. */
  talkPerMinute: number
  /** Seconds of speech per visitor in ten minutes; ten times as many per address. */
  talkVoiceSeconds: number
  /** Time to wait for speech before answering as text. */
  talkVoiceWaitMs: number
  talkTimeoutMs: number
  trustProxy: boolean
  voiceWorkers: number
  /** Folder of Pico's voices. */
  voicesDirectory: string
  voiceCacheDirectory: string
  voiceCacheBytes: number
  pageCacheBytes: number
  keptDirectory: string
  accessLog: boolean
  /** Token for metrics; undefined: localhost only. */
  metricsToken: string | undefined
  avatar: AvatarConfiguration
  helplines: readonly Helpline[]
  questionsFile: string | undefined
  model: { url: string; name: string; key: string | undefined; timeoutMs: number } | undefined
  speech: RemoteSpeech | undefined
  transcription: { url: string; model: string; key: string | undefined; timeoutMs: number } | undefined
  securityPolicy: SecurityPolicy
}

interface RemoteSpeech {
  url: string
  model: string
  key: string | undefined
  voices: Record<Language, string>
  timeoutMs: number
}

const megabyte = 1024 * 1024

/** Reads the environment. Throws ConfigurationError listing all invalid variables. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  // Empty variables (`NAME=` in .env) count as unset.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(EnvironmentSchema, given)
  const problems = (result.issues ?? []).map(
    (issue) => `${v.getDotPath(issue)} ${issue.message}, but is '${String(issue.input)}'`,
  )
  if (given['MODEL_URL'] !== undefined && given['MODEL_NAME'] === undefined)
    problems.push('MODEL_NAME must name a model of the server at MODEL_URL, but is not set')
  if (result.success && result.output.SPEECH_URL !== undefined) {
    const { SPEECH_TIMEOUT_MS, TALK_VOICE_WAIT_MS } = result.output
    if (SPEECH_TIMEOUT_MS >= TALK_VOICE_WAIT_MS)
      problems.push('SPEECH_TIMEOUT_MS must be less than TALK_VOICE_WAIT_MS: after it the embedded voice has to speak')
  }
  const helplines = readHelplines(given['HELPLINES_FILE'], problems)
  let avatar: AvatarConfiguration | undefined
  try {
    avatar = parseAvatarConfiguration(given['AVATAR_CONFIGURATION'])
  } catch (error) {
    problems.push(`AVATAR_CONFIGURATION can't be used: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!result.success || !avatar || problems.length > 0) throw new ConfigurationError(problems.join('\n'))
  const values = result.output
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: values.SITE_URL,
    contact: values.CONTACT,
    talkUrl: values.TALK_URL,
    pagesPerMinute: values.PAGES_PER_MINUTE,
    talkPerMinute: values.TALK_PER_MINUTE,
    talkVoiceSeconds: values.TALK_VOICE_SECONDS,
    talkVoiceWaitMs: values.TALK_VOICE_WAIT_MS,
    talkTimeoutMs: values.TALK_TIMEOUT_MS,
    trustProxy: values.TRUST_PROXY,
    voiceWorkers: values.VOICE_WORKERS,
    voicesDirectory: values.VOICES_DIR,
    voiceCacheDirectory: values.VOICE_CACHE_DIR,
    voiceCacheBytes: values.VOICE_CACHE_MB * megabyte,
    pageCacheBytes: values.PAGE_CACHE_MB * megabyte,
    keptDirectory: values.KEPT_DIR,
    accessLog: values.ACCESS_LOG,
    metricsToken: values.METRICS_TOKEN,
    avatar,
    helplines,
    questionsFile: values.QUESTIONS_FILE,
    model:
      values.MODEL_URL === undefined
        ? undefined
        : {
            url: values.MODEL_URL,
            name: values.MODEL_NAME ?? '',
            key: values.MODEL_KEY,
            timeoutMs: values.MODEL_TIMEOUT_MS,
          },
    speech:
      values.SPEECH_URL === undefined
        ? undefined
        : {
            url: values.SPEECH_URL,
            model: values.SPEECH_MODEL,
            key: values.SPEECH_KEY,
            voices: { es: values.SPEECH_VOICE_ES, en: values.SPEECH_VOICE_EN },
            timeoutMs: values.SPEECH_TIMEOUT_MS,
          },
    transcription:
      values.TRANSCRIPTION_URL === undefined
        ? undefined
        : {
            url: values.TRANSCRIPTION_URL,
            model: values.TRANSCRIPTION_MODEL,
            key: values.TRANSCRIPTION_KEY,
            timeoutMs: values.TRANSCRIPTION_TIMEOUT_MS,
          },
    securityPolicy: {
      talkOrigin: values.TALK_URL && new URL(values.TALK_URL).origin,
      unity: avatar.engine === 'unity',
    },
  }
}

export function listeningOrigin({ host, port }: Pick<Configuration, 'host' | 'port'>): string {
  return new URL(originOf(host, port)).origin
}

function originOf(host: string, port: number): string {
  // Wildcard addresses: use the loopback address. An address's zone is this machine's own matter.
  const isEvery = host === '0.0.0.0' || host === '::'
  return `http://${isEvery ? 'localhost' : host.includes(':') ? `[${host.split('%')[0]}]` : host}:${port}`
}

/** Reads help lines from a file or uses the default. Adds errors to `problems`. */
function readHelplines(file: string | undefined, problems: string[]): readonly Helpline[] {
  if (file === undefined) return defaultHelplines
  try {
    return v.parse(HelplinesSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    problems.push(`HELPLINES_FILE can't be used: ${error instanceof Error ? error.message : String(error)}`)
    return defaultHelplines
  }
}
