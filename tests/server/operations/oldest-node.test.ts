import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import packageFile from '../../../package.json' with { type: 'json' }

/** APIs missing in Node 20 that the types allow. */
const newer =
  /\b(?:(?:Map|Object)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|RegExp\.escape|Iterator\.(?:from|concat)|import\.meta\.main|Error\.isError|Math\.sumPrecise|Float16Array|globSync)\b|\.(?:values|keys|entries|matchAll)\([^()]*\)\s*\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap|forEach)\(/

const withoutObject = (source: string) => source.replaceAll(/Object\.(?:values|keys|entries)\([^()]*\)/g, 'list')

it('what is served asks nothing of Node that the oldest one it is said to run on does not have', () => {
  expect(packageFile.engines.node).toBe('>=20.19')
  const sources = globSync('src/**/*.{ts,tsx}').map(
    (file) => [file, withoutObject(readFileSync(file, 'utf8'))] as const,
  )
  expect(sources.length).toBeGreaterThan(100)
  const tooNew = sources.flatMap(([file, source]) => source.match(newer)?.map((found) => `${file}: ${found}`) ?? [])
  expect(tooNew).toEqual([])
})
