import { buildWhenNeeded } from '../../vite/build-when-needed.ts'
import { provideChromium } from './chromium.ts'
import { buildQaWhenNeeded } from './qa/qa-build.ts'
import { run } from '../run.ts'
import { freePort } from './serve-build.ts'

/** Path parts of page tests that need the testers' build. */
const forTesters = /qa|machines/

export async function testPages(parameters: string[] = []): Promise<number> {
  provideChromium()
  await buildWhenNeeded()
  // Build once, before Playwright's workers start.
  const named = parameters.filter((one) => !one.startsWith('-'))
  const isWalk = parameters.includes('--project=walks')
  if (!isWalk && (named.length === 0 || named.some((one) => forTesters.test(one)))) await buildQaWhenNeeded()
  // Allows parallel test runs of several checkouts.
  const port = process.env['E2E_PORT'] ?? String(await freePort())
  return run('playwright', ['test', ...parameters], { E2E_PORT: port })
}

if (import.meta.main) {
  try {
    process.exitCode = await testPages(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
