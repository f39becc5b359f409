import { expect, test } from 'vitest'
import { rooms } from '../../tools/checks/boundaries.ts'
import { codeOf, readDocuments, sectionOf, tableRows } from './documents.ts'

test('docs/architecture.md has the folders of src in the order in which they may import', () => {
  const { text } = readDocuments('docs/architecture.md')[0]!
  const names = tableRows(sectionOf(text, 'Where code lives')).map(([name]) => codeOf(name))
  expect(names.slice(0, rooms.length)).toEqual(rooms)
})
