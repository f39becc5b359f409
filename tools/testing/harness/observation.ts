import type { Statechart } from '../machines/statechart.ts'

/** What can be written as JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** One thing that has happened in the system of actors, as plain data. `at`: ms of the system's clock. */
export type Observation = ActorObserved | EventObserved | SnapshotObserved | PageObserved

/** An actor has come to be. */
interface ActorObserved {
  kind: 'actor'
  at: number
  /** The session's id of the actor: no other has it. */
  actor: string
  /** The `systemId`, or else the name by which it was started. */
  name: string
  /** Who started it; null for the outermost. */
  parent: string | null
  /** Its statechart, if it is a machine. */
  chart: Statechart | null
}

/** An actor has been sent an event. */
export interface EventObserved {
  kind: 'event'
  at: number
  actor: string
  /** The actor that sent it; null where it came from outside of the system. */
  source: string | null
  event: { type: string; [key: string]: Json }
}

/** An actor has taken an event, and is now so. */
export interface SnapshotObserved {
  kind: 'snapshot'
  at: number
  actor: string
  status: string
  /** The active states, as dotted paths; empty for what is no machine. */
  states: string[]
  /** The ids of all active states, outermost first. */
  active: string[]
  tags: string[]
  context: Json
  /** The types of events that would be taken now. */
  possible: string[]
}

/** The page has gone to another address of the site. */
interface PageObserved {
  kind: 'page'
  at: number
  address: string
}

const maximumDepth = 8

/**
 * A value as JSON: errors by what they say, actors by their names, functions, elements and circles by what they are.
 * What lies deeper than eight levels is left out.
 */
export function toJson(value: unknown, depth = 0, above: readonly unknown[] = []): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (value === undefined) return null
  if (typeof value !== 'object') return `(${typeof value})`
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if ('sessionId' in value && 'send' in value) return `(actor ${nameOf(value as unknown as NamedActor)})`
  if (above.includes(value)) return '(circle)'
  if (depth >= maximumDepth) return '(…)'
  const inner = (part: unknown) => toJson(part, depth + 1, [...above, value])
  if (Array.isArray(value)) return value.map(inner)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `(${value.constructor?.name ?? 'object'})`
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, inner(part)]])),
  )
}

interface NamedActor {
  id: string
  sessionId: string
  systemId?: string | undefined
  src?: unknown
  logic?: { id?: unknown }
}

/**
 * What an actor is called: its `systemId`, else the id of its machine where it is the outermost, else what it is made of
 * where its id is only its place, else its own id.
 */
export function nameOf({ id, sessionId, systemId, src, logic }: NamedActor): string {
  if (systemId !== undefined) return systemId
  if (id === sessionId && typeof logic?.id === 'string') return logic.id
  return /^\d+\./.test(id) && typeof src === 'string' ? src : id
}
