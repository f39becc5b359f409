import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/** `npm run bench:mutants -- <files>`: mutation tests. All take hours; `files:line-line` selects lines. */
const all = ['src/**/*.machine.ts', 'src/**/*.model.ts']
const { values: options, positionals: given } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '2' } },
})
const mutate = given.length > 0 ? given : all.flatMap((pattern) => globSync(pattern))
process.env['MUTANT_FILES'] = mutate.join(' ')

const results = await new Stryker({
  testRunner: 'vitest',
  plugins: [
    '@stryker-mutator/vitest-runner',
    ...['prose', 'survivors'].map((name) => new URL(`mutants/${name}.ts`, import.meta.url).href),
  ],
  vitest: { configFile: 'tools/testing/mutants/vitest.config.ts' },
  ignorers: ['prose'],
  mutate,
  coverageAnalysis: 'perTest',
  concurrency: Number(options.concurrency),
  // Copies only what tests read.
  ignorePatterns: [
    '/*',
    '!/src',
    '!/tests',
    '!/tools',
    '!/build',
    '!/locales',
    '!/tsconfig.json',
    '!/lingui.config.ts',
  ],
  tempDirName: '.cache/mutants',
  reporters: ['survivors', 'clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutants.json' },
  allowConsoleColors: false,
}).runMutationTest()

const counts: Record<string, number> = {}
for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1
const killed = (counts['Killed'] ?? 0) + (counts['Timeout'] ?? 0)
const valid = killed + (counts['Survived'] ?? 0) + (counts['NoCoverage'] ?? 0)
console.log(`${killed} of ${valid} mutants were noticed (${Math.round((100 * killed) / Math.max(1, valid))} %).`)
