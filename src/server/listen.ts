import path from 'node:path'
import { useNitroApp } from 'nitro/app'
import type { NodeHttp1Handler } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { ConfigurationError, readConfiguration, type Configuration } from './configuration.ts'
import { loadEnvironmentFile } from './environment-file.ts'
import { keepAssets } from './kept-assets.ts'
import { becomeLean } from './lean-process.ts'
import { log } from './log.ts'
import { failures, requests, requestSeconds } from './metrics.ts'
import { createSiteServer, drain, type Answered } from './site-server.ts'
import { StaticFiles } from './static-files.ts'

// The server's entry: `node .output/server/index.mjs`, or by way of `npm start`.

/** How long (ms) talks under way may take to end after the process is told to stop. */
const drainMs = 20_000
/** Beside the server in what is built. */
const publicDirectory = path.resolve(import.meta.dirname, '../public')

loadEnvironmentFile()
becomeLean()
const configuration = configurationOrExit()
const kept = path.resolve(configuration.keptDirectory)
await keepAssets(path.join(publicDirectory, 'assets'), path.join(kept, 'assets')).catch((error: unknown) =>
  log.warn('The assets of this build could not be kept for pages that are open after the next deploy', { error }),
)
const server = createSiteServer({
  trustProxy: configuration.trustProxy,
  strictTransport: configuration.siteUrl?.startsWith('https:') === true,
  files: new StaticFiles([publicDirectory, kept]),
  answer: toNodeHandler(useNitroApp().fetch, { trustProxy: configuration.trustProxy }) as NodeHttp1Handler,
  onAnswered: record,
  onError: failed,
})
server.on('error', (error) => {
  console.error(`The site can't be served at ${configuration.host}:${configuration.port}: ${error.message}`)
  process.exit(1)
})
server.listen(configuration.port, configuration.host, () => {
  const address = server.address()
  if (!address || typeof address !== 'object') return
  // Pages read it, too, when the first is asked for: with port 0 it is known only now.
  process.env['PORT'] = String(address.port)
  log.info('Listening', { url: `http://${configuration.host}:${address.port}/` })
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log.info('Stopping: what is under way is answered first', { signal })
    void drain(server, drainMs).then(() => process.exit(0))
  })
}
// A promise that nobody waits for is a fault of ours; the visitors of all other requests should not pay for it.
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

/** A kind for each request, of few: addresses themselves are without number. */
function kindOf(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/')
  if (first === 'api') return ['talk', 'speech', 'search', 'news', 'videos'].includes(second) ? second : 'api'
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
