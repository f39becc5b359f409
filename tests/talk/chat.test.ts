import { describe, expect, it } from 'vitest'
import { articleKey } from '../../src/content/text-key.ts'
import type { ChatMessage } from '../../src/contract/talk-reply.ts'
import { languages, type Language } from '../../src/i18n/language.ts'
import type { ChatAnswer } from '../../src/talk/chat.ts'
import unanswered from '../../src/talk/finding/unanswered.json' with { type: 'json' }
import { siteChat, siteKnowledge } from './site-chat.ts'

const knowledge = { es: siteKnowledge('es'), en: siteKnowledge('en') }
const chats = { es: siteChat('es'), en: siteChat('en') }
const textOf = ({ lines }: ChatAnswer) => lines.map(({ text }) => text).join(' ')
const key = (language: Language, number: number) => articleKey(language === 'es' ? `es-${number}` : String(number))

function converse(language: Language, turns: readonly string[], articleId?: string): ChatAnswer {
  const history: ChatMessage[] = []
  let answer: ChatAnswer = { kind: 'unknown', lines: [] }
  for (const content of turns) {
    history.push({ role: 'user', content })
    answer = chats[language].answer({ history, articleId })
    history.push({ role: 'assistant', content: textOf(answer) })
  }
  return answer
}
const textsOf = ({ lines }: ChatAnswer) => lines.flatMap(({ from = [] }) => from.map(({ text }) => text))

describe.each(languages)('in %s', (language) => {
  const { answers, texts } = knowledge[language]

  it('gives its own answer to every question that an article offers', () => {
    const offered = answers.filter(({ best }) => best)
    expect(offered.length).toBeGreaterThanOrEqual(150)
    const wrong = offered.filter((answer) => {
      const given = converse(language, [answer.ask[0] ?? ''])
      return given.kind !== 'authored' || textOf(given) !== answer.say.map(({ text }) => text).join(' ')
    })
    expect(wrong.map(({ ask }) => ask[0])).toEqual([])
  })

  it('hears the same question without accents, signs and capitals', () => {
    const bare = (question: string) =>
      question
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[¿?¡!.,]/g, '')
        .toLowerCase()
    const offered = answers.filter(({ best }) => best)
    const heard = offered.filter((answer) => {
      const given = converse(language, [bare(answer.ask[0] ?? '')])
      return textOf(given).includes(answer.say[0]?.text ?? ' ')
    })
    expect(heard.length / offered.length).toBeGreaterThanOrEqual(0.99)
  })

  it('every sentence of an authored answer has its place in a text', () => {
    const known = new Map(texts.map((text) => [text.key, text]))
    for (const { ask } of answers.filter(({ best }) => best).slice(0, 40)) {
      for (const { text, from = [] } of converse(language, [ask[0] ?? '']).lines) {
        expect(from.length, text).toBeGreaterThan(0)
        for (const evidence of from)
          expect(known.get(evidence.text)?.sentences.map((sentence) => sentence.text)).toContain(evidence.sentence)
      }
    }
  })

  it('offers three questions to go on with, none of them told already', () => {
    const [first] = answers.filter(({ best }) => best)
    const asked = first?.ask[0] ?? ''
    const { suggestions = [] } = converse(language, [asked])
    expect(suggestions).toHaveLength(3)
    expect(suggestions).not.toContain(asked)
    for (const suggestion of suggestions) expect(converse(language, [suggestion]).kind).toBe('authored')
  })

  it('tells more of the same text when asked for more, until there is no more', () => {
    const [first] = answers.filter(({ best, about }) => best && about[0] === key(language, 12))
    const more = language === 'es' ? 'cuéntame más' : 'tell me more'
    const turns = [first?.ask[0] ?? '', more]
    const told = new Set<string>()
    for (let turn = 0; turn < 30; turn += 1) {
      const answer = converse(language, turns)
      if (answer.kind !== 'authored') break
      expect(told).not.toContain(textOf(answer))
      told.add(textOf(answer))
      expect(textsOf(answer)).toContain(key(language, 12))
      turns.push(more)
    }
    expect(told.size).toBeGreaterThanOrEqual(8)
    expect(converse(language, turns).kind).toBe('unknown')
  })

  it('asks back when neither the question nor anything around it says what it is about', () => {
    const answer = converse(language, [language === 'es' ? '¿y por qué?' : 'and why?'])
    expect([answer.kind, textsOf(answer)]).toEqual(['unclear', []])
  })
})

describe('what is open', () => {
  it.each<[Language, string, string, RegExp]>([
    ['en', 'how small is it?', '3', /two to three micrometres/],
    ['en', 'how small is it?', '30', /nanometres/],
    ['en', 'is it dangerous?', '4', /risk|harm|damage/i],
    ['es', '¿cuánto mide?', 'es-3', /micras/],
    ['es', 'cuanto mide', '3', /micras/],
    ['es', '¿es peligroso?', 'es-4', /riesgo|quimioterapia|peligro/i],
  ])('%s: %s on %s', (language, question, articleId, says) => {
    const answer = converse(language, [question], articleId)
    expect(textOf(answer)).toMatch(says)
    const number = Number(articleId.replace('es-', ''))
    expect(textsOf(answer)).toContain(key(language, number))
  })

  it('does not hold back a question about something else', () => {
    expect(textsOf(converse('en', ['What is a metalens?'], '3'))).toContain('article:9')
  })

  it('an article that there is not counts as none', () => {
    expect(converse('en', ['what is it?'], '9999').kind).toBe('unclear')
  })
})

describe('a text that holds no answer', () => {
  it.each<[Language, string, number]>([
    ['en', 'How long does a Morpho butterfly live?', 2],
    ['es', '¿cuántos años vive una mariposa morfo?', 2],
  ])('%s: %s', (language, question, number) => {
    const answer = converse(language, [question])
    const { title } = knowledge[language].texts.find((text) => text.key === key(language, number)) ?? {}
    expect(answer.kind).toBe('unknown')
    expect(textOf(answer)).toContain(title)
    expect(answer.suggestions).toHaveLength(3)
    for (const suggestion of answer.suggestions ?? []) expect(converse(language, [suggestion]).kind).toBe('authored')
  })
})

describe('what was said before', () => {
  it.each<[Language, string[], number, RegExp]>([
    ['en', ['How big is the bacterium that eats oil?', 'what does it need to grow?'], 3, /oxygen|nitrogen/],
    ['en', ['What is a quantum dot?', 'who got the nobel prize for that'], 11, /Nobel/],
    ['es', ['¿Qué es un implante coclear?', 'y cuantos electrodos tiene'], 12, /electrodos|contactos/],
  ])('%s: %j', (language, turns, number, says) => {
    const answer = converse(language, turns)
    expect(textOf(answer)).toMatch(says)
    expect(textsOf(answer)).toContain(key(language, number))
  })
})

describe('what the texts do not say', () => {
  it.each<[Language, string]>([
    ['en', 'who won the football world cup in 1998'],
    ['en', 'who painted the mona lisa'],
    ['en', 'asdf ghjk'],
    ['es', '¿quién ganó el mundial de 1998?'],
    ['es', 'quién pintó la mona lisa'],
    ['es', 'qwerty uiop'],
  ])('%s: %s', (language, question) => {
    const answer = converse(language, [question])
    expect([answer.kind, textsOf(answer)]).toEqual(['unknown', []])
  })

  it.each(languages)('%s: what is listed as unanswered is never answered as if it were asked for', (language) => {
    const some = unanswered[language].filter((_, at) => at % 5 === 0)
    expect(some.length).toBeGreaterThan(100)
    const answered = some.filter(
      (question) => !['unknown', 'gist', 'unclear', 'small-talk'].includes(converse(language, [question]).kind),
    )
    expect(answered).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'how do solar panels make electricity'],
    ['en', 'who was the inventor of the telephone'],
    ['en', 'whats a transformer in ai and what is artificial inteligence'],
    ['es', 'en que se diferencia la fision de la fusion'],
    ['es', 'por qué no se pega el huevo en la sartén de teflón'],
    ['es', 'quien fue el q invento el internet'],
  ])('%s: nor what is asked in much the same words: %s', (language, question) => {
    expect(['authored', 'near', 'film']).not.toContain(converse(language, [question]).kind)
  })

  it.each<[Language, string, string]>([
    ['en', 'how do a watch and light measure my pulse', 'film:infotechnology'],
    ['es', 'como funsionan los auriculares x dentro', 'film:retroengineering'],
    ['es', 'q es el grafno', 'film:nanotechnology'],
    ['en', 'who found graphene and when', 'film:nanotechnology'],
    ['en', 'can zed be wrong', 'post:4'],
    ['en', 'whats the difference between a bit and a qubit', 'film:infotechnology'],
  ])('%s: what a text tells is told, though the list has questions like it: %s', (language, question, text) => {
    expect(textsOf(converse(language, [question]))[0]).toContain(text)
  })
})

describe('a fact that a question wants by its form', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'how hot does it have to get for nuclear fusion', /degrees/],
    ['es', 'a cuántos grados tiene que estar la fusión', /grados/],
  ])('%s: %s', (language, question, told) => {
    expect(textOf(converse(language, [question]))).toMatch(told)
  })
})

describe('films', () => {
  it.each<[Language, string, string]>([
    ['en', 'do you have a video about geckos', 'film:nanotechnology'],
    ['es', '¿tienes un vídeo sobre los gecos?', 'film:nanotechnology'],
  ])('%s: %s', (language, question, text) => {
    const answer = converse(language, [question])
    expect(answer.kind).toBe('film')
    expect(textsOf(answer)[0]).toContain(text)
  })

  it.each<[Language, string]>([
    ['en', 'why is a thin soap film colourful'],
    ['en', 'what year was the movie with electrons one by one published'],
    ['es', 'en q año publicaron la peli de los electrones de uno en uno'],
    ['en', 'can i keep my movies in dna'],
    ['en', 'can you store a movie in dna'],
    ['en', 'how do you make a video game'],
    ['es', 'y si la corto en pedacitos'],
    ['es', '¿puedo guardar mis pelis en ADN?'],
    ['es', 'se puede guardar una pelicula en adn?'],
  ])('%s: is not what “%s” asks for', (language, question) => {
    expect(converse(language, [question]).kind).not.toBe('film')
  })
})
