import { readFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import type { SharedTransition } from './state-diagram.ts'
import { allStates, type ChartState, type Statechart } from './statechart.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const codes = (names: readonly string[]) => [...new Set(names)].map((name) => `\`${cell(name)}\``).join(' ')

function table(head: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return ''
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Without XState's own actions for delays. */
function actionsOf({ entry, exit, transitions }: ChartState): string[] {
  const isDelayed = transitions.some(({ eventType }) => eventType.startsWith('xstate.after.'))
  const own = [...entry, ...exit].filter((name) => !isDelayed || !['raise', 'cancel'].includes(name))
  return [...own, ...transitions.flatMap(({ actions }) => actions)]
}

export function stateTable(chart: Statechart): string {
  // Describes a machine without child states as a whole.
  const states = chart.root.states.length > 0 ? allStates(chart.root).slice(1) : [chart.root]
  const rows = states.map((state) => [
    state.path.length > 0 ? `\`${state.path.join('.')}\`` : 'the whole machine',
    cell(state.description),
    codes(state.tags),
    codes(state.invokes),
    codes(actionsOf(state)),
  ])
  return table(['State', 'Meaning', 'Tags', 'Actors', 'Actions'], rows)
}

export function sharedTable(rows: readonly SharedTransition[]): string {
  return table(
    ['In', 'Event', 'Leads to'],
    rows.map(({ from, event, to }) => [
      from.length > 0 ? codes(from) : 'all of these states',
      cell(event),
      `\`${to}\``,
    ]),
  )
}

/** Times and purposes of delays; the purposes are the comments in the machine's source. */
export function delayTable(machine: AnyStateMachine, sources: readonly string[]): string {
  const texts = sources.map((file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))
  const rows = Object.entries(machine.implementations.delays).map(([name, delay]) => [
    `\`${name}\``,
    typeof delay === 'number' ? `${delay.toLocaleString('en')} ms` : computed(name, texts),
    cell(commentOn(name, texts)),
  ])
  return table(['Delay', 'Time', 'For'], rows)
}

function computed(name: string, texts: readonly string[]): string {
  const formula = new RegExp(`^    ${name}: \\([^)]*\\) => (.+?),?$`, 'm')
  const found = texts.map((text) => formula.exec(text)?.[1]).find(Boolean)
  return found === undefined ? 'computed' : `\`${cell(found)}\` ms`
}

function commentOn(name: string, texts: readonly string[]): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${name}:`)
  for (const text of texts) {
    const found = comment.exec(text.slice(text.search(/^ {2}delays: \{/m)))
    if (found) return (found[1] ?? '').replace(/^\s*\* ?/gm, ' ').trim()
  }
  return ''
}
