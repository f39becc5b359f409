import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { studyAidsBeside } from '../../content-pipeline/study-aids-reader.ts'
import { checkAll } from '../../tools/checks/content-check.ts'
import { createContentFixture, type ContentFixture } from '../content/article-file.ts'

let fixture: ContentFixture
let file: string
beforeEach(() => {
  fixture = createContentFixture()
  file = studyAidsBeside(fixture.articleFile('en'))
})
afterEach(() => fixture.remove())

const remedies = () =>
  checkAll(fixture)
    .filter((fault) => fault.file === file)
    .map(({ field, remedy }) => `${field}: ${remedy}`)

it('finds no fault in study aids that are in order', () => {
  expect(remedies()).toEqual([])
})

it('asks for study aids that are missing', () => {
  rmSync(file)
  expect(remedies()).toEqual(['study aids: write them: docs/editing.md tells how'])
})

it.each<[string, string | RegExp, string, RegExp]>([
  ['a missing field', /^surprise:\n(?: .*\n)+/m, '', /^surprise: is missing/],
  ['two plain sentences', /  - text: A layer tints\.\n(?: {4}.*\n)+/, '', /^plain: must have 3 sentences/],
  ['a choice too few', '      - The third\n', '', /^quiz\.0\.choices: must have three choices/],
  ['a right choice that is none', 'right: 1', 'right: 4', /^quiz\.0\.right: must be 1, 2 or 3/],
  [
    'a sentence that the text does not have',
    'from: 1 Light',
    'from: No light',
    /^point\.from: 'No light .* does not stand/,
  ],
  [
    'a sentence that hangs on another',
    'A layer has no paint.',
    'It has no paint.',
    /^surprise\.0\.text: let it stand alone/,
  ],
  ['a sentence said twice', 'A layer has no paint.', 'A layer mirrors.', /^surprise\.0\.text: say something else/],
])('names %s', (_fault, from, to, remedy) => {
  fixture.change(file, from, to)
  expect(remedies()).toEqual([expect.stringMatching(remedy)])
})

it('names a text that cannot be read once, and checks the rest', () => {
  fixture.change(fixture.articleFile('es'), 'Nanophotonics', 'Chemistry')
  const faults = checkAll(fixture).filter((fault) => fault.file === fixture.articleFile('es'))
  expect(faults.map(({ field }) => field)).toEqual(['category'])
})
