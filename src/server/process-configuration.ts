import type { SiteConfiguration } from '../shell/site-configuration.ts'
import { talkPath } from '../contract/talk-limits.ts'
import { readConfiguration } from './configuration.ts'

/** The configuration of this process. Importing it throws ConfigurationError when a variable can't be used. */
export const configuration = readConfiguration(process.env)

/** The part of it that every page carries. */
export function siteConfiguration(): SiteConfiguration {
  const { siteUrl, talkUrl, avatar } = configuration
  return { ...(siteUrl ? { siteUrl } : {}), talkUrl: talkUrl ?? talkPath, avatar }
}
