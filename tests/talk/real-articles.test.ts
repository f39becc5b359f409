import { describe, expect, it } from 'vitest'
import { listArticles } from '../../src/content/articles.server.ts'
import { languages } from '../../src/i18n/language.ts'
import { indexArticles } from '../../src/talk/article-search.ts'
import type { Answer } from '../../src/talk/chat.ts'
import { answerChat, mostWords } from '../../src/talk/chat.ts'
import type { ChatMessage } from '../../src/contract/talk-reply.ts'
import { countWords } from '../../src/talk/passages.ts'
import { realQuestions, realUnknowns } from './fixtures/real-questions.ts'

const textOf = ({ lines }: Answer) => lines.map((line) => line.text).join(' ')
const pageText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

describe.each(languages)('on the articles of the site, in %s', async (language) => {
  const articles = await listArticles(language)
  const search = indexArticles(articles, language)

  function converse(turns: readonly string[]): Answer {
    const history: ChatMessage[] = []
    let answer: Answer = { lines: [], sources: [] }
    for (const content of turns) {
      history.push({ role: 'user', content })
      answer = answerChat(history, search, language)
      history.push({ role: 'assistant', content: textOf(answer) })
    }
    return answer
  }

  it.each(realQuestions[language].map((asked) => [asked.turns.join(' → '), asked] as const))(
    'answers %s',
    (_name, { turns, articleId, says }) => {
      const answer = converse(turns)
      const text = textOf(answer)
      expect(text).toMatch(says)
      expect(countWords(text)).toBeLessThanOrEqual(mostWords)
      expect(answer.sources.length).toBeGreaterThan(0)
      for (const { id, quote } of answer.sources) {
        expect(id).toBe(articleId)
        const article = articles.find((each) => each.id === id)
        const page = `${article?.excerpt} ${article?.summaryText} ${pageText(article?.content ?? '')}`
        expect(page).toContain(quote)
      }
    },
  )

  it.each(realUnknowns[language])('does not know: %s', (question) => {
    expect(converse([question]).sources).toEqual([])
  })

  it('tells what there is to read', () => {
    const text = textOf(converse([language === 'es' ? '¿Qué puedo leer aquí?' : 'What can I read here?']))
    expect(articles.filter(({ title }) => text.includes(title)).length).toBeGreaterThanOrEqual(2)
  })

  it('begins less than half of its answers with a friendly word', () => {
    const answers = realQuestions[language].map(({ turns }) => converse(turns))
    const led = answers.filter(({ lines, sources }) => lines.length > sources.length)
    expect(led.length).toBeLessThan(answers.length / 2)
    expect(new Set(led.map(({ lines }) => lines[0]?.text)).size).toBeGreaterThanOrEqual(3)
  })
})
