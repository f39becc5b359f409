import type { AvatarConfiguration } from '../avatar/configuration.ts'
import type { SiteAddress } from '../ui/page-head.ts'

/** The part of the configuration that pages need; it stands in every page, for the browser to read. */
export interface SiteConfiguration extends SiteAddress {
  /** Where talk requests go. */
  talkUrl: string
  /** Where readers report errors: an https or mailto address. */
  contact?: string | undefined
  avatar: AvatarConfiguration
}

/** The name of the meta element that carries the configuration. */
export const siteConfigurationName = 'site-configuration'

/**
 * Reads the configuration from the page it stands in: the server has checked it before it wrote it there. Throws when
 * the page carries none.
 */
export function readSiteConfiguration(document: Document): SiteConfiguration {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${siteConfigurationName}"]`)
  if (!element) throw new Error('The page does not carry the configuration.')
  return JSON.parse(element.content) as SiteConfiguration
}
