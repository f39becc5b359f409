import { expect, test } from 'vitest'
import { layOut, type PlacedState } from '../../tools/testing/lab/chart-layout.ts'
import { machineCatalogue } from '../../tools/testing/machines/machine-catalogue.ts'
import { allStates, statechartOf } from '../../tools/testing/machines/statechart.ts'

const isWithin = (inner: PlacedState, outer: PlacedState) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1

test.each(machineCatalogue.map(({ title, machine }) => [title, statechartOf(machine)] as const))(
  '%s is drawn whole: each state within its own, each transition with its words',
  async (_title, chart) => {
    const { states, edges } = await layOut(chart)
    const byId = new Map(states.map((state) => [state.id, state]))
    for (const state of allStates(chart.root)) {
      for (const inner of state.states) {
        const [small, large] = [byId.get(inner.id), byId.get(state.id)]
        if (!small || !large) throw new Error(`${inner.id} has no place`)
        expect(isWithin(small, large), `${inner.id} within ${state.id}`).toBe(true)
      }
      for (const { targets, event } of state.transitions) {
        for (const target of targets) {
          const edge = edges.find(({ id }) => id === `${state.id} → ${target}`)
          expect(edge?.path).toMatch(/^M/)
          expect(edge?.labels.some(({ text }) => text.startsWith(event))).toBe(true)
        }
      }
    }
  },
)
