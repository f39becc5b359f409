import { describe, expect, it } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import { tellsWantedFact } from '../../src/talk/wanted-fact.ts'
import { siteChat, siteKnowledge } from './site-chat.ts'

const costly = 'In the United States the treatment costs more than two million dollars.'
const neurons = "A fruit fly's brain has 139,255 neurons and more than 50 million synapses."
const canals = 'En libertad, el ajolote casi solo queda en los canales de Xochimilco.'

describe('the fact that a question names', () => {
  it.each([
    ['How much does it cost?', costly, 'en', true],
    ['how much does a fly cost', neurons, 'en', false],
    ['How long does a fruit fly live?', neurons, 'en', false],
    ['how heavy is a fly brain', neurons, 'en', false],
    ['how long does a worm live', 'It lives for two or three weeks.', 'en', true],
    ['¿Cuánto vive un ajolote?', canals, 'es', false],
    ['¿Y cuánto cuesta un ajolote?', canals, 'es', false],
    ['¿cuánto pesa la zapatilla?', 'El prototipo pesaba unos 200 gramos.', 'es', true],
    ['¿Dónde viven los ajolotes?', canals, 'es', true],
    ['How many neurons does a fly have?', neurons, 'en', true],
    ['so whats the price of this stuff', neurons, 'en', false],
    ['is it expensive', neurons, 'en', false],
    ['how much energy does it cost the runner', neurons, 'en', true],
    ['how deep do they swim', 'They live in the sea.', 'en', false],
    ['which brand is the best', 'Nobody has tested them all.', 'en', false],
    ['¿cuánto sale hacerse uno?', canals, 'es', false],
    ['¿dónde los puedo comprar?', canals, 'es', false],
    ['¿a qué profundidad viven?', canals, 'es', false],
    ['¿qué profundidad tiene el canal?', 'El canal tiene dos metros de agua.', 'es', true],
  ] as const)('of “%s” by “%s”', (question, said, language, isTold) => {
    expect(tellsWantedFact(question, said, language)).toBe(isTold)
  })

  it.each(languages)('is told by the written answers themselves, in %s', (language) => {
    const faults = siteKnowledge(language).answers.flatMap(({ ask, say }) => {
      const said = say.flatMap(({ text, from }) => [text, ...from.map(({ sentence }) => sentence)]).join(' ')
      return ask.filter((question) => !tellsWantedFact(question, said, language))
    })
    expect(faults).toEqual([])
  })
})

describe('an answer', () => {
  const chat = siteChat('en')
  const asked = (content: string) => {
    const { kind, lines } = chat.answer({ history: [{ role: 'user', content }] })
    return { kind, said: lines.map(({ text }) => text).join(' ') }
  }

  it('tells of the year that a question names, where two differ by nothing else', () => {
    expect(asked('How much did it cost to read a human genome in 2001?').said).toContain('95 million')
    expect(asked('How much did it cost to read a human genome in 2022?').said).toContain('five hundred dollars')
  })

  it('is not given as if asked for where it has not the fact that a question names', () => {
    const { kind, said } = asked('How much does a cochlear implant cost?')
    expect(kind).not.toBe('authored')
    expect(said).toMatch(/didn't find|no price|won't make one up/)
  })
})
