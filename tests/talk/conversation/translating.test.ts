import { describe, expect, it } from 'vitest'
import type { ChatAnswer } from '../../../src/talk/chat.ts'
import type { Language } from '../../../src/i18n/language.ts'
import { siteKnowledge, siteTurns } from '../site-chat.ts'

const lastAnswer = (...turns: Parameters<typeof siteTurns>): ChatAnswer =>
  siteTurns(...turns).at(-1)?.reply.answer ?? { kind: 'unknown', lines: [] }

describe('what was told last, in the other language', () => {
  it.each<[Language, string, string, string, RegExp]>([
    [
      'es',
      'es-3',
      '¿Cuándo y dónde encalló el Exxon Valdez?',
      'en inglés lo último',
      /Exxon Valdez ran aground in Alaska in 1989/,
    ],
    ['es', 'es-7', '¿Cuánto mide una zapatilla de carbono?', 'ahora dilo en inglés', /30 centimetres/],
    ['en', '3', 'When was Alcanivorax borkumensis discovered?', 'say that in Spanish', /1998/],
    ['en', '6', 'What is inside a lithium battery?', 'put the last bit in spanish please', /cuatro láminas/],
  ])('%s, beside %s, is that answer: “%s”, “%s”', (language, open, asked, said, tells) => {
    const answer = lastAnswer(language, open, asked, said)
    expect(answer.language).toBe(language === 'es' ? 'en' : 'es')
    expect(answer.lines.map(({ text }) => text).join(' ')).toMatch(tells)
  })

  it('where no answer surely says the same, it is the heart of the text, and that is said', () => {
    const { answers } = siteKnowledge('es')
    const heart = answers
      .filter(({ about: [key], best }) => key === 'article:es-18' && best)
      .map(({ ask: [ask = ''] }) => lastAnswer('es', 'es-18', ask, 'en inglés lo último').lines.map(({ text }) => text))
      .find(([lead = '']) => /only have in Spanish|no English version|No English twin/.test(lead))
    const aids = siteKnowledge('es').counterparts.get('article:es-18')?.aids
    expect(heart?.slice(1)).toEqual(aids?.plain.map(({ text }) => text))
  })
})
