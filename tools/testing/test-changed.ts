import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { testPages } from './e2e.ts'
import { run } from '../run.ts'

// `npm run test:changed`: tests affected since the branch left `main`; `-- <commit>` compares with a commit.

/** May affect any page. */
const anyPage =
  /^(package-lock\.json|playwright\.config\.ts|vite\.config\.ts|(vite|content-pipeline)\/.*|src\/[^/]+|src\/(ui|runtime)\/.*|tests\/e2e\/[^/]*(?<!\.spec)\.ts)$/
/** May affect any unit test. */
const anyUnit = /^(package-lock\.json|vitest\.config\.ts|tsconfig\.json)$/

const rooms: readonly [place: RegExp, pages: readonly string[]][] = [
  [/^src\/frame\//, ['header', 'home', 'keyboard', 'navigation', 'offline', 'translated']],
  [/^src\/navigation\//, ['language', 'navigation', 'resilience', 'scroll']],
  [/^src\/hydration\//, ['hydration', 'offline', 'resilience', 'scroll', 'slow-line', 'translated']],
  [/^src\/theme\//, ['header', 'theme']],
  [/^src\/offline\//, ['reading-offline', 'offline']],
  [/^src\/routes\//, ['about', 'article', 'home', 'navigation', 'pages', 'search', 'shorts', 'video']],
  [/^src\/server\//, ['films', 'narration', 'pages', 'shared-cache', 'talk', 'theme']],
  [/^src\/contract\//, ['article', 'panel', 'search', 'talk', 'video']],
  [/^src\/news\//, ['about', 'article', 'home', 'navigation', 'pages', 'study-aids']],
  [/^src\/reading\//, ['reading']],
  [/^src\/listening\//, ['listening']],
  [/^src\/figures\//, ['figures']],
  [/^src\/fonts\//, ['fonts']],
  [/^src\/search\//, ['search']],
  [/^src\/glossary\//, ['glossary']],
  [/^src\/videos\//, ['about', 'films', 'growth', 'shorts', 'video']],
  [
    /^src\/(assistant|avatar)\//,
    [
      'growth',
      'hydration',
      'keyboard',
      'lab-zed',
      'machines',
      'ordinary-build',
      'panel',
      'panel-place',
      'qa',
      'slow-line',
    ],
  ],
  [/^src\/(talk|speech)\//, ['answers', 'narration', 'panel', 'talk']],
  [/^src\/i18n\//, ['language', 'pages']],
  [/^src\/content\/videos\//, ['about', 'films', 'shorts', 'video']],
  [/^src\/content\//, ['article', 'glossary', 'home', 'narration', 'pages', 'search', 'talk']],
  [/^locales\//, ['language', 'navigation', 'pages']],
  [/^public\/videos\//, ['films', 'video']],
  [/^public\//, ['navigation', 'pages']],
]

/** Slow tests of all pages: only if changed themselves. */
const long = ['accessibility', 'budget']

/** Content read from disk, and the tests that read it. */
const read: readonly [place: RegExp, tests: string][] = [
  [
    /^src\/content\/|^public\/(videos|pictures)\//,
    'tests/{content-pipeline,vite,content,search,speech,talk}/**/*.test.ts',
  ],
  [/^src\/content\//, 'tests/tools/{content,glossary,readability}*.test.ts'],
  [/^locales\//, 'tests/tools/{catalogue,gallery}*.test.{ts,tsx}'],
  [/^src\/content\/videos\//, 'studio/tests/films/*.test.ts'],
  [/^(README|CONTRIBUTING)\.md$|^docs\/|^(package\.json|compose\.yaml|\.env\.example)$/, 'tests/docs/*.test.ts'],
]

export function pageTestsOf(changed: readonly string[], all: readonly string[]): string[] {
  const named = (name: string) => (file: string) => file.startsWith(`tests/e2e/${name}.`)
  const isLong = (file: string) => long.some((name) => named(name)(file))
  const everything = changed.some((file) => anyPage.test(file))
  const names = changed.flatMap((file) => rooms.find(([place]) => place.test(file))?.[1] ?? [])
  return all.filter(
    (file) => changed.includes(file) || (!isLong(file) && (everything || names.some((name) => named(name)(file)))),
  )
}

/** Arguments for Vitest's related mode: all, or changed sources and tests of changed content. */
export function unitSourcesOf(changed: readonly string[], find: (pattern: string) => string[]): 'all' | string[] {
  if (changed.some((file) => anyUnit.test(file))) return 'all'
  const sources = changed.filter((file) => /\.(tsx?|css|json)$/.test(file) && !file.startsWith('tests/e2e/'))
  const readers = read.flatMap(([place, tests]) => (changed.some((file) => place.test(file)) ? find(tests) : []))
  return [...new Set([...sources, ...readers])]
}

function changedSince(commit: string): string[] {
  const lists = [
    ['diff', '--name-only', '--diff-filter=d', commit],
    ['ls-files', '--others', '--exclude-standard'],
  ]
  return lists.flatMap((parameters) => git(...parameters).split('\n')).filter(Boolean)
}

function git(...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', parameters, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${parameters.join(' ')}: ${stderr.trim()}`)
  return stdout.trim()
}

/** Merge base with `main`; otherwise the last commit. */
function lastCommon(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : git('rev-parse', 'HEAD')
}

async function testChanged(commit: string): Promise<number> {
  const changed = changedSince(commit)
  console.log(`${changed.length} files have changed since ${git('log', '-1', '--format=%h %s', commit)}`)
  const units = unitSourcesOf(changed, (pattern) => globSync(pattern))
  const all = globSync('tests/e2e/*.spec.ts').sort()
  const pages = pageTestsOf(changed, all)
  console.log(
    `Unit tests: ${units === 'all' ? 'all' : units.length === 0 ? 'none' : `those of\n  ${units.join('\n  ')}`}`,
  )
  console.log(`Page tests: ${pages.length === 0 ? 'none' : `\n  ${pages.join('\n  ')}`}`)
  console.log(`The others are left to npm test.`)
  const codes = [
    units.length === 0 ? 0 : await run('vitest', units === 'all' ? ['run'] : related(units)),
    pages.length === 0 ? 0 : await testPages(pages),
  ]
  return codes.find((code) => code !== 0) ?? 0
}

const related = (files: string[]) => ['related', '--run', '--passWithNoTests', ...files]

if (import.meta.main) {
  try {
    process.exitCode = await testChanged(process.argv[2] ?? lastCommon())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
