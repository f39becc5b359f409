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

describe('what asks something beside a text', () => {
  it.each<[string, Language, string | undefined, string[], RegExp]>([
    [
      'a conclusion is no talk',
      'es',
      'es-22',
      ['con esos cables en la cabeza me adivinan lo que pienso entonces'],
      /^No\b/,
    ],
    ['someone of the family has one', 'es', 'es-12', ['mi abuelo lleva uno, oye como nosotros?'], /no se oye igual/],
    [
      'what it is good for',
      'es',
      'es-24',
      ['que son dos fotones entrelazados', 'y entonces pa que sirven'],
      /clave secreta/,
    ],
    ['slang and all', 'es', 'es-32', ['que es alphafold', 'siempre le atina o mete la pata'], /errores/],
    ['the price of light at home', 'es', 'es-31', ['y eso cuando llega a los enchufes de mi casa?'], /ITER/],
    ['a short question is no test of Zed', 'en', '4', ['how does crispr treat it', 'and did it work'], /29 of the 30/],
    ['after a feeling', 'en', '12', ['my gran has one of those, is it like normal ears'], /^No\b/],
    [
      'on claims of size',
      'en',
      '26',
      ['how many people were tested', 'only a dozen lol, how can anyone trust that'],
      /twelve|2020/i,
    ],
    [
      'who suffers',
      'en',
      '36',
      ['where does antivenom come from', 'isnt that cruel to the poor horses'],
      /^No\b|not harm/,
    ],
    [
      'an animal, not the poor',
      'es',
      'es-36',
      ['para que quieren caballos', 'y no les hace mal a los pobrecitos?'],
      /no les hacen daño/,
    ],
  ])('is looked up in it: %s', (_, language, open, turns, wanted) => {
    expect(replyTo(language, open, turns)).toMatch(wanted)
  })

  it.each<[string, Language, string, string[], RegExp]>([
    [
      'the picture of it',
      'es',
      'es-19',
      ['sirven los sauces para limpiar plomo', 'pq con el plomo no funciona'],
      /no está a escala/,
    ],
    [
      'what is told beside',
      'es',
      'es-18',
      ['siguen quedando ajolotes en xochimilco? fui de niño con mi papa'],
      /organoide|intestino/,
    ],
    ['a bare “why”', 'es', 'es-6', ['las baterias subieron en 2022 no? por que'], /electrones/],
    [
      'a part of what was just told, in place of the reason',
      'en',
      '20',
      ['is it real gold, like in a ring?', 'then why does it look red'],
      /answer right there|what I just told you/,
    ],
  ])('is not answered with %s', (_, language, open, turns, unwanted) => {
    expect(replyTo(language, open, turns)).not.toMatch(unwanted)
  })

  it('two questions at once are both answered', () => {
    expect(replyTo('es', 'es-4', ['que es crispr', 'y funciona o es cuento? cuanto vale'])).toMatch(
      /29 de las 30.*dos millones/s,
    )
  })

  it('what compares several texts, and what a picture shows, is told to who asks for it', () => {
    expect(replyTo('es', 'es-19', ['que se ve en el dibujo del sauce'])).toMatch(/escala/)
    expect(replyTo('es', 'es-8', ['q es un organoide', 'quien le dice a cada celula que hacer'])).not.toMatch(/cápside/)
  })

  it('an open text is not left for a common word', () => {
    expect(replyTo('es', 'es-25', ['de que trata la cuestion'])).toMatch(/ópalo/i)
    expect(replyTo('es', 'es-25', ['hola', 'y de que es esa piedra'])).toMatch(/sílice/)
  })

  it('another text is told where it is named', () => {
    expect(replyTo('en', '12', ['what is a cochlear implant', 'and what is a planarian?'])).toMatch(/flatworm/)
  })
})

describe('a verdict', () => {
  it.each<[string, Language, string, string[], RegExp]>([
    ['a closing “no?” denies nothing', 'es', 'es-23', ['la costra es la mejor venda, no?'], /^No,/],
    ['“o no” denies nothing', 'es', 'es-10', ['un implante puede leer mis pensamientos o no'], /^Solo en parte:/],
    ['a claim that goes too far', 'en', '23', ['so gel plasters are good for every cut'], /^No,/],
    ['half true', 'es', 'es-33', ['de verdad el ozempic sale del veneno de un reptil?'], /^Solo en parte:/],
    ['half true, in English', 'en', '33', ['is ozempic really made of lizard spit'], /^Only partly:/],
  ])('comes first: %s', (_, language, open, turns, verdict) => {
    expect(replyTo(language, open, turns)).toMatch(verdict)
  })

  it.each<[string, Language, string, string[], RegExp]>([
    ['“all” was not asked for', 'es', 'es-20', ['los tests de covid llevan oro de verdad?'], /^No\b/],
    ['the contrary was asked', 'es', 'es-4', ['entonces crispr arregla la letra equivocada?'], /^(?:Sí|Es verdad)/],
    [
      'what qualified it would hang',
      'es',
      'es-36',
      ['cuanto bajaron las muertes por culebras en costa rica'],
      /Junto con otras cosas/,
    ],
    [
      'it answers another question',
      'en',
      '35',
      ['how come people talk about a bird flu pandemic'],
      /^(?:Only a little|Not very)/,
    ],
  ])('is left out where %s', (_, language, open, turns, verdict) => {
    expect(replyTo(language, open, turns)).not.toMatch(verdict)
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
