import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { provideNginx, serveThroughCache } from '../testing/nginx.ts'
import { askedForPages, type ServedBuild } from '../testing/serve-build.ts'

const seconds = 6
const readers = 50

/** Prints throughput of cached pages: plain, with query, through a proxy cache, and during talk load. */
export async function benchLoad({ url, process: server }: ServedBuild): Promise<void> {
  let count = 0
  const visit = (target: () => string, from = url) =>
    autocannon({
      url: from,
      connections: readers,
      duration: seconds,
      headers: { 'accept-encoding': 'br' },
      requests: [{ setupRequest: (request) => ({ ...request, path: target() }) }],
    })
  await visit(() => '/')
  const began = processorSeconds(server.pid)
  const plain = await visit(() => '/')
  const spent = processorSeconds(server.pid) - began
  const queried = await visit(() => `/?utm_source=${(count += 1)}`)
  const asking = askAll(url, performance.now() + seconds * 1000)
  const meanwhile = await autocannon({
    url,
    connections: 4,
    duration: seconds,
    overallRate: 100,
    headers: { 'accept-encoding': 'br' },
  })
  const answers = await asking
  console.log(`\n${readers} connections for ${seconds} s each, client on the same machine`)
  console.log(`  kept pages                  ${say(plain)}, ${Math.round(plain['2xx'] / spent)} a second of one core`)
  console.log(
    `  the same with any query     ${say(queried)}, ${(queried.requests.average / plain.requests.average).toFixed(2)} of it`,
  )
  console.log(`  100 a second while ${readers} ask Zed  p99 ${meanwhile.latency.p99} ms; answers ${answers}`)
  const nginx = provideNginx()
  if (nginx === undefined) return console.log('  through a cache             not measured: there is no nginx')
  const cache = await serveThroughCache(nginx, url)
  try {
    await visit(() => '/es', cache.url)
    const before = await askedForPages(url)
    const cached = await visit(() => '/es', cache.url)
    const behind = (await askedForPages(url)) - before
    console.log(`  through a cache             ${say(cached)}, ${behind} of them asked the server`)
  } finally {
    await cache.stop()
  }
}

function processorSeconds(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

const say = ({ requests, latency, non2xx }: autocannon.Result) =>
  `${Math.round(requests.average)} a second, p99 ${latency.p99} ms, ${non2xx} refused`

async function askAll(url: string, end: number): Promise<string> {
  const statuses = new Map<number, number>()
  await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const content = `¿Qué es la luz? ${reader} ${turn}`
        const { status } = await fetch(`${url}/api/talk`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ history: [{ role: 'user', content }], lang: 'es' }),
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }),
  )
  return [...statuses].map(([status, number]) => `${number} × ${status}`).join(', ')
}
