import { expect, test } from 'vitest'
import { findNamingFaults } from '../../tools/checks/naming.ts'

const faultsOf = (file: string, source = 'export {}') => findNamingFaults(new Map([[file, source]]))

test.each(['src/news/helpers.ts', 'tools/utils.ts', 'src/ui/index.ts'])(
  'a name that says nothing is a fault: %s',
  (file) => {
    expect(faultsOf(file)).toEqual([`${file} has a name that says nothing. Name it by what is inside.`])
  },
)

test("only i18n touches the storage key 'language'", () => {
  const source = "localStorage.setItem('language', 'en')"
  expect(faultsOf('src/theme/theme.ts', source)).toEqual([
    "src/theme/theme.ts touches the storage key 'language': only src/i18n does.",
  ])
  expect(faultsOf('src/i18n/stored-language.ts', source)).toEqual([])
})

test('routes are named by their address', () => {
  expect(faultsOf('src/routes/index.tsx')).toEqual([])
})

test('a word of the house in the place of a standard term is a fault, in code and in the names of files', () => {
  expect(faultsOf('src/server/http/a.ts', 'const asker = clientOf(request)')).toEqual([
    "src/server/http/a.ts says 'asker': the word is 'client'.",
  ])
  expect(faultsOf('src/runtime/late-part.ts')).toEqual([
    "src/runtime/late-part.ts says 'late-part': the word is 'lazy-with-retry'.",
  ])
  expect(faultsOf('src/runtime/a.ts', 'unmasker()')).toEqual([])
})
