import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../src/contract/talk-reply.ts'
import type { Language } from '../../../src/i18n/language.ts'
import { formOf } from '../../../src/talk/finding/form-of-question.ts'
import { comparableWords } from '../../../src/talk/finding/features.ts'
import { siteChat } from '../site-chat.ts'

const chats = { es: siteChat('es'), en: siteChat('en') }

/** What Zed replies to the last of some messages. */
function replyTo(language: Language, articleId: string | undefined, turns: readonly string[]): string {
  const history: ChatMessage[] = []
  let said = ''
  for (const content of turns) {
    history.push({ role: 'user', content })
    said = chats[language]
      .answer({ history, articleId })
      .lines.map(({ text }) => text)
      .join(' ')
    history.push({ role: 'assistant', content: said })
  }
  return said
}

describe('what is asked while an article is spoken of', () => {
  it.each<[string, Language, string | undefined, string[], RegExp]>([
    [
      'a greeting leaves the open article',
      'en',
      '18',
      ['heyy zed', 'how long does it take for the leg to grow back'],
      /weeks or months/,
    ],
    ['“and us” asks the same of people', 'en', '34', ['how many neurons does the fly have', 'and us?'], /86 billion/],
    ['“y yo” asks the same of people', 'es', 'es-34', ['cuantas neuronas tiene la mosca', 'y yo?'], /86 mil millones/],
    ['words of no text name nothing else', 'es', 'es-14', ['cuanto costaba antes y cuanto ahorita'], /dólares/],
    [
      'an unsure question gets the answer of its text',
      'es',
      'es-20',
      ['q es lo rojo', 'o sea q segurisimo no tengo nada?'],
      /negativo/,
    ],
    [
      'a question with a word of a dialect',
      'es',
      'es-8',
      ['q es un organoide po', 'pueden hacer una guata entera asi?'],
      /intestino|órgano/,
    ],
    [
      'a wrong claim is answered with what the text says',
      'en',
      '6',
      ['how much did they fall', 'ur wrong, prices only ever went down'],
      /2022/,
    ],
  ])('%s', (_, language, open, turns, wanted) => {
    expect(replyTo(language, open, turns)).toMatch(wanted)
  })

  it.each<[string, Language, string, string[], RegExp]>([
    ['en', 'en', '24', ['can u send messages faster than light with this'], /^No\b/],
    ['en, people', 'en', '7', ['what is a super shoe', 'and does everybody get faster with them?'], /^No\b/],
    ['es', 'es', 'es-14', ['cuanto cuesta', 'eso bajo mas rapido q los chips esos?'], /^Sí,/],
    ['es, dna', 'es', 'es-1', ['q es el arn', 'parce y entonces las vacunas esas si le cambian el adn a uno'], /^No\b/],
  ])('a question of yes or no gets its verdict first: %s', (_, language, open, turns, verdict) => {
    expect(replyTo(language, open, turns)).toMatch(verdict)
  })

  it('a verdict on what is good is none on what is bad', () => {
    expect(replyTo('en', '35', ['is bird flu in cows', 'can u get it from milk'])).not.toMatch(
      /^Yes, if it has been pasteurised/,
    )
  })

  it('what no text tells is not found, and the nearest questions of the article are offered', () => {
    expect(replyTo('en', '4', ['what is sickle cell', 'which singer has it'])).toMatch(/find .*sickle cell/i)
  })
})

describe('the form of a question', () => {
  it.each<[string, Language, string]>([
    ['y cuanto vale eso', 'es', 'cost'],
    ['cuanto tarda', 'es', 'duration'],
    ['pq paso', 'es', 'why'],
    ['quien lo hizo', 'es', 'who'],
    ['ya da luz a las casas?', 'es', 'either'],
    ['how long does it last', 'en', 'duration'],
    ['how many are there', 'en', 'amount'],
    ['what happens if it breaks', 'en', 'what-if'],
    ['does it hurt', 'en', 'either'],
  ])('%s: %s %s', (question, language, form) => {
    expect(formOf(comparableWords(question, language), language)).toBe(form)
  })
})
