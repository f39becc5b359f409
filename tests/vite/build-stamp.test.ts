import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginStamp, isBuilt } from '../../vite/build-stamp.ts'

const cache = path.resolve('.cache')
let directory: string
beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  directory = mkdtempSync(path.join(cache, 'stamp-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

test('a build is of the sources that it began with: what changes in its midst makes it an old one', async () => {
  const further = [`.cache/${path.basename(directory)}/*.txt`]
  const source = path.join(directory, 'source.txt')
  writeFileSync(source, 'one')
  const stamp = await beginStamp(further)
  stamp(directory)
  expect(await isBuilt(directory, further)).toBe(true)
  const late = await beginStamp(further)
  writeFileSync(source, 'two')
  late(directory)
  expect(await isBuilt(directory, further)).toBe(false)
})
