import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent, Snapshot } from 'xstate'
import { isMachineSnapshot } from 'xstate'

export interface Unexecuted {
  states: string[]
  transitions: string[]
}

export class Coverage {
  readonly #entered = new Set<string>()
  readonly #taken = new Set<string>()

  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep') return
    const { _transitions: transitions, snapshot } = inspected
    for (const transition of transitions as unknown as Taken[]) {
      this.#taken.add(nameOf(transition))
      // A state that is left at once appears in no snapshot.
      this.#entered.add(transition.source.id)
    }
    if (!isMachineSnapshot(snapshot as Snapshot<unknown>)) return
    const { _nodes: nodes } = snapshot as AnyMachineSnapshot
    for (const { id } of nodes) this.#entered.add(id)
  }

  unexecuted(machine: AnyStateMachine): Unexecuted {
    const nodes = nodesOf(machine.root)
    const transitions = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
    return {
      states: nodes.map(({ id }) => id).filter((id) => !this.#entered.has(id)),
      transitions: transitions.map((one) => nameOf(one as unknown as Taken)).filter((name) => !this.#taken.has(name)),
    }
  }
}

interface Taken {
  eventType: string
  source: AnyStateNode
}

function nameOf(transition: Taken): string {
  const { eventType, source } = transition
  const [what, alternatives] =
    eventType === '' ? ['(at once)', source.always] : [eventType, source.transitions.get(eventType)]
  return `${source.id}: ${what} ${(alternatives ?? []).indexOf(transition as never) + 1}`
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}
