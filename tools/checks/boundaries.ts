import path from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

/** Layers of `src`, top down. Files import only from their own layer and below, and never the entry points. */
export const rooms = [
  'routes',
  'server',
  'frame',
  'navigation',
  'hydration',
  'theme',
  'news',
  'offline',
  'search',
  'videos',
  'glossary',
  'reading',
  'figures',
  'assistant',
  'listening',
  'avatar',
  'talk',
  'speech',
  'ui',
  'runtime',
  'contract',
  'content',
  'i18n',
  'fonts',
] as const

const inRoom = (...names: readonly string[]) => `^src/(${names.join('|')})/`
const packages = (...names: readonly string[]) => `(^|/)node_modules/(${names.join('|')})/|^(${names.join('|')})(/|$)`

const serverOnly = String.raw`\.server\.tsx?$|^src/(server|talk|speech)/`
const browserRooms = inRoom(
  ...rooms.filter((room) => !['routes', 'server', 'talk', 'speech', 'contract', 'content'].includes(room)),
)
const pure = String.raw`^src/(content|contract)/|\.(machine|model)\.ts$`
const deferred = String.raw`\.deferred\.[^/]*$`

const orderRules: IForbiddenRuleType[] = [
  ...rooms.slice(1).map((room, index) => ({
    name: `room-order-${room}`,
    comment: `src/${room} stands below: move what both need down, or hand it in from above.`,
    from: { path: inRoom(room) },
    to: { path: inRoom(...rooms.slice(0, index + 1)) },
  })),
  {
    name: 'root-is-the-top',
    comment: 'the composition root imports the rooms; no room imports it.',
    from: { path: '^src/[^/]+/' },
    to: { path: String.raw`^src/(router|client|server|listen)\.tsx?$` },
  },
  {
    name: 'site-stands-alone',
    comment: 'the site knows nothing of what builds, tests or films it.',
    from: { path: '^src/' },
    to: { path: '^(vite|content-pipeline|studio|tools|tests)/' },
  },
  {
    name: 'build-stands-alone',
    comment: 'the build knows neither the studio nor the tools.',
    from: { path: '^(vite|content-pipeline)/' },
    to: { path: '^(studio|tools|tests)/' },
  },
  {
    name: 'studio-is-a-workspace',
    comment: 'only the studio imports the studio: it is run by its own commands.',
    from: { path: '^(vite|content-pipeline|tools)/' },
    to: { path: '^studio/' },
  },
]

const runtimeRules: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    comment: 'move what both need out.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'server-stays-on-the-server',
    comment: 'the content whole, the voice and the talk service must never reach a browser: read them over the API.',
    from: { path: browserRooms, pathNot: serverOnly },
    to: { path: serverOnly, reachable: true },
  },
  {
    name: 'pure-models',
    comment: 'content, the contract and machines know no view and no browser: move that part out.',
    from: { path: pure },
    to: { path: packages('react', 'react-dom', 'three', '@xstate/react', '@lingui/react', '@tanstack', 'swiper') },
  },
  {
    name: 'machines-know-no-server',
    comment: 'a machine is told what it needs: give it as an actor or an action.',
    from: { path: pure, pathNot: String.raw`\.server\.ts$` },
    to: { path: serverOnly, reachable: true },
  },
  {
    name: 'engines-by-contract',
    comment: 'an engine is reached by its contract, with import().',
    from: { pathNot: '^src/avatar/engines/|^studio/|^tools/(benches|testing/(gallery|lab))/' },
    to: { path: '^src/avatar/engines/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'deferred-arrives-late',
    comment: 'a module that arrives late (.deferred.) is imported with import(), or by another that arrives late.',
    from: { path: '^src/', pathNot: deferred },
    to: { path: deferred, dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'swiper-in-the-carousel',
    comment: 'only the carousel imports swiper.',
    from: { path: '^src/', pathNot: '^src/videos/carousel' },
    to: { path: packages('swiper') },
  },
  {
    name: 'three-in-its-engine',
    comment: 'only the zed engine imports three.',
    from: { path: '^src/', pathNot: '^src/avatar/engines/zed/' },
    to: { path: packages('three') },
  },
  {
    name: 'start-at-the-edges',
    comment: 'only routes, the server and the composition root import TanStack Start.',
    from: { path: '^src/[^/]+/', pathNot: inRoom('routes', 'server') },
    to: { path: packages('@tanstack/(react-)?start[^/]*') },
  },
  {
    name: 'shipped-is-declared',
    comment: 'what the site imports stands in the dependencies of package.json, not in the devDependencies.',
    from: { path: '^src/' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: String.raw`@statelyai|\.(css|woff2)` },
  },
]

export type Breach = string

/** `types`: include type imports. */
export async function readImports(root: string, { types, forbidden = [] }: ReadOptions): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['src', 'vite', 'content-pipeline', 'studio', 'tools'],
    {
      baseDir: root,
      ruleSet: { forbidden },
      validate: forbidden.length > 0,
      tsPreCompilationDeps: types,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: String.raw`routeTree\.gen\.ts$|^studio/tests/` },
    },
    { extensions: ['.ts', '.tsx', '.js', '.json', '.css'], conditionNames: ['import', 'node', 'default'] },
  )
  return output as ICruiseResult
}

interface ReadOptions {
  types: boolean
  forbidden?: IForbiddenRuleType[]
}

export async function findBreaches(root: string): Promise<Breach[]> {
  const breaches: Breach[] = []
  for (const [types, forbidden] of [
    [true, orderRules],
    [false, runtimeRules],
  ] as const) {
    const result = await readImports(root, { types, forbidden })
    for (const { rule, from: file, to, cycle, via } of result.summary.violations) {
      const way = [file, ...(cycle ?? via ?? [{ name: to }]).map(({ name }) => name)]
      const comment = forbidden.find(({ name }) => name === rule.name)?.comment ?? ''
      breaches.push(`${rule.name}: ${way.join(' → ')}: ${comment}`)
    }
  }
  return breaches
}

if (import.meta.main) {
  const breaches = await findBreaches(path.resolve(import.meta.dirname, '../..'))
  for (const breach of breaches) console.error(breach)
  console.log(breaches.length === 0 ? 'Every import goes down the rooms.' : `${breaches.length} imports break a rule.`)
  process.exitCode = breaches.length === 0 ? 0 : 1
}
