import type { AnyEventObject } from 'xstate'
import type { EventObserved, Observation } from '../harness/observation.ts'
import { html } from './elements.ts'
import type { ActorView } from './timeline.ts'

const samples: Record<string, object> = {
  ask: { text: '¿Qué es un nanómetro?' },
  typed: { text: 'luz', composing: false },
  addressed: { query: 'luz' },
  set: { language: 'en', choice: 'dark' },
  'language.changed': { language: 'en' },
  toggle: { system: 'light' },
  'sound.chosen': { muted: true },
}

function eventFor(observations: readonly Observation[], actor: string, type: string): AnyEventObject {
  const last = observations.findLast(
    (seen): seen is EventObserved => seen.kind === 'event' && seen.actor === actor && seen.event.type === type,
  )
  return { ...(last?.event ?? samples[type]), type }
}

export function eventButtons(
  { actor, name, snapshot }: ActorView,
  observations: readonly Observation[],
  send: (name: string, event: AnyEventObject) => void,
): HTMLElement {
  const buttons = (snapshot?.possible ?? []).map((type) => {
    const event = eventFor(observations, actor, type)
    const title = JSON.stringify(event)
    return html('button', { type: 'button', title, 'data-event': type, onclick: () => send(name, event) }, type)
  })
  return html('div', { class: 'events', role: 'group', 'aria-label': `Events for ${name}` }, ...buttons)
}
