import { describe, expect, it } from 'vitest'
import english from '../../locales/en.json' with { type: 'json' }
import spanish from '../../locales/es.json' with { type: 'json' }
import type { ChatMessage } from '../../src/contract/talk-request.ts'
import type { Language } from '../../src/i18n/language.ts'
import type { ChatAnswer } from '../../src/talk/chat.ts'
import { siteChat, siteKnowledge } from './site-chat.ts'

const chats = { es: siteChat('es'), en: siteChat('en') }
const catalogues = { es: spanish, en: english }
const textOf = ({ lines }: ChatAnswer) => lines.map(({ text }) => text).join(' ')

function converse(language: Language, turns: readonly string[]): ChatAnswer {
  const history: ChatMessage[] = []
  let answer: ChatAnswer = { kind: 'unknown', lines: [] }
  for (const content of turns) {
    history.push({ role: 'user', content })
    answer = chats[language].answer({ history })
    history.push({ role: 'assistant', content: textOf(answer) })
  }
  return answer
}

describe('everyday messages are answered as such, with a way on', () => {
  const said: Record<Language, string> = {
    es: 'ayuda|ayúdame|ayuda porfa|recomiéndame algo|recomiendame algo|sorpréndeme|te quiero|hoy es mi cumple|hoy es lunes|me voy a dormir|no tengo clase hoy|estoy muy contenta hoy|me corto el pelo?|me quemé con la sopa|me da asco|mi hermana me pegó jugando|mi novio me dejó|me he cortado un dedo cocinando|me aburro|dime algo interesante|dame un dato curioso|hazme un quiz|ke tal|jajaja|más|repite porfa|explícamelo más fácil|quien te hizo|gracias crack|tengo examen de biología mañana|me muero de risa|q onda zed como andas|buenas noches|adiós a todos|chao chicos|hasta luego a todas|adiós amigos|nos vemos gente|hay un error en la web',
    en: "help|help me|help me please|recommend me something|surprise me|love you|it's my birthday|its monday|im going to sleep|no school today|im so happy today|how do i get a girlfriend|how do i make money|what should i eat tonight|nobody likes my drawings lol|leave me alone|goodbye zed|goodbye everyone|goodbye everybody|bye all|bye guys|see you everyone|see you tomorrow guys|i give up|hi zed how are you|lol i'm dying|i burnt my tongue on soup|i cut my finger cooking|my boyfriend broke up with me|im bored|tell me something interesting|fun fact|quiz me|say that again|explain it simpler|who made you|thanks mate|i have a biology exam tomorrow|there's a typo",
  }
  it.each(
    Object.entries(said).flatMap(([language, list]) => list.split('|').map((say) => [language as Language, say])),
  )('%s: %s', (language, say) => {
    const answer = converse(language as Language, [say])
    expect(['small-talk', 'act', 'authored', 'film', 'unclear']).toContain(answer.kind)
    expect(answer.suggestions?.length).toBeGreaterThanOrEqual(2)
  })

  it('more wordings than one stand for it', () => {
    const replies = ['hola', 'hola zed', 'holaa', 'buenas', 'hey', 'q onda'].map((say) => textOf(converse('es', [say])))
    expect(new Set(replies).size).toBeGreaterThan(1)
  })
})

describe('trouble outranks them', () => {
  it.each<[Language, string[]]>([
    ['es', ['ayuda', 'lo estoy pasando mal']],
    ['en', ['help', "i'm having a hard time"]],
    ['es', ['ayuda me quiero morir']],
    ['es', ['estoy bien pero me quiero morir']],
    ['es', ['me corto los brazos']],
    ['es', ['me qui\u00adero mo\u200brir']],
    ['en', ['i am going to kill myself']],
    ['en', ['i w\u200bant to d\u00adie']],
    ['en', ['my dad hits me']],
    ['en', ['goodbye everyone, you will not see me again']],
    ['en', ["i can't do this anymore", 'goodbye everyone']],
    ['en', ['i want to die', 'goodbye everyone']],
    ['es', ['adiós a todos, ya no voy a estar']],
    ['es', ['me quiero morir', 'adiós a todos']],
    ['en', ['i hit my head on the wall when i get angry at myself']],
    ['en', ['i burnt my hand on purpose']],
    ['es', ['me corto cuando siento rabia conmigo']],
    ['es', ['me quemé la mano a propósito']],
  ])('%s: %j', (language, turns) => {
    expect(converse(language, turns).kind).toBe('care')
  })
})

describe('what was said before does not stick', () => {
  it.each<[Language, string[]]>([
    ['es', ['ayuda', 'sorpréndeme']],
    ['es', ['recomiéndame algo', 'sorpréndeme']],
    ['es', ['me quiero morir', '¿Qué es un cúbit?']],
    ['en', ['i want to die', 'What is a metalens?']],
  ])('%s: %j', (language, turns) => {
    expect(converse(language, turns).kind).not.toBe('care')
  })

  it('after distress the answer to a question says that he is still there', () => {
    expect(textOf(converse('en', ['i want to die', 'What is a metalens?']))).toMatch(/still here/)
  })
})

it.each<[Language, string, RegExp]>([
  ['en', 'what does nanometre mean', /millimetre/],
  ['es', 'qué significa nanómetro', /milímetro/],
])('the glossary says what a word means: %s: %s', (language, question, says) => {
  expect(textOf(converse(language, [question]))).toMatch(says)
})

it.each<[Language, string]>([
  ['es', 'quién ganó el mundial de 1998'],
  ['en', 'who won the football world cup in 1998'],
])('a no comes with three ways on, in the sentence itself: %s', (language, question) => {
  const answer = converse(language, [question])
  expect(answer.kind).toBe('unknown')
  expect(answer.suggestions).toHaveLength(3)
  expect(textOf(answer).match(/[«“]/g)).toHaveLength(3)
})

it('reads the beginning and the end of a long message, and says so', () => {
  const long = `${'bla bla '.repeat(1200)} what is a metalens?`
  expect(long.length).toBeGreaterThan(9500)
  const answer = converse('en', [long])
  expect(textOf(answer)).toMatch(/long message/)
  const hidden = `${'i like trains a lot. '.repeat(240)} i want to kill myself. ${'i like trains a lot. '.repeat(240)}`
  expect(converse('en', [hidden]).kind).toBe('care')
})

it('reads a message with invisible characters as one without them', () => {
  expect(textOf(converse('es', ['¿Qué es el A\u00adD\u200bN?']))).toBe(textOf(converse('es', ['¿Qué es el ADN?'])))
})

describe.each<Language>(['es', 'en'])('%s: what the site itself puts into the mouth of its readers', (language) => {
  const messages = catalogues[language]

  it.each(['starter_surprise', 'starter_term', 'starter_read'] as const)('%s has an answer and a way on', (key) => {
    const answer = converse(language, [messages[key]])
    expect(['small-talk', 'act', 'authored']).toContain(answer.kind)
    expect(textOf(answer).length).toBeGreaterThan(40)
    expect(answer.suggestions?.length).toBeGreaterThanOrEqual(2)
  })

  it('what a film is asked for is told by what that film says', () => {
    const films = siteKnowledge(language).texts.filter(({ kind }) => kind === 'film')
    expect(films.length).toBeGreaterThanOrEqual(47)
    const untold = films.filter(({ key, title }) => {
      const { kind, lines } = converse(language, [messages.short_ask_about.replace('{title}', title)])
      return kind !== 'authored' || !lines.every(({ from = [] }) => from.some(({ text }) => text === key))
    })
    expect(untold.map(({ title }) => title)).toEqual([])
  })

  it('asked for twice, a film tells something else', () => {
    const film = siteKnowledge(language).texts.find(({ kind }) => kind === 'film')
    const question = messages.short_ask_about.replace('{title}', film?.title ?? '')
    expect(textOf(converse(language, [question, question]))).not.toBe(textOf(converse(language, [question])))
  })
})
