import { expect, it } from 'vitest'
import { picoText } from '../../src/speech/pico-text.ts'

it.each([
  ['cien cielos y una cereza', 'sien sielos y una seresa'],
  ['Zapatos, acción y excelencia', 'Sapatos, acsión y exelensia'],
  ['la ciencia asciende', 'la siensia asiende'],
  ['casa, queso, clima, charco', 'casa, queso, clima, charco'],
  // The stress stays where it was.
  ['un juez feliz y capaz', 'un jues felís y capás'],
  ['la nariz, el lápiz, la luz', 'la narís, el lápis, la lus'],
])('Spanish: %s', (spoken, said) => {
  expect(picoText(spoken, 'es')).toBe(said)
})

it('English keeps its letters, and says “A” where eSpeak NG needs “eigh”', () => {
  expect(picoText('nice eigh I in fifteen cities', 'en')).toBe('nice A I in fifteen cities')
})
