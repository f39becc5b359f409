import { createActor, SimulatedClock, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { allStates, statechartOf } from '../../tools/machines/statechart.ts'

/** How a machine is explored. */
export interface Exploration {
  machine: AnyStateMachine
  inputs: readonly unknown[]
  /** What may come from outside in a state. Ends of actors and delays are added of themselves. */
  events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  /** What actors answer, by the names of what they are made of. */
  outputs?: (source: string, snapshot: AnyMachineSnapshot) => readonly unknown[]
  /** What of the context makes a difference to guards. */
  key: (context: never) => unknown
}

/** What was never executed, in words; empty where everything was. */
export interface Unexecuted {
  paths: number
  states: string[]
  transitions: string[]
}

/** The ends of actors, and the delays, that the active states wait for. */
function innerEvents({ machine, outputs }: Exploration, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const { _nodes: nodes } = snapshot
  return nodes.flatMap((node) => {
    const delays = [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.'))
    const ends = node.invoke.flatMap(({ id, src }) => {
      const answers = outputs?.(String(src), snapshot) ?? [undefined]
      const done = answers.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }))
      return [...done, { type: `xstate.error.actor.${id}`, error: new Error(`${machine.id} fails`), actorId: id }]
    })
    return [...delays.map((type) => ({ type })), ...ends.filter(({ type }) => node.transitions.has(type))]
  })
}

/** Explores a machine by shortest paths, executes each on a running actor, and tells what was never entered or taken. */
export function executeAll(exploration: Exploration): Unexecuted {
  const { machine, inputs, events, key } = exploration
  const entered = new Set<string>()
  const taken = new Set<string>()
  let count = 0
  for (const input of inputs) {
    const all = (snapshot: AnyMachineSnapshot) => [...events(snapshot), ...innerEvents(exploration, snapshot)]
    const paths = getShortestPaths(machine, {
      input,
      events: all,
      serializeState: (snapshot: AnyMachineSnapshot) =>
        JSON.stringify([snapshot.value, key(snapshot.context as never)]),
      serializeEvent: (event: AnyEventObject) => JSON.stringify(event),
      limit: 20_000,
    } as never)
    for (const { state, steps } of paths) {
      for (const last of all(state as AnyMachineSnapshot)) {
        count += 1
        const path = [...steps.map(({ event }) => event as AnyEventObject), last]
        execute(
          machine,
          input,
          path.filter(({ type }) => type !== 'xstate.init'),
          entered,
          taken,
        )
      }
    }
  }
  const nodes = allStates(statechartOf(machine).root)
  return {
    paths: count,
    states: nodes.map(({ id }) => id).filter((id) => !entered.has(id)),
    transitions: transitionsOf(machine).filter((name) => !taken.has(name)),
  }
}

function execute(
  machine: AnyStateMachine,
  input: unknown,
  path: readonly AnyEventObject[],
  entered: Set<string>,
  taken: Set<string>,
): void {
  const names = namesOf(machine)
  const actor = createActor(machine, {
    clock: new SimulatedClock(),
    input: input as never,
    inspect(inspected) {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef.sessionId !== inspected.rootId) return
      const { _transitions: transitions } = inspected
      for (const transition of transitions) {
        const name = names.get(transition)
        if (name === undefined) continue
        taken.add(name)
        // A state that is left at once is seen by nothing else.
        entered.add((transition as unknown as { source: { id: string } }).source.id)
      }
      const { _nodes: nodes } = inspected.snapshot as AnyMachineSnapshot
      for (const { id } of nodes) entered.add(id)
    },
  })
  actor.subscribe({ error: () => {} })
  actor.start()
  for (const event of path) actor.send(event)
  actor.stop()
}

const known = new WeakMap<AnyStateMachine, Map<unknown, string>>()

/** A name for each transition of a machine: from where, by what, the how-manieth. */
function namesOf(machine: AnyStateMachine): Map<unknown, string> {
  const before = known.get(machine)
  if (before) return before
  const names = new Map<unknown, string>()
  const visit = (node: AnyStateMachine['root']) => {
    for (const [type, transitions] of [...node.transitions, ['(at once)', node.always ?? []] as const]) {
      for (const [index, transition] of transitions.entries()) names.set(transition, `${node.id}: ${type} ${index + 1}`)
    }
    for (const inner of Object.values(node.states)) visit(inner)
  }
  visit(machine.root)
  known.set(machine, names)
  return names
}

const transitionsOf = (machine: AnyStateMachine) => [...new Set(namesOf(machine).values())]
