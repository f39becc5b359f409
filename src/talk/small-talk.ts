import type { Language } from '../i18n/language.ts'
import type { Line, Phrases } from './phrases.ts'
import { phrases } from './phrases.ts'
import { plain } from './terms.ts'

interface SmallTalk {
  pattern: RegExp
  answers: readonly Line[]
}

function compile({ smallTalk }: Phrases): SmallTalk[] {
  return Object.values(smallTalk).map(({ patterns, answers }) => ({ pattern: new RegExp(patterns.join('|')), answers }))
}

const compiled: Record<Language, SmallTalk[]> = { es: compile(phrases.es), en: compile(phrases.en) }

/** The answers that suit a message which is no question about an article; undefined when it may be one. */
export function smallTalkFor(message: string, language: Language): readonly Line[] | undefined {
  const said = plain(message)
  return compiled[language].find(({ pattern }) => pattern.test(said))?.answers
}
