import type { EventObserved, Observation, SnapshotObserved } from '../harness/observation.ts'
import type { Statechart } from '../machines/statechart.ts'

/** An actor as it is at a moment of a recording. */
export interface ActorView {
  actor: string
  name: string
  parent: string | null
  chart: Statechart | null
  /** Null before its first snapshot. */
  snapshot: SnapshotObserved | null
}

/** The actors at a moment: after the first `end` observations, those that have not ended, in the order of their coming. */
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
  // React's strict mode stops an actor once and starts it again: only what it is last counts.
  return [...actors.values()].filter(({ snapshot }) => snapshot === null || snapshot.status === 'active')
}

/** The names of all actors that a recording tells of, by their session's ids. */
export function namesOf(observations: readonly Observation[]): Map<string, string> {
  return new Map(observations.flatMap((seen) => (seen.kind === 'actor' ? [[seen.actor, seen.name] as const] : [])))
}

/** An event of a recording, and where in it. */
export interface PlacedEvent {
  event: EventObserved
  /** How many observations there are up to and with what the event has brought about. */
  end: number
}

/** What an actor does to itself to begin and to end, which says nothing beside what it sends. */
const housekeeping = /^xstate\.(init|promise)/

/**
 * The events of a recording. Each is over when the actor that has taken it tells how it is then: what it sends meanwhile
 * comes before that.
 */
export function eventsOf(observations: readonly Observation[]): PlacedEvent[] {
  return observations.flatMap((seen, at) => {
    if (seen.kind !== 'event' || housekeeping.test(seen.event.type)) return []
    const told = observations.findIndex(
      (next, index) => index > at && next.kind === 'snapshot' && next.actor === seen.actor,
    )
    return [{ event: seen, end: told < 0 ? at + 1 : told + 1 }]
  })
}
