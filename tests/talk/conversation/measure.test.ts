import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/i18n/language.ts'
import { comparableWords } from '../../../src/talk/finding/features.ts'
import { withoutMeasure } from '../../../src/talk/conversation/measure.ts'
import { siteTurns } from '../site-chat.ts'

const linesOf = (...turns: Parameters<typeof siteTurns>): string[] =>
  siteTurns(...turns)
    .at(-1)
    ?.reply.answer.lines.map(({ text }) => text) ?? []

describe('who says how much he wants to be told', () => {
  it.each<[Language, string, number, ...string[]]>([
    ['es', 'es-8', 1, 'resúmelo en una línea'],
    ['es', 'es-8', 2, 'me lo resumes en dos renglones porfa'],
    ['es', 'es-8', 4, 'resumen en cuatro frases'],
    ['es', 'es-18', 1, 'cómo le sale otra vez la pata? en una frase'],
    ['es', 'es-18', 1, 'cómo le sale otra vez la pata?', 'en una sola línea pa mi hermano'],
    ['es', 'es-18', 1, 'dame un ejemplo en una frase'],
    ['es', 'es-18', 1, 'resúmelo', 'ahora todo en una frase'],
    ['en', '8', 1, 'sum it up in a single sentence'],
    ['en', '8', 2, 'give me the whole thing in two lines'],
    ['en', '8', 4, 'summary in 4 sentences please'],
    ['en', '18', 1, 'how does the leg grow back? in one line pls'],
    ['en', '18', 1, 'how does the leg grow back?', 'put it in one sentence for my brother'],
    ['en', '18', 1, 'an example in one sentence'],
    ['en', '18', 1, 'sum it up', 'now all of it in one sentence'],
  ])('%s, beside %s, hears %i: %s', (language, open, count, ...said) => {
    const lines = linesOf(language, open, ...said)
    expect(lines).toHaveLength(count)
    // An opening alone tells nothing.
    expect(lines.join(' ').split(' ').length).toBeGreaterThan(5)
  })

  it.each<[Language, string, string]>([
    ['es', 'es-8', 'un resumen cortito para el grupo'],
    ['es', 'es-26', 'de qué trata, breve'],
    ['es', 'es-26', 'ponlo en un parrafito'],
    ['en', '8', 'short summary for my group chat'],
    ['en', '26', 'tldr'],
    ['en', '26', 'sum this up, keep it short'],
  ])('%s, beside %s, hears three sentences at most: %s', (language, open, said) => {
    const lines = linesOf(language, open, said)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(3)
  })

  it.each<[Language, string, string, number]>([
    ['es', 'es-18', 'resúmelo en 25 palabras', 25],
    ['en', '18', 'sum it up in 25 words', 25],
    ['en', '18', 'sum it up in thirty words', 30],
  ])('%s, beside %s: %s', (language, open, said, most) => {
    expect(comparableWords(linesOf(language, open, said).join(' '), language).length).toBeLessThanOrEqual(most)
  })

  it.each<[Language, string]>([
    ['es', 'es-18'],
    ['en', '18'],
  ])('%s, beside %s, of few words more than there are hears it said', (language, open) => {
    const [first, second] = linesOf(
      language,
      open,
      language === 'es' ? 'qué es un blastema en 5 palabras' : 'what is a blastema in 5 words',
    )
    expect(first).toMatch(/5/)
    expect(second).toBeDefined()
  })

  it.each<[Language, string, string]>([
    ['es', 'cuánto pesa? en una línea', 'cuánto pesa?'],
    ['es', 'en dos frases, cómo funciona esto', 'cómo funciona esto'],
    ['es', 'dime corto qué hay que hacer', 'qué hay que hacer'],
    ['es', 'por qué el tubo es tan corto', 'por qué el tubo es tan corto'],
    ['en', 'how heavy is it? in one line', 'how heavy is it?'],
    ['en', 'short answer: is it safe', 'is it safe'],
    ['en', 'why is the pulse so short', 'why is the pulse so short'],
    ['en', 'say that again but shorter', 'say that again but shorter'],
  ])('%s: “%s” asks “%s”', (language, message, question) => {
    expect(withoutMeasure(message, language).question).toBe(question)
  })
})
