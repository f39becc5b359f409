import * as v from 'valibot'
import { AvatarConfigurationSchema } from '../avatar/configuration.ts'
import { talkPath } from '../talk/contract.ts'

/** The part of the configuration that pages need; it stands in every page, for the browser to read. */
export const SiteConfigurationSchema = v.object({
  /** The public origin, without a slash at its end; undefined: unknown, addresses are given relative to the site. */
  siteUrl: v.optional(v.string()),
  /** Where talk requests go. */
  talkUrl: v.optional(v.string(), talkPath),
  avatar: AvatarConfigurationSchema,
})

export type SiteConfiguration = v.InferOutput<typeof SiteConfigurationSchema>

/** The name of the meta element that carries the configuration. */
export const siteConfigurationName = 'site-configuration'

/** Reads the configuration from the page it stands in. Throws when the page does not carry a valid one. */
export function readSiteConfiguration(document: Document): SiteConfiguration {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${siteConfigurationName}"]`)
  return v.parse(SiteConfigurationSchema, JSON.parse(element?.content ?? 'null'))
}
