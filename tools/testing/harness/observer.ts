import type { ActorRefLike, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { isMachineSnapshot, StateMachine } from 'xstate'
import { pathsOf, statechartOf } from '../machines/statechart.ts'
import { nameOf, toJson, type Json, type Observation } from './observation.ts'

export type ObservedActor = AnyActorRef & {
  systemId?: string
  logic?: unknown
  _parent?: AnyActorRef
}

export interface MachineLook {
  states: string[]
  tags: string[]
  context: Json
  possible: string[]
}

/** Keeps running actors and the last `limit` observations. */
export class SystemObserver {
  readonly #now: () => number
  readonly #limit: number
  readonly #told = new Set<string>()
  readonly #running = new Map<string, ObservedActor>()
  readonly #listeners = new Set<(observation: Observation) => void>()
  readonly #relays: ((event: InspectionEvent) => void)[] = []
  #history: Observation[] = []

  constructor(now: () => number, limit = 20_000) {
    this.#now = now
    this.#limit = limit
  }

  get history(): readonly Observation[] {
    return this.#history
  }

  listen(listener: (observation: Observation) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  relay(relay: (event: InspectionEvent) => void): void {
    this.#relays.push(relay)
  }

  find(name: string): ObservedActor | undefined {
    return this.#running.get(name) ?? [...this.#running.values()].findLast((actor) => nameOf(actor as never) === name)
  }

  machines(): Map<string, ObservedActor> {
    const machines = [...this.#running.values()].filter((actor) => isMachineSnapshot(actor.getSnapshot()))
    return new Map(machines.map((actor) => [nameOf(actor as never), actor]))
  }

  lookAtAll(): Record<string, MachineLook> {
    const looks = [...this.machines()].map(([name, actor]) => [name, lookAt(actor.getSnapshot())] as const)
    return Object.fromEntries(looks)
  }

  statesOf(name: string): string[] | undefined {
    const snapshot: unknown = this.find(name)?.getSnapshot()
    return isMachineSnapshot(snapshot) ? pathsOf(snapshot.value) : undefined
  }

  readonly inspect = (inspected: InspectionEvent): void => {
    for (const relay of this.#relays) relay(inspected)
    const actor = asActor(inspected.actorRef)
    if (!actor) return
    // The systemId is known only after the announcement.
    if (inspected.type === '@xstate.event') {
      this.#announce(actor)
      const source = inspected.sourceRef && asActor(inspected.sourceRef)
      if (source) this.#announce(source)
      this.#tell({
        kind: 'event',
        at: this.#now(),
        actor: actor.sessionId,
        source: source?.sessionId ?? null,
        event: { ...(toJson(inspected.event) as object), type: inspected.event.type },
      })
    }
    if (inspected.type === '@xstate.snapshot') {
      this.#announce(actor)
      this.#tellSnapshot(actor, inspected.snapshot)
    }
  }

  visit(address: string): void {
    this.#tell({ kind: 'page', at: this.#now(), address })
  }

  #announce(actor: ObservedActor): void {
    this.#running.set(actor.sessionId, actor)
    if (this.#told.has(actor.sessionId)) return
    this.#told.add(actor.sessionId)
    const { logic, _parent: parent } = actor
    if (parent) this.#announce(parent as ObservedActor)
    this.#tell({
      kind: 'actor',
      at: this.#now(),
      actor: actor.sessionId,
      name: nameOf(actor as never),
      parent: parent?.sessionId ?? null,
      chart: logic instanceof StateMachine ? statechartOf(logic as AnyStateMachine) : null,
    })
  }

  #tellSnapshot(actor: ObservedActor, snapshot: unknown): void {
    const { status } = snapshot as { status: string }
    if (status !== 'active') this.#running.delete(actor.sessionId)
    const common = { kind: 'snapshot', at: this.#now(), actor: actor.sessionId, status } as const
    if (!isMachineSnapshot(snapshot)) {
      const { context, output } = snapshot as { context?: unknown; output?: unknown }
      const known = toJson(output ?? context)
      this.#tell({ ...common, states: [], active: [], tags: [], context: known, possible: [] })
      return
    }
    const { _nodes: nodes } = snapshot
    this.#tell({ ...common, ...lookAt(snapshot), active: nodes.map(({ id }) => id) })
  }

  #tell(observation: Observation): void {
    this.#history.push(observation)
    if (this.#history.length > this.#limit) this.#history = this.#history.slice(-Math.floor(this.#limit * 0.9))
    for (const listener of this.#listeners) listener(observation)
  }
}

function lookAt(snapshot: AnyMachineSnapshot): MachineLook {
  const { value, tags, context } = snapshot
  return { states: pathsOf(value), tags: [...tags], context: toJson(context), possible: possibleEvents(snapshot) }
}

function asActor(reference: ActorRefLike): ObservedActor | undefined {
  return 'getSnapshot' in reference ? (reference as ObservedActor) : undefined
}

function possibleEvents({ _nodes }: AnyMachineSnapshot): string[] {
  const types = _nodes.flatMap((node) => [...node.transitions.keys()])
  return [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.'))
}
