import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { machineCatalogue } from './machines/machine-catalogue.ts'
import { delayTable, stateTable } from './machines/machine-tables.ts'
import { interruptionRun, summaryRun } from './machines/recorded-runs.ts'
import { sequenceDiagram } from './machines/sequence-diagram.ts'
import { stateDiagram } from './machines/state-diagram.ts'
import { statechartOf } from './machines/statechart.ts'

export const diagramsFile = new URL('../../docs/machines.md', import.meta.url)

const diagram = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\``

export async function machineDiagrams(): Promise<string> {
  const sections = machineCatalogue.map(({ title, machine, sources }) => {
    const chart = statechartOf(machine)
    // The root actor has members but no states.
    const drawing = chart.root.states.length > 0 ? diagram(stateDiagram(chart)) : ''
    const parts = [`## ${title}`, chart.root.description, drawing, stateTable(chart)]
    return [...parts, delayTable(machine, sources)].filter((part) => part !== '').join('\n\n')
  })
  const text = [
    '# State machines',
    'Written by `node tools/testing/machine-diagrams.ts`; a test keeps it up to date.',
    ...sections,
    '## A summary, from the opening of an article to the chat',
    'Recorded from the machines on a simulated clock, with a talk backend that answers after 0.3 s.',
    diagram(sequenceDiagram(await summaryRun())),
    '## An interruption: the reader asks while the summary is read',
    diagram(sequenceDiagram(await interruptionRun())),
  ].join('\n\n')
  return format(text, { ...(await resolveConfig(diagramsFile)), parser: 'markdown' })
}

if (import.meta.main) writeFileSync(diagramsFile, await machineDiagrams())
