import type { SiteConfiguration } from '../../frame/site-configuration.ts'
import { talkPath } from '../../contract/talk-limits.ts'
import { listeningOrigin, readConfiguration } from './configuration.ts'

/** Throws ConfigurationError on import if a variable is invalid. */
export const configuration = readConfiguration(process.env)

/** Origin of absolute URLs; never the request's Host header. */
export const siteAddress = configuration.siteUrl ?? listeningOrigin(configuration)

export function siteConfiguration(): SiteConfiguration {
  const { talkUrl, contact, avatar } = configuration
  return { siteUrl: siteAddress, talkUrl: talkUrl ?? talkPath, contact, avatar }
}
