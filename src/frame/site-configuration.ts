import type { AvatarConfiguration } from '../avatar/configuration.ts'
import type { SiteAddress } from '../ui/page-head.ts'

/** Configuration that pages need, embedded in every page. */
export interface SiteConfiguration extends SiteAddress {
  talkUrl: string
  /** Contact for error reports: an https or mailto address. */
  contact?: string | undefined
  avatar: AvatarConfiguration
}

export const siteConfigurationName = 'site-configuration'

/** Reads the configuration from the page; the server has validated it. Throws if there is none. */
export function readSiteConfiguration(document: Document): SiteConfiguration {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${siteConfigurationName}"]`)
  if (!element) throw new Error('The page does not carry the configuration.')
  return JSON.parse(element.content) as SiteConfiguration
}
