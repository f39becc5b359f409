import type { EventObserved, Observation } from '../harness/observation.ts'
import { eventName } from './statechart.ts'

/** Breaks long words, because wide diagrams are scaled down. */
const layout = `%%{init: { 'sequence': { 'wrap': true, 'width': 120, 'actorMargin': 24 } }}%%`

interface Lifeline {
  name: string
  isMachine: boolean
}

const words = (text: string) => text.replace(/[;#"]+/g, ' ').trim()

function details({ event }: EventObserved): string {
  const parts = Object.entries(event)
    .filter(
      ([key, value]) =>
        key !== 'type' &&
        !['utteranceId', 'actorId', 'key', 'messageId'].includes(key) &&
        typeof value !== 'object' &&
        value !== null,
    )
    .map(([key, value]) => `${key}: ${String(value)}`)
    .filter((part) => part.length <= 40 && !part.includes('('))
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

function isTold({ event }: EventObserved): boolean {
  return !/^xstate\.(init|promise|snapshot)/.test(event.type)
}

export function sequenceDiagram(observations: readonly Observation[]): string {
  const lifelines = new Map<string, Lifeline>()
  for (const seen of observations) {
    if (seen.kind === 'actor') lifelines.set(seen.actor, { name: seen.name, isMachine: seen.chart !== null })
  }
  const label = (actor: string | null) => (actor === null ? 'outside' : (lifelines.get(actor)?.name ?? actor))
  const told = observations.filter((seen) => seen.kind === 'event').filter(isTold)
  const involved = new Set(told.flatMap(({ actor, source }) => [actor, source]))
  const states = new Map<string, string>()
  const used = new Set<string>()
  const lines: string[] = []
  let at = 0
  for (const seen of observations) {
    if (seen.kind === 'actor' || seen.kind === 'page') continue
    if (seen.kind === 'event') {
      if (!isTold(seen)) continue
      if (seen.at > at) lines.push(`  Note over ${aliasOf(label(null))}: ${seen.at} ms`)
      at = seen.at
      const [from, to] = [label(seen.source), label(seen.actor)]
      used.add(label(null)).add(from).add(to)
      lines.push(`  ${aliasOf(from)}->>${aliasOf(to)}: ${words(eventName(seen.event.type) + details(seen))}`)
      continue
    }
    const state = seen.states.join(', ')
    if (!lifelines.get(seen.actor)?.isMachine || !involved.has(seen.actor)) continue
    if (state === '' || states.get(seen.actor) === state) continue
    states.set(seen.actor, state)
    used.add(label(seen.actor))
    lines.push(`  Note over ${aliasOf(label(seen.actor))}: ${seen.states.join('<br>')}`)
  }
  const order = ['outside', ...[...lifelines.values()].map(({ name }) => name)]
  const shown = [...new Set(order)].filter((name) => used.has(name))
  return [
    layout,
    'sequenceDiagram',
    ...shown.map((name) => `  participant ${aliasOf(name)} as ${name}`),
    ...lines,
  ].join('\n')
}

function aliasOf(name: string): string {
  return name.replace(/\W/g, '_')
}
