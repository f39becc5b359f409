import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/language.ts'
import { lexicons } from '../../src/speech/lexicon.ts'
import { countedNumber } from '../../src/speech/spanish-numbers.ts'
import { sentencesOf } from '../../src/speech/spoken-text.ts'

const spoken = (text: string, language: Language) => sentencesOf(text, language).map((each) => each.spoken)
const words = (text: string, language: Language) =>
  sentencesOf(text, language).flatMap(({ tokens }) => tokens.map(({ from, to }) => text.slice(from, to)))

it.each<[Language, string, string[]]>([
  ['es', 'Hay 30 000 en 170 000', ['Hay 30000 en 170000']],
  ['en', 'Some 139 255 of them', ['Some 139255 of them']],
  ['es', 'Son 20 µL y 5 m²', ['Son 20 microlitros y 5 metros cuadrados']],
  ['es', 'Gasta 3 kWh', ['Gasta 3 kilovatios hora']],
  ['es', 'Cuesta $2000 o 2000 €', ['Cuesta 2000 dólares o 2000 euros']],
  ['es', 'Cuesta $2 millones', ['Cuesta 2 millones de dólares']],
  ['en', 'It cost $2 million', ['It cost 2 million dollars']],
  ['es', 'la 3.ª y el 1.º', ['la tercera y el primero']],
  ['en', 'the 3rd, 12th and 21st', ['the third, twelfth and twenty first']],
  ['es', '302 neuronas', ['trescientas dos neuronas']],
  ['es', '400 personas', ['cuatrocientas personas']],
  ['es', '200 mil personas', ['doscientas mil personas']],
  ['es', '1 hora', ['una hora']],
  ['es', '1 h', ['una hora']],
  ['es', '21 minutos', ['veintiún minutos']],
  ['es', '21 células', ['veintiuna células']],
  ['es', '101 mapas', ['ciento un mapas']],
  ['es', 'a las 3 o a la 1', ['a las 3 o a la una']],
  ['es', 'en 2021 científicos de aquí', ['en 2021 científicos de aquí']],
  ['es', 'el 1 de mayo', ['el 1 de mayo']],
  ['es', 'un 1 %', ['un 1 por ciento']],
  ['es', 'Mira pág. 5, fig. 3 de ahí. Fin.', ['Mira página 5, figura 3 de ahí.', 'Fin.']],
  ['en', 'See fig. 3 on p. 5. Then go.', ['See figure 3 on page 5.', 'Then go.']],
  ['en', 'He ate a fig. Then he left.', ['He ate a fig.', 'Then he left.']],
])('%s: %s', (language, text, said) => {
  expect(spoken(text, language)).toEqual(said)
})

it.each(['30 000', '170 000', '139 255', '1\u202f234\u202f567', '30\u00a0000'])(
  '%j is one word of the caption',
  (number) => {
    expect(words(`Hay ${number} ahí`, 'es')).toEqual(['Hay', number, 'ahí'])
  },
)

describe.each<Language>(['es', 'en'])('units in %s', (language) => {
  const { units } = lexicons[language]
  const amount = fc.integer({ min: 2, max: 999 })

  it('are said by their names behind any amount, apart from it or not, with either sign for micro', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...units.keys()), fc.constantFrom('', ' '), (count, unit, blank) => {
        for (const sign of [unit, unit.replaceAll('\u00b5', '\u03bc')]) {
          const [said = ''] = spoken(`${count}${blank}${sign}`, language)
          expect(said.endsWith(` ${units.get(unit)?.[1]}`), `${count}${blank}${sign}: ${said}`).toBe(true)
        }
      }),
    )
  })
})

it('Spanish numbers have the gender of what they count, and their value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (amount) => {
      const feminine = countedNumber(String(amount), 'feminine')
      const masculine = countedNumber(String(amount), 'masculine')
      expect(feminine ?? '').not.toMatch(/cientos|quinientos|\bun$|veintiún$|uno/)
      expect(masculine ?? '').not.toMatch(/cientas|quinientas|\buna|uno/)
      if (amount % 10 === 1 && amount % 100 !== 11) expect(feminine).toMatch(/una$/)
    }),
  )
})
