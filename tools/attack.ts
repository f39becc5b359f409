import { buildWhenNeeded } from '../build/build.ts'
import { run } from './run.ts'

/** Where the attacks leave what `npm test` says at its end. */
export const attackReportFile = '.cache/attack-report.json'

/** Attacks the built site, a server of its own each time; resolves with the exit code. `short` is for every day. */
export async function attack(form: 'short' | 'long', parameters: string[] = []): Promise<number> {
  await buildWhenNeeded()
  const reporters = ['--reporter=default', '--reporter=./tools/unit-report.ts']
  const environment = { ATTACK: form, TEST_REPORT: attackReportFile }
  return run('vitest', ['run', '--config', 'tests/attack/vitest.config.ts', ...reporters, ...parameters], environment)
}

// `npm run attack`: the long form; `-- floods` for a part.
if (import.meta.main) {
  try {
    process.exitCode = await attack('long', process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
