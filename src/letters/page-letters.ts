import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import type { Face } from './faces.ts'
import { pageCharacters, unicodeRange } from './page-characters.ts'
import type { SubsetTask } from './subset.worker.ts'

export interface PageLettersOptions {
  /** Path of `subset.worker.ts`, or of what it was bundled to. */
  workerFile: string
  /** Directory of the faces' files. */
  files: string
}

/** A first subset waits for the thread to start: ms. */
const patience = 10_000
/** A thread that nobody needs any more gives its memory back: ms. */
const idleMs = 5000
/** Faces that are kept: pages with the same characters share them. Characters (UTF-16 units). */
const keptLength = 4_000_000

/**
 * Puts faces to use that stand in the script itself. A browser takes a face from its bytes at once, so that the first paint
 * has it; what stands in a style (`data:`) it reads after it has painted. One that reads base64 itself (2025 and later) is
 * 14 ms sooner on a phone's processor than one that goes from character to character.
 */
const useFaces =
  'document.fonts.add(new FontFace(f,Uint8Array.fromBase64?Uint8Array.fromBase64(d):Uint8Array.from(atob(d),c=>c.charCodeAt(0)),{weight:w,stretch:s,unicodeRange:u}))'

/**
 * Makes the letters that a page brings along: the faces of the site with the characters of its first screen, in a script that
 * puts them to use. They are cut in a thread of their own, one after the other.
 */
export function createPageLetters({ workerFile, files }: PageLettersOptions) {
  const pool = new Piscina({
    filename: workerFile,
    name: 'subset',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
  })
  // A thread that fails while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const kept = new LRUCache<string, string>({ maxSize: keptLength, sizeCalculation: ({ length }) => length })

  /** The family, weight, width, characters and bytes (base64) of a face, as an array of a script. */
  async function cut(face: Face, characters: string): Promise<string> {
    const key = `${face.file} ${characters}`
    const known = kept.get(key)
    if (known) return known
    const file = path.join(files, `${face.file}.woff2`)
    const task: SubsetTask = { file, characters }
    const font: Uint8Array =
      face.brings === 'line' ? await readFile(file) : await pool.run(task, { signal: AbortSignal.timeout(patience) })
    const bytes = Buffer.from(font).toString('base64')
    const made = JSON.stringify([face.family, face.weight, face.stretch, unicodeRange(characters), bytes])
    kept.set(key, made)
    return made
  }

  return {
    /** The script that puts a page's letters to use. Rejects when they cannot be cut in time. */
    async scriptFor(html: string): Promise<string> {
      const wanted = [...pageCharacters(html)].filter(([, characters]) => characters !== '')
      const faces = await Promise.all(wanted.map(([face, characters]) => cut(face, characters)))
      return `for(const[f,w,s,u,d]of[${faces.join()}])${useFaces}`
    },
    close: () => pool.destroy(),
  }
}
