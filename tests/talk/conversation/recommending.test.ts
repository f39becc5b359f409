import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/i18n/language.ts'
import { siteKnowledge, siteTurns } from '../site-chat.ts'

const offered = (language: Language, open: string | undefined, ...said: string[]) =>
  siteTurns(language, open, ...said).at(-1)?.reply.offered ?? []

function textOf(language: Language, key: string) {
  return siteKnowledge(language).texts.find((one) => one.key === key)
}

describe('a text is recommended as it is wished for', () => {
  it.each<[Language, string, string, RegExp]>([
    ['es', 'es-32', 'dame otro que tenga que ver con ordenadores', /infotec|internet|inteligencia/i],
    ['es', 'es-18', 'algo de satélites?', /satélites/i],
    ['es', 'es-18', 'un artículo que trate de deporte', /deporte/i],
    ['en', '32', 'suggest something that has to do with chips', /infotech|internet|intelligence/i],
    ['en', '18', 'got a story about space?', /satellite/i],
    ['en', '18', 'show me another one about sport', /sport/i],
  ])('%s, beside %s: %s', (language, open, said, subject) => {
    const keys = offered(language, open, said)
    expect(keys.length).toBeGreaterThan(0)
    expect(keys).not.toContain(`article:${open}`)
    for (const key of keys) expect(textOf(language, key)?.subject).toMatch(subject)
  })

  it.each<[Language, string, string[], RegExp]>([
    ['es', 'es-18', ['recomiéndame algo que no trate de animales'], /ajolote|mosca|gusano|mariposa|serpent|animales/i],
    ['es', 'es-18', ['qué me recomiendas', 'nada de cerebros'], /cerebro/i],
    ['en', '18', ['recommend something that is not about animals'], /axolotl|fly|worm|butterfl|snake|animals/i],
    ['en', '18', ['recommend me something', 'not about brains'], /brain/i],
  ])('%s, beside %s, none of what it must not be about: %s', (language, open, said, subject) => {
    const keys = offered(language, open, ...said)
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(textOf(language, key)?.subject).not.toMatch(subject)
  })

  it.each<[Language, string]>([
    ['es', 'uno que sea cortito'],
    ['en', 'one that is short please'],
  ])('%s, short ones: %s', (language, said) => {
    const lengthOf = (key: string) =>
      (textOf(language, key)?.sentences ?? []).reduce((sum, { text }) => sum + text.length, 0)
    const articles = siteKnowledge(language).texts.filter(({ kind }) => kind === 'article')
    const lengths = articles.map(({ key }) => lengthOf(key)).toSorted((one, two) => one - two)
    const keys = offered(language, undefined, said)
    expect(keys).toHaveLength(3)
    for (const key of keys) expect(lengthOf(key)).toBeLessThanOrEqual(lengths[4] ?? 0)
  })

  it.each<[Language, string, string]>([
    ['es', 'qué me recomiendas', 'otro que no haya leído'],
    ['en', 'recommend me something', "one I haven't seen"],
  ])('%s, none twice: %s, %s', (language, first, second) => {
    const replies = siteTurns(language, undefined, first, second, second, second).map(
      ({ reply }) => reply.offered ?? [],
    )
    const all = replies.flat()
    expect(new Set(all).size).toBe(all.length)
  })

  it.each<[Language, string, string]>([
    ['es', 'algo sobre el espacio?', 'Dos fotones'],
    ['en', 'anything on space?', 'Two photons'],
  ])('%s, what there is was named already: %s', (language, said, title) => {
    const replies = siteTurns(language, undefined, said, said)
    expect(replies[0]?.reply.offered).toHaveLength(1)
    const text = replies[1]?.reply.answer.lines.map((line) => line.text).join(' ')
    expect(text).toMatch(/ya|already|named/i)
    expect(text).toContain(title)
  })
})
