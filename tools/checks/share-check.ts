import { languages } from '../../src/i18n/language.ts'
import { listArticleFiles, readArticle, type ContentFault } from '../../content-pipeline/content-reader.ts'
import { readShareManifest, shareFault } from '../../content-pipeline/share-stamp.ts'

/**
 * Faults of the pictures that stand beside links to articles: those that are missing or show an older title or picture.
 * @param contentFolder the folder of es/ and en/; files that cannot be read are left to the content check
 */
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
