/** A system in the hands of an explorer: what makes a difference of it, and what can be done to it now. */
export interface Explored<Step> {
  /** States that are the same in all that matters have the same key. */
  key: () => string
  steps: () => readonly Step[]
  take: (step: Step) => Promise<void>
  stop: () => void
}

/** A way to a state: from the start, by these steps. */
export interface Path<Step> {
  steps: readonly Step[]
  key: string
}

/** What exploring has found: the shortest path to each state, and where each step from it leads. */
export interface Exploration<Step> {
  shortest: ReadonlyMap<string, Path<Step>>
  /** For each state by its key: the steps that can be taken there, and the state that each leads to. */
  edges: ReadonlyMap<string, readonly { step: Step; to: string }[]>
}

/**
 * Explores a running system breadth first: each step that can be taken in a state is taken, in a system made anew that has
 * come there by the shortest path. Throws when there are more than `limit` states, so that nothing is left out unseen.
 */
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
  // A map can grow while it is gone through: what is found is explored in its turn.
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

/** All simple paths (none comes to a state twice) of up to `depth` steps, from a state. */
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
