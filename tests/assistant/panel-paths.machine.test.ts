import { beforeEach, describe, expect, test, vi } from 'vitest'
import { panelMachine } from '../../src/assistant/panel.machine.ts'
import { utteranceMachine } from '../../src/assistant/utterance.machine.ts'
import { Coverage } from '../machines/coverage.ts'
import { explore, simplePaths } from '../machines/explore.ts'
import { checkPanel } from './panel-checks.ts'
import { explorePanel, readerAtArticle, scenarios, wayOf, type PanelStep, type PanelSystem } from './panel-paths.ts'

const coverage = new Coverage()

// XState warns about events to stopped actors, which these paths include on purpose.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const look = ({ harness }: PanelSystem, steps: readonly PanelStep[]) => checkPanel(harness, wayOf(steps))

describe('by the shortest path to each state, and by each step from there', () => {
  test.each(Object.entries(scenarios))(
    '%s',
    async (_name, scenario) => {
      const { shortest } = await explore<PanelStep, PanelSystem>(() => explorePanel(scenario, coverage), look, {
        limit: 500,
        depth: scenario.depth,
      })
      expect(shortest.size).toBeGreaterThan(2)
    },
    120_000,
  )

  test('panel and utterance are in each of their states and take each of their transitions', () => {
    for (const machine of [panelMachine, utteranceMachine])
      expect(coverage.unexecuted(machine)).toEqual({ states: [], transitions: [] })
  })
})

test('by simple paths: whatever way a reader comes to a state, it is the same in all that shows', async () => {
  const start = () => explorePanel(readerAtArticle, coverage)
  const found = await explore<PanelStep, PanelSystem>(start, look, { limit: 500, depth: 4 })
  const [first] = found.shortest.keys()
  const paths = simplePaths(found, first ?? '', 4)
  expect(paths.length).toBeGreaterThan(found.shortest.size)
  for (const { steps, key } of paths) {
    const system = await start()
    for (const step of steps) await system.take(step)
    look(system, steps)
    expect(system.key(), wayOf(steps)).toBe(key)
    system.stop()
  }
})
