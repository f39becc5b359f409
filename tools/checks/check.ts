import { run } from '../run.ts'

// `npm run check`: all static checks.
const checks: [name: string, command: string, parameters: string[]][] = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'oxlint', ['--deny-warnings', 'src', 'vite', 'content-pipeline', 'studio', 'tests', 'tools']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['names', 'node', ['tools/checks/naming.ts']],
  ['boundaries', 'node', ['tools/checks/boundaries.ts']],
  ['unused', 'knip', []],
  ['licences', 'node', ['tools/checks/notice.ts', '--check']],
  ['tokens', 'node', ['tools/checks/token-check.ts']],
  ['catalogues', 'node', ['tools/checks/catalogue-check.ts']],
  ['content', 'node', ['tools/checks/content-check.ts']],
  ['expressions', 'node', ['tools/checks/regexp-check.ts', '--check']],
  ['lexicon', 'node', ['tools/checks/lexicon-check.ts']],
  ['films', 'node', ['studio/films/videos.ts', '--check']],
]

const failed: string[] = []
for (const [name, command, parameters] of checks) {
  console.log(`— ${name}`)
  if ((await run(command, parameters)) !== 0) failed.push(name)
}
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
