import { buildWhenNeeded } from '../build/build.ts'
import { provideChromium } from './chromium.ts'
import { run } from './run.ts'
import { freePort } from './serve-build.ts'

/** Runs the pages' tests in Chromium on the production build; resolves with the exit code. */
export async function testPages(parameters: string[] = []): Promise<number> {
  provideChromium()
  await buildWhenNeeded()
  // Two checkouts on one machine may test at a time.
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
