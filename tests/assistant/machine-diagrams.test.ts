import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { diagramsFile, machineDiagrams } from '../../tools/testing/machine-diagrams.ts'
import { machineCatalogue } from '../../tools/testing/machines/machine-catalogue.ts'

test('docs/machines.md shows the machines as they are (else: node tools/testing/machine-diagrams.ts)', async () => {
  expect(readFileSync(diagramsFile, 'utf8')).toBe(await machineDiagrams())
})

test('every machine is in the catalogue', () => {
  const machines = globSync('src/**/*.machine.ts', { cwd: fileURLToPath(new URL('../..', import.meta.url)) })
  const catalogued = machineCatalogue.flatMap(({ sources }) => sources)
  expect(machines.filter((file) => !catalogued.includes(file))).toEqual([])
})

test('the diagrams name the states of the design, and delays by what they are for and where that is said', async () => {
  const diagrams = await machineDiagrams()
  for (const state of ['hidden', 'greeting', 'summarising', 'invitation-scheduled', 'chatting', 'loading', 'closing']) {
    expect(diagrams).toMatch(new RegExp(`state "${state}( …)?" as `))
  }
  expect(diagrams).toContain('speech_playing --> speech_sounding: after release [isSaid]')
  expect(diagrams).toContain('after invitationDue')
  expect(diagrams).toMatch(/\| `release` .*Specification §9/)
})

test('every drawing shows where something leads, and is small enough to be read at its own size', async () => {
  const [, ...drawings] = (await machineDiagrams()).split('```mermaid\nstateDiagram-v2\n')
  expect(drawings.length).toBeGreaterThan(machineCatalogue.length)
  for (const drawing of drawings) {
    const lines = (drawing.split('```')[0] ?? '').split('\n')
    const labels = lines.filter((line) => line.includes('-->') && line.includes(':'))
    expect(labels.length, drawing).toBeGreaterThan(0)
    expect(labels.length, drawing).toBeLessThanOrEqual(20)
    expect(lines.filter((line) => line.startsWith('  state ')).length, drawing).toBeLessThanOrEqual(13)
    for (const line of labels.flatMap((label) => label.replace(/^[^:]*: /, '').split('<br>')))
      expect(line.length, line).toBeLessThanOrEqual(40)
  }
})

test('the recorded flows tell what goes on between reader, panel, bridge and engine', async () => {
  const [, summary = '', interruption = ''] = (await machineDiagrams()).split('\nsequenceDiagram\n')
  expect(summary).toMatch(
    /utterance->>bridge: speak[\s\S]*panel->>panel: after invitationDue[\s\S]*invitation->>bridge: speak/,
  )
  expect(interruption).toMatch(/outside->>panel: ask[\s\S]*panel->>bridge: silence[\s\S]*utterance->>bridge: speak/)
  expect(interruption).not.toContain('after invitationDue')
})
