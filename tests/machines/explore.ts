export interface Explored<Step> {
  key: () => string
  steps: () => readonly Step[]
  take: (step: Step) => Promise<void>
  stop: () => void
}

export interface Path<Step> {
  steps: readonly Step[]
  key: string
}

/** The shortest path to each state, and its outgoing edges. */
export interface Exploration<Step> {
  shortest: ReadonlyMap<string, Path<Step>>
  edges: ReadonlyMap<string, readonly { step: Step; to: string }[]>
}

/** Breadth-first: takes each step of each state in a new system. Throws above `limit` states. */
export async function explore<Step, System extends Explored<Step>>(
  start: () => Promise<System>,
  look: (system: System, steps: readonly Step[]) => void,
  { limit, depth = Infinity }: { limit: number; depth?: number },
): Promise<Exploration<Step>> {
  async function goTo(steps: readonly Step[]): Promise<System> {
    const system = await start()
    for (const step of steps) await system.take(step)
    return system
  }
  const first = await start()
  look(first, [])
  const shortest = new Map([[first.key(), { steps: [] as readonly Step[], key: first.key() }]])
  const edges = new Map<string, { step: Step; to: string }[]>()
  first.stop()
  // A map can grow during iteration: new states are explored, too.
  for (const { steps, key } of shortest.values()) {
    if (steps.length >= depth) continue
    const there = await goTo(steps)
    const possible = there.steps()
    there.stop()
    const found: { step: Step; to: string }[] = []
    for (const step of possible) {
      const system = await goTo(steps)
      await system.take(step)
      const path = [...steps, step]
      look(system, path)
      const to = system.key()
      system.stop()
      found.push({ step, to })
      if (shortest.has(to)) continue
      if (shortest.size >= limit) throw new Error(`There are more than ${limit} states; the last is ${to}`)
      shortest.set(to, { steps: path, key: to })
    }
    edges.set(key, found)
  }
  return { shortest, edges }
}

/** Returns all simple paths (no repeated state) of up to `depth` steps. */
export function simplePaths<Step>({ edges }: Exploration<Step>, from: string, depth: number): Path<Step>[] {
  const paths: Path<Step>[] = []
  function walk(key: string, steps: readonly Step[], seen: ReadonlySet<string>) {
    if (steps.length === depth) return
    const gone = new Set<string>()
    for (const { step, to } of edges.get(key) ?? []) {
      if (seen.has(to) || gone.has(to)) continue
      gone.add(to)
      const path = { steps: [...steps, step], key: to }
      paths.push(path)
      walk(to, path.steps, new Set([...seen, to]))
    }
  }
  walk(from, [], new Set([from]))
  return paths
}
