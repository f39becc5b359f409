import type { Statechart } from '../machines/statechart.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** An event in the actor system as plain data. `at`: clock time in ms. */
export type Observation = ActorObserved | EventObserved | SnapshotObserved | PageObserved

interface ActorObserved {
  kind: 'actor'
  at: number
  actor: string
  name: string
  parent: string | null
  chart: Statechart | null
}

export interface EventObserved {
  kind: 'event'
  at: number
  actor: string
  /** Sender; null from outside the system. */
  source: string | null
  event: { type: string; [key: string]: Json }
}

export interface SnapshotObserved {
  kind: 'snapshot'
  at: number
  actor: string
  status: string
  /** Active states as dotted paths; empty for other actors. */
  states: string[]
  /** Ids of active states, outermost first. */
  active: string[]
  tags: string[]
  context: Json
  possible: string[]
}

interface PageObserved {
  kind: 'page'
  at: number
  address: string
}

const maximumDepth = 8

/** Errors by message, actors by name; functions, elements, and cycles by kind. At most eight levels. */
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

/** `systemId`, root machine id, source if the id is positional, or id. */
export function nameOf({ id, sessionId, systemId, src, logic }: NamedActor): string {
  if (systemId !== undefined) return systemId
  if (id === sessionId && typeof logic?.id === 'string') return logic.id
  return /^\d+\./.test(id) && typeof src === 'string' ? src : id
}
