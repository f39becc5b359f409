import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/i18n/language.ts'
import { siteKnowledge, siteTurns } from '../site-chat.ts'

const lastOf = (...turns: Parameters<typeof siteTurns>) => siteTurns(...turns).at(-1)
const textOf = (...turn: Parameters<typeof lastOf>) =>
  lastOf(...turn)
    ?.reply.answer.lines.map(({ text }) => text)
    .join(' ') ?? ''

describe('how it is known', () => {
  it.each<[Language, string, string, string, RegExp]>([
    ['es', 'es-36', '¿El antiveneno costarricense funcionó en África?', '¿y quién lo comprobó?', /azar decide/],
    ['es', 'es-10', '¿Leen la mente?', 'eso está demostrado o es marketing', /2025.*cuatro personas/],
    ['en', '35', 'is pasteurised milk safe?', 'has that been tested', /dairy machine/],
    ['en', '18', 'can the cells of the bud turn into anything?', 'how did anyone find that out', /2009|label/],
  ])('%s, beside %s, “%s”: “%s”', (language, open, asked, doubted, tells) => {
    const { event } = lastOf(language, open, asked, doubted) ?? {}
    expect(event).toMatchObject({ type: 'act', act: 'evidence' })
    expect(textOf(language, open, asked, doubted)).toMatch(tells)
  })
})

describe('told as to a child', () => {
  it.each<[Language, string, string]>([
    ['es', 'es-18', 'explícamelo como si tuviera 6 años'],
    ['es', 'es-21', 'explícaselo a un niño'],
    ['en', '18', "explain it like i'm 7"],
    ['en', '21', 'explain this to a little kid'],
  ])('%s, beside %s, the text is told in plain words and with a picture: %s', (language, open, said) => {
    const aids = siteKnowledge(language).studyAids.get(`article:${open}`)
    const text = textOf(language, open, said)
    expect(text).toContain(aids?.plain[0]?.text)
    expect(text).toContain(aids?.example[0]?.text)
  })

  it.each<[Language, string, string]>([
    ['es', 'como si fuera un niño de 8', 'otra vez pero con una analogía'],
    ['en', 'explain like im 8', 'again with an analogy'],
  ])('%s, what was told last: “%s”, “%s”', (language, child, again) => {
    const { answers, studyAids } = siteKnowledge(language)
    const answer = answers.find(
      ({ best, plain, example, about: [key = ''] }) => best && plain && example && studyAids.has(key),
    )
    const open = answer?.about[0]?.replace('article:', '')
    const [asked = ''] = answer?.ask ?? []
    const text = textOf(language, open, asked, child)
    expect(text).toContain(answer?.plain?.text.slice(-30))
    expect(text).toContain(answer?.example?.text)
    expect(textOf(language, open, asked, again)).toContain(answer?.example?.text)
  })
})
