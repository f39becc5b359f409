import { buildWhenNeeded } from '../../vite/build-when-needed.ts'
import { run } from '../run.ts'

export const attackReports = { faults: '.cache/attack-faults.json', floods: '.cache/attack-floods.json' } as const

/** Runs the short form on a separate server. Resolves with the exit code. */
export function attackShortly(project: keyof typeof attackReports): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=./tools/testing/unit-report.ts']
  return attack('short', ['--project', project, ...reporters], { TEST_REPORT: attackReports[project] })
}

async function attack(form: 'short' | 'long', parameters: string[], environment: NodeJS.ProcessEnv = {}) {
  await buildWhenNeeded()
  const files = ['run', '--config', 'tests/attack/vitest.config.ts']
  return run('vitest', [...files, ...parameters], { ...environment, ATTACK: form })
}

// `npm run attack`: the long form; `-- floods` for one suite.
if (import.meta.main) {
  try {
    process.exitCode = await attack('long', process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
