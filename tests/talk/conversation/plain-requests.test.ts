import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../src/contract/talk-reply.ts'
import type { Language } from '../../../src/i18n/language.ts'
import { withoutVerdict } from '../../../src/talk/said-lines.ts'
import { siteChat } from '../site-chat.ts'

type Turn = [language: Language, open: string, before: string, message: string]

function eventOf([language, articleId, ...said]: Turn) {
  const history: ChatMessage[] = said.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: '-' },
  ])
  return siteChat(language)
    .turnsOf({ history: history.slice(0, -1), articleId })
    .at(-1)
}

describe('who says plainly what is wanted gets it, whatever else is said', () => {
  it.each<[...Turn, string]>([
    ['en', '14', 'how much does it cost', 'i need this for econ homework, 3 bullet points', 'homework'],
    ['es', 'es-8', 'qué es un organoide', 'haceme un cierre de 3 renglones para el tp', 'homework'],
    ['en', '14', 'how much does it cost', 'who says so', 'source'],
    ['es', 'es-8', 'qué es un organoide', 'que fuente pongo abajo?', 'source'],
    ['es', 'es-8', 'qué es un organoide', 'repite lo de la gelatina que no lo vi', 'repeat'],
    ['en', '14', 'how much does it cost', 'what else have u got on batteries', 'topics'],
    ['es', 'es-8', 'qué es un organoide', 'que otra cosa de chips tenes', 'topics'],
  ])('%s, beside %s: “%s”, “%s” is %s', (language, open, before, message, act) => {
    expect(eventOf([language, open, before, message])?.event).toMatchObject({ type: 'act', act })
  })

  it.each<Turn>([
    ['en', '14', 'how much does it cost', 'ok test me before i go'],
    ['es', 'es-8', 'qué es un organoide', 'hazme 2 preguntas tipo icfes'],
  ])('%s, beside %s: “%s”, “%s” begins a quiz', (...turn) => {
    expect(eventOf(turn)?.event.type).toBe('quiz')
  })

  it('texts on a subject are of it, and not the one that is open', () => {
    const { reply } = eventOf(['en', '9', 'can a lens be flat', 'what else have you got on light']) ?? {}
    expect(reply?.answer.sources?.length).toBeGreaterThan(0)
    expect(reply?.answer.sources?.map(({ id }) => id)).not.toContain('9')
  })

  it.each<[Language, string]>([
    ['en', 'anything about black holes'],
    ['es', 'tienes algo de agujeros negros'],
  ])('%s: “%s” is told that there is nothing', (language, message) => {
    const { reply } = eventOf([language, language === 'es' ? 'es-9' : '9', 'ok', message]) ?? {}
    expect(reply?.answer.lines.map(({ text }) => text).join(' ')).toMatch(/black holes|agujeros negros/)
    expect(reply?.offered).toHaveLength(3)
  })

  it.each([
    ['Yes, milk is safe.', 'Milk is safe.'],
    ['Solo en parte: la luz también se desvía.', 'La luz también se desvía.'],
    ['No, aunque lo parezca: las células avanzan.', 'Las células avanzan.'],
    ['Yes, but not for people yet.', 'Yes, but not for people yet.'],
    ['Sí, si hay luz.', 'Sí, si hay luz.'],
  ])('of “%s” stays “%s” where no yes or no was asked', (written, said) => {
    expect(withoutVerdict(written)).toBe(said)
  })
})
