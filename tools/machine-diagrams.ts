import { writeFileSync } from 'node:fs'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { panelMachine } from '../src/assistant/panel.machine.ts'
import { utteranceMachine } from '../src/assistant/utterance.machine.ts'
import { bridgeMachine } from '../src/avatar/bridge.machine.ts'
import { ballMachine } from '../src/figures/bouncing-foam/bouncing-foam.machine.ts'
import { envelopeMachine } from '../src/figures/charged-envelope/charged-envelope.machine.ts'
import { organoidMachine } from '../src/figures/crypt-signals/crypt-signals.machine.ts'
import { marrowMachine } from '../src/figures/cut-brake/cut-brake.machine.ts'
import { boardMachine } from '../src/figures/error-board/error-board.machine.ts'
import { figureMachine } from '../src/figures/figure.machine.ts'
import { lensMachine } from '../src/figures/metalens-fins/metalens-fins.machine.ts'
import { beachMachine } from '../src/figures/oil-bloom/oil-bloom.machine.ts'
import { curveMachine } from '../src/figures/price-curve/price-curve.machine.ts'
import { plateMachine } from '../src/figures/silent-electrodes/silent-electrodes.machine.ts'
import { wingMachine } from '../src/figures/wing-lamellae/wing-lamellae.machine.ts'
import { languageMachine } from '../src/i18n/language.machine.ts'
import { searchMachine } from '../src/search/search.machine.ts'
import { sidePanelMachine } from '../src/shell/side-panel.machine.ts'
import { siteMachine } from '../src/shell/site.machine.ts'
import { themeMachine } from '../src/shell/theme.deferred.machine.ts'
import { playerMachine } from '../src/videos/player.machine.ts'

/** Where the diagrams are kept. */
export const diagramsFile = new URL('../docs/machines.md', import.meta.url)

/** What each figure's machine is made by. */
const figure = figureMachine({ id: 'figure', initial: {}, isSolved: () => false })

const figures = [
  wingMachine,
  curveMachine,
  boardMachine,
  ballMachine,
  lensMachine,
  envelopeMachine,
  organoidMachine,
  marrowMachine,
  beachMachine,
  plateMachine,
]

/** Machines with their titles; those of one title are drawn once as long as they are alike. */
export const machines: [string, ...AnyStateMachine[]][] = [
  ['The system of a visit', siteMachine],
  ['The assistant panel', panelMachine],
  ['What Zed says', utteranceMachine],
  ['The avatar bridge', bridgeMachine],
  ['The language', languageMachine],
  ['The theme', themeMachine],
  ['The side panel', sidePanelMachine],
  ['The search', searchMachine],
  ['A video', playerMachine],
  ['A figure', figure, ...figures],
]

const words = (text: string) => text.replace(/[^\w.-]+/g, ' ').trim()

function nameOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.machine.id : node.path.join('_').replace(/\W/g, '_')
}

/** An event as a reader of the diagram knows it: delays by their names, an actor's end by what it is. */
function eventOf(type: string): string {
  const delayed = /^xstate\.after\.(.+?)\./.exec(type)
  if (delayed) return `after ${delayed[1]}`
  if (type.startsWith('xstate.done.actor')) return 'done'
  if (type.startsWith('xstate.error.actor')) return 'error'
  return type === '' ? 'at once' : type
}

function guardOf(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function') return ''
  const { check, guards, stateValue } = guard as { check?: { name: string }; guards?: unknown[]; stateValue?: unknown }
  if (stateValue !== undefined) return `in ${String(stateValue)}`
  const inner = (guards ?? []).map(guardOf)
  return check?.name === 'checkNot' ? `not ${inner.join(' ')}` : inner.join(' and ')
}

function transitionsOf(node: AnyStateNode): string[] {
  const lines: string[] = []
  for (const { eventType, guard, target } of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
    const condition = guard === undefined ? '' : ` [${words(guardOf(guard))}]`
    for (const to of target ?? [])
      lines.push(`${nameOf(node)} --> ${nameOf(to)}: ${words(eventOf(eventType))}${condition}`)
  }
  return lines
}

function statesOf(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states)
  const lines = children.flatMap((child, index) => {
    const between = node.type === 'parallel' && index > 0 ? [`${indent}--`] : []
    const label = `state "${child.key}" as ${nameOf(child)}`
    if (Object.keys(child.states).length === 0) return [...between, indent + label]
    return [...between, `${indent}${label} {`, ...statesOf(child, `${indent}  `), `${indent}}`]
  })
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : []
  return initial ? [`${indent}[*] --> ${nameOf(initial)}`, ...lines] : lines
}

function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)]
}

/** The machine as a Mermaid state diagram. Transitions that change no state are left out. */
export function mermaid(machine: AnyStateMachine): string {
  const { root, id } = machine
  // Mermaid knows regions only inside of a state, and a transition of the whole machine leaves a state, too.
  const isWrapped = root.type === 'parallel' || transitionsOf(root).length > 0
  const states = isWrapped ? [`  state ${id} {`, ...statesOf(root, '    '), '  }'] : statesOf(root, '  ')
  const transitions = allNodes(root).flatMap(transitionsOf)
  return ['stateDiagram-v2', ...states, ...transitions.map((line) => `  ${line}`)].join('\n')
}

/** The text of docs/machines.md. */
export function machineDiagrams(): string {
  const sections = machines.map(([title, ...drawn]) => {
    const diagrams = [...new Set(drawn.map(mermaid))].map((diagram) => `\`\`\`mermaid\n${diagram}\n\`\`\`\n`)
    return `## ${title}\n\n${diagrams.join('\n')}`
  })
  return [
    '# State machines\n',
    'Written by `node tools/machine-diagrams.ts`; a test keeps it up to date.\n',
    ...sections,
  ].join('\n')
}

if (import.meta.main) writeFileSync(diagramsFile, machineDiagrams())
