import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/i18n/language.ts'
import { siteKnowledge, siteTurns } from '../site-chat.ts'

const lastTurn = (...turns: Parameters<typeof siteTurns>) => siteTurns(...turns).at(-1)

describe('in a quiz', () => {
  it.each<[Language, string, string]>([
    ['es', 'es-26', 'no sé, dime'],
    ['es', 'es-26', 'ay no sé, dime la solución'],
    ['es', 'es-18', 'cuál es la correcta?'],
    ['es', 'es-18', 'me rindo'],
    ['es', 'es-18', 'sin idea'],
    ['en', '18', 'show me the answer'],
    ['en', '18', 'which is the right one?'],
    ['en', '18', "what's the answer then"],
    ['en', '26', 'idk tell me'],
    ['en', '26', 'no clue, just tell me'],
  ])('%s, of %s, “%s” is told the answer and why, and asked the next', (language, open, message) => {
    const quiz = siteKnowledge(language).studyAids.get(`article:${open}`)?.quiz ?? []
    const text = lastTurn(language, open, language === 'es' ? 'hazme un quiz' : 'quiz me', message)
      ?.reply.answer.lines.map((line) => line.text)
      .join(' ')
    expect(text).toContain(quiz[0]?.choices[(quiz[0]?.right ?? 1) - 1])
    expect(text).toContain(quiz[0]?.why.text)
    expect(text).toContain(quiz[1]?.ask)
    expect(text).not.toMatch(/esta vez no|casi:|close:|not this time/i)
  })
})

describe('a quiz is of what it is wanted on', () => {
  it.each<[Language, string | undefined, string[], string]>([
    ['es', 'es-26', ['ponme a prueba sobre los ópalos'], 'article:es-25'],
    ['es', 'es-26', ['pregúntame una de baterías porfa'], 'article:es-6'],
    ['es', 'es-26', ['pruébame'], 'article:es-26'],
    ['es', undefined, ['qué es un ópalo', 'pregúntame otra cosa'], 'article:es-25'],
    ['en', '26', ['test me on opals'], 'article:25'],
    ['en', '26', ['ask me something about batteries'], 'article:6'],
    ['en', '26', ['ask me one'], 'article:26'],
    ['en', '26', ['what is an opal', 'back to the sweat, quiz me'], 'article:26'],
  ])('%s, beside %s: %s', (language, open, said, about) => {
    expect(lastTurn(language, open, ...said)?.event).toMatchObject({ type: 'quiz', about })
  })
})
