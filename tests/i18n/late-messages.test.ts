import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}').map((file) => ({ file, code: readFileSync(file, 'utf8') }))

it('whoever fetches a view that comes late has its messages fetched with it', () => {
  const withoutMessages = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/import\('([^']+\.deferred\.tsx)'\)/g)]
      .filter(({ index }) => !/\b(lazyViewWithRetry|lazyIsland)\b(?![\s\S]*\n\n)[\s\S]*$/.test(code.slice(0, index)))
      .map(([, named = '']) => `${file} fetches ${path.basename(named)}`),
  )
  expect(withoutMessages).toEqual([])
})
