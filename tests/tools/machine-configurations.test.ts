import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { machineCatalogue } from '../../tools/testing/machines/machine-catalogue.ts'

const all = machineCatalogue.flatMap(({ title, machine, alike = [] }) =>
  [machine, ...alike].map((one): [string, AnyStateMachine] => [`${title}: ${one.id}`, one]),
)

/** Keys whose functions only compute parameters. */
const inputs = ['params', 'input', 'context', 'output']

function unnamed(part: unknown, path = ''): string[] {
  if (typeof part === 'function') return [path]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => (inputs.includes(key) ? [] : unnamed(inner, `${path}.${key}`)))
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const idsOf = ({ root }: AnyStateMachine) => nodesOf(root).map(({ id }) => id)

describe.each(all)('%s', (_name, machine) => {
  test('is one configuration, accepted by createMachine alone from its printed JSON', () => {
    const printed = createMachine(JSON.parse(JSON.stringify(machine.config)))
    expect(idsOf(printed)).toEqual(idsOf(machine))
    expect(printed.events.toSorted()).toEqual(machine.events.toSorted())
  })

  test('names every implementation', () => {
    expect(unnamed(machine.config)).toEqual([])
  })

  test('describes every state and every delay', () => {
    const nodes = nodesOf(machine.root)
    const silent = nodes.filter(({ config }) => !config.description).map(({ id }) => id)
    const delays = nodes.flatMap(({ id, config }) =>
      Object.entries(config.after ?? {}).flatMap(([delay, transitions]) =>
        [transitions].flat().some((transition) => typeof transition === 'object' && transition.description)
          ? []
          : [`${id} after ${delay}`],
      ),
    )
    expect([...silent, ...delays]).toEqual([])
  })
})
