import { globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { EnvironmentSchema, readConfiguration } from '../../src/server/operations/configuration.ts'
import { codeOf, readDocuments, sectionOf, tableRows } from './documents.ts'

const { text } = readDocuments('docs/configuration.md')[0]!
const names = Object.keys(EnvironmentSchema.entries) as (keyof typeof EnvironmentSchema.entries)[]
const rows = ['The site', 'A language model', 'A voice from elsewhere', 'Listening to readers'].flatMap((heading) =>
  tableRows(sectionOf(text, heading)),
)
const elsewhere = 'http://127.0.0.1:1/v1'
const others = { MODEL_URL: elsewhere, MODEL_NAME: 'a-model', SPEECH_URL: elsewhere, TRANSCRIPTION_URL: elsewhere }

function rowOf(name: string): string[] {
  const row = rows.find(([variable]) => codeOf(variable) === name)
  if (!row) throw new Error(`docs/configuration.md has no row for ${name}`)
  return row
}

test('docs/configuration.md has a row for every variable of the site, and for no other', () => {
  expect(rows.map(([name]) => codeOf(name)).toSorted()).toEqual([...names].toSorted())
})

const fallbackOf = (name: (typeof names)[number]) => v.getDefault(EnvironmentSchema.entries[name])

test.each(names)('%s has the default that docs/configuration.md gives', (name) => {
  const [, , , standard = ''] = rowOf(name)
  const documented = codeOf(standard)
  // Empty defaults come from elsewhere: the row names the source.
  if (fallbackOf(name) === undefined)
    expect(documented, `${name} has no default, but the page says ${standard}`).toBe(undefined)
  else expect(readConfiguration({ ...others, [name]: documented ?? '?' })).toEqual(readConfiguration(others))
})

const numbers = names.filter((name) => /^\d+$/.test(String(fallbackOf(name))))

test.each(numbers)('%s takes the numbers that docs/configuration.md gives', (name) => {
  const [, , values = ''] = rowOf(name)
  const [, from = '', to = ''] = /^([\d,]+) to ([\d,]+)$/.exec(values) ?? []
  expect(from, `'${values}' is no range of whole numbers`).not.toBe('')
  const [least, most] = [Number(from.replaceAll(',', '')), Number(to.replaceAll(',', ''))]
  for (const number of [least, most]) readConfiguration({ [name]: String(number) })
  for (const number of [least - 1, most + 1]) expect(() => readConfiguration({ [name]: String(number) })).toThrow(name)
})

test('.env.example names every variable, and its values are the defaults', () => {
  const example = readFileSync('.env.example', 'utf8')
  expect([...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name).toSorted()).toEqual(
    [...names].toSorted(),
  )
  expect(readConfiguration({ ...parseEnv(example), ...others })).toEqual(readConfiguration(others))
})

test('compose.yaml hands on every variable but those that the image sets', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as {
    services: { zed: { environment: Record<string, string> } }
  }
  const ofImage = ['HOST', 'PORT', 'VOICES_DIR', 'VOICE_CACHE_DIR', 'KEPT_DIR']
  const handedOn = Object.keys(services.zed.environment).filter((name) =>
    names.includes(name as (typeof names)[number]),
  )
  expect(handedOn.toSorted()).toEqual(names.filter((name) => !ofImage.includes(name)).toSorted())
})

/** Internal variables of tools, and those of every process. */
const internal = new Set(['ATTACK', 'MUTANT_FILES', 'NODE_ENV', 'PATH', 'TEST_REPORT'])

test('every variable that a tool reads is in docs/configuration.md, and none that no tool reads', () => {
  const sources = globSync(['{tools,studio,tests}/**/*.{ts,tsx}', 'playwright.config.ts'], {
    exclude: ['**/node_modules/**'],
  })
  const read = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/process\.env\['([A-Z][A-Z0-9_]*)'\]/g)].map(([, name = '']) => name),
  )
  const ofTools = [...new Set(read)].filter((name) => !internal.has(name) && !(name in EnvironmentSchema.entries))
  const documented = tableRows(sectionOf(text, 'The tools')).map(([name]) => codeOf(name))
  expect(documented.toSorted()).toEqual(ofTools.toSorted())
})
