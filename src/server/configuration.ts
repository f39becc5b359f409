import * as v from 'valibot'
import { parseAvatarConfiguration, type AvatarConfiguration } from '../avatar/configuration.ts'
import type { SecurityPolicy } from './security-headers.ts'

/** A setting that can't be used. The message names each one, what it holds and what it should hold. */
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
  v.check(isWebAddress, 'must be an http or https address, as in https://zed.example'),
  v.transform((value) => value.replace(/\/$/, '')),
)

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

const EnvironmentSchema = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must be an address to listen on')), '127.0.0.1'),
  PORT: whole(0, 65535, 3000),
  SITE_URL: v.optional(webAddress),
  TALK_URL: v.optional(webAddress),
  PAGES_PER_MINUTE: whole(1, 1_000_000, 120),
  TALK_PER_MINUTE: whole(1, 100_000, 60),
  TALK_VOICE_SECONDS: whole(1, 1_000_000, 600),
  TALK_VOICE_WAIT_MS: whole(0, 120_000, 6000),
  TALK_TIMEOUT_MS: whole(100, 120_000, 20_000),
  TRUST_PROXY: flag(false),
  VOICE_WORKERS: whole(1, 16, 1),
  VOICE_CACHE_DIR: v.optional(v.string(), '.cache/voice'),
  VOICE_CACHE_MB: whole(1, 100_000, 200),
  PAGE_CACHE_MB: whole(1, 10_000, 48),
  KEPT_DIR: v.optional(v.string(), '.cache/kept'),
  ACCESS_LOG: flag(false),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  AVATAR_CONFIGURATION: v.optional(v.string(), ''),
})

/** Everything that can be set from outside, read once at start-up. Sizes in bytes, times in ms. */
export interface Configuration {
  host: string
  port: number
  /** The public origin, for canonical addresses; undefined: addresses are given relative to the site. */
  siteUrl: string | undefined
  /** Where the client sends talk requests: a backend elsewhere, or this site's own when undefined. */
  talkUrl: string | undefined
  /** Pages rendered for one visitor in a minute; of an address ten times as many. */
  pagesPerMinute: number
  /** Talk requests of one visitor in a minute; of an address ten times as many. */
  talkPerMinute: number
  /** Seconds that Zed says for one visitor in ten minutes; for an address ten times as many. */
  talkVoiceSeconds: number
  /** How long an answer waits for its voice before it goes out as text. */
  talkVoiceWaitMs: number
  talkTimeoutMs: number
  /** Take the visitor's address from X-Forwarded-For, as a reverse proxy sets it. */
  trustProxy: boolean
  voiceWorkers: number
  voiceCacheDirectory: string
  voiceCacheBytes: number
  pageCacheBytes: number
  /** Where the assets of earlier builds are kept for pages that are still open. */
  keptDirectory: string
  /** Whether every request is logged. */
  accessLog: boolean
  /** What a reader of the metrics has to show; undefined: they are for this machine alone. */
  metricsToken: string | undefined
  avatar: AvatarConfiguration
  securityPolicy: SecurityPolicy
}

const megabyte = 1024 * 1024

/** Reads the environment. Throws ConfigurationError naming every variable that can't be used. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  // An empty variable, as a line `NAME=` in .env leaves it, means that nothing is set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(EnvironmentSchema, given)
  const problems = (result.issues ?? []).map(
    (issue) => `${v.getDotPath(issue)} ${issue.message}, but is '${String(issue.input)}'`,
  )
  let avatar: AvatarConfiguration | undefined
  try {
    avatar = parseAvatarConfiguration(given['AVATAR_CONFIGURATION'])
  } catch (error) {
    problems.push(`AVATAR_CONFIGURATION can't be used: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!result.success || !avatar) throw new ConfigurationError(problems.join('\n'))
  const values = result.output
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: values.SITE_URL,
    talkUrl: values.TALK_URL,
    pagesPerMinute: values.PAGES_PER_MINUTE,
    talkPerMinute: values.TALK_PER_MINUTE,
    talkVoiceSeconds: values.TALK_VOICE_SECONDS,
    talkVoiceWaitMs: values.TALK_VOICE_WAIT_MS,
    talkTimeoutMs: values.TALK_TIMEOUT_MS,
    trustProxy: values.TRUST_PROXY,
    voiceWorkers: values.VOICE_WORKERS,
    voiceCacheDirectory: values.VOICE_CACHE_DIR,
    voiceCacheBytes: values.VOICE_CACHE_MB * megabyte,
    pageCacheBytes: values.PAGE_CACHE_MB * megabyte,
    keptDirectory: values.KEPT_DIR,
    accessLog: values.ACCESS_LOG,
    metricsToken: values.METRICS_TOKEN,
    avatar,
    securityPolicy: {
      talkOrigin: values.TALK_URL && new URL(values.TALK_URL).origin,
      unity: avatar.engine === 'unity',
    },
  }
}
