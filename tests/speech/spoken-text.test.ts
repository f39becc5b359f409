import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/language.ts'
import { sentencesOf } from '../../src/speech/spoken-text.ts'
import { longestCall, type SpokenEvent } from '../../src/speech/synthesizer.ts'
import { wordsOf } from '../../src/speech/word-timings.ts'

const spoken = (text: string, language: Language = 'es') => sentencesOf(text, language).map((each) => each.spoken)
const cores = (text: string, language: Language = 'es') =>
  sentencesOf(text, language).flatMap((each) => each.tokens.map(({ from, to }) => text.slice(from, to)))

describe('what is said', () => {
  it.each<[Language, string, string]>([
    ['es', 'El ADN mide 2 nm.', 'El a de ene mide dos nanómetros.'],
    ['es', 'Va a 50 km/h', 'Va a cincuenta kilómetros por hora'],
    ['es', 'Pesa 1.234,5 kg', 'Pesa mil doscientos treinta y cuatro coma cinco kilogramos'],
    ['es', '1 µm', 'un micrómetro'],
    ['es', 'un 25 % más', 'un veinticinco por ciento más'],
    ['es', 'un 25% más', 'un veinticinco por ciento más'],
    ['es', 'entre 5–10 años', 'entre cinco y diez años'],
    ['es', '10⁻⁹ m', 'diez elevado a menos nueve metros'],
    ['es', 'la Dra. Ruiz', 'la doctora Ruiz'],
    ['en', 'It is 1,234.5 nm wide', 'It is one thousand two hundred and thirty four point five nanometres wide'],
    ['en', 'DNA at -3 °C', 'DNA at minus three degrees Celsius'],
    ['en', 'Feynman’s mRNA-based idea', "fineman's messenger RNA based idea"],
    ['es', 'el ARN-guía de Bell', 'el a erre ene guía de bel'],
    ['en', 'CO₂', 'C O two'],
  ])('%s: %s', (language, text, said) => {
    expect(spoken(text, language)).toEqual([said])
  })

  it('gives the synthesiser nothing that commands it', () => {
    const said = spoken('<speak>Hola</speak> [[h@l\'oU]] {a} &amp; \\x {"p"} <break time="9s"/> fin').join(' ')
    expect(said).not.toMatch(/[<>[\]{}&\\_|@#"]/)
    expect(said).toContain('Hola')
    expect(said).toContain('fin')
  })

  it('one call a sentence, with a pause behind it; no end at an abbreviation, an initial or a number', () => {
    expect(spoken('Hola. ¿Qué tal? ¡Bien!')).toEqual(['Hola.', 'Qué tal?', 'Bien!'])
    expect(spoken('El Dr. Pérez y J. Smith miden 3.5 nm. Fin.')).toHaveLength(2)
    const [first, second, last] = sentencesOf('Una. Dos.\n\nTres.', 'es')
    expect(first?.pause).toBeCloseTo(0.3)
    expect(second?.pause).toBeGreaterThan(0.3)
    expect(last?.pause).toBe(0)
  })

  it('keeps emoji, quotes and dashes out of the words and of the voice', () => {
    const text = '¡Hola, 😀! «Zed» —dijo— mide 3 µm 👩‍🔬…'
    expect(cores(text).filter((core) => /[\p{L}\d]/u.test(core))).toEqual(['Hola', 'Zed', 'dijo', 'mide', '3', 'µm'])
    expect(spoken(text).join(' ')).not.toMatch(/\p{Extended_Pictographic}/u)
  })

  it('never makes a call that is too long, and knows a token for each code point', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(
          fc.constantFrom(
            'ADN',
            '1.234.567',
            '😀',
            '«a',
            'b»',
            '--',
            '<b>',
            '99999999999999',
            '%%%%%%',
            '¿',
            '.',
            'W'.repeat(90),
          ),
          { maxLength: 120 },
        )
        .map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom<Language>('es', 'en'), (given, language) => {
        for (const sentence of sentencesOf(given, language)) {
          expect(sentence.spoken.length).toBeLessThanOrEqual(longestCall)
          expect(sentence.tokenAt.length).toBeGreaterThanOrEqual([...sentence.spoken].length)
          expect(sentence.spoken).toMatch(/[\p{L}\d]/u)
        }
      }),
    )
  })
})

describe('words', () => {
  it('merge what is said for one number and take in what was joined', () => {
    const text = 'Mide 1.234 nm de ancho'
    const [sentence] = sentencesOf(text, 'es')
    if (!sentence) throw new Error('no sentence')
    const at = (word: string) => [...sentence.spoken.slice(0, sentence.spoken.indexOf(word))].length
    const events: SpokenEvent[] = [
      { type: 'word', time: 0, position: at('Mide') },
      { type: 'phoneme', time: 0, id: 'm' },
      { type: 'word', time: 0.5, position: at('mil') },
      { type: 'phoneme', time: 0.5, id: 'm' },
      { type: 'word', time: 0.9, position: at('doscientos') },
      { type: 'phoneme', time: 0.9, id: 'd' },
      { type: 'word', time: 1.5, position: at('nan') },
      { type: 'phoneme', time: 1.5, id: 'n' },
      { type: 'word', time: 2, position: at('de') },
      { type: 'phoneme', time: 2, id: 'd' },
      { type: 'phoneme', time: 2.9, id: '' },
    ]
    const words = wordsOf(sentence, events, 3, text)
    expect(words.map((word) => word.text)).toEqual(['Mide', '1.234', 'nm', 'de', 'ancho'])
    expect(words[1]).toMatchObject({ start: 0.5, end: 1.5 })
    expect(words[3]?.end).toBeCloseTo(words[4]?.start ?? 0)
    expect(words[4]?.end).toBeCloseTo(2.9)
  })

  it('are always exactly a stretch of the text, ascending, whatever the synthesiser reports', () => {
    const event = fc.record({
      position: fc.nat(400),
      time: fc.double({ min: 0, max: 5, noNaN: true }),
      word: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.array(event), (text, reported) => {
        const events = reported
          .toSorted((a, b) => a.time - b.time)
          .map(({ position, time, word }): SpokenEvent =>
            word ? { type: 'word', time, position } : { type: 'phoneme', time, id: 'a' },
          )
        for (const sentence of sentencesOf(text, 'es')) {
          const words = wordsOf(sentence, events, 5, text)
          expect(words).toHaveLength(sentence.tokens.filter((token) => token.spoken !== '').length)
          let [offset, time] = [0, 0]
          for (const word of words) {
            expect(text.slice(word.from, word.to)).toBe(word.text)
            expect(word.from).toBeGreaterThanOrEqual(offset)
            expect(word.start).toBeGreaterThanOrEqual(time - 1e-9)
            expect(word.end).toBeGreaterThanOrEqual(word.start)
            expect(word.end).toBeLessThanOrEqual(5)
            offset = word.to
            time = word.start
          }
        }
      }),
    )
  })
})
