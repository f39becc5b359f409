import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { diagramsFile, machineDiagrams } from '../../tools/machine-diagrams.ts'

test('docs/machines.md shows the machines as they are (else: node tools/machine-diagrams.ts)', () => {
  expect(readFileSync(diagramsFile, 'utf8')).toBe(machineDiagrams())
})

test('every machine has its diagram', () => {
  const tool = readFileSync(new URL('../../tools/machine-diagrams.ts', import.meta.url), 'utf8')
  const machines = globSync('src/**/*.machine.ts', { cwd: fileURLToPath(new URL('../..', import.meta.url)) })
  expect(machines.filter((file) => !tool.includes(`'../${file}'`))).toEqual([])
})

test('the diagrams name the states of the design, and delays by what they are for', () => {
  const diagrams = machineDiagrams()
  for (const state of ['hidden', 'greeting', 'summarising', 'invitation-scheduled', 'chatting', 'loading', 'closing']) {
    expect(diagrams).toContain(`state "${state}" as `)
  }
  expect(diagrams).toContain('playing --> sounding: after release')
  expect(diagrams).toContain('after invitationDue')
})
