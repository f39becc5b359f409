import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { languages, type Language } from '../../../src/i18n/language.ts'
import { actOfSmallTalk, isAct } from '../../../src/talk/conversation/acts.ts'
import { readActs } from '../../../src/talk/conversation/read-act.ts'
import { smallTalkFor } from '../../../src/talk/small-talk.ts'

/** Probability from which an act overrides small talk, as in read-turn.ts. */
const sureAct = 0.8

function readingOf(message: string, language: Language): string {
  const [best] = readActs(message, language)
  const small = smallTalkFor(message, language)?.name
  if (small === undefined || (best && isAct(best.name) && best.likelihood >= sureAct)) return best?.name ?? ''
  return actOfSmallTalk[small] ?? small
}

interface Read {
  fits: string[]
  message: string
  reading: string
}

function readLines(language: Language): Read[] {
  const file = path.join(import.meta.dirname, `acts.${language}.yaml`)
  const groups = v.parse(v.record(v.string(), v.string()), parse(readFileSync(file, 'utf8')))
  return Object.entries(groups).flatMap(([names, lines]) =>
    lines
      .split('\n')
      .filter((message) => message !== '')
      .map((message) => ({ fits: names.split(' '), message, reading: readingOf(message, language) })),
  )
}

const shareOf = (list: readonly Read[], isRight: (read: Read) => boolean) => list.filter(isRight).length / list.length
const isSocial = (name: string) => name !== 'question' && !isAct(name)
const wrongOf = (list: readonly Read[], isRight: (read: Read) => boolean) =>
  list
    .filter((read) => !isRight(read))
    .map(({ fits, message, reading }) => `${fits.join('/')}: ${message} → ${reading}`)
    .join('\n')

describe.each(languages)('what a message wants, in %s', (language) => {
  const all = readLines(language)
  const of = (belongs: (name: string) => boolean) => all.filter(({ fits: [name = ''] }) => belongs(name))
  const isFit = ({ fits, reading }: Read) => fits.includes(reading)

  test('acts are known, with a subject and without', () => {
    const lines = of(isAct)
    expect(shareOf(lines, isFit), wrongOf(lines, isFit)).toBeGreaterThanOrEqual(0.92)
  })

  test('small talk is known by its group', () => {
    const lines = of((name) => isSocial(name) && name !== 'chat')
    expect(shareOf(lines, isFit), wrongOf(lines, isFit)).toBeGreaterThanOrEqual(0.9)
  })

  test('a question of content is no act', () => {
    const lines = of((name) => name === 'question')
    const isNoAct = ({ reading }: Read) => !isAct(reading)
    expect(shareOf(lines, isNoAct), wrongOf(lines, isNoAct)).toBeGreaterThanOrEqual(0.97)
  })

  test('what is told of an ordinary day is neither an act nor a question', () => {
    const lines = of((name) => name === 'chat')
    const isChat = ({ reading }: Read) => isSocial(reading)
    expect(shareOf(lines, isChat), wrongOf(lines, isChat)).toBeGreaterThanOrEqual(0.92)
  })
})
