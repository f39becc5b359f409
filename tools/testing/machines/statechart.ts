import type { AnyStateMachine, AnyStateNode } from 'xstate'

export interface Statechart {
  id: string
  root: ChartState
}

export interface ChartState {
  /** XState's id: machine and path with dots. */
  id: string
  key: string
  path: string[]
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  initial: string | null
  description: string
  tags: string[]
  entry: string[]
  exit: string[]
  invokes: string[]
  transitions: ChartTransition[]
  states: ChartState[]
}

export interface ChartTransition {
  eventType: string
  /** Readable event: delay name, or end of an actor. */
  event: string
  /** Guard in words; empty if none. */
  guard: string
  actions: string[]
  /** Target state ids; empty for internal transitions. */
  targets: string[]
  description: string
}

export function eventName(type: string): string {
  const delayed = /^xstate\.after\.(.+?)\./.exec(type)
  if (delayed) return `after ${delayed[1]}`
  if (type.startsWith('xstate.done.actor')) return 'done'
  if (type.startsWith('xstate.done.state')) return 'all done'
  if (type.startsWith('xstate.error.actor')) return 'error'
  return type === '' ? 'at once' : type
}

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

export function statechartOf(machine: AnyStateMachine): Statechart {
  return { id: machine.id, root: stateOf(machine.root) }
}

export function allStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(allStates)]
}

/** Converts a state value to dotted paths: `open.greeting.playing`. */
export function pathsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => {
    const within = pathsOf(inner)
    return within.length === 0 ? [key] : within.map((path) => `${key}.${path}`)
  })
}
