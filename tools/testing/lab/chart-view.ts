import type { Statechart } from '../machines/statechart.ts'
import { layOut, type PlacedChart } from './chart-layout.ts'
import { html, svg } from './elements.ts'

export interface ChartView {
  element: HTMLElement
  light(active: readonly string[]): void
}

const layouts = new Map<string, Promise<PlacedChart>>()

export function createChartView(name: string, chart: Statechart): ChartView {
  const states = new Map<string, SVGElement>()
  const whole = html('button', { type: 'button', 'aria-pressed': 'true', onclick: () => zoom() }, 'Whole')
  const element = html('figure', { class: 'chart whole', 'data-actor': name }, whole)
  function zoom() {
    const isWhole = element.classList.toggle('whole')
    whole.setAttribute('aria-pressed', String(isWhole))
    if (!isWhole)
      [...states].findLast(([id]) => lit.includes(id))?.[1].scrollIntoView({ block: 'center', inline: 'center' })
  }
  let lit: readonly string[] = []
  const light = (active: readonly string[]) => {
    lit = active
    for (const [id, box] of states) box.classList.toggle('active', active.includes(id))
  }
  // Structured clone: elk rejects arrays of other windows.
  const layout = layouts.get(chart.id) ?? layOut(structuredClone(chart))
  layouts.set(chart.id, layout)
  layout.then(
    (placed) => {
      element.append(draw(placed, name, states))
      light(lit)
    },
    (error: unknown) => element.append(html('p', { role: 'alert' }, `It cannot be drawn: ${String(error)}`)),
  )
  return { element, light }
}

function draw(placed: PlacedChart, name: string, states: Map<string, SVGElement>): SVGElement {
  const { width, height } = placed
  const arrow = `arrow-${name}`
  const drawing = svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': `The statechart of ${name}` },
    svg(
      'defs',
      {},
      svg(
        'marker',
        { id: arrow, viewBox: '0 0 8 8', refX: 8, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' },
        svg('path', { d: 'M0 0 L8 4 L0 8 z', class: 'head' }),
      ),
    ),
  )
  for (const { id, label, x, y, width: w, height: h, isRegion, isCompound, title } of placed.states) {
    const kind = ['state', isRegion ? 'region' : '', isCompound ? 'compound' : ''].filter(Boolean).join(' ')
    const box = svg(
      'g',
      { class: kind, 'data-state': id },
      svg('title', {}, title || label),
      svg('rect', { x, y, width: w, height: h, rx: 6 }),
      svg('text', { x: x + (isCompound ? 10 : w / 2), y: y + (isCompound ? 18 : h / 2 + 4) }, label),
    )
    states.set(id, box)
    drawing.append(box)
  }
  for (const { path, labels } of placed.edges) {
    drawing.append(svg('path', { d: path, class: 'edge', 'marker-end': `url(#${arrow})` }))
    for (const { text, x, y } of labels) drawing.append(svg('text', { x, y, class: 'label' }, text))
  }
  return drawing
}
