import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkGlossary } from '../../tools/checks/glossary-check.ts'
import { createContentFixture, type ContentFixture } from '../content/article-file.ts'

let fixture: ContentFixture
const fileOf = (language: 'es' | 'en') => path.join(fixture.content, 'glossary', `${language}.yaml`)

beforeEach(() => {
  fixture = createContentFixture()
  fixture.write(
    fileOf('es'),
    `- id: light\n  term: luz\n  forms: []\n  definition: Uno. Dos.\n  related: [colour]\n  article: es-1\n` +
      `- id: colour\n  term: color\n  forms: [colores]\n  definition: Uno. Dos. Tres.\n`,
  )
  fixture.write(
    fileOf('en'),
    `- id: light\n  term: light\n  forms: []\n  definition: One. Two.\n  related: [colour]\n  article: '1'\n` +
      `- id: colour\n  term: colour\n  forms: [colours]\n  definition: One. Two. Three.\n`,
  )
})
afterEach(() => fixture.remove())

const faults = () => checkGlossary(fixture.content)

describe('the check of the glossary', () => {
  it('finds no fault in one that is in order, nor where there is none', () => {
    expect(faults()).toEqual([])
    const other = createContentFixture()
    expect(checkGlossary(other.content)).toEqual([])
    other.remove()
  })

  it.each([
    ['a field that is not one', 'term: light', 'term: light\n  word: x', '0.word', /not a field/],
    ['a missing definition', /  definition: One. Two.\n/, '', '0.definition', /missing/],
    ['one sentence', 'One. Two.\n', 'One.\n', 'light.definition', /two or three sentences \(there are 1\)/],
    ['four sentences', 'Three.', 'Three. Four.', 'colour.definition', /there are 4/],
    ['a related term that is none', '[colour]', '[color]', 'light.related', /not 'color'/],
    ['a term related to itself', '[colour]', '[light]', 'light.related', /not itself/],
    ['an article that is none', "'1'", "'7'", 'light.article', /not '7'/],
    ['a form that two terms have', '[colours]', '[Light]', 'colour.forms', /'light' has it/],
    [
      'a term that no text has',
      /term: colour\n  forms: .*/,
      'term: sound\n  forms: []',
      'colour.forms',
      /none of its forms/,
    ],
    ['an id twice', 'id: colour', 'id: light', 'light', /once/],
    ['an id of one language', 'id: colour', 'id: color', 'colour', /es.yaml has it/],
    ['what is not YAML', '[colour]', '[colour', 'glossary', /as YAML/],
  ] as const)('names %s', (_, from, to, field, remedy) => {
    fixture.change(fileOf('en'), from, to)
    const found = faults().filter((fault) => fault.field === field && fault.file === fileOf('en'))
    expect(found.map((fault) => fault.remedy).join('\n')).toMatch(remedy)
  })
})
