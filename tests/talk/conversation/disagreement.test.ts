import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/i18n/language.ts'
import { disagrees } from '../../../src/talk/conversation/disagreement.ts'
import { siteTurns } from '../site-chat.ts'

const lastTurn = (...turns: Parameters<typeof siteTurns>) => siteTurns(...turns).at(-1)

const givingIn = /puede ser|could be|gracias por avisar|thanks for/i

describe('who says that what was told is wrong', () => {
  it.each<[Language, string, string, string, RegExp]>([
    ['es', 'es-18', 'cuánto tarda en salirle la pata?', 'te has equivocado, eso tarda años', /semanas|meses/],
    ['es', 'es-18', 'cuánto tarda en salirle la pata?', 'pero mi maestra dice que tarda 3 años', /semanas|meses/],
    ['es', 'es-21', '¿quién inventó el memristor?', 'no es así, fue Tesla', /Chua/],
    ['en', '18', 'how long does the leg take?', 'you are wrong, that takes years', /weeks|months/],
    ['en', '18', 'how long does the leg take?', 'no but i read it takes 3 years', /weeks|months/],
    ['en', '15', 'are sprinters born or made?', "that's not true, my dad says anyone can do it", /inherit|fibres/],
  ])('%s, beside %s, after “%s”: “%s” hears what the text says', (language, open, asked, claimed, tells) => {
    const answer = lastTurn(language, open, asked, claimed)?.reply.answer
    const text = answer?.lines.map((line) => line.text).join(' ') ?? ''
    expect(text).toMatch(tells)
    expect(text).toMatch(/Avisar de un error|Report a mistake/)
    expect(text).not.toMatch(givingIn)
    expect(answer?.sources?.map(({ id }) => id)).toContain('contact')
  })

  it.each<[Language, string, string, string]>([
    ['es', 'es-21', '¿quién inventó el memristor?', 'estás mal, lo hizo Samsung'],
    ['en', '18', 'how long does the leg take?', 'wrong, it takes 11 years'],
  ])('%s, beside %s, hears that the text does not speak of it: %s', (language, open, asked, claimed) => {
    const text = lastTurn(language, open, asked, claimed)
      ?.reply.answer.lines.map((line) => line.text)
      .join(' ')
    expect(text).toMatch(/no sale en ese texto|el texto no habla|isn't in that text|doesn't speak of that/)
  })

  it.each<[Language, string, boolean]>([
    ['es', 'andas equivocado, yo vi otra cosa', true],
    ['es', 'pero en youtube dicen que no', true],
    ['es', 'mi prima dice que los ajolotes vuelan, es verdad?', false],
    ['es', '¿es cierto que es mentira lo del oro?', false],
    ['es', 'mi hermana tiene una tortuga', false],
    ['en', 'ur mistaken', true],
    ['en', 'but google says the opposite', true],
    ['en', 'my teacher says worms have hearts, is that true?', false],
    ['en', 'what happens if the copy is wrong', false],
    ['en', 'my brother has a tortoise', false],
  ])('%s: “%s” disagrees: %s', (language, message, isSo) => {
    expect(disagrees(message, language)).toBe(isSo)
  })
})
