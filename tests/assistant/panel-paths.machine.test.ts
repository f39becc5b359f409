import { test } from 'vitest'
import { panelMachine } from '../../src/assistant/panel.machine.ts'
import { utteranceMachine } from '../../src/assistant/utterance.machine.ts'
import { Coverage } from '../machines/coverage.ts'
import { explore } from '../machines/explore.ts'
import { explorePanel, scenarios } from './panel-paths.ts'

test('x', async () => {
  const coverage = new Coverage()
  for (const [name, scenario] of Object.entries(scenarios)) {
    const t = performance.now()
    const { shortest, edges } = await explore(() => explorePanel(scenario, coverage), () => {}, { limit: 3000, depth: scenario.depth ?? 6 })
    console.log(name, shortest.size, [...edges.values()].flat().length, Math.round(performance.now() - t))
  }
  console.log(coverage.unexecuted(panelMachine), coverage.unexecuted(utteranceMachine))
}, 300_000)
