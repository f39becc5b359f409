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
const idleMs = 20_000
/** Rules of faces that are kept: pages with the same characters share them. Characters (UTF-16 units). */
const keptLength = 4_000_000

/**
 * Makes the letters that a page brings along: the faces of the site with the characters of its first screen, as `@font-face`
 * rules with the files inside. They are cut in a thread of their own, one after the other.
 */
export function createPageLetters({ workerFile, files }: PageLettersOptions) {
  const pool = new Piscina({
    filename: workerFile,
    name: 'subset',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  // A thread that fails while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const kept = new LRUCache<string, string>({ maxSize: keptLength, sizeCalculation: ({ length }) => length })

  async function rule(face: Face, characters: string): Promise<string> {
    const key = `${face.file} ${characters}`
    const known = kept.get(key)
    if (known) return known
    const task: SubsetTask = { file: path.join(files, `${face.file}.woff2`), characters }
    const font: Uint8Array = await pool.run(task, { signal: AbortSignal.timeout(patience) })
    const descriptors = [
      `font-family:'${face.family}'`,
      `font-weight:${face.weight}`,
      ...(face.stretch === 'normal' ? [] : [`font-stretch:${face.stretch}`]),
      `unicode-range:${unicodeRange(characters)}`,
      // A browser may paint before it has read what stands inside the page.
      'font-display:block',
      `src:url(data:font/woff2;base64,${Buffer.from(font).toString('base64')})`,
    ]
    const made = `@font-face{${descriptors.join(';')}}`
    kept.set(key, made)
    return made
  }

  return {
    /** The style rules of a page's letters. Rejects when they cannot be cut in time. */
    async rulesFor(html: string): Promise<string> {
      const wanted = [...pageCharacters(html)].filter(([, characters]) => characters !== '')
      return (await Promise.all(wanted.map(([face, characters]) => rule(face, characters)))).join('')
    },
    close: () => pool.destroy(),
  }
}
