import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import type { AnswerFinder, Asked, Found } from '../finding/answer-finder.ts'
import type { Candidate } from '../finding/certainty.ts'
import { comparableWords, stemsOf } from '../finding/features.ts'
import { heardShare, type SubjectWord } from '../finding/question-reader.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { spokenText } from '../said-lines.ts'
import { plain, stem, termsOf } from '../terms.ts'
import { tellsAskedYears, tellsWantedFact } from '../wanted-fact.ts'
import type { LookUp } from './conversation.machine.ts'

/**
 * Minimum confidence. Tuned on half of tests/talk/questions, and `near` also on questions that no text answers.
 * `beside`: replaces `near` for films, terms, and posts, which have no gist.
 */
const leastConfidence = {
  answer: 0.48,
  near: 0.36,
  beside: 0.15,
  titled: 0.05,
  perhaps: 0.15,
  text: 0.15,
  textOfUnanswered: 0.32,
  subject: 0.34,
  unheard: 0.5,
  named: 0.3,
} as const
/** Similarity (`Found.nearness`) from which a question counts as a known phrasing, whatever the confidence. */
const metFrom = 1
/** Maximum score difference (`Candidate.score`) to the best candidate. */
const littleWorse = 3
/** Thresholds for questions searched in a single text. */
const fromContextLeast = { kind: 0.3, confidence: 0.25, phrasing: 0.8, near: 0.5, hedged: 0.45 } as const
/** Maximum number of alternatives to an answer told before. */
const mostOthers = 3

/** Questions about a word's meaning; a group captures the word. */
const asksForMeaning: Record<Language, RegExp> = {
  es: /^(?:(?:y|zed|oye) )?(?:que (?:significa|quiere decir) (?:la palabra |eso de )?(?:un |una |el |la )?(.{2,40})|define (?:un |una )?(.{2,40})|(?:definicion|significado) de (.{2,40}))$/,
  en: /^(?:(?:and|zed|hey) )?(?:what (?:does|do|is) (?:the word )?(?:an? |the )?(.{2,40}) mean(?:ing)?|define (?:an? )?(.{2,40})|(?:definition|meaning) of (.{2,40})|what is the (?:definition|meaning) of (.{2,40}))$/,
}

/** Finds a language's answers to questions. */
export class QuestionLookUp {
  readonly #knowledge: Knowledge
  readonly #finder: AnswerFinder
  readonly #texts: ReadonlyMap<string, KnownText>
  readonly #numbers: ReadonlyMap<AuthoredAnswer, number>
  /** Nearest article per other text, by key. */
  readonly #articles = new Map<string, string>()
  /** Stem frequencies per article. */
  readonly #mentions = new Map<string, ReadonlyMap<string, number>>()
  /** Term keys by the stems of their forms. */
  readonly #terms: ReadonlyMap<string, string>

  constructor(knowledge: Knowledge, finder: AnswerFinder) {
    this.#knowledge = knowledge
    this.#finder = finder
    this.#texts = new Map(knowledge.texts.map((text) => [text.key, text]))
    this.#numbers = new Map(knowledge.answers.map((answer, at) => [answer, at]))
    this.#terms = new Map(
      knowledge.texts.flatMap(({ kind, key, title, subject }) =>
        kind === 'term' ? [title, ...subject.split(/[,;·]/)].map((form) => [this.#stems(form), key] as const) : [],
      ),
    )
  }

  idOf(answer: AuthoredAnswer): string {
    return String(this.#numbers.get(answer))
  }

  /** Returns the answer of an id, or of one of its forms (`12 plain`). */
  answerOf(id: string): AuthoredAnswer | undefined {
    return this.#knowledge.answers[Number(id.split(' ', 1)[0])]
  }

  /** Returns the authored answers of a text. */
  answersOn(key: string | undefined): readonly AuthoredAnswer[] {
    return this.#knowledge.answers.filter(({ about: [first] }) => first === key)
  }

  /** Finds answers to a question and its context. */
  find(asked: Asked): LookUp {
    const exact = this.exact(asked)
    if (exact) return this.#found('sure', [exact])
    const found = this.#finder.find(asked)
    return this.#judge(found, asked.question)
  }

  /** Returns the answer with exactly this phrasing, or the definition of the word it asks about. */
  exact(asked: Asked): AuthoredAnswer | undefined {
    return this.#definition(asked.question) ?? this.#finder.exact(asked)
  }

  /** Whether a question is exactly an authored phrasing. */
  isWritten(question: string): boolean {
    return this.#finder.isWritten(question)
  }

  /** Returns the text that words are most likely about; undefined if they name nothing known. */
  subjectIn(words: string): string | undefined {
    const term = this.#terms.get(this.#stems(words))
    if (term !== undefined) return term
    const { isAboutSomething, candidates, texts } = this.#finder.find({ question: words })
    const [best] = texts
    if (!best || !isAboutSomething || (candidates[0]?.signals.subjectShare ?? 0) < leastShare) return undefined
    const article = texts.find(({ text }) => text.kind === 'article')
    return article && article.score >= best.score * articleBehind ? article.text.key : best.text.key
  }

  /** Returns the only article whose title or tags contain the message's rarest word. */
  titledBy(message: string): string | undefined {
    const [titled, ...others] = this.articlesTitledBy(message)
    return others.length === 0 ? titled : undefined
  }

  /** Returns the articles whose title or tags contain the message's rarest word. */
  articlesTitledBy(message: string): string[] {
    const { language } = this.#knowledge
    const words = this.#finder.subjectOf(message)
    const [rarest] = words.toSorted((one, two) => two.rarity - one.rarity)
    if (!rarest) return []
    const articles = [...this.#texts.values()].filter(({ kind }) => kind === 'article')
    const isTitled = ({ subject }: KnownText) =>
      stemsOf(comparableWords(subject, language), language).some((one) => rarest.stems[0] === one)
    return articles.filter(isTitled).map(({ key }) => key)
  }

  subjectOf(key: string): string {
    return this.#texts.get(key)?.subject ?? ''
  }

  /** Whether a message uses the texts' vocabulary. */
  isOfTexts(message: string): boolean {
    const { isAboutSomething, confidence, textConfidence } = this.#finder.find({ question: message })
    return isAboutSomething && Math.max(confidence, textConfidence) >= leastConfidence.text
  }

  /**
   * Returns the article on a text's subject: itself, the one with most mentions of a term, or the nearest to a film or
   * post.
   */
  articleOf(key: string | undefined): string | undefined {
    const text = this.#texts.get(key ?? '')
    if (!text || text.kind === 'article') return text?.key
    const kept = this.#articles.get(text.key)
    if (kept !== undefined) return kept
    const [speaking] = text.kind === 'term' ? this.articlesOn(text.title) : []
    if (speaking !== undefined) {
      this.#articles.set(text.key, speaking)
      return speaking
    }
    const { texts } = this.#finder.find({ question: text.subject })
    const near = texts.find(({ text: { kind } }) => kind === 'article')
    const article = near && near.score >= leastNear[text.kind] ? near.text.key : undefined
    if (article !== undefined) this.#articles.set(text.key, article)
    return article
  }

  /** Returns articles that mention all words; those with title matches or most mentions come first. */
  articlesOn(words: string): string[] {
    const wanted = [...new Set(this.#finder.subjectOf(words).flatMap(({ stems: [own] }) => own ?? []))]
    if (wanted.length === 0) return []
    const mentions = [...this.#texts.values()].flatMap((text) => {
      if (text.kind !== 'article') return []
      const titled = new Set(this.#stems(text.subject).split(' '))
      const stems = this.#stemsOfText(text)
      const counts = wanted.map((one) => (titled.has(one) ? titleCounts : 0) + (stems.get(one) ?? 0))
      const least = Math.min(...counts)
      return least >= leastMentions ? [{ key: text.key, least }] : []
    })
    const ranked = mentions.toSorted((a, b) => b.least - a.least)
    const most = ranked[0]?.least ?? 0
    return ranked
      .filter(({ least }) => least >= most * mentionedBehind)
      .slice(0, mostArticles)
      .map(({ key }) => key)
  }

  /** Whether an article often says a word of a message that is no everyday one. */
  speaksOf(key: string, message: string): boolean {
    const { language } = this.#knowledge
    const text = this.#texts.get(key)
    if (!text) return false
    const counts = this.#stemsOfText(text)
    return termsOf(message, language).some(
      (term) => term.length >= leastLetters && (counts.get(term) ?? 0) >= leastSaid,
    )
  }

  /** How much of what some words name, by weight, a text says. */
  shareSpoken(key: string, words: string): number {
    const text = this.#texts.get(key)
    if (!text) return 0
    const said = this.#stemsOfText(text)
    return heardShare(this.#finder.subjectOf(words), (one) => said.has(one))
  }

  /** How often an article says the word that it says least of some. */
  mentions(key: string, words: string): number {
    const text = this.#texts.get(key)
    if (!text) return 0
    const said = this.#stemsOfText(text)
    return Math.min(...this.#finder.subjectOf(words).map(({ stems: [own = ''] }) => said.get(own) ?? 0))
  }

  /** Whether an answer that was told has a number. */
  says(id: string, number: string): boolean {
    const answer = this.answerOf(id)
    return (
      answer !== undefined &&
      spokenText(answer)
        .split(/[^\d.,]+/)
        .includes(number)
    )
  }

  /** How many telling words a message has in common with a text. */
  sharedTerms(message: string, text: string): number {
    const { language } = this.#knowledge
    const own = new Set(termsOf(text, language))
    return new Set(termsOf(message, language).filter((term) => own.has(term))).size
  }

  filmOn(subject: string): string | undefined {
    return this.#finder.film(subject)?.key
  }

  /** What some words may stand for, misspelt ones too. */
  subjectOfWords(words: string): readonly SubjectWord[] {
    return this.#finder.subjectOf(words)
  }

  /** Whether a question says what it is about. */
  isAboutSomething(question: string): boolean {
    return this.#finder.find({ question }).isAboutSomething
  }

  termIn(words: string): string | undefined {
    return this.#terms.get(this.#stems(words))
  }

  #definition(question: string): AuthoredAnswer | undefined {
    const word = asksForMeaning[this.#knowledge.language]
      .exec(plain(question))
      ?.slice(1)
      .find((group) => group !== undefined)
    const term = word === undefined ? undefined : this.#terms.get(this.#stems(word))
    return term === undefined ? undefined : this.#knowledge.answers.find(({ about: [first] }) => first === term)
  }

  #judge(found: Found, question: string): LookUp {
    const { language } = this.#knowledge
    const best = tellingWhatIsAsked(found.candidates, question, language)
    if (!best) return { certainty: 'none', answers: [] }
    const [about = ''] = best.answer.about
    const others = found.candidates.filter(({ answer }) => answer.about[0] === about && answer !== best.answer)
    const told = [best.answer, ...others.slice(0, mostOthers).map(({ answer }) => answer)]
    if (found.isFromContext) return this.#fromContext(best, found, told)
    const hasFact = !found.isUnanswered && tellsWantedFact(question, spokenText(best.answer), language)
    if (hasFact && (found.confidence >= leastConfidence.answer || found.nearness >= metFrom))
      return this.#found('sure', told)
    const isSpokenOf =
      best.signals.subjectShare >= leastConfidence.subject || found.confidence >= leastConfidence.unheard
    if (!isSpokenOf) return { certainty: 'none', answers: [] }
    const isArticle = this.#texts.get(about)?.kind === 'article'
    const least = isArticle ? leastConfidence.near : found.isNamed ? leastConfidence.titled : leastConfidence.beside
    if (hasFact && found.confidence >= least) return this.#found('near', told)
    const sure = Math.max(found.confidence, found.textConfidence)
    const isOfText = !found.isUnanswered || best.signals.textWords >= leastConfidence.named
    if (isArticle && isOfText && sure >= leastConfidence[found.isUnanswered ? 'textOfUnanswered' : 'text'])
      return this.#found('gist', hasFact && found.confidence >= leastConfidence.perhaps ? told : [], about)
    return { certainty: 'none', answers: [] }
  }

  /** For vague questions, the wanted kind of answer decides. */
  #fromContext(best: Candidate, found: Found, told: AuthoredAnswer[]): LookUp {
    const { kind, phrasingLetters, phrasingWords } = best.signals
    if (
      phrasingLetters + phrasingWords >= fromContextLeast.phrasing ||
      found.confidence >= leastConfidence.answer ||
      (kind >= fromContextLeast.kind && found.confidence >= fromContextLeast.confidence)
    )
      return this.#found('sure', told)
    if (
      found.confidence >= fromContextLeast.hedged ||
      (found.isAboutSomething && found.textConfidence >= fromContextLeast.near)
    )
      return this.#found('near', told)
    return { certainty: 'none', answers: [], about: best.answer.about[0] }
  }

  #found(certainty: LookUp['certainty'], told: readonly AuthoredAnswer[], about = told[0]?.about[0]): LookUp {
    return { certainty, answers: told.map((answer) => this.idOf(answer)), about }
  }

  #stemsOfText(text: KnownText): ReadonlyMap<string, number> {
    const { language } = this.#knowledge
    const kept = this.#mentions.get(text.key)
    if (kept) return kept
    const counts = new Map<string, number>()
    for (const sentence of text.sentences)
      for (const word of comparableWords(sentence.text, language)) {
        const one = stem(word, language)
        counts.set(one, (counts.get(one) ?? 0) + 1)
      }
    this.#mentions.set(text.key, counts)
    return counts
  }

  #stems(words: string): string {
    const { language } = this.#knowledge
    return stemsOf(comparableWords(words, language), language).join(' ')
  }
}

/** Share of the words, by weight, that a text must contain. */
const leastShare = 0.5
/** Minimum similarity of an article to another text, relative to the nearest text. */
const leastNear = { film: 0.55, term: 0.4, post: 2 } as const
/** A word of so many letters that an article says so often is what it speaks of. */
const leastLetters = 4
const leastSaid = 3
/** A word in an article's title or tags counts as so many in its text; so many name the article, so many at most are named. */
const titleCounts = 12
const leastMentions = 4
const mostArticles = 3
/** Minimum mentions relative to the first article. */
const mentionedBehind = 0.25
/** An article is preferred to a film or term that scores only slightly higher. */
const articleBehind = 0.6

/** Prefers, among answers of the same text, one with the year or the kind of fact that the question asks for. */
function tellingWhatIsAsked(
  [first, ...others]: readonly Candidate[],
  question: string,
  language: Language,
): Candidate | undefined {
  const tells = ({ answer }: Candidate) => {
    const said = spokenText(answer)
    return tellsAskedYears(question, said) && tellsWantedFact(question, said, language)
  }
  if (!first || tells(first)) return first
  const isNear = (one: Candidate) => first.score - one.score <= littleWorse
  return others.find((one) => one.answer.about[0] === first.answer.about[0] && isNear(one) && tells(one)) ?? first
}
