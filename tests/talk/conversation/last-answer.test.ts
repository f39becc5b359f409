import { describe, expect, it } from 'vitest'
import type { AnswerForm } from '../../../src/content/answers.ts'
import type { ChatMessage } from '../../../src/contract/talk-reply.ts'
import { languages, type Language } from '../../../src/i18n/language.ts'
import { siteChat, siteKnowledge } from '../site-chat.ts'

const asking: Record<Language, Record<AnswerForm, string[]>> = {
  es: {
    plain: ['no entiendo', 'explícamelo más fácil'],
    example: ['dame un ejemplo', 'por ejemplo?'],
    because: ['¿por qué?', 'y eso por qué'],
  },
  en: {
    plain: ["i don't get it", 'explain it simpler'],
    example: ['give me an example', 'for example?'],
    because: ['why?', 'but why'],
  },
}
const ofArticle: Record<Language, string> = {
  es: 'explícame este artículo más fácil',
  en: 'explain this article simpler',
}

function replies(language: Language, turns: readonly string[], articleId?: string): string[] {
  const history: ChatMessage[] = []
  return turns.map((content) => {
    history.push({ role: 'user', content })
    const said = siteChat(language)
      .answer({ history, articleId })
      .lines.map(({ text }) => text)
      .join(' ')
    history.push({ role: 'assistant', content: said })
    return said
  })
}

describe.each(languages)('who asks on after an answer, in %s,', (language) => {
  const { answers, studyAids } = siteKnowledge(language)
  const whole = answers.filter(
    ({ best, about: [key = ''], plain, example, because }) => best && studyAids.has(key) && plain && example && because,
  )
  const some = whole.filter((_, at) => at % Math.ceil(whole.length / 6) === 0)
  const idOf = ({ about: [key = ''] }: (typeof some)[number]) => key.replace('article:', '')

  it('is answered from what was written for it', () => {
    expect(some.length).toBeGreaterThan(3)
  })

  for (const form of ['plain', 'example', 'because'] as const)
    it.each(asking[language][form])(`gets its own ${form}: “%s”`, (message) => {
      for (const answer of some) {
        const [, second] = replies(language, [answer.ask[0] ?? '', message], idOf(answer))
        expect(second, answer.ask[0]).toContain(answer[form]?.text.replace(/^(yes|no|sí)[,:] ./i, ''))
      }
    })

  it('gets another form, never the same, when asked again', () => {
    const [plain = ''] = asking[language].plain
    for (const answer of some) {
      const [first, second, third] = replies(language, [answer.ask[0] ?? '', plain, plain], idOf(answer))
      expect(new Set([first, second, third]).size).toBe(3)
      expect(third).toContain(answer.example?.text)
    }
  })

  it('gets the whole article in plain words where that is what is asked for', () => {
    const [answer] = some
    const [, second] = answer ? replies(language, [answer.ask[0] ?? '', ofArticle[language]], idOf(answer)) : []
    expect(second).toContain(studyAids.get(answer?.about[0] ?? '')?.plain[0]?.text)
  })
})
