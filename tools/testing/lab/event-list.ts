import type { Observation } from '../harness/observation.ts'
import { eventName } from '../machines/statechart.ts'
import { html } from './elements.ts'
import { eventsOf, namesOf } from './timeline.ts'

const shown = 200

/** Newest first; selecting an event sets the moment. */
export function eventList(
  observations: readonly Observation[],
  end: number,
  choose: (end: number) => void,
): HTMLElement {
  const names = namesOf(observations)
  const label = (actor: string | null) => (actor === null ? 'outside' : (names.get(actor) ?? actor))
  const events = eventsOf(observations)
  const current = events.findLast((placed) => placed.end <= end)
  const rows = events
    .slice(-shown)
    .toReversed()
    .map((placed) => {
      const { event, end: to } = placed
      const { type, ...payload } = event.event
      return html(
        'tr',
        placed === current ? { 'aria-current': 'true' } : {},
        html('td', {}, String(Math.round(event.at))),
        html('td', {}, `${label(event.source)} → ${label(event.actor)}`),
        html('td', {}, html('button', { type: 'button', onclick: () => choose(to) }, eventName(type))),
        html('td', { class: 'payload' }, Object.keys(payload).length === 0 ? '' : JSON.stringify(payload)),
      )
    })
  return html(
    'table',
    {},
    html('caption', {}, 'Events, the newest first'),
    html(
      'thead',
      {},
      html('tr', {}, ...['ms', 'who', 'event', 'with'].map((text) => html('th', { scope: 'col' }, text))),
    ),
    html('tbody', {}, ...rows),
  )
}
