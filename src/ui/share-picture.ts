import type { Language } from '../i18n/language.ts'

/** A picture that other sites show beside a link: its path, and its size in pixels, without which some show none. */
export interface LinkPicture {
  path: string
  width: number
  height: number
}

const picture = (name: string): LinkPicture => ({ path: `/pictures/share/${name}.jpg`, width: 1200, height: 630 })

/** The picture that other sites show beside a link to an article: a JPEG with its title. */
export const sharePicture = (articleId: string): LinkPicture => picture(articleId)

/** The same for a page without a picture of its own. */
export const siteSharePicture = (language: Language): LinkPicture => picture(`site-${language}`)
