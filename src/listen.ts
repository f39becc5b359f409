import path from 'node:path'
import type { NodeHttp1Handler } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { ConfigurationError, readConfiguration, type Configuration } from './server/operations/configuration.ts'
import { loadEnvironmentFile } from './server/operations/environment-file.ts'
import { retainAssets } from './server/http/retained-assets.ts'
import { log } from './server/operations/log.ts'
import { failures, requests, requestSeconds } from './server/operations/metrics.ts'
import { createSiteServer, drain, type Answered } from './server/http/site-server.ts'
import { StaticFiles } from './server/http/static-files.ts'

// Server entry: `node .output/server/index.mjs`, or `npm start`.

/** Time (ms) for requests to finish on shutdown. */
const drainMs = 20_000
const publicDirectory = path.resolve(import.meta.dirname, '../public')

loadEnvironmentFile()
const configuration = configurationOrExit()
const kept = path.resolve(configuration.keptDirectory)
await retainAssets(path.join(publicDirectory, 'assets'), path.join(kept, 'assets')).catch((error: unknown) =>
  log.warn('The assets of this build could not be kept for pages that are open after the next deploy', { error }),
)
const server = createSiteServer({
  trustProxy: configuration.trustProxy,
  strictTransport: configuration.siteUrl?.startsWith('https:') === true,
  files: new StaticFiles([publicDirectory, kept]),
  answer: async (request, response) => (await site)(request, response),
  onAnswered: record,
  onError: failed,
})
server.on('error', (error) => {
  console.error(`The site can't be served at ${configuration.host}:${configuration.port}: ${error.message}`)
  process.exit(1)
})
await new Promise<void>((resolve) => server.listen(configuration.port, configuration.host, resolve))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : configuration.port
// With port 0 the port is known only now; pages contain it.
process.env['PORT'] = String(port)
log.info('Listening', { url: `http://${configuration.host}:${port}/` })
const site = import('./server.ts').then(
  ({ default: { fetch } }) => toNodeHandler(fetch, { trustProxy: configuration.trustProxy }) as NodeHttp1Handler,
)
site.catch((error: unknown) => {
  log.error('The site could not be loaded', { error })
  process.exit(1)
})

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // May arrive twice: terminals signal the whole process group, and parents forward.
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    log.info('Stopping: what is under way is answered first', { signal })
    void drain(server, drainMs).then(() => process.exit(0))
  })
}
// An unhandled rejection is a bug, but must not end other requests.
process.on('unhandledRejection', (error) => failed('A failure that nothing caught', error))

function failed(message: string, error: unknown): void {
  failures.inc({ kind: 'server' })
  log.error(message, { error })
}

function record(answered: Answered): void {
  const kind = kindOf(answered.path)
  requests.inc({ kind, status: answered.aborted ? 'aborted' : answered.status })
  requestSeconds.observe({ kind }, answered.ms / 1000)
  if (configuration.accessLog) log.info('Answered', { ...answered })
}

function kindOf(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/')
  if (first === 'api')
    return ['talk', 'speech', 'search', 'news', 'videos', 'transcribe', 'reading'].includes(second) ? second : 'api'
  return ['assets', 'pictures', 'narration', 'feed'].includes(first) || /\.\w+$/.test(pathname) ? 'file' : 'page'
}

function configurationOrExit(): Configuration {
  try {
    return readConfiguration(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(`The configuration can't be used:\n${error.message}`)
    process.exit(1)
  }
}
