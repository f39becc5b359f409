import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

/** Sources whose messages are not on a page's first view: late parts, and pages that say so (`staticData.messages`). */
const lateSources = [
  /^src\/(?:search|videos|glossary)\//,
  /^src\/shell\/(?:footer|newsletter|not-found-page|side-panel|social)/,
  /^src\/news\/(?:about-|article-tools|category-page|comment-|home-|ruler)/,
  /^src\/routes\/(?:api\/|index|about-us|category|glossary|retroengineering|search|shorts)/,
  /^src\/(?:content|server|talk)\//,
]

/** Those of them that pages of videos are made of. */
const videoSources = /^src\/(?:videos\/|routes\/(?:about-us\.\$id|retroengineering|shorts))/

const isLate = (file: string) => lateSources.some((pattern) => pattern.test(file))

/** In the browser a catalogue is `first`, and `video` and `late`, in which a message may be twice. */
export interface LateMessages {
  /** What pages of videos say. */
  video: Set<string>
  /** What other late parts say, and what nobody is seen to say. */
  late: Set<string>
}

/**
 * The message ids that only late sources name. An id that is put together, as in `category_` with a slug after it, counts for all
 * ids with its prefix. `sources`: texts by their path in the tree.
 */
export function findLateMessages(ids: readonly string[], sources: ReadonlyMap<string, string>): LateMessages {
  const textsOf = (wanted: (file: string) => boolean) =>
    [...sources].filter(([file]) => wanted(file)).map(([, text]) => text)
  const late = ids.filter(
    namedIn(
      textsOf((file) => !isLate(file)),
      false,
    ),
  )
  const inVideos = namedIn(textsOf((file) => videoSources.test(file)))
  const inOthers = namedIn(textsOf((file) => isLate(file) && !videoSources.test(file)))
  return {
    video: new Set(late.filter(inVideos)),
    late: new Set(late.filter((id) => inOthers(id) || !inVideos(id))),
  }
}

/** Whether texts name an id, or (`answer` is false) don't. */
function namedIn(texts: readonly string[], answer = true): (id: string) => boolean {
  const prefixes = texts.flatMap((text) => [...text.matchAll(/`([a-z0-9_]+_)\$\{/g)].map(([, prefix = '']) => prefix))
  return (id) =>
    (prefixes.some((prefix) => id.startsWith(prefix)) ||
      texts.some((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`))) === answer
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
 * Cuts the catalogues for the browser: what a page's first view says (`es.json?lingui`), what pages of videos say
 * (`es.json?video?lingui`), and the rest (`es.json?late?lingui`), fetched with the parts that say it. The server keeps
 * whole catalogues.
 */
export function catalogueParts(): Plugin {
  let messages: LateMessages | undefined
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
      filter: { id: /locales\/[a-z]+\.json\?(?:(?:late|video)\?)?lingui$/ },
      handler(code, id) {
        const { video, late } = (messages = (this.environment.mode === 'build' && messages) || readLate())
        const isWanted = id.includes('?late?')
          ? (key: string) => late.has(key)
          : id.includes('?video?')
            ? (key: string) => video.has(key)
            : (key: string) => !late.has(key) && !video.has(key)
        return { code: keepMessages(code, isWanted), map: null }
      },
    },
  }
}
