import type { EventObserved, Observation, SnapshotObserved } from '../harness/observation.ts'
import type { Statechart } from '../machines/statechart.ts'

export interface ActorView {
  actor: string
  name: string
  parent: string | null
  chart: Statechart | null
  /** Null before the first snapshot. */
  snapshot: SnapshotObserved | null
}

/** Live actors after `end` observations, in order of creation. */
export function actorsAt(observations: readonly Observation[], end: number): ActorView[] {
  const actors = new Map<string, ActorView>()
  for (const seen of observations.slice(0, end)) {
    if (seen.kind === 'actor') {
      const { actor, name, parent, chart } = seen
      actors.set(actor, { actor, name, parent, chart, snapshot: null })
    }
    if (seen.kind !== 'snapshot') continue
    const known = actors.get(seen.actor)
    if (known) actors.set(seen.actor, { ...known, snapshot: seen })
  }
  return [...actors.values()].filter(({ snapshot }) => snapshot === null || snapshot.status === 'active')
}

export function namesOf(observations: readonly Observation[]): Map<string, string> {
  return new Map(observations.flatMap((seen) => (seen.kind === 'actor' ? [[seen.actor, seen.name] as const] : [])))
}

export interface PlacedEvent {
  event: EventObserved
  /** Number of observations up to and including its effects. */
  end: number
}

/** Internal start and stop events. */
const housekeeping = /^xstate\.(init|promise)/

/** Events of a recording; each includes what the actor sends before its new snapshot. */
export function eventsOf(observations: readonly Observation[]): PlacedEvent[] {
  return observations.flatMap((seen, at) => {
    if (seen.kind !== 'event' || housekeeping.test(seen.event.type)) return []
    const told = observations.findIndex(
      (next, index) => index > at && next.kind === 'snapshot' && next.actor === seen.actor,
    )
    return [{ event: seen, end: told < 0 ? at + 1 : told + 1 }]
  })
}
