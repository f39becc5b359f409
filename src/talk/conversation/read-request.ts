import type { Language } from '../../i18n/language.ts'
import { isAboutSite } from '../finding/certainty.ts'
import type { Knowledge } from '../knowledge.ts'
import { spokenText } from '../said-lines.ts'
import { goesOn, isAct, meansArticle, needsSubject, type Act } from './acts.ts'
import { plain } from '../terms.ts'
import type { ConversationContext, ConversationEvent, LookUp } from './conversation.machine.ts'
import { claimIn } from './disagreement.ts'
import type { QuestionLookUp } from './look-up.ts'
import { partNamed } from './read-part.ts'
import { plainRequest, subjectOfQuiz, type PlainRequest } from './plain-request.ts'
import { readActs, type ReadAct } from './read-act.ts'
import { asksToCompare, comparedWith, comparisonIn } from './read-comparison.ts'
import type { QuizReader } from './read-quiz.ts'
import { textsTold } from './texts-told.ts'
import type { TellingWords } from './telling-words.ts'
import { subjectOfTextsAsked } from './texts-asked-on.ts'
import { isThemeAlone } from './themes.ts'
import { wordAsked } from './request-on-told.ts'
import { asksForAnother, refinesOffer } from './text-wishes.ts'
import type { ThreadLookUp } from './thread-look-up.ts'
import type { TurnToRead } from './turn.ts'

/** Minimum probability of an act; lower where a message says nothing else, higher where it wants several. */
const leastLikely = { act: 0.5, bareAct: 0.4, sureAct: 0.75, ofSeveral: 0.6 } as const
/** What stands before the name of a subject, beside an article. */
const beforeNames: Record<Language, RegExp> = {
  es: /^(?:de|del|sobre|acerca|con|entre)$/,
  en: /^(?:of|about|on|between|from)$/,
}
const determiners: Record<Language, ReadonlySet<string>> = {
  es: new Set('el la los las un una unos unas mi mis'.split(' ')),
  en: new Set('the a an my some'.split(' ')),
}
/** Maximum number of acts in a message. */
const mostActs = 3
/** Acts for which the article's answers may be better than the study aid. */
const answeredBetter: ReadonlySet<Act> = new Set<Act>([
  'use',
  'more',
  'define',
  'compare',
  'better',
  'evidence',
  'why',
  'how',
  'unknown',
])
/** Acts that are done on what is spoken of, whatever else a message says. */
const aboutAnything: ReadonlySet<Act> = new Set<Act>(['simpler', 'example', 'more'])
const ofSite: ReadonlySet<Act> = new Set<Act>(['film', 'topics', 'recommend', 'new', 'wrong'])

/** Where one thing that is wanted ends and another begins. */
const betweenActs: Record<Language, RegExp> = {
  es: /[,;+&]|\s(?:y\s(?:luego\s|despues\s|tambien\s|de paso\s)?|e\s)/iu,
  en: /[,;+&]|\s(?:and\s(?:then\s|also\s)?|then\s|plus\s)/iu,
}
/** Acts of a text that can be done one behind the other. */
const togetherWithOthers: ReadonlySet<string> = new Set<Act>([
  'summarise',
  'point',
  'simpler',
  'example',
  'use',
  'surprise',
  'unknown',
  'source',
  'author',
  'date',
])

const comesInMany: ReadonlySet<Act> = new Set<Act>([
  'surprise',
  'example',
  'recommend',
  'topics',
  'film',
  'new',
  'homework',
  'why',
  'how',
])

const offersTexts = (act: Act): boolean => act === 'topics' || act === 'recommend'

interface RequestOptions {
  knowledge: Knowledge
  lookUp: QuestionLookUp
  threads: ThreadLookUp
  quizzes: QuizReader
  telling: TellingWords
}

/** Reads what a message wants done with the texts. */
export function createRequestReader({ knowledge, lookUp, threads, quizzes, telling }: RequestOptions) {
  const { language } = knowledge

  /** What a message asks for in plain words. */
  function plainly(
    { message, context, open }: TurnToRead,
    rest: string,
    readings: readonly ReadAct[],
  ): PlainRequest | undefined {
    const word = wordAsked(message, language)
    if (word !== undefined && context.last?.told.some((id) => speaksOf(id, word)))
      return { act: 'define', isOfLast: true }
    const request = plainRequest(message, language)
    if (request && !(request.isOfLast && context.last === undefined)) return request
    // Before anything was told, the open text itself is wanted short.
    if (request?.act === 'shorter' && open !== undefined) return { act: 'summarise', isOfHere: true }
    const { done } = context
    if (done?.kind === 'act' && offersTexts(done.act) && refinesOffer(message, language))
      return { act: 'recommend', isOfTexts: true }
    if (rest === '') return undefined
    const [top] = readings
    const isOfFilm = top?.name === 'film' && top.likelihood >= leastLikely.sureAct
    if (!isOfFilm && askedOn(message, context) !== undefined) return { act: 'topics' }
    if (asksToCompare(message, language) || sameAsked(message, context) !== undefined) return { act: 'compare' }
    return top &&
      isAct(top.name) &&
      top.likelihood >= leastLikely.sureAct &&
      goesOn(top.name) &&
      namesNothing(message, rest)
      ? { act: top.name, isWhateverElse: true }
      : undefined
  }

  function speaksOf(id: string, word: string): boolean {
    const answer = lookUp.answerOf(id)
    return answer !== undefined && lookUp.sharedTerms(word, spokenText(answer)) > 0
  }

  /** Whether what a request says besides, as for whom it is, names no subject: neither of the texts nor after a preposition. */
  const namesNothing = (message: string, rest: string): boolean =>
    telling.count(rest) === 0 && !namesOther(message, rest)

  function namesOther(message: string, rest: string): boolean {
    const others = new Set(rest.split(' '))
    const words = plain(message)
      .split(' ')
      .filter((word) => !determiners[language].has(word))
    return words.some((word, at) => beforeNames[language].test(word) && others.has(words[at + 1] ?? ''))
  }

  /** Returns the act that a message most likely requests; thresholds are lower if nothing else is said. */
  function actIn(readings: readonly ReadAct[], rest: string): { name: Act; likelihood: number } | undefined {
    const isBare = rest === ''
    const top = isBare ? readings.find(({ name }) => isAct(name)) : readings[0]
    if (!top || !isAct(top.name)) return undefined
    return top.likelihood >= (isBare ? leastLikely.bareAct : leastLikely.act)
      ? { name: top.name, likelihood: top.likelihood }
      : undefined
  }

  /** The acts of one text that a message wants one behind the other: `sum it up and give me an example`. */
  function severalActsIn(message: string): Act[] {
    const parts = message.split(betweenActs[language]).filter((part) => part.trim() !== '')
    if (parts.length < 2 || parts.length > mostActs) return []
    const found = parts.map((part) => {
      const [best] = readActs(part, language)
      return best && isAct(best.name) && togetherWithOthers.has(best.name) && best.likelihood >= leastLikely.ofSeveral
        ? best.name
        : undefined
    })
    const acts = found.filter((name) => name !== undefined)
    return acts.length === parts.length && new Set(acts).size === acts.length ? acts : []
  }

  /**
   * What an act is done with; undefined where the message is rather a question that has an answer. `request`: the plain
   * words that ask for it.
   */
  function actEvent(act: Act, rest: string, turn: TurnToRead, request?: PlainRequest): ConversationEvent | undefined {
    const { message, context, open } = turn
    // A field is no subject yet: which text of it is asked back.
    if (act === 'homework' && isThemeAlone(rest, language)) return { type: 'act', act, isPossible: false }
    if (request?.isOfTexts) return { type: 'act', act, isPossible: true }
    const asked = offersTexts(act) ? askedOn(message, context) : undefined
    if (act === 'recommend' && asksForAnother(message, language)) {
      const names = asked ?? rest
      return { type: 'act', act, asked: names === '' ? undefined : names, isPossible: true }
    }
    if (asked !== undefined) return { type: 'act', act, about: textOn(asked), asked, isPossible: true }
    const last = context.last?.about ?? context.subject
    const part = partNamed(act, rest, turn, { language, lookUp, threads, telling })
    if (part) return { type: 'act', act, ...part, isPossible: true }
    if (request?.isOfHere) return { type: 'act', act, about: open ?? last, isPossible: (open ?? last) !== undefined }
    const answered = request?.isDisputed ? answerToClaim(turn) : undefined
    if (answered) return { type: 'question', question: message, lookUps: [answered] }
    if (request?.isOfLast) return { type: 'act', act, about: last, isPossible: true }
    if (act === 'compare' && request) {
      const same = sameAsked(message, context)
      if (same !== undefined) return { type: 'act', act, about: last, other: same, isPossible: true }
      const compared = comparisonOf(act, turn)
      const isOnSpokenOf = compared?.type === 'act' && [compared.about, compared.other].includes(last)
      if (isOnSpokenOf && last !== undefined && compared.other !== undefined) return compared
    }
    const whole =
      rest === '' && act !== 'wrong' ? undefined : lookUp.find({ question: message, before: turn.before, open, last })
    const isOfSite = act === 'wrong' && whole !== undefined && isAboutSite(whole.about)
    if (whole && (isOfSite || (whole.certainty === 'sure' && answeredBetter.has(act))))
      return { type: 'question', question: message, lookUps: [whole] }
    const beside = goesOn(act) || act === 'wrong' ? threads.surely(message, act, turn) : undefined
    if (beside && (answeredBetter.has(act) || (act === 'wrong' && rest !== '')))
      return { type: 'question', question: message, lookUps: [beside] }
    const isMet =
      whole?.certainty === 'sure' ||
      whole?.certainty === 'near' ||
      (whole?.certainty === 'gist' && !answeredBetter.has(act))
    const isOnSpoken = request?.isWhateverElse === true && goesOn(act) && last !== undefined
    // Uncertain subjects are ignored if there is a current one.
    const isLoose = !answeredBetter.has(act) && (last ?? open) === undefined
    const isNaming = rest !== '' && telling.count(rest) > 0 && (isLoose || lookUp.isOfTexts(rest))
    const named =
      namedBy(rest, last ?? open) ??
      (isMet && !isOnSpoken ? whole?.about : isNaming && !isOnSpoken ? lookUp.subjectIn(rest) : undefined)
    const isOfAnything = request?.isWhateverElse === true || aboutAnything.has(act)
    if (rest !== '' && named === undefined && goesOn(act) && !isOfAnything) return undefined
    const isOpenMeant = meansArticle(message, language)
    if (act === 'compare' || act === 'better') return comparisonOf(act, turn)
    const here = isOpenMeant ? open : goesOn(act) ? (last ?? open) : (open ?? last)
    const about = named ?? here
    if (act === 'quiz') return quizzes.on(quizzedOn(turn) ?? about ?? (rest === '' ? quizzes.any(message) : undefined))
    if (act === 'translate') return { type: 'act', act, about: last ?? open, isPossible: true }
    if (act === 'film') return { type: 'act', act, about: named ?? last, isPossible: true }
    if (ofSite.has(act)) return { type: 'act', act, about: named, isPossible: true }
    if (act === 'surprise') {
      const isTold = context.told.includes(`${lookUp.articleOf(here)} surprise`)
      return { type: 'act', act, about: named ?? (isTold ? undefined : here), isPossible: true }
    }
    if (act === 'repeat' || act === 'shorter')
      return { type: 'act', act, about, isPossible: context.last !== undefined || about !== undefined }
    return { type: 'act', act, about, isPossible: about !== undefined || !needsSubject(act) }
  }

  /** Returns what words name, unless the current text contains it. */
  function namedBy(words: string, last: string | undefined): string | undefined {
    if (words === '' || telling.count(words) === 0 || (lookUp.termIn(words) === undefined && !lookUp.isOfTexts(words)))
      return undefined
    const isSpokenOf = last !== undefined && lookUp.articlesOn(words).includes(lookUp.articleOf(last) ?? '')
    return isSpokenOf ? last : lookUp.subjectIn(words)
  }

  /** A bare “why?” after an answer for which a reason was written, and not told yet; undefined for others. */
  function reasonAsked(
    readings: readonly ReadAct[],
    rest: string,
    { context }: TurnToRead,
  ): ConversationEvent | undefined {
    const [top] = readings
    const { last, told } = context
    if (!last || rest !== '' || top?.name !== 'why' || top.likelihood < leastLikely.act) return undefined
    const isWaiting = last.told.some((id) => {
      const answer = lookUp.answerOf(id)
      return answer?.because !== undefined && !told.includes(`${lookUp.idOf(answer)} because`)
    })
    return isWaiting ? { type: 'act', act: 'why', about: last.about, isPossible: true } : undefined
  }

  /** What texts are asked for on; `and about dinosaurs`, too, of who was just told what there is. */
  function askedOn(message: string, { done }: ConversationContext): string | undefined {
    return subjectOfTextsAsked(message, language, done?.kind === 'act' && offersTexts(done.act))
  }

  /** What a message compares, beside what was told last. */
  function comparisonOf(act: 'compare' | 'better', { message, context, open }: TurnToRead) {
    const { done, previous, subject } = context
    const last = context.last?.about ?? subject ?? open
    return comparisonIn(message, act, { done, previous, last }, language, lookUp)
  }

  /** The text that what was told last is asked to be the same as. */
  const sameAsked = (message: string, { last, subject }: ConversationContext): string | undefined =>
    comparedWith(message, last?.about ?? subject, language, lookUp)

  /** The text on a subject that is asked for by name: no other will do. */
  function textOn(subject: string): string | undefined {
    const [article] = lookUp.articlesOn(subject)
    return article ?? lookUp.termIn(subject) ?? lookUp.articlesTitledBy(subject)[0]
  }

  /** What was written for a claim that goes against what was told; undefined where that was just told. */
  function answerToClaim(turn: TurnToRead): LookUp | undefined {
    const { context, open, before } = turn
    const claim = claimIn(turn.message, language)
    if (telling.count(claim) === 0) return undefined
    const last = context.last?.about ?? context.subject
    const found = [
      threads.surely(turn.message, 'wrong', turn),
      lookUp.find({ question: claim, before, open, last }),
      lookUp.find({ question: turn.message, before, open, last }),
    ]
    const here = lookUp.articleOf(last)
    return found.find((one) => {
      const [id] = one?.answers ?? []
      const answer = id === undefined ? undefined : lookUp.answerOf(id)
      if (one?.certainty !== 'sure' || id === undefined || !answer || lookUp.articleOf(one.about) !== here) return false
      const isOfClaim = lookUp.sharedTerms(claim, `${answer.ask[0] ?? ''} ${spokenText(answer)}`) > 0
      return isOfClaim && context.last?.told.includes(id) !== true
    })
  }

  /** The article that a quiz is wanted on by name; of several, the one that was spoken of. */
  function quizzedOn({ message, context, open }: TurnToRead): string | undefined {
    const subject = subjectOfQuiz(message, language)
    if (subject === undefined) return undefined
    const articles = lookUp.articlesOn(subject)
    const spokenOf = new Set(
      [open, context.previous, ...textsTold(context, lookUp)].map((key) => lookUp.articleOf(key)),
    )
    return articles.find((key) => spokenOf.has(key)) ?? textOn(subject)
  }

  function oneMore({ message, context, open }: TurnToRead): ConversationEvent {
    const { done } = context
    const about = context.last?.about ?? context.subject ?? open
    if (done?.kind === 'quiz-question') return quizzes.on(about ?? quizzes.any(message))
    if (done?.kind === 'act' && comesInMany.has(done.act))
      return { type: 'act', act: done.act, about: done.about, isPossible: true }
    return about === undefined
      ? { type: 'act', act: 'surprise', isPossible: true }
      : { type: 'act', act: 'more', about, isPossible: true }
  }

  return { reasonAsked, plainly, actIn, severalActsIn, actEvent, oneMore }
}
