import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { ScriptResult } from '../harness/run-script.ts'
import { parseScript, type Script } from '../harness/script.ts'

export function readScript(file: string | URL): Script {
  return parseScript(JSON.parse(readFileSync(file, 'utf8')))
}

/** `slowdown`: CPU throttling factor. */
export async function playScript(browser: Browser, site: string, script: Script, slowdown = 1): Promise<ScriptResult> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    if (slowdown > 1) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    const address = new URL(script.start, site)
    address.searchParams.set('clock', 'held')
    await page.goto(address.href)
    await page.waitForFunction(() => window.zed !== undefined)
    return await page.evaluate((given) => window.zed!.run(given), script)
  } finally {
    await context.close()
  }
}
