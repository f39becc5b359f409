import { languages } from '../../src/i18n/language.ts'
import { listArticleFiles, readArticle, type ContentFault } from '../../content-pipeline/content-reader.ts'
import { readShareManifest, shareFault } from '../../content-pipeline/share-stamp.ts'

/** `contentFolder`: parent of es/ and en/; unreadable files are ignored. */
export function checkSharePictures(contentFolder: string, publicFolder: string): ContentFault[] {
  const manifest = readShareManifest(publicFolder)
  return languages
    .flatMap((language) => listArticleFiles(contentFolder, language))
    .flatMap((file): ContentFault[] => {
      let remedy: string | undefined
      try {
        remedy = shareFault(publicFolder, manifest, readArticle(file))
      } catch {
        return []
      }
      return remedy === undefined ? [] : [{ file, field: 'share picture', remedy }]
    })
}
