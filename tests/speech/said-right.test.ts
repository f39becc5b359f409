import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import type { Language } from '../../src/i18n/language.ts'
import { longestCall } from '../../src/speech/synthesizer.ts'
import helplines from '../../src/talk/care/helplines.json' with { type: 'json' }
import { lexicons } from '../../src/speech/lexicon.ts'
import { genderOfCounted } from '../../src/speech/spanish-numbers.ts'
import { sentencesOf } from '../../src/speech/spoken-text.ts'
import { saidRight } from './said-right.table.ts'
import { valueOfWords } from './value-of-words.ts'

const said = (text: string, language: Language) =>
  sentencesOf(text, language)
    .map(({ spoken }) => spoken)
    .join(' // ')
const captionWords = (text: string, language: Language) =>
  sentencesOf(text, language).flatMap(({ tokens }) => tokens.map(({ from, to }) => text.slice(from, to)))

for (const [kind, rows] of Object.entries(saidRight)) {
  describe.each(languages.filter((language) => rows[language]))(`${kind} in %s`, (language) => {
    it.each(rows[language] ?? [])('%s: %s', (written, spoken) => {
      expect(said(written, language)).toBe(spoken)
    })
  })
}

const eitherLanguage = fc.constantFrom<Language>(...languages)
const groupBlanks = [' ', '\u00a0', '\u202f', '\u2009']
const grouped = (amount: number, mark: string) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, mark)
/** After these words English four digits are no year. */
const before: Record<Language, string> = { es: 'Es', en: 'Only' }
/** Any size is as likely as another. */
const amounts = fc.integer({ min: 0, max: 12 }).chain((digits) => fc.integer({ min: 0, max: 10 ** digits }))

describe('numbers', () => {
  it('are said the same however they are grouped, and have their value', () => {
    fc.assert(
      fc.property(amounts, eitherLanguage, (amount, spoken) => {
        const say = (written: string) => said(`${before[spoken]} ${written}`, spoken).slice(before[spoken].length + 1)
        const words = say(String(amount))
        expect(valueOfWords(words, spoken), words).toBe(amount)
        const [own, other] = spoken === 'es' ? ['.', ','] : [',', '.']
        // One group behind the mark of decimals is an amount only if it is round.
        const marks = amount % (spoken === 'es' ? 10 : 1000) === 0 || amount >= 1e6 ? [own, other] : [own]
        for (const mark of [...groupBlanks, ...marks]) expect(say(grouped(amount, mark))).toBe(words)
      }),
      { numRuns: 400 },
    )
  })

  it('with decimals say the whole, the mark and every decimal', () => {
    const parts = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), parts, eitherLanguage, (whole, part, spoken) => {
        fc.pre(part.length !== 3)
        const mark = spoken === 'es' ? ',' : '.'
        const [, front = '', after = ''] =
          /^Es (.+) (?:coma|point) (.+)$/.exec(said(`Es ${whole}${mark}${part}`, spoken)) ?? []
        expect(valueOfWords(front, spoken)).toBe(whole)
        const isNumber = spoken === 'es' && part.length <= 2 && !part.startsWith('0')
        const digits = isNumber
          ? String(valueOfWords(after, spoken))
          : after
              .split(' ')
              .map((word) => valueOfWords(word, spoken))
              .join('')
        expect(digits).toBe(part)
      }),
    )
  })

  it('of a range are said one after the other', () => {
    fc.assert(
      fc.property(
        fc.nat(999),
        fc.nat(999),
        fc.constantFrom('–', '-', ' – '),
        eitherLanguage,
        (from, to, dash, spoken) => {
          const [first, second] = [from, to].map((amount) =>
            said(`= ${amount}`, spoken)
              .split(' ')
              .slice(spoken === 'es' ? 2 : 1)
              .join(' '),
          )
          expect(said(`Da ${from}${dash}${to}`, spoken)).toBe(`Da ${first} ${spoken === 'es' ? 'a' : 'to'} ${second}`)
        },
      ),
    )
  })

  it('in Spanish have the gender of what they count', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (amount) => {
        fc.pre(amount < 1500 || amount > 2099)
        const [women, men] = [said(`Hay ${amount} células`, 'es'), said(`Hay ${amount} genes`, 'es')]
        expect(women).not.toMatch(/cientos|quinientos|\bun(?!a| mil)|veintiún(?! mil)|uno/)
        expect(men).not.toMatch(/cientas|quinientas|una|uno/)
        expect(valueOfWords(women.replace(/Hay | células/g, ''), 'es')).toBe(amount)
        expect(valueOfWords(men.replace(/Hay | genes/g, ''), 'es')).toBe(amount)
      }),
    )
  })

  it.each(['30 000', '170 000', '139 255', '1\u202f234\u202f567', '30\u00a0000', '30\u2009000', '~30 000', '−30 000'])(
    '%j is one word of the caption',
    (number) => {
      expect(captionWords(`Hay ${number} ahí`, 'es')).toEqual(['Hay', number, 'ahí'])
    },
  )
})

describe.each<Language>(['es', 'en'])('units in %s', (spoken) => {
  const { units } = lexicons[spoken]
  const amount = fc.integer({ min: 2, max: 12 })

  it('are said by their names behind any amount, apart from it or not, with either sign for micro', () => {
    const written = [...units.keys()].filter((unit) => !['K', 'B', 'pm'].includes(unit))
    fc.assert(
      fc.property(amount, fc.constantFrom(...written), fc.constantFrom('', ' '), (count, unit, blank) => {
        for (const sign of [unit, unit.replaceAll('\u00b5', '\u03bc')])
          expect(
            said(`${count}${blank}${sign}`, spoken).endsWith(` ${units.get(unit)?.[1]}`),
            `${count}${blank}${sign}`,
          ).toBe(true)
      }),
    )
  })

  it('are one behind 1, and many behind other amounts', () => {
    for (const [unit, [one, many]] of units) {
      if (/[$€£¥₡%‰]/.test(unit) || (spoken === 'en' && unit === 'pm')) continue
      expect(said(`Es 1 ${unit}`, spoken).endsWith(` ${one}`), unit).toBe(true)
      expect(said(`Es 7 ${unit}`, spoken).endsWith(` ${many}`), unit).toBe(true)
    }
  })
})

it.each(helplines.map(({ phone, call, language: spoken }) => [spoken, phone, call]))(
  '%s: the help line %s is read digit by digit',
  (spoken, phone, call) => {
    const [language, text] =
      spoken === 'es' ? (['es', `Llama ${call}`] as const) : (['en', `You can call ${phone}`] as const)
    const digits = said(text, language)
      .split(/[ ,]+/)
      .map((word) => valueOfWords(word, language))
      .filter((value) => value < 10)
    expect(digits.join('').slice(0, phone.replace(/\D/g, '').length)).toBe(phone.replace(/\D/g, ''))
  },
)

it.each<[string, 'feminine' | 'masculine' | undefined]>([
  ['neuronas', 'feminine'],
  ['imágenes', 'feminine'],
  ['mapas', 'masculine'],
  ['sistemas', 'masculine'],
  ['genes', 'masculine'],
  ['salieron', undefined],
  ['más', undefined],
])('%s, counted, are %s', (noun, gender) => {
  expect(genderOfCounted(noun)).toBe(gender)
})

describe('whatever is written', () => {
  const fragments = fc.constantFrom(
    ...'30 000|1.234,5|~5–10µm|½|2½|10⁻⁹|CO₂|Ca²⁺|¹⁴C|$5|US$ 3|€|%|°C|km/h|XIV|siglo|1.ª|3rd|1990s|’80s|1:59:30|26/04/2026|zed@a.org|https://x.org/a?b|ATP7A|NO|EE. UU.|p. ej.|–|−4|×|×5|^|#3|&|١٢|Ⅳ|℃|①|😀|«a»|[[x]]|<b>|\n|\u0301|ª|ﬁ|...|a.b|A/B|-|‰|5/|/5|x=3|millones|de|más|células'.split(
      '|',
    ),
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,–-/:$%x ½²₂aM\u00a0'), maxLength: 60 }),
    fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join(' ')),
    fc.array(fragments, { maxLength: 12 }).map((parts) => parts.join('')),
  )

  it('is said in letters, with single blanks and no sign but those of pauses', () => {
    fc.assert(
      fc.property(text, eitherLanguage, (written, spoken) => {
        for (const sentence of sentencesOf(written, spoken)) {
          expect(sentence.spoken).toMatch(/^[\p{Script=Latin}\p{M}'.,:;?! ]+$/u)
          expect(sentence.spoken).not.toMatch(/ {2}|\p{N}|[ªº]|(?<![\p{L}\p{M}])\p{M}/u)
          expect(sentence.spoken.length).toBeLessThanOrEqual(longestCall)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('is mapped to the written text, in its order', () => {
    fc.assert(
      fc.property(text, eitherLanguage, (written, spoken) => {
        let end = 0
        for (const { tokens, tokenAt, spoken: words } of sentencesOf(written, spoken)) {
          for (const { from, to } of tokens) {
            expect(from).toBeGreaterThanOrEqual(end)
            expect(to).toBeGreaterThanOrEqual(from)
            expect(to).toBeLessThanOrEqual(written.length)
            end = to
          }
          const codePoints = [...words]
          expect(tokenAt.length).toBeGreaterThanOrEqual(codePoints.length)
          tokenAt.forEach((token, at) => expect(token).toBeGreaterThanOrEqual(tokenAt[at - 1] ?? 0))
          // Every letter belongs to a word that is written somewhere.
          codePoints.forEach((character, at) => {
            const token = tokens[tokenAt[at] ?? -1]
            if (/\p{L}/u.test(character)) expect(token && token.to > token.from).toBe(true)
          })
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    '1',
    '9.',
    '1 000 ',
    'X',
    'a-',
    '½',
    '²',
    '$',
    '~',
    '-',
    '–',
    "a'",
    'A.',
    '1/',
    'x1',
    '\u0301',
    '😀',
    'p. ',
    'é@',
    '/',
    '1:',
    'km/',
  ])('%j for 10 kB is read to its end, in calls that a voice takes', (junk) => {
    const written = junk.repeat(10_000 / junk.length)
    const longest = languages.map((language) =>
      Math.max(0, ...sentencesOf(written, language).map(({ spoken }) => spoken.length)),
    )
    expect(Math.max(...longest)).toBeLessThanOrEqual(longestCall)
  })
})
