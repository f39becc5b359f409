import type { Plugin } from 'vite'
import { isDeferred, reachableModules, type GraphModule, type ReadModule } from './client-graph.ts'

/** Message ids of browser catalogs: `first`, plus `video` and `late`, which may overlap. */
export interface DeferredMessages {
  video: Set<string>
  late: Set<string>
}

const catalogue = /locales\/[a-z]+\.json\?(?:(late|video)\?)?lingui$/

/** Messages of the inline script (src/hydration/error-banner.ts), which has its own copy. */
const inPage = /^notice_/

/** Returns the message groups that a route loads first, from `staticData`. */
const messagesOf = ({ id, code }: GraphModule) =>
  /\/src\/routes\//.test(id) ? /messages:\s*["'](all|video)["']/.exec(code ?? '')?.[1] : undefined

/** Groups message ids by the modules that use them. A composed id (`category_` + slug) stands for all of its prefix. */
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

function namedIn(modules: readonly GraphModule[]): (id: string) => boolean {
  const texts = modules.filter(({ id }) => /\/src\/.*\.tsx?(\?|$)/.test(id)).map(({ code }) => code ?? '')
  const prefixes = texts.flatMap((text) => [...text.matchAll(/`([a-z0-9_]+_)\$\{/g)].map(([, prefix = '']) => prefix))
  return (id) =>
    prefixes.some((prefix) => id.startsWith(prefix)) ||
    texts.some((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`))
}

/** Filters a compiled catalog (`export const messages=JSON.parse("…")`). */
export function keepMessages(code: string, keep: (id: string) => boolean): string {
  const compiled = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code)
  if (!compiled) throw new Error('The compiled catalogue has another form than this plugin knows.')
  const messages = JSON.parse(JSON.parse(compiled[1] ?? '') as string) as Record<string, unknown>
  const kept = Object.fromEntries(Object.entries(messages).filter(([id]) => keep(id)))
  return code.replace(compiled[0], () => `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`)
}

/** Splits browser catalogs: first view (`es.json?lingui`), video pages (`?video?lingui`), the rest (`?late?lingui`). */
export function catalogueParts(): Plugin {
  return {
    name: 'zed:catalogue-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      // Before minification, which rewrites the text.
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
