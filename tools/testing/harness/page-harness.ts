import { readSiteConfiguration } from '../../../src/frame/site-configuration.ts'
import { createHarness, createTestedPage, type Harness } from './harness.ts'
import { fixDate, seedRandom } from './fixed-page.ts'
import { backendNames, type BackendName } from './talk-backends.ts'

// Loads before the site's script, in tester and development builds.

declare global {
  interface Window {
    zed?: Harness
  }
  var zedActorOptions: (() => object) | undefined
}

const query = new URLSearchParams(location.search)
const later = window.setTimeout.bind(window)
const sleep = (ms: number) => new Promise<void>((resolve) => later(resolve, ms))

async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await sleep(0)
}

export const testedPage = createTestedPage(
  { document, visit: (address) => window.history.pushState({}, '', address) },
  settle,
  sleep,
)

/** Development uses real time, talk service, and engine unless the URL says otherwise. */
const isWatchedOnly = import.meta.env.DEV && !query.has('clock')

globalThis.zedActorOptions = () => ({
  inspect: testedPage.observer.inspect,
  ...(isWatchedOnly ? {} : { clock: testedPage.clock }),
})

if (isWatchedOnly) {
  testedPage.clock.run()
} else {
  const { clock, talk } = testedPage
  fixDate(window, query.get('date') ?? '2026-01-01T09:00:00Z', () => clock.now())
  seedRandom(Number(query.get('seed') ?? 1))
  const backend = query.get('backend')
  if (backend !== null && backendNames.includes(backend as BackendName)) talk.backend = backend as BackendName
  const { talkUrl } = readSiteConfiguration(document)
  const fetchReally = window.fetch.bind(window)
  window.fetch = (input, init) => (input === talkUrl ? talk.fetch(input, init) : fetchReally(input, init))
  if (query.get('clock') !== 'held') clock.run()
}

// Records navigations, except language-only changes.
window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
  if (navigationType === 'push' || navigationType === 'traverse')
    testedPage.observer.visit(location.pathname + location.search)
})

window.zed = createHarness(testedPage)

if (query.has('inspect')) {
  import('./inspect-choice.ts').then(
    ({ offerInspection }) => offerInspection(testedPage.observer, window),
    (error: unknown) => console.error('The machines cannot be inspected', error),
  )
}
