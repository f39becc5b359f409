import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/i18n/language.ts'
import { siteKnowledge, siteTurns, textOf } from '../site-chat.ts'

const last = (language: Language, open: string | undefined, ...said: string[]) => {
  const turn = siteTurns(language, open, ...said).at(-1)
  if (!turn) throw new Error('no turn')
  return turn
}
const said = (language: Language, open: string | undefined, ...turns: string[]) =>
  textOf(last(language, open, ...turns).reply.answer)

describe('what is wanted of what was told is told by its words', () => {
  it.each<[Language, string, string, string, string]>([
    ['en', '26', 'what happens if you sweat faster', 'hm i dont follow, say it in baby words', 'simpler'],
    ['en', '26', 'what happens if you sweat faster', 'wait are you really sure? my coach says otherwise', 'sure'],
    ['en', '37', 'how many doublings from an atom to a hair', 'just 19? thats impossible', 'disbelief'],
    ['en', '6', 'how much cheaper did batteries get', 'cant really believe that, my dad sells them', 'disbelief'],
    ['en', '6', 'how much cheaper did batteries get', 'what we said so far in 2 points please', 'recap'],
    ['en', '6', 'how much cheaper did batteries get', 'only give me the number', 'shorter'],
    ['es', 'es-26', 'qué pasa si sudo más rápido', 'dímelo con palabras normales, es para mi abuelo', 'simpler'],
    ['es', 'es-22', 'se puede leer la mente con un gorro', 'tas segura? lo vi distinto en insta', 'sure'],
    ['es', 'es-6', 'cuánto bajaron las baterías', 'eso me parece inventado, mi tío las vende', 'disbelief'],
    ['es', 'es-6', 'cuánto bajaron las baterías', 'pásame todo lo que vimos en 2 puntos', 'recap'],
    ['es', 'es-6', 'cuánto bajaron las baterías', 'nomás el dato', 'shorter'],
    ['es', 'es-6', 'cuánto bajaron las baterías', 'déjalo en una frase', 'shorter'],
    ['en', '6', 'how much cheaper did batteries get', 'can u cut that to 1 line', 'shorter'],
    ['es', 'es-2', 'por qué es azul', 'debo llevar 6 oraciones de esto el lunes', 'homework'],
    ['en', '2', 'why is it blue', 'gotta hand in 6 sentences on this on monday', 'homework'],
  ])('%s, beside %s: “%s”, “%s” is %s', (language, open, before, message, act) => {
    expect(last(language, open, before, message).event).toMatchObject({ type: 'act', act })
  })
})

describe('a request is done on what it names', () => {
  it.each<[Language, string, string[], RegExp]>([
    [
      'en',
      '20',
      ['why is the line red', 'how long does a test take', 'the first answer again but simpler'],
      /red|green/i,
    ],
    ['es', 'es-22', ['qué es el ritmo alfa', 'duele medirlo', 'repite lo primero'], /diez|ondas/],
    ['es', 'es-22', ['duele medirlo', 'más fácil lo de cerrar los párpados'], /ojos|párpados/],
    ['en', '11', ['which tvs have them', 'i dont get the guitar part, an example'], /string|note|bottle/i],
    ['es', 'es-6', ['quién inventó las baterías', 'un ejemplo con números de la curva'], /\d.*\d/],
  ])('%s, beside %s: %s', (language, open, turns, tells) => {
    expect(said(language, open, ...turns)).toMatch(tells)
  })

  it.each<[Language, string, string[], number]>([
    [
      'en',
      '4',
      ['what is sickle cell disease', 'how does the treatment work', 'what we covered so far in 4 points'],
      4,
    ],
    ['es', 'es-4', ['qué es la anemia falciforme', 'cuánto cuesta', 'eso en 2 ideas para mis apuntes'], 2],
  ])('%s, what was talked about in as many points as are wanted: %s', (language, open, turns, count) => {
    const text = said(language, open, ...turns)
    expect(text).toContain(`${count}. `)
    expect(text).not.toContain(`${count + 1}. `)
  })

  it('a word of what was told is explained in other words', () => {
    const turns = ['what happens if you sweat faster', 'what do you mean by diluted']
    expect(said('en', '26', ...turns)).not.toMatch(/diluted/)
  })

  it.each<[Language, string[]]>([
    ['en', ['what do you recommend', 'the third one, briefly']],
    ['es', ['qué me recomiendas', 'el tercero, cortito']],
  ])('%s, a text is picked with how it is wanted: %s', (language, turns) => {
    const [offer, told] = siteTurns(language, undefined, ...turns)
    expect(told?.reply.about).toBe(offer?.reply.offered?.[2])
    expect(told?.reply.answer.lines.length).toBeLessThanOrEqual(2)
  })
})

describe('other texts are near in theme, and all fit', () => {
  const subjectOf = (language: Language, key: string) =>
    siteKnowledge(language).texts.find((one) => one.key === key)?.subject ?? ''

  it.each<[Language, string, string, string, RegExp]>([
    ['en', '28', 'what do the fungi do', 'have you got one with trees instead', /plants/i],
    ['en', '5', 'what is a qubit', 'give me something just as weird on quantum', /quantum|entangle|photons|qubits/i],
    [
      'en',
      '18',
      'how long does it take',
      'show me something on animals, but quick',
      /axolotl|fly|worm|butterfl|snake|animals|planarian/i,
    ],
    ['es', 'es-9', 'qué es una metalente', 'tienes algo así pero de computadoras', /infotec|internet|inteligencia/i],
    ['es', 'es-20', 'por qué es roja', 'hay otro de cosas diminutas', /nano/i],
  ])('%s, beside %s: “%s”, “%s”', (language, open, before, message, fits) => {
    const { reply } = last(language, open, before, message)
    const offered = reply.offered ?? []
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length).toBeLessThanOrEqual(3)
    expect(offered).not.toContain(`article:${open}`)
    for (const key of offered) expect(subjectOf(language, key)).toMatch(fits)
    expect(reply.answer.lines.some(({ from }) => from !== undefined)).toBe(true)
  })
})

describe('filler is no answer while a text is spoken of', () => {
  it.each<[Language, string, string, string]>([
    ['en', '5', 'what is a qubit', 'so should we worry about our passwords'],
    ['es', 'es-23', 'por qué no secar las heridas', 'los cerdos no son personas'],
    ['en', '8', 'what is an organoid', 'homework due!! who grew the first one, and what are they used for'],
  ])('%s, beside %s: “%s”, “%s” is answered', (language, open, before, message) => {
    expect(last(language, open, before, message).event.type).toBe('question')
  })
})

describe('two things are told side by side', () => {
  it.each<[Language, string, string, string, RegExp]>([
    [
      'en',
      '14',
      'what is counted in the price',
      'compare what a genome cost in 2001 with 2022',
      /95 million.*five hundred/,
    ],
    ['en', '2', 'why is it blue', 'so is that similar to quantum dots', /quantum dot.*Morpho|Morpho.*quantum dot/i],
    [
      'es',
      'es-2',
      'por qué es azul',
      'o sea es como los puntos cuánticos',
      /morfo.*cristal|cristal.*morfo|puntos? cuánticos?/i,
    ],
  ])('%s, beside %s: “%s”, “%s”', (language, open, before, message, tells) => {
    expect(said(language, open, before, message)).toMatch(tells)
  })
})
