import { parseArgs } from 'node:util'
import { launchChromium } from './chromium.ts'
import { playScript, readScript } from './qa/play-script.ts'
import { buildQaWhenNeeded } from './qa/qa-build.ts'
import { serveQa } from './qa/qa-server.ts'

/**
 * `npm run qa`: serves the production build with test harness at PORT (default 3200). `-- --script <file> --times 50`
 * repeats a script in Chromium and compares states; `--slowdown 6` throttles the CPU.
 */
const { values } = parseArgs({
  options: {
    script: { type: 'string' },
    times: { type: 'string', default: '1' },
    slowdown: { type: 'string', default: '1' },
  },
})

await buildQaWhenNeeded()
if (values.script === undefined) await serveUntilStopped()
else process.exitCode = (await repeat(values.script, Number(values.times))) ? 0 : 1

async function serveUntilStopped(): Promise<void> {
  const { url, stop } = await serveQa(Number(process.env['PORT'] ?? 3200))
  console.log(`The site with its testing harness (window.zed): ${url}/`)
  console.log(`Its machines, drawn and moved by hand:       ${url}/lab/machines`)
  console.log(`Zed's engines, by hand:                      ${url}/lab/zed`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))
}

async function repeat(file: string, times: number): Promise<boolean> {
  const script = readScript(file)
  const { url, stop } = await serveQa()
  const browser = await launchChromium()
  let same = 0
  try {
    for (let run = 1; run <= times; run += 1) {
      const began = performance.now()
      const differences = await playScript(browser, url, script, Number(values.slowdown)).then(
        (result) => result.differences,
        (error: unknown) => [String(error)],
      )
      if (differences.length === 0) same += 1
      console.log(
        `run ${run}: ${differences.join('; ') || 'as expected'} (${Math.round(performance.now() - began)} ms)`,
      )
    }
  } finally {
    await browser.close()
    await stop()
  }
  console.log(`'${script.name}': ${same} of ${times} runs gave the states that the script names.`)
  return same === times
}
