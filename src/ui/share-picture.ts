import type { Language } from '../i18n/language.ts'

/** Path of the picture that other sites show beside a link to an article: 1200 × 630 px, JPEG, with its title. */
export const sharePicture = (articleId: string): string => `/pictures/share/${articleId}.jpg`

/** The same for a page without a picture of its own. */
export const siteSharePicture = (language: Language): string => sharePicture(`site-${language}`)
