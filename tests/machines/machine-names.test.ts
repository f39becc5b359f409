import { expect, test } from 'vitest'
import { machineCatalogue } from '../../tools/testing/machines/machine-catalogue.ts'

const machines = machineCatalogue.flatMap(({ machine, alike = [] }) => [machine, ...alike])

test('no two machines share a name: the laboratory and the documents tell them apart by it', () => {
  const names = machines.map(({ id }) => id)
  expect(names).toHaveLength(new Set(names).size)
  for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
})
