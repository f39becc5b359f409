import { expect, it } from 'vitest'
import { filterTerms, fold } from '../../src/glossary/filter-terms.ts'
import { placeNote } from '../../src/glossary/note-place.ts'

const note = { width: 300, height: 120 }
const line = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 20 })

it.each([
  ['below its term', [line(40, 100)], { side: 'below', top: 128, left: 28 }],
  ['above it where there is no room below', [line(40, 560)], { side: 'above', top: 432, left: 28 }],
  ['below the last line of a broken term', [line(250, 100), line(20, 120)], { side: 'below', top: 148, left: 12 }],
  ['inside of the screen at the right', [line(280, 100)], { side: 'below', left: 48 }],
  ['inside of the screen at the left', [line(0, 100)], { side: 'below', left: 12 }],
])('a note stands %s', (_, lines, place) => {
  expect(placeNote(lines, note, { width: 360, height: 640 })).toMatchObject(place)
})

it.each([
  ['above its term', 150, { side: 'above', top: 12 }],
  ['below it', 90, { side: 'below', top: 98 }],
])('stays on a low screen that has no room for it %s', (_, top, place) => {
  expect(placeNote([line(40, top)], { width: 300, height: 190 }, { width: 844, height: 300 })).toMatchObject(place)
})

it('never begins left of a screen that is narrower than it', () => {
  expect(placeNote([line(200, 100)], note, { width: 290, height: 640 }).left).toBe(12)
})

const entry = (id: string, term: string, forms: string[], definition: string) => ({
  ...{ id, term, forms, definition },
  related: [],
})
const entries = [
  entry('cell', 'célula madre', ['células madre'], 'Una célula sin oficio.'),
  entry('rna', 'ARN mensajero', ['ARN'], 'Una copia de un gen.'),
]

it.each([
  ['', ['cell', 'rna']],
  ['CELULA', ['cell']],
  ['arn', ['rna']],
  ['copia', ['rna']],
  ['fotón', []],
])('%j leaves %j', (text, ids) => {
  expect([...filterTerms(entries, text)]).toEqual(ids)
})

it('folds accents, capitals and blanks', () => {
  expect(fold('  Ácido   Ñ ')).toBe('acido n')
})
