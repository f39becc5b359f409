/** A module of the browser's build, as the bundler knows it. */
export interface GraphModule {
  readonly id: string
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** What is there of a module's id; null for one that the bundler does not know. */
export type ReadModule = (id: string) => GraphModule | null

/** Modules that a page fetches when they are needed, not with its first view: the name says so, and engines always are. */
export const isDeferred = (id: string): boolean => /\.deferred\.[^/]*$|\/avatar\/engines\//.test(id)

export interface Reach {
  /** Whether a module is gone into; all are by default. */
  enters?: (module: GraphModule) => boolean
  /** Whether dynamic imports are followed; they are by default. */
  dynamic?: boolean
}

/** The modules that are reached from some, themselves included. */
export function reachableModules(
  from: readonly string[],
  read: ReadModule,
  { enters = () => true, dynamic = true }: Reach = {},
): Map<string, GraphModule> {
  const reached = new Map<string, GraphModule>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = reached.has(id) ? null : read(id)
    if (!module || !enters(module)) continue
    reached.set(id, module)
    open.push(...module.importedIds, ...(dynamic ? module.dynamicallyImportedIds : []))
  }
  return reached
}
