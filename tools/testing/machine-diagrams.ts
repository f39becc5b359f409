import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { machineCatalogue } from './machines/machine-catalogue.ts'
import { delayTable, sharedTable, stateTable } from './machines/machine-tables.ts'
import { interruptionRun, summaryRun } from './machines/recorded-runs.ts'
import { sequenceDiagram } from './machines/sequence-diagram.ts'
import { stateDiagrams } from './machines/state-diagram.ts'
import { statechartOf } from './machines/statechart.ts'

export const diagramsFile = new URL('../../docs/machines.md', import.meta.url)

const diagram = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\``

export async function machineDiagrams(): Promise<string> {
  const sections = machineCatalogue.map(({ title, machine, sources }) => {
    const chart = statechartOf(machine)
    // A single diagram would be too wide: each compound state gets its own.
    const drawings = stateDiagrams(chart).map(({ path, description, text, shared }) =>
      [
        ...(path.length === 0 ? [] : [`### ${title}: ${path.join('.')}`, description]),
        diagram(text),
        sharedTable(shared),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    const parts = [`## ${title}`, chart.root.description, ...drawings, stateTable(chart)]
    return [...parts, delayTable(machine, sources)].filter((part) => part !== '').join('\n\n')
  })
  const text = [
    '# State machines',
    'Written by `node tools/testing/machine-diagrams.ts`; a test keeps it up to date. A state with inner states (…) is drawn by itself below.',
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
