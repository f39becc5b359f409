import type { Observation } from './observation.ts'

export type StateLists = Record<string, string[]>

/** Returns the states of each machine, without repeats and states left immediately. */
export function stateLists(observations: readonly Observation[]): StateLists {
  const names = new Map<string, string>()
  const lists: StateLists = {}
  for (const observed of observations) {
    if (observed.kind === 'actor' && observed.chart) names.set(observed.actor, observed.name)
    const name = observed.kind === 'snapshot' && names.get(observed.actor)
    if (!name || observed.kind !== 'snapshot') continue
    const list = (lists[name] ??= [])
    const state = observed.states.join(', ')
    if (list.at(-1) !== state) list.push(state)
  }
  return lists
}

export function differences(expected: StateLists, seen: StateLists): string[] {
  return Object.entries(expected).flatMap(([name, states]) => {
    const found = seen[name] ?? []
    const at = Array.from({ length: Math.max(states.length, found.length) }, (_, index) => index).find(
      (index) => states[index] !== found[index],
    )
    if (at === undefined) return []
    return [`${name}, state ${at + 1}: '${states[at] ?? '(none)'}' was expected, '${found[at] ?? '(none)'}' came`]
  })
}
