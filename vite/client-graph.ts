export interface GraphModule {
  readonly id: string
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export type ReadModule = (id: string) => GraphModule | null

/** Whether a module is loaded on demand: `.deferred.` in its name, or an engine. */
export const isDeferred = (id: string): boolean => /\.deferred\.[^/]*$|\/avatar\/engines\//.test(id)

export interface Reach {
  enters?: (module: GraphModule) => boolean
  dynamic?: boolean
}

/** Returns all reachable modules, including the start. */
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
