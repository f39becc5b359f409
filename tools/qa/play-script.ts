import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ScriptResult } from '../door/run-script.ts'
import { parseScript, type Script } from '../door/script.ts'

/** Reads a script from its file. Throws with what is wrong in it. */
export function readScript(file: string | URL): Script {
  return parseScript(JSON.parse(readFileSync(file, 'utf8')))
}

/** Loads the page that a script starts at, from the site for testers, and runs the script in it. */
export async function playScript(page: Page, site: string, script: Script): Promise<ScriptResult> {
  const address = new URL(script.start, site)
  address.searchParams.set('clock', 'held')
  await page.goto(address.href)
  // The site's script comes late; the door comes first of it.
  await page.waitForFunction(() => window.zed !== undefined)
  return page.evaluate((given) => window.zed!.run(given), script)
}
