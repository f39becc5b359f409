import { allStates, type ChartState, type ChartTransition, type Statechart } from './statechart.ts'

export interface StateDiagram {
  path: string[]
  description: string
  text: string
  shared: SharedTransition[]
}

export interface SharedTransition {
  /** Source states; empty for all. */
  from: string[]
  event: string
  to: string
}

interface Arrow {
  within: ChartState
  from: ChartState | null
  to: ChartState
  label: string
}

const words = (text: string) => text.replace(/[^\w.-]+/g, ' ').trim()
const nodeName = ({ path }: ChartState) => path.join('_').replace(/\W/g, '_')
const isWithin = (inner: ChartState, outer: ChartState) => outer.path.every((key, at) => inner.path[at] === key)
const isDeeper = (inner: ChartState, outer: ChartState) =>
  inner.path.length > outer.path.length && isWithin(inner, outer)

/** Number of source states from which a transition is listed instead of drawn. */
const many = 3

/** Maximum characters of a label's line. */
const lineLength = 24

/** Returns a diagram for each state with child states that have transitions. */
export function stateDiagrams(chart: Statechart): StateDiagram[] {
  const states = allStates(chart.root)
  const byId = new Map(states.map((state) => [state.id, state]))
  const arrows = states.flatMap((state) =>
    state.transitions.flatMap((transition) =>
      transition.targets.map((id) => arrowOf(state, byId.get(id) ?? state, transition, states)),
    ),
  )
  // Parallel regions have no transitions between each other: draw them separately.
  return states
    .filter(({ type }) => type === 'compound')
    .map((state) => {
      const own = arrows.filter(({ within }) => within === state)
      return {
        path: state.path,
        description: state.description,
        text: drawn(
          state,
          own.filter((arrow) => !isShared(arrow, own)),
          byId,
        ),
        shared: sharedOf(own),
      }
    })
}

function arrowOf(from: ChartState, to: ChartState, transition: ChartTransition, states: ChartState[]): Arrow {
  const around = states.filter((state) => isWithin(from, state) && isDeeper(to, state))
  const within = around.reduce((deepest, state) => (state.path.length > deepest.path.length ? state : deepest))
  const childWith = (inner: ChartState) => within.states.find((child) => isWithin(inner, child))
  const target = childWith(to) ?? to
  const inner = to.path.slice(target.path.length).join('.')
  const label = words(transition.event) + condition(transition) + (inner === '' ? '' : `, into ${inner}`)
  if (within.type === 'parallel') throw new Error(`${from.id} leads from one region to another: it can't be drawn.`)
  return { within, from: childWith(from) ?? null, to: target, label }
}

const isAlike = (one: Arrow) => (other: Arrow) => one.to === other.to && one.label === other.label
const sourcesOf = (arrow: Arrow, all: readonly Arrow[]) => new Set(all.filter(isAlike(arrow)).map(({ from }) => from))

function isShared(arrow: Arrow, all: readonly Arrow[]): boolean {
  const sources = sourcesOf(arrow, all)
  return arrow.from === null || sources.size >= many
}

function sharedOf(arrows: readonly Arrow[]): SharedTransition[] {
  const shared = arrows.filter((arrow) => isShared(arrow, arrows))
  return shared
    .filter((arrow, at) => shared.findIndex((one) => isAlike(arrow)(one) && !one.from === !arrow.from) === at)
    .map(({ from, to, label }) => ({
      from: from
        ? [
            ...new Set(
              shared.flatMap((one) =>
                isAlike({ within: to, from, to, label })(one) && one.from ? [one.from.key] : [],
              ),
            ),
          ]
        : [],
      event: label,
      to: to.key,
    }))
}

function drawn(state: ChartState, arrows: readonly Arrow[], byId: ReadonlyMap<string, ChartState>): string {
  const initial = state.initial === null ? undefined : byId.get(state.initial)
  const labels = new Map<string, Set<string>>()
  for (const { from, to, label } of arrows) {
    const ends = `${from ? nodeName(from) : ''} --> ${nodeName(to)}`
    labels.set(ends, (labels.get(ends) ?? new Set()).add(label))
  }
  const ends = state.states.filter(({ type }) => type === 'final').map((final) => `  ${nodeName(final)} --> [*]`)
  return [
    'stateDiagram-v2',
    ...state.states.map(
      (child) => `  state "${child.key}${child.states.length > 0 ? ' …' : ''}" as ${nodeName(child)}`,
    ),
    ...(initial ? [`  [*] --> ${nodeName(initial)}`] : []),
    ...[...labels].map(([between, all]) => `  ${between}: ${[...all].flatMap(linesOf).join('<br>')}`),
    ...ends,
  ].join('\n')
}

function linesOf(label: string): string[] {
  if (label.length <= lineLength) return [label]
  const at = label.lastIndexOf(' ', lineLength)
  return at <= 0 ? [label] : [label.slice(0, at), ...linesOf(label.slice(at + 1))]
}

function condition({ guard }: ChartTransition): string {
  return guard === '' ? '' : ` [${words(guard)}]`
}
