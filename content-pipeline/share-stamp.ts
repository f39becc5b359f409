import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article } from '../src/content/schema.ts'

/** What of an article its share picture shows. */
export type ShareSubject = Pick<Article, 'id' | 'title' | 'scale' | 'imageUrl'>

/** Counts up when the layout changes: then every share picture is stale. */
const layout = 1

/** Where share pictures lie under public/, and the list of what each was made from. */
export const shareFolder = 'pictures/share'
const manifestFile = 'manifest.json'

/** By article id, the stamp of what its picture was made from. */
export type ShareManifest = Readonly<Record<string, string>>

/** Reads the list; empty where there is none yet. */
export function readShareManifest(publicFolder: string): ShareManifest {
  const file = join(publicFolder, shareFolder, manifestFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShareManifest) : {}
}

/** The file of the article's picture that its share picture is made from. */
export function sharedPrint(publicFolder: string, imageUrl: string): string {
  return join(publicFolder, imageUrl.replace(/[^/]+$/, 'light-1600.avif'))
}

/** Stamp of all that a share picture shows: it changes with the title, the size and the picture. */
export function shareStamp(publicFolder: string, { title, scale, imageUrl }: ShareSubject): string {
  const print = sharedPrint(publicFolder, imageUrl)
  const picture = existsSync(print) ? readFileSync(print) : Buffer.alloc(0)
  return createHash('sha256')
    .update(JSON.stringify([layout, title, scale]))
    .update(picture)
    .digest('hex')
    .slice(0, 16)
}

/** What is wrong with the share picture of an article, or nothing. */
export function shareFault(publicFolder: string, manifest: ShareManifest, article: ShareSubject): string | undefined {
  const remedy = `run node studio/pictures/share.ts ${article.id}`
  const file = `${shareFolder}/${article.id}.jpg`
  if (!existsSync(join(publicFolder, file))) return `there is no share picture /${file}: ${remedy}`
  if (manifest[article.id] !== shareStamp(publicFolder, article)) {
    return `the share picture shows an older title or picture: ${remedy}`
  }
  return undefined
}
