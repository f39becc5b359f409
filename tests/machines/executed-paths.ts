import { createActor, SimulatedClock, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Coverage, type Unexecuted } from './coverage.ts'

export interface Exploration {
  machine: AnyStateMachine
  inputs: readonly unknown[]
  /** External events; ends of actors and delays are added automatically. */
  events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  outputs?: (source: string, snapshot: AnyMachineSnapshot) => readonly unknown[]
  /** The part of the context on which guards depend. */
  key: (context: never) => unknown
}

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

/** Runs the shortest path to each state on a real actor; returns what was never entered or taken. */
export function executeAll(exploration: Exploration): Unexecuted & { paths: number } {
  const { machine, inputs, events, key } = exploration
  const coverage = new Coverage()
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
          coverage,
        )
      }
    }
  }
  return { paths: count, ...coverage.unexecuted(machine) }
}

function execute(
  machine: AnyStateMachine,
  input: unknown,
  path: readonly AnyEventObject[],
  { inspect }: Coverage,
): void {
  const actor = createActor(machine, { clock: new SimulatedClock(), input: input as never, inspect })
  actor.subscribe({ error: () => {} })
  actor.start()
  for (const event of path) actor.send(event)
  actor.stop()
}
