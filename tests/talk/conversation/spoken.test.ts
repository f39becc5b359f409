import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/i18n/language.ts'
import type { ChatAnswer } from '../../../src/talk/chat.ts'
import { converse, siteKnowledge, textOf } from '../site-chat.ts'

const last = (answers: readonly ChatAnswer[]): ChatAnswer => answers.at(-1) ?? { kind: 'unknown', lines: [] }
const notFound = /no lo he encontrado|no encuentro nada|eso no lo encuentro|i didn't find|i find nothing|i can't find/i

describe.each<[Language, string, string[]]>([
  [
    'es',
    'es-36',
    [
      'ay pobrecitas las yeguas :(',
      'no mames wey',
      'q chimba parce',
      'iugh jaja',
      'mmm',
      'fiuu menos mal',
      'me dejaste loco jaja',
      'era joda che',
      'na, todo tranqui',
      'deberian pagarte mas jaja',
      'mi prima se va a quedar muda con esto',
      'ando en el recreo comiendo papitas',
      'zxkqw',
    ],
  ],
  [
    'en',
    '23',
    [
      'aww those poor pigs :(',
      'holy moly dude',
      'eww lol',
      'hmm ok then',
      'phew, that was close',
      'haha was only messing w u',
      'nah im alright',
      'someone give this bot a trophy',
      'wait till i tell my cousin',
      'im eating crisps on the bus lol',
      'fairs mate',
      'zxkqw',
    ],
  ],
])('small talk in the middle of a text, in %s', (language, open, messages) => {
  it.each(messages)('“%s” is answered as talk, never by “I did not find it”', (message) => {
    const answer = last(converse(language, [language === 'es' ? 'resúmelo' : 'sum it up', message], open))
    expect(answer.kind).toBe('small-talk')
    expect(textOf(answer)).not.toMatch(notFound)
  })

  it('is not answered twice running in the same words', () => {
    const message = language === 'es' ? 'no manches' : 'no way dude'
    const [first, second, third] = converse(language, [message, message, message], open).map(textOf)
    expect(first).not.toBe(second)
    expect(second).not.toBe(third)
  })

  it('leads back to the text', () => {
    const message = language === 'es' ? 'pobres animalitos' : 'poor animals'
    const title = language === 'es' ? 'Abecedario de un serpentario' : 'Why a wound should not dry out'
    expect(textOf(last(converse(language, [message], open)))).toContain(title)
  })
})

it.each<[Language, string]>([
  ['es', 'a q hora juega el colo colo'],
  ['es', 'cuanto quedó el atleti anoche?'],
  ['en', 'what time do the lakers play tonight'],
  ['en', 'how do i get free robux'],
])('an everyday question gets an honest “not my field”, and three ways on: %s: %s', (language, question) => {
  const answer = last(converse(language, [question]))
  expect(answer.kind).toBe('unknown')
  expect(textOf(answer)).not.toMatch(notFound)
  expect(textOf(answer).match(/[«“]/g)?.length).toBeGreaterThanOrEqual(3)
})

it.each<[Language, string, string]>([
  ['es', '¿por qué usan caballos para el antiveneno?', 'es-36'],
  ['es', 'el ajolote siente dolor cuando pierde la pata?', 'es-18'],
  ['es', 'q miedo da la gripe aviar, cuanta gente ha muerto?', 'es-35'],
  ['en', 'why do they use pigs for wounds', '23'],
  ['en', 'do sprinters get tired faster?', '15'],
  ['en', 'is bird flu scary for people?', '35'],
])('a question of science that holds such words is none: %s: %s', (language, question, open) => {
  expect(last(converse(language, [question], open)).kind).not.toBe('small-talk')
})

describe('acts, as they are written in a chat', () => {
  const aids = siteKnowledge('es').studyAids
  const plainOf = (key: string) => aids.get(key)?.plain.map(({ text }) => text) ?? []

  it('goes for the text that is open, whatever else is said around it', () => {
    expect(textOf(last(converse('es', ['tio no he pillado nada, mas facil'], 'es-5')))).toContain(
      plainOf('article:es-5')[0],
    )
    expect(textOf(last(converse('es', ['explicaselo a mi hermanita de 7'], 'es-8')))).toContain(
      plainOf('article:es-8')[0],
    )
  })

  it('sums up in as many sentences as are wanted', () => {
    const lines = last(converse('es', ['resumen en dos frases va'], 'es-6')).lines.map(({ text }) => text)
    expect(lines).toHaveLength(2)
    // In two sentences the main point is one.
    expect(lines).toContain(aids.get('article:es-6')?.point.text)
    expect(plainOf('article:es-6')).toEqual(expect.arrayContaining(lines.slice(1)))
  })

  it('does several things at once', () => {
    const given = textOf(last(converse('es', ['resumelo y ponme un ejemplo'], 'es-18')))
    expect(given).toContain('El ajolote es un anfibio')
    expect(given).toContain(aids.get('article:es-18')?.example[0]?.text)
  })

  it('who does not believe it hears what was tested, and with how many; not who paid', () => {
    const given = textOf(last(converse('es', ['¿las zapatillas te hacen correr más?', 'pues no me lo creo'], 'es-7')))
    expect(given).toMatch(/dieciocho|\d+ (ensayos|corredores)/)
    expect(given).not.toMatch(/pag(ó|aron|ad)|financi/)
  })

  it('names the work that what was said is from', () => {
    expect(textOf(last(converse('es', ['cuantas neuronas tiene', 'pasame la fuente'], 'es-34')))).toContain(
      'Neuronal wiring diagram of an adult brain',
    )
  })

  it('who says that it is wrong hears what the text says, and where errors are reported', () => {
    const given = last(converse('en', ['why did batteries get cheap', 'nah ur wrong'], '6'))
    expect(textOf(given)).toMatch(/How batteries lost 97 per cent/)
    expect(given.sources?.map(({ href }) => href)).toContain('/contact')
  })

  it.each<[Language, string]>([
    ['es', 'recomiendame algo cortito de animales'],
    ['en', 'nah something with animals'],
    ['en', 'ok anything about sport then'],
  ])('a field is known by its name: %s: %s', (language, message) => {
    expect(last(converse(language, [message])).sources?.length).toBeGreaterThanOrEqual(2)
  })

  it('homework on a field asks which text of it, and waits for the word', () => {
    const [asked, given] = converse('es', ['tengo una tarea de energia, me ayudas', 'la de fusion'])
    expect(asked?.kind).toBe('unclear')
    expect(given && textOf(given)).toMatch(/^.*1\. /)
  })
})
