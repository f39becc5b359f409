import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { allStates, type ChartState, type Statechart } from '../machines/statechart.ts'

export interface PlacedChart {
  width: number
  height: number
  states: PlacedState[]
  edges: PlacedEdge[]
}

export interface PlacedState {
  id: string
  label: string
  x: number
  y: number
  width: number
  height: number
  /** A parallel region, with dashed border. */
  isRegion: boolean
  isCompound: boolean
  title: string
}

interface PlacedEdge {
  id: string
  path: string
  labels: { text: string; x: number; y: number }[]
}

/** Size of the page's letters in px. */
const letter = { width: 6.1, height: 13 }
const padding = { top: 28, side: 14 }

const elk = new Elk()

export async function layOut(chart: Statechart): Promise<PlacedChart> {
  const states = allStates(chart.root)
  const graph: ElkNode = {
    id: '(graph)',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.layered.spacing.nodeNodeBetweenLayers': '34',
      'elk.spacing.nodeNode': '26',
      'elk.spacing.edgeLabel': '3',
    },
    children: [nodeOf(chart.root)],
    edges: edgesOf(states),
  }
  const placed = await elk.layout(graph)
  const places = new Map(nodesWithin(placed).map((node) => [node.id, node]))
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: states.map((state) => placedState(state, places.get(state.id), states)),
    edges: (placed.edges ?? []).map(placedEdge),
  }
}

const labelOf = ({ key, path }: ChartState, id: string) => (path.length === 0 ? id : key)

function nodeOf(state: ChartState): ElkNode {
  const label = labelOf(state, state.id)
  const width = Math.max(70, label.length * 7.5 + 2 * padding.side)
  if (state.states.length === 0) return { id: state.id, width, height: 32 }
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${padding.top},left=${padding.side},bottom=${padding.side},right=${padding.side}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},40)`,
    },
    children: state.states.map(nodeOf),
  }
}

function edgesOf(states: readonly ChartState[]): ElkExtendedEdge[] {
  const texts = new Map<string, { from: string; to: string; lines: string[] }>()
  for (const { id, transitions } of states) {
    for (const { event, guard, targets } of transitions) {
      for (const to of targets) {
        const key = `${id} → ${to}`
        const edge = texts.get(key) ?? { from: id, to, lines: [] }
        const line = guard === '' ? event : `${event} [${guard}]`
        texts.set(key, { ...edge, lines: [...new Set([...edge.lines, line])] })
      }
    }
  }
  return [...texts].map(([id, { from, to, lines }]) => ({
    id,
    sources: [from],
    targets: [to],
    labels: lines.map((text) => ({ text, width: text.length * letter.width, height: letter.height })),
  }))
}

function nodesWithin(node: ElkNode): ElkNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...nodesWithin(child)])
}

function placedState(state: ChartState, node: ElkNode | undefined, states: readonly ChartState[]): PlacedState {
  const { x = 0, y = 0, width = 0, height = 0 } = node ?? {}
  const parent = states.find(({ states: inner }) => inner.includes(state))
  const label = labelOf(state, state.id) + (parent?.initial === state.id ? ' ●' : '')
  const lines = [
    state.description,
    ...state.tags.map((tag) => `tag: ${tag}`),
    ...state.invokes.map((one) => `runs ${one}`),
  ]
  return {
    id: state.id,
    label,
    x,
    y,
    width,
    height,
    isRegion: parent?.type === 'parallel',
    isCompound: state.states.length > 0,
    title: lines.filter(Boolean).join('\n'),
  }
}

function placedEdge({ id, sections = [], labels = [] }: ElkExtendedEdge): PlacedEdge {
  const path = sections.map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' '),
  )
  return {
    id,
    path: path.join(' '),
    labels: labels.map(({ text = '', x = 0, y = 0 }) => ({ text, x, y: y + letter.height - 3 })),
  }
}
