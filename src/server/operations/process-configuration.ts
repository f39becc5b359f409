import type { SiteConfiguration } from '../../frame/site-configuration.ts'
import { talkPath } from '../../contract/talk-limits.ts'
import { listeningOrigin, readConfiguration } from './configuration.ts'

/** The configuration of this process. Importing it throws ConfigurationError when a variable can't be used. */
export const configuration = readConfiguration(process.env)

/** What every address of the site that has to be absolute begins with; never what a request calls its host. */
export const siteAddress = configuration.siteUrl ?? listeningOrigin(configuration)

/** The part of it that every page carries. */
export function siteConfiguration(): SiteConfiguration {
  const { talkUrl, contact, avatar } = configuration
  return { siteUrl: siteAddress, talkUrl: talkUrl ?? talkPath, contact, avatar }
}
