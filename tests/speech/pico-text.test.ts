import { expect, it } from 'vitest'
import { picoText } from '../../src/speech/pico-text.ts'
import { numberInWords } from '../../src/speech/spanish-numbers.ts'

it.each([
  ['cien cielos y una cereza', 'sien sielos y una seresa'],
  ['Zapatos, acción y excelencia', 'Sapatos, acsión y exelensia'],
  ['la ciencia asciende', 'la siensia asiende'],
  ['casa, queso, clima, charco', 'casa, queso, clima, charco'],
  // The stress stays where it was.
  ['un juez feliz y capaz', 'un jues felís y capás'],
  ['la nariz, el lápiz, la luz', 'la narís, el lápis, la lus'],
  ['12 células', 'dose sélulas'],
  ['15 coma 05', 'quinse coma sero sinco'],
])('Spanish: %s', (spoken, said) => {
  expect(picoText(spoken, 'es')).toBe(said)
})

it('English keeps its letters and digits, and says “A” where eSpeak NG needs “eigh”', () => {
  expect(picoText('nice eigh I in 15 cities', 'en')).toBe('nice A I in 15 cities')
})

it.each([
  ['0', 'cero'],
  ['1', 'uno'],
  ['21', 'veintiuno'],
  ['31', 'treinta y uno'],
  ['100', 'cien'],
  ['101', 'ciento uno'],
  ['1000', 'mil'],
  ['1987', 'mil novecientos ochenta y siete'],
  ['21000', 'veintiún mil'],
  ['80000', 'ochenta mil'],
  ['1000000', 'un millón'],
  ['2300001', 'dos millones trescientos mil uno'],
  ['007', 'cero cero siete'],
  ['00', 'cero cero'],
])('%s is %s', (digits, words) => {
  expect(numberInWords(digits)).toBe(words)
})
