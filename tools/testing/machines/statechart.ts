import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A machine as plain data: what is drawn, written down and counted. It can be sent from one page to another. */
export interface Statechart {
  id: string
  root: ChartState
}

export interface ChartState {
  /** The id that XState gives the state: the machine's and the path below it, with dots. */
  id: string
  key: string
  /** The names from the outermost state inward; empty for the machine as a whole. */
  path: string[]
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The id of the state that a compound state begins in. */
  initial: string | null
  description: string
  tags: string[]
  entry: string[]
  exit: string[]
  /** The actors that run while the state is active, by the names of what they are made of. */
  invokes: string[]
  transitions: ChartTransition[]
  states: ChartState[]
}

export interface ChartTransition {
  /** XState's own type of the event. */
  eventType: string
  /** The event as a reader knows it: delays by their names, an actor's end by what it is. */
  event: string
  /** The guard in words; empty where there is none. */
  guard: string
  actions: string[]
  /** The ids of the states that it leads to; none where it changes no state. */
  targets: string[]
  description: string
}

/** An event as a reader of a diagram knows it. An empty type is a transition that needs no event. */
export function eventName(type: string): string {
  const delayed = /^xstate\.after\.(.+?)\./.exec(type)
  if (delayed) return `after ${delayed[1]}`
  if (type.startsWith('xstate.done.actor')) return 'done'
  if (type.startsWith('xstate.done.state')) return 'all done'
  if (type.startsWith('xstate.error.actor')) return 'error'
  return type === '' ? 'at once' : type
}

/** A guard in words. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function') return ''
  const { check, guards, stateValue } = guard as { check?: { name: string }; guards?: unknown[]; stateValue?: unknown }
  if (stateValue !== undefined) return `in ${String(stateValue)}`
  const inner = (guards ?? []).map(guardName)
  if (check?.name === 'checkNot') return `not ${inner.join(' ')}`
  return inner.join(check?.name === 'checkOr' ? ' or ' : ' and ')
}

/** An action by its name; those of XState itself (assign, send, cancel …) by what they do. */
function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  const type = (action as { type?: unknown }).type
  return typeof type === 'string' ? type.replace(/^xstate\./, '') : ''
}

const named = (actions: readonly unknown[] | undefined) => (actions ?? []).map(actionName).filter(Boolean)

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((transition) => ({
    eventType: transition.eventType,
    event: eventName(transition.eventType),
    guard: transition.guard === undefined ? '' : guardName(transition.guard),
    actions: named(transition.actions),
    targets: (transition.target ?? []).map(({ id }) => id),
    description: transition.description ?? '',
  }))
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    path: [...node.path],
    type: node.type,
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    description: node.description ?? '',
    tags: [...node.tags],
    entry: named([...node.entry, ...(node.type === 'compound' ? node.initial.actions : [])]),
    exit: named(node.exit),
    invokes: node.invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)),
    transitions: transitionsOf(node),
    states: Object.values(node.states).map(stateOf),
  }
}

/** The statechart of a machine. */
export function statechartOf(machine: AnyStateMachine): Statechart {
  return { id: machine.id, root: stateOf(machine.root) }
}

/** A state and all states within it, outermost first. */
export function allStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(allStates)]
}

/** The value of a snapshot as dotted paths, one for each region that is active: `open.greeting.playing`. */
export function pathsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => {
    const within = pathsOf(inner)
    return within.length === 0 ? [key] : within.map((path) => `${key}.${path}`)
  })
}
