import type { AuthoredAnswer } from '../../content/answers.ts'
import type { StudyAids } from '../../content/study-aids.ts'
import type { Source } from '../../contract/talk-reply.ts'
import type { Language } from '../../i18n/language.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { phrases, type Phrases } from '../phrases.ts'
import type { QuestionLookUp } from './look-up.ts'

/** The content of one language, by the keys that a conversation keeps. */
export class Library {
  readonly knowledge: Knowledge
  readonly lookUp: QuestionLookUp
  readonly language: Language
  readonly phrase: Phrases
  readonly articles: readonly KnownText[]
  readonly films: readonly KnownText[]
  readonly #textOf: ReadonlyMap<string, KnownText>
  readonly #answersOf: ReadonlyMap<string, AuthoredAnswer[]>

  constructor(knowledge: Knowledge, lookUp: QuestionLookUp) {
    this.knowledge = knowledge
    this.lookUp = lookUp
    this.language = knowledge.language
    this.phrase = phrases[knowledge.language]
    this.articles = knowledge.texts.filter(({ kind }) => kind === 'article')
    this.films = knowledge.texts.filter(({ kind }) => kind === 'film')
    this.#textOf = new Map(knowledge.texts.map((text) => [text.key, text]))
    const answersOf = new Map<string, AuthoredAnswer[]>()
    for (const answer of knowledge.answers) {
      const [key = ''] = answer.about
      answersOf.set(key, [...(answersOf.get(key) ?? []), answer])
    }
    this.#answersOf = answersOf
  }

  text(key: string | undefined): KnownText | undefined {
    return this.#textOf.get(key ?? '')
  }

  titleOf(key: string | undefined): string {
    return this.text(key)?.title ?? ''
  }

  /** Returns the authored answers of a text. */
  answersOn(key: string | undefined): readonly AuthoredAnswer[] {
    return this.#answersOf.get(key ?? '') ?? []
  }

  articleOf(key: string | undefined): KnownText | undefined {
    return this.text(this.lookUp.articleOf(key))
  }

  /** Returns the study aids of the article on a text's subject. */
  aidsOf(key: string | undefined): StudyAids | undefined {
    return this.knowledge.studyAids.get(this.articleOf(key)?.key ?? '')
  }

  /** Returns the film about a text's subject; a film itself. */
  filmOn(key: string | undefined): KnownText | undefined {
    const about = this.text(key)
    return about?.kind === 'film' ? about : about && this.text(this.lookUp.filmOn(about.subject))
  }

  pageOf({ id, title, href }: KnownText): Source {
    return { id, title, href, quote: title }
  }

  dayInWords(day: string): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  }

  /** Joins two or three items: `a and b`. */
  listed(things: readonly string[]): string {
    return things.join(this.language === 'es' ? ' y ' : ' and ')
  }

  quoted(title: string): string {
    return this.language === 'es' ? `«${title}»` : `“${title}”`
  }
}
