import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article } from '../src/content/schema.ts'

export type ShareSubject = Pick<Article, 'id' | 'title' | 'scale' | 'imageUrl'>

/** Increment to invalidate all share pictures. */
const layout = 1

export const shareFolder = 'pictures/share'
const manifestFile = 'manifest.json'

export type ShareManifest = Readonly<Record<string, string>>

export function readShareManifest(publicFolder: string): ShareManifest {
  const file = join(publicFolder, shareFolder, manifestFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShareManifest) : {}
}

export function sharedPrint(publicFolder: string, imageUrl: string): string {
  return join(publicFolder, imageUrl.replace(/[^/]+$/, 'light-1600.avif'))
}

/** Hash of the share picture's inputs. */
export function shareStamp(publicFolder: string, { title, scale, imageUrl }: ShareSubject): string {
  const print = sharedPrint(publicFolder, imageUrl)
  const picture = existsSync(print) ? readFileSync(print) : Buffer.alloc(0)
  return createHash('sha256')
    .update(JSON.stringify([layout, title, scale]))
    .update(picture)
    .digest('hex')
    .slice(0, 16)
}

export function shareFault(publicFolder: string, manifest: ShareManifest, article: ShareSubject): string | undefined {
  const remedy = `run node studio/pictures/share.ts ${article.id}`
  const file = `${shareFolder}/${article.id}.jpg`
  if (!existsSync(join(publicFolder, file))) return `there is no share picture /${file}: ${remedy}`
  if (manifest[article.id] !== shareStamp(publicFolder, article)) {
    return `the share picture shows an older title or picture: ${remedy}`
  }
  return undefined
}
