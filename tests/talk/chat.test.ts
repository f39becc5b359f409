import { describe, expect, it } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import type { Language } from '../../src/i18n/language.ts'
import { indexArticles } from '../../src/talk/article-search.ts'
import { answerChat, mostWords } from '../../src/talk/chat.ts'
import type { ChatMessage } from '../../src/contract/talk-reply.ts'
import { topicOf } from '../../src/talk/invitation.ts'
import { countWords, passagesOf, splitSentences } from '../../src/talk/passages.ts'
import { stem } from '../../src/talk/terms.ts'
import { articles } from './fixtures/articles.ts'
import { offTopic, onTopic } from './fixtures/questions.ts'

const search = { es: indexArticles(articles.es, 'es'), en: indexArticles(articles.en, 'en') }
const ask = (language: Language, ...turns: string[]) => {
  const history = turns.map((content, at): ChatMessage => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }))
  const { lines, sources } = answerChat(history, search[language], language)
  return { text: lines.map((line) => line.text).join(' '), sources, emotions: lines.map((line) => line.emotion) }
}

describe.each(languages)('in %s', (language) => {
  it('has enough questions to be tuned on', () => {
    expect(onTopic[language].length).toBeGreaterThanOrEqual(20)
    expect(offTopic[language].length).toBeGreaterThanOrEqual(20)
  })

  it.each(onTopic[language])('answers %s', (question, piece) => {
    const { text, sources } = ask(language, question)
    expect(sources.map((source) => source.quote).join('\n')).toContain(piece)
    expect(countWords(text)).toBeLessThanOrEqual(mostWords)
    for (const { id, title, href, quote } of sources) {
      const article = articles[language].find((each) => each.id === id)
      expect(title).toBe(article?.title)
      expect(href).toBe(`/news-single/${id}`)
      // The exact sentence, in the article and in what Zed says.
      expect(`${article?.excerpt} ${article?.content}`).toContain(quote)
      expect(text).toContain(quote)
    }
  })

  it.each(offTopic[language])('does not know: %s', (question) => {
    const { text, sources } = ask(language, question)
    expect(sources).toEqual([])
    expect(countWords(text)).toBeLessThanOrEqual(mostWords)
  })

  it('does not say the same each time it does not know, and names what it can talk about', () => {
    const answers = offTopic[language].map((question) => ask(language, question).text)
    expect(new Set(answers.map((answer) => answer.slice(0, 12))).size).toBeGreaterThanOrEqual(3)
    const titles = articles[language].map((article) => article.title)
    expect(answers.filter((answer) => titles.some((title) => answer.includes(title))).length).toBe(answers.length)
  })

  it('varies how it begins', () => {
    const leads = onTopic[language].map(([question]) => ask(language, question).text.slice(0, 8))
    expect(new Set(leads).size).toBeGreaterThanOrEqual(4)
  })
})

describe('a conversation', () => {
  it('takes up what was asked before', () => {
    expect(ask('es', '¿Qué son los liposomas?', 'Son de grasa.', '¿Y cuánto miden?').text).toContain('100 nanómetros')
    expect(ask('en', 'What are liposomes?', 'They are made of fat.', 'And how big are they?').text).toContain(
      '100 nanometres',
    )
  })

  it('tells more without repeating itself, and says when there is no more', () => {
    const history = ['¿Qué es Alcanivorax?']
    const quotes: string[] = []
    for (let round = 0; round < 12; round++) {
      const { text, sources } = ask('es', ...history)
      quotes.push(...sources.map((source) => source.quote))
      history.push(text, 'Cuéntame más')
    }
    expect(quotes.length).toBeGreaterThanOrEqual(2)
    expect(new Set(quotes).size).toBe(quotes.length)
    expect(ask('es', ...history).sources).toEqual([])
  })

  it('does not let an earlier question answer a strange one', () => {
    expect(ask('es', '¿Qué es Alcanivorax?', 'Una bacteria.', '¿Quién ganó el mundial?').sources).toEqual([])
  })

  it('asks back when there is nothing to go by', () => {
    expect(ask('es', '¿Por qué?').text).toMatch(/\?/)
    expect(ask('en', 'Why?').sources).toEqual([])
  })
})

describe('small talk', () => {
  it.each<[Language, string, RegExp]>([
    ['es', '¡Hola, Zed!', /hola/i],
    ['es', 'Muchas gracias', /de nada|con gusto/i],
    ['es', '¿Quién eres?', /Zed/],
    ['es', '¿Qué puedes hacer?', /resúmenes/],
    ['es', 'Adiós', /pronto|vemos/i],
    ['en', 'hello', /hello|hi/i],
    ['en', 'Thanks a lot!', /welcome|pleasure/i],
    ['en', 'Are you human?', /Zed/],
    ['en', 'What can you do?', /summaries/],
    ['en', 'bye', /soon|goodbye/i],
  ])('%s: %s', (language, message, answer) => {
    const { text, sources } = ask(language, message)
    expect(text).toMatch(answer)
    expect(text).not.toMatch(/[{}]/)
    expect(sources).toEqual([])
  })

  it('takes distress seriously, also inside a sentence', () => {
    const { text, emotions } = ask('es', 'a veces siento que no quiero vivir')
    expect(text).toContain('emergencia')
    expect(emotions).toEqual(['concerned'])
    expect(ask('en', 'sometimes I want to die').text).toContain('emergency')
  })

  it('does not take a question that begins with a greeting for a greeting', () => {
    expect(ask('es', 'Hola Zed, ¿qué es la biorremediación?').sources).not.toEqual([])
  })
})

it('says honestly that it knows nothing when there are no articles', () => {
  const none = indexArticles([], 'es')
  const { lines, sources } = answerChat([{ role: 'user', content: '¿Qué es el ADN?' }], none, 'es')
  expect(lines[0]?.text).toMatch(/no/i)
  expect(lines[0]?.text).not.toMatch(/[{}]/)
  expect(sources).toEqual([])
})

it('finds a topic to invite to', () => {
  expect(topicOf('Las nanopartículas llevan medicinas. Las nanopartículas son pequeñas.', search.es, 'es')).toBe(
    'las nanopartículas',
  )
  expect(topicOf('After a spill the bacteria multiply. It is rare at first.', search.en, 'en')).toBeUndefined()
  expect(topicOf('Doctors inject the particles, and the particles reach the liver.', search.en, 'en')).toBe(
    'the particles',
  )
})

it('brings forms of a word together', () => {
  for (const forms of [
    'bacteria bacterias',
    'llegar llegan lleguen',
    'digiere digerir',
    'pez peces',
    'fotónica fotónico fotónicos',
  ])
    expect(
      new Set(
        forms
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .split(' ')
          .map((word) => stem(word, 'es')),
      ).size,
    ).toBe(1)
  for (const forms of ['wing wings', 'study studies', 'travel travels travelling', 'place placed'])
    expect(new Set(forms.split(' ').map((word) => stem(word, 'en'))).size).toBe(1)
})

it('reads sentences out of HTML as they stand', () => {
  const passages = passagesOf(
    {
      id: '1',
      title: 'T',
      excerpt: 'An excerpt.',
      content:
        '<h2>A &amp; B</h2><p>Dr. Ruiz said <em>“2.5 nm”</em>. Then&nbsp;she left.</p><ul><li>One thing</li></ul><script>no</script>',
    },
    'en',
  )
  expect(passages.map((passage) => passage.text)).toEqual([
    'An excerpt.',
    'Dr. Ruiz said “2.5 nm”.',
    'Then she left.',
    'One thing',
  ])
  expect(passages.at(-1)?.heading).toBe('A & B')
  expect(splitSentences('¿Qué es? Mide 3.5 nm. Fin', 'es')).toEqual(['¿Qué es?', 'Mide 3.5 nm.', 'Fin'])
})
