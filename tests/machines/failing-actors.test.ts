import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { machineCatalogue } from '../../tools/testing/machines/machine-catalogue.ts'

const machines = machineCatalogue.map(({ title, machine }): [string, AnyStateMachine] => [title, machine])

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** An error that neither a state nor its ancestors handle stops the machine. */
function isCaught(node: AnyStateNode | undefined, id: string): boolean {
  if (!node) return false
  const error = `xstate.error.actor.${id}`
  const descriptors = [...node.transitions.keys()]
  return (
    descriptors.some((one) => one === error || (one.endsWith('*') && error.startsWith(one.slice(0, -1)))) ||
    isCaught(node.parent, id)
  )
}

test.each(machines)('%s outlives each actor that it runs', (_title, machine) => {
  const nodes = nodesOf(machine.root)
  const invoked = nodes.flatMap((node) => node.invoke.map(({ id, src }) => ({ node, id, src })))
  expect(invoked.filter(({ node, id }) => !isCaught(node, id)).map(({ id }) => id)).toEqual([])
  const sources = new Set(invoked.map(({ src }) => src))
  const spawned = Object.keys(machine.implementations.actors).filter((name) => !sources.has(name))
  expect(spawned.filter((name) => !isCaught(machine.root, name))).toEqual([])
})
