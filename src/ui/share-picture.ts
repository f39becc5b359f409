import type { Language } from '../i18n/language.ts'

/** Size in pixels, which some sites require. */
export interface LinkPicture {
  path: string
  width: number
  height: number
}

const picture = (name: string): LinkPicture => ({ path: `/pictures/share/${name}.jpg`, width: 1200, height: 630 })

export const sharePicture = (articleId: string): LinkPicture => picture(articleId)

export const siteSharePicture = (language: Language): LinkPicture => picture(`site-${language}`)
