import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

/** Sources whose messages are not on a page's first view: late parts, and pages that say so (`staticData.messages`). */
const lateSources = [
  /^src\/(?:search|videos|glossary|gallery)\//,
  /^src\/shell\/(?:footer|newsletter|not-found-page|side-panel|social)/,
  /^src\/news\/(?:about-|article-tools|category-page|comment-)/,
  /^src\/routes\/(?:api\/|about-us|category|gallery|glossary|retroengineering|search|shorts)/,
  /^src\/(?:content|server|talk)\//,
]

const isLate = (file: string) => lateSources.some((pattern) => pattern.test(file))

/**
 * The message ids that only late sources name. An id that is put together, as in `category_` with a slug after it, counts for all
 * ids with its prefix. `sources`: texts by their path in the tree.
 */
export function findLateMessages(ids: readonly string[], sources: ReadonlyMap<string, string>): Set<string> {
  const early = [...sources].filter(([file]) => !isLate(file)).map(([, text]) => text)
  const prefixes = early.flatMap((text) => [...text.matchAll(/`([a-z0-9_]+_)\$\{/g)].map(([, prefix = '']) => prefix))
  return new Set(
    ids.filter(
      (id) =>
        !prefixes.some((prefix) => id.startsWith(prefix)) &&
        !early.some((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`)),
    ),
  )
}

/** A compiled catalogue (`export const messages=JSON.parse("…")`) with only the ids that `keep` accepts. */
export function keepMessages(code: string, keep: (id: string) => boolean): string {
  const compiled = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code)
  if (!compiled) throw new Error('The compiled catalogue has another form than this plugin knows.')
  const messages = JSON.parse(JSON.parse(compiled[1] ?? '') as string) as Record<string, unknown>
  const kept = Object.fromEntries(Object.entries(messages).filter(([id]) => keep(id)))
  return code.replace(compiled[0], () => `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`)
}

/**
 * Cuts the catalogues in two for the browser: what a page's first view says (`es.json?lingui`), and the rest
 * (`es.json?late?lingui`), fetched with the parts that say it. The server keeps whole catalogues.
 */
export function catalogueParts(): Plugin {
  let late: Set<string> | undefined
  const readLate = () => {
    const ids = Object.keys(JSON.parse(readFileSync(path.join(root, 'locales/es.json'), 'utf8')) as object)
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    return findLateMessages(ids, new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])))
  }
  return {
    name: 'zed:catalogue-parts',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /locales\/[a-z]+\.json\?(?:late\?)?lingui$/ },
      handler(code, id) {
        late = this.environment.mode === 'build' ? (late ?? readLate()) : readLate()
        const wanted = id.includes('?late?')
        return { code: keepMessages(code, (key) => late?.has(key) === wanted), map: null }
      },
    },
  }
}
