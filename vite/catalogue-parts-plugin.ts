import type { Plugin } from 'vite'
import { isDeferred, reachableModules, type GraphModule, type ReadModule } from './client-graph.ts'

/** In the browser a catalogue is `first`, and `video` and `late`, in which a message may be twice. */
export interface DeferredMessages {
  /** What pages of videos say. */
  video: Set<string>
  /** What other deferred islands say, and what nobody is seen to say. */
  late: Set<string>
}

const catalogue = /locales\/[a-z]+\.json\?(?:(late|video)\?)?lingui$/

/** What the script in the page says (src/hydration/notice.ts): it has its texts itself. */
const inPage = /^notice_/

/** Which messages besides the first a route loads before it is shown: its `staticData`. */
const messagesOf = ({ id, code }: GraphModule) =>
  /\/src\/routes\//.test(id) ? /messages:\s*["'](all|video)["']/.exec(code ?? '')?.[1] : undefined

/**
 * Divides message ids by the modules that name them. First are those that a module names which the entry reaches without
 * passing one that arrives late (`.deferred.`) or a route that says in its `staticData` that it loads more. An id that is
 * put together, as in `category_` with a slug after it, counts for all ids with its prefix.
 */
export function findDeferredMessages(
  ids: readonly string[],
  entries: readonly string[],
  read: ReadModule,
): DeferredMessages {
  const all = reachableModules(entries, read)
  const first = reachableModules(entries, read, {
    enters: (module) => !isDeferred(module.id) && !messagesOf(module),
  })
  const videoRoutes = [...all.values()].filter((module) => messagesOf(module) === 'video').map(({ id }) => id)
  const video = reachableModules(videoRoutes, read, { enters: ({ id }) => !first.has(id) })
  const inFirst = namedIn([...first.values()])
  const inVideo = namedIn([...video.values()])
  const inOthers = namedIn([...all.values()].filter(({ id }) => !first.has(id) && !video.has(id)))
  const late = ids.filter((id) => !inFirst(id))
  return {
    video: new Set(late.filter(inVideo)),
    late: new Set(late.filter((id) => inOthers(id) || !inVideo(id))),
  }
}

/** Whether modules name an id. */
function namedIn(modules: readonly GraphModule[]): (id: string) => boolean {
  const texts = modules.filter(({ id }) => /\/src\/.*\.tsx?(\?|$)/.test(id)).map(({ code }) => code ?? '')
  const prefixes = texts.flatMap((text) => [...text.matchAll(/`([a-z0-9_]+_)\$\{/g)].map(([, prefix = '']) => prefix))
  return (id) =>
    prefixes.some((prefix) => id.startsWith(prefix)) ||
    texts.some((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`))
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
 * (`es.json?video?lingui`), and the rest (`es.json?late?lingui`), fetched with the parts that say it. Which is which
 * follows from the graph of the browser's modules. The server and the development server keep whole catalogues.
 */
export function catalogueParts(): Plugin {
  return {
    name: 'zed:catalogue-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      // Before the script is minified: a minifier writes the text in another form.
      order: 'pre',
      handler(code, chunk) {
        const [, part] = chunk.moduleIds.length === 1 ? (catalogue.exec(chunk.moduleIds[0] ?? '') ?? []) : []
        if (!chunk.moduleIds.some((id) => catalogue.test(id))) return null
        if (chunk.moduleIds.length > 1) this.error(`A catalogue shares its file with ${chunk.moduleIds.join(', ')}.`)
        const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
        const { video, late } = findDeferredMessages(idsOf(code), entries, (id) => this.getModuleInfo(id))
        const isSaid =
          part === 'late'
            ? (id: string) => late.has(id)
            : part === 'video'
              ? (id: string) => video.has(id)
              : (id: string) => !late.has(id) && !video.has(id)
        return { code: keepMessages(code, (id) => isSaid(id) && !inPage.test(id)), map: null }
      },
    },
  }
}

function idsOf(code: string): string[] {
  const ids: string[] = []
  keepMessages(code, (id) => {
    ids.push(id)
    return true
  })
  return ids
}
