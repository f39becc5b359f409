import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../src/contract/talk-request.ts'
import { languages, type Language } from '../../src/i18n/language.ts'
import { emergencies } from '../../src/talk/care/care-kinds.ts'
import table from '../../src/talk/care/first-aid-questions.json' with { type: 'json' }
import { siteChat } from './site-chat.ts'

const chats = { es: siteChat('es'), en: siteChat('en') }

function lastReply(language: Language, ...turns: string[]) {
  const history: ChatMessage[] = []
  for (const [at, content] of turns.entries()) {
    if (at > 0) history.push({ role: 'assistant', content: '…' })
    history.push({ role: 'user', content })
  }
  const { kind, lines } = chats[language].answer({ history })
  return { kind, texts: lines.map(({ text }) => text) }
}

it.each<[Language, string, string, RegExp]>([
  ['es', 'me mordió una víbora', 'le amarro la pierna?', /^No, no ates/],
  ['es', 'me mordio una serpiente', 'me hago un torniquete?', /^No, no ates/],
  ['es', 'me mordio una serpiente', 'y si chupo el veneno', /^No, no chupes/],
  ['es', 'una serpiente mordió a mi hermano', 'le corto para que salga el veneno?', /^No/],
  ['es', 'mi hermano se tragó lejía', 'lo hago vomitar?', /^No, no provoques/],
  ['es', 'mi hermano se tragó lejía', 'le doy leche', /^No, no des/],
  ['es', 'mi amigo se desmayó y no despierta', 'le doy agua?', /^No, nada por la boca/],
  ['es', 'mi papa se cayo del techo y no responde', 'lo muevo?', /no muevas/],
  ['es', 'mi hermana esta convulsionando', 'le meto una cuchara en la boca?', /^No, nada en la boca/],
  ['es', 'se quemó la cara con aceite hirviendo mi hermanita', 'le pongo pasta de dientes?', /^No, ni pasta/],
  ['es', 'se quemó la cara con aceite hirviendo mi hermanita', 'hielo?', /^No, hielo no/],
  ['es', 'mi bebé se atragantó y no respira', 'le doy agua?', /^No/],
  ['es', 'mi abuelo tiene un ictus', 'le doy una aspirina?', /^No/],
  ['en', 'a snake just bit my brother', 'should i tie his leg?', /^No, don't tie/],
  ['en', 'a snake just bit my brother', 'do i suck the poison out', /^No, don't suck/],
  ['en', 'i swallowed bleach', 'should i make myself sick', /^No, don't make/],
  ['en', 'i swallowed bleach', 'can i drink milk?', /^No, give no/],
  ['en', 'my friend is unconscious', 'should i give her water?', /^No, nothing by mouth/],
  ['en', 'my dad fell off the roof and isnt moving', 'do i move him', /don't move/],
  ['en', 'my friend is having a seizure what do i do', 'do i put something in her mouth', /^No, nothing in the mouth/],
  ['en', 'my friend is having a seizure what do i do', 'should i hold him down', /^No, don't hold/],
  ['en', 'my little brother is choking', 'should i give him bread?', /^No, no water, bread/],
  ['en', 'my little brother is choking', 'can i hit his back', /^Yes/],
  ['en', 'boiling water went all over my sister', 'should i put butter on it?', /^No, no toothpaste/],
  ['en', 'i smell gas in the whole house and feel dizzy', 'can i turn the light on', /^No, no lights/],
  ['en', 'his throat is closing from nuts', 'do i use my epipen on him?', /^Yes/],
])('%s: after “%s”, “%s” has its answer first, then the call again', (language, told, asked, answer) => {
  const { kind, texts } = lastReply(language, told, asked)
  expect(kind).toBe('care')
  expect(texts[0]).toMatch(answer)
  expect(texts[1]).toMatch(/112|911|999/)
})

describe('within an emergency', () => {
  it.each<[Language, string, string]>([
    ['es', 'me mordió una víbora', 'me duele mucho la pierna y tengo miedo'],
    ['es', 'mi hermano se tragó lejía', 'nadie me hace caso en mi casa'],
    ['en', 'a snake just bit my brother', 'hes crying and scared'],
  ])('%s: after “%s”, “%s” is no other trouble', (language, told, then) => {
    const { kind, texts } = lastReply(language, told, then)
    expect(kind).toBe('care')
    expect(texts.join(' ')).toMatch(/112|911|999/)
  })

  it.each<[Language, string, string, RegExp]>([
    ['es', 'mi amigo se desmayó y no despierta', 'ahora dejó de respirar', /centro del pecho/],
    ['en', 'my friend is unconscious', 'she stopped breathing', /centre of the chest/],
  ])('%s: after “%s”, “%s” is graver', (language, told, then, answer) => {
    expect(lastReply(language, told, then).texts.join(' ')).toMatch(answer)
  })

  it.each<[Language, string, RegExp]>([
    ['es', 'y ahora que hago', /torniquete/],
    ['en', 'what do i do now', /tie anything tight/],
  ])('%s: “%s” is told again what to do', (language, asked, answer) => {
    const told = language === 'es' ? 'me mordió una víbora' : 'a snake just bit my brother'
    expect(lastReply(language, told, asked).texts[0]).toMatch(answer)
  })
})

describe('the table of questions', () => {
  it.each(table)('$id has a source, and short answers that begin with what to do', ({ of, source, ...question }) => {
    expect(source).toMatch(/^https:\/\//)
    expect(of.filter((one) => !emergencies.some((emergency) => emergency === one))).toEqual([])
    for (const language of languages) {
      expect(question[language].length, question[language]).toBeLessThanOrEqual(210)
      expect(question.asked[language].length).toBeGreaterThan(0)
    }
  })
})
