import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/i18n/language.ts'
import { converse, textOf } from '../site-chat.ts'

const lastOf = (language: Language, open: string | undefined, turns: readonly string[]) => {
  const article = open === undefined ? undefined : language === 'es' ? `es-${open}` : open
  const answer = converse(language, turns, article).at(-1)
  if (!answer) throw new RangeError('there is no turn')
  return { kind: answer.kind, said: textOf(answer), suggestions: answer.suggestions ?? [] }
}

const honest =
  /didn't find|aren't in|isn't in|don't (?:speak|name|say|compare)|doesn't come up|no price|no tengo datos|no he encontrado|no (?:está|sale|hay|hablan|comparan|dicen|nombran)/i

describe('what a question names and no text tells', () => {
  it.each<[string, Language, string, string[]]>([
    ['a price', 'en', '18', ['how does it grow a leg back', 'ok and how much would one cost me']],
    ['a price', 'en', '7', ['what is a super shoe', 'are they expensive']],
    ['a price', 'es', '2', ['por que es azul', 'y cuanto cuesta una?']],
    ['a year to come', 'en', '6', ['how much did prices fall', 'what will they cost in 2045']],
    ['a year to come', 'es', '14', ['cuanto bajaron', 'y cuanto van a valer en 2040']],
    ['a brand by its name', 'en', '7', ['what is a super shoe', 'are the asics ones good']],
    ['a brand by its name', 'es', '20', ['por que es roja la raya', 'los de bayer llevan oro?']],
    ['where to buy', 'es', '7', ['que hace la placa', 'donde me compro unas']],
    ['a place', 'en', '19', ['which trees clean the soil', 'have they tried it in bolivia']],
    ['an animal', 'en', '16', ['how many neurons does the worm have', 'and do octopuses have more']],
    ['something else', 'en', '24', ['what are entangled photons', 'would it work with a basketball']],
    ['a depth', 'es', '29', ['como llega internet a otro continente', 'que tan hondo van los cables']],
  ])('%s is said not to be found (%s)', (_, language, open, turns) => {
    const { said, kind, suggestions } = lastOf(language, open, turns)
    expect({ said, kind }).toEqual({ said: expect.stringMatching(honest) as string, kind: 'unknown' })
    expect(suggestions).toHaveLength(3)
  })

  it.each<[string, Language, string, string[], RegExp]>([
    ['a kind for one of it', 'en', '35', ['what is h5n1', 'can i get it from a pigeon'], /sick animals/],
    [
      'a comparison',
      'en',
      '16',
      ['how many neurons does the worm have', 'so its brain is tiny like an ant'],
      /millimetre/,
    ],
    [
      'what readers say of a price',
      'en',
      '4',
      ['what is sickle cell', 'how much do they charge in the states'],
      /million dollars/,
    ],
    ['a year that the text names', 'en', '22', ['what did it cost in 2001'], /95 million/],
  ])('is none where it is told in other words: %s', (_, language, open, turns, wanted) => {
    expect(lastOf(language, open, turns).said).toMatch(wanted)
  })
})

describe('several questions in one message', () => {
  it.each<[Language, string, string, RegExp[]]>([
    [
      'en',
      '8',
      'what is an organoid, how big do they get and who grew the first gut one',
      [/cluster of cells/, /millimet/, /Sato/],
    ],
    ['en', '22', 'price of a genome in 2001 and in 2022?', [/95 million/, /five hundred/]],
    ['es', '6', 'quien gano el nobel por esto y cuanto bajaron de precio', [/Goodenough/, /97|precio/]],
  ])('are each answered once (%s, %s)', (language, open, message, wanted) => {
    const { said } = lastOf(language, open, [message])
    for (const one of wanted) expect(said).toMatch(one)
    const sentences = said.split(/(?<=[.!?]) /)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('which is not told is said', () => {
    const { said } = lastOf('en', '7', ['how heavy are the shoes and how much do they cost'])
    expect(said).toMatch(/grams/)
    expect(said).toMatch(honest)
  })
})

describe('a verdict', () => {
  it('is denied to who claims the contrary of what the text affirms', () => {
    expect(lastOf('en', '11', ['what is a quantum dot', 'so a big one is blue']).said).not.toMatch(/^Yes/)
    expect(lastOf('en', '11', ['what is a quantum dot', 'so the bigger the redder']).said).not.toMatch(/^No\b/)
  })

  it('on people is none on what is spoken of', () => {
    expect(lastOf('en', '18', ['what is an axolotl', 'is it true they regrow legs']).said).not.toMatch(/we cannot/i)
    expect(lastOf('en', '18', ['what is an axolotl', 'can people regrow legs']).said).toMatch(/^(?:No|Not yet)\b/)
  })
})
