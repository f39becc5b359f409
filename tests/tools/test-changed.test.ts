import { globSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageTestsOf, unitSourcesOf } from '../../tools/testing/test-changed.ts'

const all = globSync('tests/e2e/*.spec.ts')
const page = (...names: string[]) => names.map((name) => `tests/e2e/${name}.spec.ts`)

describe('the page tests of a change', () => {
  it('are those of its room', () => {
    expect(pageTestsOf(['src/search/search-page.tsx'], all)).toEqual(page('search'))
    expect(pageTestsOf(['src/talk/greeting.server.ts'], all).sort()).toEqual(
      page('answers', 'narration', 'panel.flat', 'panel.gesture', 'panel.sound', 'talk'),
    )
  })

  it('are itself, when it is one', () => {
    expect(pageTestsOf(page('accessibility', 'theme'), all).sort()).toEqual(page('accessibility', 'theme'))
  })

  it.each(['src/router.tsx', 'src/ui/picture.tsx', 'vite.config.ts', 'tests/e2e/site.ts', 'package-lock.json'])(
    'are all but the long ones for %s',
    (file) => {
      const left = all.filter((one) => !pageTestsOf([file], all).includes(one)).sort()
      expect(left).toEqual(page('accessibility', 'budget.blocked'))
    },
  )

  it('are none for what no page shows', () => {
    expect(pageTestsOf(['README.md', 'tests/news/ruler.test.tsx', 'tools/benches/bench.ts'], all)).toEqual([])
  })

  it('are some for every room, and every page test belongs to one', () => {
    const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const chosen = rooms.map(({ name }) => pageTestsOf([`src/${name}/a-file.ts`], all))
    for (const [at, { name }] of rooms.entries()) expect(chosen[at], name).not.toEqual([])
    const long = page('accessibility', 'budget.blocked')
    const byRoom = rooms
      .filter(({ name }) => name !== 'ui' && name !== 'runtime')
      .flatMap(({ name }) => pageTestsOf([`src/${name}/a-file.ts`], all))
    expect([...new Set([...byRoom, ...long])].sort()).toEqual([...all].sort())
  })
})

describe('the unit tests of a change', () => {
  const find = (pattern: string) => [`found: ${pattern}`]

  it('are those of the documents for a document, and for what documents quote', () => {
    for (const file of ['README.md', 'docs/operations.md', 'compose.yaml'])
      expect(unitSourcesOf([file], find)).toEqual(['found: tests/docs/*.test.ts'])
  })

  it('are sought by the sources', () => {
    expect(unitSourcesOf(['src/news/ruler.tsx', 'LICENSE', 'tests/e2e/home.spec.ts'], find)).toEqual([
      'src/news/ruler.tsx',
    ])
  })

  it('are those that read a text, too', () => {
    expect(unitSourcesOf(['src/content/es/un-articulo.md'], find)).toContainEqual(
      expect.stringContaining('{content-pipeline,vite,content'),
    )
    expect(unitSourcesOf(['locales/es.json'], find)).toContain('locales/es.json')
  })

  it('are all when what they all stand on changes', () => {
    expect(unitSourcesOf(['vitest.config.ts', 'src/news/ruler.tsx'], find)).toBe('all')
  })

  it('find files by every pattern', () => {
    const patterns: string[] = []
    const changed = ['src/content/videos/a/01-b.yaml', 'locales/es.json']
    unitSourcesOf(changed, (pattern) => (patterns.push(pattern), []))
    expect(patterns.length).toBeGreaterThan(3)
    for (const pattern of patterns) expect(globSync(pattern), pattern).not.toEqual([])
  })
})
