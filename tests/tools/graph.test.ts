import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rooms } from '../../tools/checks/boundaries.ts'
import { drawRooms, graphFile, withGraph } from '../../tools/checks/graph.ts'

test('docs/folders.md shows the rooms as they are (else: npm run graph)', async () => {
  const document = readFileSync(graphFile, 'utf8')
  expect(document).toBe(withGraph(document, await drawRooms(process.cwd())))
})

test('no arrow of the drawing goes up', () => {
  const order = ['composition-root', ...rooms]
  const arrows = [...readFileSync(graphFile, 'utf8').matchAll(/^ {2}([\w-]+) -(?:\.-|-)> ([\w-]+)$/gm)]
  expect(arrows.length).toBeGreaterThan(30)
  for (const [, from = '', to = ''] of arrows) expect(order.indexOf(from)).toBeLessThan(order.indexOf(to))
})

test('a document that has lost its marks is an error', () => {
  expect(() => withGraph('# Rooms', 'graph')).toThrow('marks')
})
