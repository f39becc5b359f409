import { readFileSync } from 'node:fs'
import { buildWhenNeeded } from '../../vite/build-when-needed.ts'
import { benchContentScaling } from './content-scaling-bench.ts'
import { benchFirstSentence } from './first-sentence-bench.ts'
import { benchFirstVisit } from './first-visit-bench.ts'
import { benchInteraction } from './interaction-bench.ts'
import { benchLoad } from './load-bench.ts'
import { serveBuild, type ServedBuild } from '../testing/serve-build.ts'

// `npm run bench`: measures the site's cost for a visitor on a slow phone and for the server. Only prints.
const runs = Number(process.env['BENCH_RUNS'] ?? 3)

await buildWhenNeeded()
const site = await serveBuild({ PAGES_PER_MINUTE: '100000', TALK_PER_MINUTE: '10000', TALK_VOICE_SECONDS: '1000000' })
try {
  await benchFirstVisit(site.url, runs)
  await benchInteraction(site.url)
  await benchVoice(site)
  await benchFirstSentence()
  await benchServer(site)
  await benchContentScaling()
} finally {
  await site.stop()
}

async function benchVoice({ url }: ServedBuild): Promise<void> {
  const words =
    'La luz dobla la esquina de un cristal y sale con otro color porque cada onda viaja a su propio paso'.split(' ')
  console.log('\nvoice, first answer and from the cache (ms)')
  for (const count of [12, 60, 150]) {
    const text = Array.from({ length: count }, (_, at) => words[at % words.length] + (at % 15 === 14 ? '.' : '')).join(
      ' ',
    )
    const body = JSON.stringify({ audioUrl: '', summaryText: `${text} ${Date.now()}`, lang: 'es' })
    const times: number[] = []
    for (let round = 0; round < 2; round += 1) {
      const from = performance.now()
      const answer = await fetch(`${url}/api/talk`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      await answer.json()
      times.push(Math.round(performance.now() - from))
    }
    console.log(`  ${String(count).padStart(3)} words  ${times.join('  ')}`)
  }
}

async function benchServer(served: ServedBuild): Promise<void> {
  await benchLoad(served)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${served.process.pid}/status`, 'utf8'))?.[1]
  console.log(`  resident after it, at rest  ${Math.round(Number(resident) / 1024)} MB`)
}
