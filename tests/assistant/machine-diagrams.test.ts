import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { diagramsFile, machineDiagrams } from '../../tools/machine-diagrams.ts'

test('docs/machines.md shows the machines as they are (else: node tools/machine-diagrams.ts)', () => {
  expect(readFileSync(diagramsFile, 'utf8')).toBe(machineDiagrams())
})

test('every machine has its diagram', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const tool = read('tools/machine-diagrams.ts')
  // The figures' machines are one machine with other settings: one of them stands for all.
  const figures = globSync('src/figures/**/*.machine.ts', { cwd: root })
  const others = globSync('src/**/*.machine.ts', { cwd: root }).filter((file) => !figures.includes(file))
  expect(others.filter((file) => !tool.includes(`'../${file}'`))).toEqual([])
  expect(figures.filter((file) => !read(file).includes('figureMachine'))).toEqual([])
  expect(figures.some((file) => tool.includes(`'../${file}'`))).toBe(true)
})

test('the diagrams name the states of the design, and delays by what they are for', () => {
  const diagrams = machineDiagrams()
  for (const state of ['hidden', 'greeting', 'summarising', 'invitation-scheduled', 'chatting', 'loading', 'closing']) {
    expect(diagrams).toContain(`state "${state}" as `)
  }
  expect(diagrams).toContain('playing --> sounding: after release')
  expect(diagrams).toContain('after invitationDue')
})
