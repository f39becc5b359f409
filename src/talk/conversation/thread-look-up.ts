import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import type { AnswerFinder } from '../finding/answer-finder.ts'
import { isAboutSite } from '../finding/certainty.ts'
import { comparableWords, stemsOf } from '../finding/features.ts'
import { formOf, tellsForm, type QuestionForm } from '../finding/form-of-question.ts'
import { heardShare } from '../finding/question-reader.ts'
import type { ThreadFound, ToldBefore } from '../finding/thread-ranking.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { spokenText } from '../said-lines.ts'
import { plain } from '../terms.ts'
import { isAsked } from '../care/care-features.ts'
import type { Act } from './acts.ts'
import { asksSomething } from './asking.ts'
import type { ConversationContext, LookUp } from './conversation.machine.ts'
import type { QuestionLookUp } from './look-up.ts'

/**
 * From where on the best answer of the text that is spoken of is meant, may be, and could be. `elsewhere`: so much of what is
 * asked must be spoken of by other texts alone, for a question to leave the thread.
 */
const least = {
  sure: 0.3,
  near: 0.14,
  over: 0.12,
  leave: 0.6,
  overOther: 0.5,
  reason: 0.4,
  act: 0.75,
  elsewhere: 0.35,
  here: 0.5,
  passage: 0.6,
  words: 2,
  claimed: 0.6,
} as const
/** Answers that may stand in for the first. */
const mostOthers = 3
/** A message of up to so many words that asks nothing by itself goes on from the question before it. */
const shortMessage = 5
/** Fewer words than this say nothing but what is wanted done. */
const leastWords = 3
/** Shorter sentences lean on those around them. */
const shortSentence = 40

/** In questions of these forms, a word of no text names something else; in others it may be anybody's way of talking. */
const naming: ReadonlySet<QuestionForm> = new Set<QuestionForm>(['what', 'who', 'where'])

/** How a message begins that goes on from what was said. */
const continues: Record<Language, RegExp> = {
  es: /^(?:y|e|pero|entonces|o sea|osea|pues|asi que|ya pero|vale y|ok y|bueno y|a ver y)\b/,
  en: /^(?:and|but|so|then|what about|how about|ok so|ok and|ok but|wait|wait so|even)\b/,
}
/** Words for people, by which a reader asks the same of himself. */
const people: Record<Language, { said: RegExp; meant: string }> = {
  es: {
    said: /^(?:y|pero|y que hay de|y que pasa con|y en) ?(?:yo|tu|vos|nosotros|nosotras|uno|una persona|los humanos|las personas|la gente|mi|el ser humano)$/,
    meant: 'humanos personas tu nosotros',
  },
  en: {
    said: /^(?:and |but |so )?(?:what about |how about |in )?(?:us|me|you|we|i|humans|people|a human|a person|ours|mine|yours)$/,
    meant: 'humans people you your',
  },
}
/** Words that a follow-up begins with and that name nothing. */
const linking: Record<Language, RegExp> = {
  es: /^(?:y|e|pero|entonces|o sea|osea|pues|ya|vale|ok|bueno|que hay de|que tal|que pasa con|en|con|a|los|las|el|la|lo de)\s+/,
  en: /^(?:and|but|so|then|ok|what about|how about|with|in|for|the|a)\s+/,
}

/** What a follow-up is read beside. */
export interface ThreadCircumstances {
  context: ConversationContext
  /** Key of the article that is open. */
  open?: string | undefined
  /** The question before it. */
  before?: string | undefined
}

/** Looks for what is asked while a text is spoken of among the answers of that text. */
export class ThreadLookUp {
  readonly #language: Language
  readonly #finder: AnswerFinder
  readonly #lookUp: QuestionLookUp
  readonly #texts: ReadonlyMap<string, KnownText>

  constructor(knowledge: Knowledge, finder: AnswerFinder, lookUp: QuestionLookUp) {
    this.#language = knowledge.language
    this.#finder = finder
    this.#lookUp = lookUp
    this.#texts = new Map(knowledge.texts.map((text) => [text.key, text]))
  }

  /** The article that is spoken of: the last answer's, or the one that is open. What tells of Zed or the site leads nowhere. */
  threadOf({ context, open }: Pick<ThreadCircumstances, 'context' | 'open'>): string | undefined {
    const last = context.last?.about ?? context.subject
    if (last === undefined || isAboutSite(last)) return open
    if (this.#texts.get(last)?.kind === 'article') return last
    return open ?? this.#lookUp.articleOf(last)
  }

  /** What was found for a message everywhere, or, where it goes on with the thread, what of the thread's text answers it. */
  settle(message: string, lookUps: LookUp[], circumstances: ThreadCircumstances): LookUp[] {
    const [whole] = lookUps
    const thread = this.threadOf(circumstances)
    const { open } = circumstances
    if (thread === undefined || whole === undefined || lookUps.length > 1 || whole.certainty === 'film') return lookUps
    if (this.#lookUp.exact({ question: message, open, last: thread })) return lookUps
    const beside = this.#find(message, thread, circumstances)
    const isElsewhere = beside.elsewhere >= least.elsewhere
    if (whole.certainty === 'sure') {
      const enough = whole.about === thread ? least.over : isElsewhere ? 1 : least.leave
      return beside.confidence >= enough ? this.#found('sure', beside, thread) : lookUps
    }
    if (!this.#isQuestion(message)) return lookUps
    // Nothing, or hardly something, was found elsewhere: the thread is left for what names another text alone.
    const isWeak = whole.certainty === 'none' || (whole.certainty === 'gist' && whole.answers.length === 0)
    const isLeaving = isWeak ? beside.named >= least.elsewhere : isElsewhere
    if (isLeaving && whole.about !== thread) return lookUps
    const isOfText = beside.certainty.here > 0 || beside.certainty.unknown === 0
    const mayBeNamed = !isOfText && naming.has(formOf(comparableWords(message, this.#language), this.#language))
    const enough = isWeak || whole.about === thread ? least.sure : least.overOther
    if (beside.confidence >= enough && !mayBeNamed) return this.#found('sure', beside, thread)
    if (!isWeak && whole.about !== thread) return lookUps
    if (!mayBeNamed && beside.confidence >= least.near) return this.#found('near', beside, thread)
    if (whole.certainty !== 'none') return lookUps
    const passage = beside.certainty.here >= least.here ? this.#passage(message, thread) : undefined
    const [none] = this.#found('none', beside, thread)
    return none === undefined ? lookUps : [passage === undefined ? none : { ...none, certainty: 'passage', passage }]
  }

  /** The answer of the thread's text to a message that asks, which could also be talk; `atLeast`: how sure it has to be. */
  asked(message: string, atLeast: 'sure' | 'near', circumstances: ThreadCircumstances): LookUp | undefined {
    const thread = this.threadOf(circumstances)
    if (thread === undefined || !asksSomething(message, this.#language)) return undefined
    const beside = this.#find(message, thread, circumstances)
    if (beside.named >= least.elsewhere || beside.confidence < least[atLeast]) return undefined
    return this.#found(beside.confidence >= least.sure ? 'sure' : 'near', beside, thread)[0]
  }

  /** The answer of the thread's text that a message surely wants which could also be an act. */
  surely(message: string, act: Act, circumstances: ThreadCircumstances): LookUp | undefined {
    const thread = this.threadOf(circumstances)
    const isReason = act === 'why' || act === 'how' || act === 'wrong'
    if (thread === undefined || (!isReason && !circumstances.context.last)) return undefined
    if (comparableWords(message, this.#language).length < leastWords) return undefined
    const beside = this.#find(message, thread, circumstances)
    const enough = isReason ? least.reason : least.act
    const isMeant = beside.confidence >= enough && beside.elsewhere < least.elsewhere
    return isMeant ? this.#found('sure', beside, thread)[0] : undefined
  }

  /** What a short message asks that only names something else than the question before it. */
  goingOn(message: string, circumstances: ThreadCircumstances): LookUp | undefined {
    const { before } = circumstances
    const thread = this.threadOf(circumstances)
    const joined = before === undefined ? undefined : this.#joined(message, before)
    if (thread === undefined || joined === undefined) return undefined
    const beside = this.#find(message, thread, circumstances)
    const isMeant = beside.confidence >= least.sure && beside.elsewhere < least.elsewhere
    return isMeant ? this.#found('sure', beside, thread)[0] : undefined
  }

  /** The answer of the thread's text to a message that asks nothing, but says what that text speaks of. */
  claimed(message: string, circumstances: ThreadCircumstances): LookUp | undefined {
    const thread = this.threadOf(circumstances)
    if (thread === undefined || !circumstances.context.last) return undefined
    if (this.#lookUp.shareSpoken(thread, message) < least.claimed) return undefined
    const beside = this.#find(message, thread, circumstances)
    if (beside.confidence < least.near) return undefined
    return this.#found(beside.confidence >= least.sure ? 'sure' : 'near', beside, thread)[0]
  }

  /** The answer of a text that speaks most of what some words name. */
  answerOn(words: string, text: string): string | undefined {
    const { candidates } = this.#finder.findIn(text, words, undefined)
    const spoken = candidates.find(
      ({ answer }) => this.#lookUp.sharedTerms(words, `${answer.ask[0] ?? ''} ${spokenText(answer)}`) > 0,
    )
    return spoken && this.#lookUp.idOf(spoken.answer)
  }

  #found(certainty: LookUp['certainty'], { candidates }: ThreadFound, about: string): LookUp[] {
    const told = candidates.slice(0, 1 + mostOthers).map(({ answer }) => this.#lookUp.idOf(answer))
    return told.length === 0 ? [] : [{ certainty, answers: told, about }]
  }

  /** The sentence of a text that has most of what a question asks for. */
  #passage(message: string, thread: string): number | undefined {
    const sentences = this.#texts.get(thread)?.sentences ?? []
    const asked = this.#finder.subjectOf(message)
    const form = formOf(comparableWords(message, this.#language), this.#language)
    const shares = sentences.map(({ text }) => {
      const stems = new Set(stemsOf(comparableWords(text, this.#language), this.#language))
      const isWhole = text.length >= shortSentence && !text.endsWith('?')
      return isWhole && tellsForm(form, text, this.#language) ? heardShare(asked, (one) => stems.has(one)) : 0
    })
    const most = Math.max(0, ...shares)
    return asked.length >= least.words && most >= least.passage ? shares.indexOf(most) : undefined
  }

  #find(message: string, thread: string, { context, before }: ThreadCircumstances): ThreadFound {
    const told = this.#toldIn(context)
    const own = this.#finder.findIn(thread, message, told)
    const joined = before === undefined ? undefined : this.#joined(message, before)
    if (joined === undefined) return own
    const isOfPeople = people[this.#language].said.test(plain(message))
    if (own.confidence >= least.sure && !isOfPeople) return own
    const together = this.#finder.findIn(thread, joined, told)
    return isOfPeople || together.confidence > own.confidence ? together : own
  }

  #toldIn({ told, last }: ConversationContext): ToldBefore | undefined {
    if (!last) return undefined
    const said = last.told.flatMap((id) => this.#lookUp.answerOf(id) ?? [])
    return {
      last: [last.question, ...said.map((one: AuthoredAnswer) => spokenText(one))].join(' '),
      isJustTold: (answer) => last.told.includes(this.#lookUp.idOf(answer)),
      isTold: (answer) => told.includes(this.#lookUp.idOf(answer)),
    }
  }

  /** A short message that only names something else, with the question before it: `and us?`, `y en Chile?`. */
  #joined(message: string, before: string): string | undefined {
    const language = this.#language
    const said = plain(message)
    const { said: named, meant } = people[language]
    if (named.test(said)) return `${before} ${meant}`
    const words = comparableWords(message, language)
    if (words.length > shortMessage || formOf(words, language) !== 'either' || !continues[language].test(said))
      return undefined
    let rest = said
    while (linking[language].test(rest)) rest = rest.replace(linking[language], '')
    return rest === '' ? undefined : `${before} ${rest} ${rest}`
  }

  #isQuestion(message: string): boolean {
    const said = plain(message)
    return (
      asksSomething(message, this.#language) ||
      isAsked(message, this.#language) ||
      continues[this.#language].test(said) ||
      formOf(comparableWords(message, this.#language), this.#language) !== 'either'
    )
  }
}
