import type { Observation } from '../harness/observation.ts'
import { eventName } from '../machines/statechart.ts'
import { svg } from './elements.ts'
import { eventsOf, namesOf } from './timeline.ts'

const column = 150
const row = 22
const head = 30
const shown = 60

export function drawSequence(observations: readonly Observation[], end: number): SVGElement {
  const names = namesOf(observations)
  const label = (actor: string | null) => (actor === null ? 'outside' : (names.get(actor) ?? actor))
  const events = eventsOf(observations)
    .filter((placed) => placed.end <= end)
    .slice(-shown)
  const lanes = [...new Set(['outside', ...events.flatMap(({ event }) => [label(event.source), label(event.actor)])])]
  const xOf = (name: string) => lanes.indexOf(name) * column + column / 2
  const height = head + events.length * row + 10
  const drawing = svg('svg', {
    width: lanes.length * column,
    height,
    role: 'img',
    'aria-label': 'What the actors send to each other',
    class: 'sequence',
  })
  for (const name of lanes) {
    const x = xOf(name)
    drawing.append(svg('text', { x, y: 16, class: 'lane' }, name))
    drawing.append(svg('line', { x1: x, x2: x, y1: 22, y2: height, class: 'lifeline' }))
  }
  for (const [index, { event }] of events.entries()) {
    const [from, to] = [xOf(label(event.source)), xOf(label(event.actor))]
    const y = head + index * row + 12
    const tip = to > from ? -5 : 5
    const path =
      from === to ? `M${from} ${y - 5} h16 v7 h-16` : `M${from} ${y} L${to} ${y} m${tip} -3 l${-tip} 3 l${tip} 3`
    drawing.append(
      svg('path', { d: path, class: 'message' }),
      svg(
        'text',
        { x: (from + to) / 2 + (from === to ? 22 : 0), y: y - 3, class: from === to ? 'own' : 'word' },
        eventName(event.event.type),
      ),
    )
  }
  return drawing
}
