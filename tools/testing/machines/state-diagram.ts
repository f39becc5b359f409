import { allStates, type ChartState, type ChartTransition, type Statechart } from './statechart.ts'

const words = (text: string) => text.replace(/[^\w.-]+/g, ' ').trim()

/** Id of a state in a diagram: letters and underscores. */
function nodeName({ path }: ChartState, chart: Statechart): string {
  return path.length === 0 ? chart.id : path.join('_').replace(/\W/g, '_')
}

/** Returns a Mermaid state diagram, without internal transitions. */
export function stateDiagram(chart: Statechart): string {
  const names = new Map(allStates(chart.root).map((state) => [state.id, nodeName(state, chart)]))
  const arrow = (from: ChartState) => (transition: ChartTransition) =>
    transition.targets.map(
      (to) => `${names.get(from.id)} --> ${names.get(to)}: ${words(transition.event)}${condition(transition)}`,
    )
  const arrows = (state: ChartState) => state.transitions.flatMap(arrow(state))

  function inner(state: ChartState, indent: string): string[] {
    const lines = state.states.flatMap((child, index) => {
      const between = state.type === 'parallel' && index > 0 ? [`${indent}--`] : []
      const label = `state "${child.key}" as ${names.get(child.id)}`
      if (child.states.length === 0) return [...between, indent + label]
      return [...between, `${indent}${label} {`, ...inner(child, `${indent}  `), `${indent}}`]
    })
    return state.initial === null ? lines : [`${indent}[*] --> ${names.get(state.initial)}`, ...lines]
  }

  const { root, id } = chart
  // Mermaid allows regions only inside a state; root transitions need one, too.
  const isWrapped = root.type === 'parallel' || arrows(root).length > 0
  const states = isWrapped ? [`  state ${id} {`, ...inner(root, '    '), '  }'] : inner(root, '  ')
  return [
    'stateDiagram-v2',
    ...states,
    ...allStates(root)
      .flatMap(arrows)
      .map((line) => `  ${line}`),
  ].join('\n')
}

function condition({ guard }: ChartTransition): string {
  return guard === '' ? '' : ` [${words(guard)}]`
}
