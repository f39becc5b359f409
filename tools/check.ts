import { run } from './run.ts'

// `npm run check`: everything that can be said of the sources without running the site.
const checks: [name: string, command: string, parameters: string[]][] = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'oxlint', ['--deny-warnings', 'src', 'build', 'studio', 'tests', 'tools']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['names', 'node', ['tools/naming.ts']],
  ['boundaries', 'node', ['tools/boundaries.ts']],
  ['unused', 'knip', []],
  ['licences', 'node', ['tools/notice.ts', '--check']],
  ['tokens', 'node', ['tools/token-check.ts']],
  ['catalogues', 'node', ['tools/catalogue-check.ts']],
  ['content', 'node', ['tools/content-check.ts']],
  ['expressions', 'node', ['tools/regexp-check.ts', '--check']],
  ['lexicon', 'node', ['tools/lexicon-check.ts']],
  ['films', 'node', ['studio/films/videos.ts', '--check']],
]

const failed: string[] = []
for (const [name, command, parameters] of checks) {
  console.log(`— ${name}`)
  if ((await run(command, parameters)) !== 0) failed.push(name)
}
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
