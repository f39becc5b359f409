import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { isAsked } from '../care/care-features.ts'
import { careFor } from '../care/care.ts'
import { isHeld, type CareFollowUp } from '../care/care-kinds.ts'
import { isWrittenGrave, readCareFollowUp, type CareReading } from '../care/care-reading.ts'
import { firstAidAsked } from '../care/first-aid-questions.ts'
import { isAboutSite } from '../finding/certainty.ts'
import { comparableWords } from '../finding/features.ts'
import type { Knowledge } from '../knowledge.ts'
import { smallTalkFor } from '../small-talk.ts'
import { plain } from '../terms.ts'
import { actOfSmallTalk as sameAct, goesOn, isAct, needsSubject, type Act } from './acts.ts'
import type { ConversationContext, ConversationEvent, LookUp } from './conversation.machine.ts'
import type { FilmRequests } from './film-requests.ts'
import type { QuestionLookUp } from './look-up.ts'
import { readActs, withoutCarriers, type ReadAct } from './read-act.ts'
import { asksToCompare, comparisonIn } from './read-comparison.ts'
import { pickedFrom } from './read-pick.ts'
import { QuizReader } from './read-quiz.ts'
import { socialIn } from './read-social.ts'
import { TellingWords } from './telling-words.ts'
import { isThemeAlone } from './themes.ts'
import type { ThreadLookUp } from './thread-look-up.ts'

/** A message with its context. */
export interface TurnToRead {
  /** The part to read. */
  message: string
  /** The complete message, for care. */
  whole: string
  open?: string | undefined
  before?: string | undefined
  context: ConversationContext
  state: { isCaring: boolean; isQuizzing: boolean }
}

interface AskedBeside {
  before?: string | undefined
  open?: string | undefined
  last?: string | undefined
}

export interface ReaderOptions {
  knowledge: Knowledge
  lookUp: QuestionLookUp
  threads: ThreadLookUp
  films: FilmRequests
}

/** From where on an act is surely meant, and from where on where nothing else is said. */
const leastLikely = {
  act: 0.5,
  bareAct: 0.4,
  sureAct: 0.8,
  actAfterAll: 0.2,
  sureSocial: 0.7,
  bareActs: 0.7,
  ofSeveral: 0.6,
} as const
/** A word that is asked for is no longer than this. */
const longestWord = 5
/** Maximum number of questions answered per message. */
const mostQuestions = 3
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
/** Follow-ups that end the trouble. */
const isOver: ReadonlySet<CareFollowUp> = new Set<CareFollowUp>(['better', 'joke'])
const ofSite: ReadonlySet<Act> = new Set<Act>(['film', 'topics', 'recommend', 'new', 'wrong'])
const thisArticle: Record<Language, RegExp> = {
  es: /\b(est[ea] (articulo|noticia|texto|pagina|tema)|el articulo|la noticia|el texto)\b/,
  en: /\b((this|the) (article|story|text|page|piece))\b/,
}

/** Introduces a new subject for the last question. */
const subjectAfter: Record<Language, RegExp> = {
  es: /^(?:y|pero y) (?:que (?:hay|tal|pasa) (?:de|con) |con |en |de |para )?(?:el |la |los |las |lo de |un |una )?([^ ].{2,40})$/,
  en: /^(?:and |but |so )?(?:what about|how about|and|with) (?:the |an? )?([^ ].{2,40})$/,
}

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

/** Where a question ends and another begins. */
const between: Record<Language, RegExp> = {
  es: /[?¿]+\s*|(?:,| y| e|;)\s+(?=(?:por que|por qué|x ?q|xq|pq|que|qué|q|como|cómo|cuando|cuándo|cuanto|cuánto|cuanta|cuánta|cuantos|cuántos|quien|quién|donde|dónde|cual|cuál|para que|para qué)\s)/iu,
  en: /\?+\s*|(?:,| and| n|;)\s+(?=(?:why|what|whats|how|when|who|where|which|can|is|are|do|does)\s)/iu,
}

/** Reads a message once: what it needs, what it wants done, what it asks. */
export function createTurnReader({ knowledge, lookUp, threads, films }: ReaderOptions) {
  const { language } = knowledge
  const quizzes = new QuizReader(knowledge, lookUp)
  const telling = new TellingWords(knowledge, lookUp)

  return function readTurn(turn: TurnToRead): ConversationEvent {
    const { message, whole, context, state, open } = turn
    const asked: AskedBeside = { before: turn.before, open, last: lastOf(context) }
    // The site itself offers these words.
    const film = films.toTell(message)
    if (film !== undefined) return { type: 'act', act: 'more', about: film, isPossible: true }
    const isWritten = lookUp.isWritten(message)
    const readings = readActs(message, language)
    const rest = withoutCarriers(message, language)
    // Messages with nothing but an act don't express trouble.
    const actShare = readings.reduce((sum, { name, likelihood }) => sum + (isAct(name) ? likelihood : 0), 0)
    const isBareAct = rest === '' && actShare >= leastLikely.bareActs
    const care = isWritten || isBareAct ? undefined : careFor(whole, language)
    // Health topics of the texts are answered; personal medical questions go to care.
    const isTold =
      care?.kind === 'medical' && !state.isCaring && lookUp.find({ question: message, ...asked }).certainty === 'sure'
    // A playful insult gets a playful reply.
    const isTease = care?.kind === 'insult' && readings[0]?.name === 'tease'
    if (isTease) return { type: 'social', name: 'tease' }
    const inEmergency = emergencyFollowUp(turn, care)
    if (inEmergency) return inEmergency
    if (care && !isTold) return { type: 'care', reading: care, isHeld: isHeld(care.kind) }
    const followUp =
      context.care && (state.isCaring || context.care.away === 1) ? readCareFollowUp(whole, language) : undefined
    if (followUp && (state.isCaring || followUp.kind !== 'thanks'))
      return {
        type: 'careFollowUp',
        followUp: followUp.kind,
        region: followUp.region,
        isOver: isOver.has(followUp.kind),
      }
    if (context.quiz && quizzes.asksScore(message)) return { type: 'score' }
    const choice = state.isQuizzing
      ? (quizzes.choiceIn(message, context) ?? quizzes.passIn(message, context))
      : undefined
    if (choice) return choice
    const small = smallTalkFor(message, language)?.name
    if (state.isQuizzing && noAnswer.has(small ?? '')) return { type: 'unclear', question: message }
    const picked = context.offered && pickedFrom(context.offered, message, language, lookUp)
    if (picked !== undefined) {
      const waiting = context.pending && 'act' in context.pending ? context.pending.act : 'summarise'
      return waiting === 'quiz'
        ? { type: 'quiz', about: picked }
        : { type: 'act', act: waiting, about: picked, isPossible: true }
    }
    if (another[language].test(plain(message))) return oneMore(turn)
    const exact = exactOf(message, rest, asked)
    const act = exact ? undefined : (plainActIn(message, rest) ?? actIn(readings, rest))
    const guess = state.isQuizzing && !exact && !act && !isSurelySocial(readings) && quizzes.guessIn(message, context)
    if (guess) return guess
    const isSureAct = act !== undefined && act.likelihood >= leastLikely.sureAct
    if (small !== undefined && !(small in sameAct) && !isSureAct) return { type: 'social', name: small }
    const several = exact ? [] : severalActsIn(message)
    const wanted = several[0] ?? act?.name ?? (exact || small === undefined ? undefined : sameAct[small])
    const event = wanted && actEvent(wanted, rest, turn)
    if (event) return event.type === 'act' && several.length > 1 ? { ...event, also: several.slice(1) } : event
    const [best] = readings
    const social = best && best.name !== 'question' && !isAct(best.name) ? best : undefined
    if (!exact && social && social.likelihood >= leastLikely.sureSocial && social.name !== 'chat')
      return { type: 'social', name: social.name }
    const near = lookUp.articleOf(asked.last ?? asked.open)
    const isSpokenOf = (words: string) => near !== undefined && lookUp.speaksOf(near, words)
    const talk = exact || isWritten ? undefined : socialIn(message, language, readings, telling, isSpokenOf)
    if (talk !== undefined) return { type: 'social', name: talk }
    const joined = context.pending && joinedTo(context.pending, turn)
    if (joined) return joined
    const shown = films.toShow(message)
    if (shown !== undefined)
      return { type: 'question', question: message, lookUps: [{ certainty: 'film', answers: [], about: shown }] }
    const lookUps = lookUpsOf(message, asked)
    // What names nothing, beside nothing, is about nothing, but for the site.
    const isOfNothing = rest === '' && !exact && asked.open === undefined && asked.last === undefined
    if (isOfNothing && !lookUps.some(({ about }) => isAboutSite(about))) return { type: 'unclear', question: message }
    if (lookUps.some(({ certainty }) => certainty === 'sure'))
      return { type: 'question', question: message, lookUps: threads.settle(message, lookUps, turn) }
    return unsure(turn, lookUps, readings, rest, asked)
  }

  /**
   * Who stands beside somebody in danger asks what to do, and tells more of it: neither is another trouble, whatever its
   * words are like. What is graver still is.
   */
  function emergencyFollowUp(
    { whole, context, state }: TurnToRead,
    care: CareReading | undefined,
  ): ConversationEvent | undefined {
    const held = context.care?.reading
    if (!state.isCaring || held?.kind !== 'emergency') return undefined
    const isGraver = care?.emergency === 'not-breathing' && held.emergency !== 'not-breathing'
    const firstAid = isGraver ? undefined : firstAidAsked(whole, language, held.emergency)
    if (firstAid !== undefined) return { type: 'careFollowUp', followUp: 'what-now', firstAid, isOver: false }
    if (care === undefined || care.kind === 'emergency' || isWrittenGrave(whole)) return undefined
    const { kind, region } = readCareFollowUp(whole, language) ?? { kind: 'detail' as const }
    return { type: 'careFollowUp', followUp: kind, region, isOver: isOver.has(kind) }
  }

  /** The answer written for a message; of one that names nothing, only where it is of what is spoken of. */
  function exactOf(message: string, rest: string, asked: AskedBeside): AuthoredAnswer | undefined {
    const exact = lookUp.exact({ question: message, ...asked })
    const isBeside = exact?.about.some((key) => key === asked.open || key === asked.last) === true
    const isSpokenOf = asked.open !== undefined || asked.last !== undefined
    return rest === '' && isSpokenOf && !isBeside ? undefined : exact
  }

  /** Handles uncertain questions: as a continuation of the last one, as an act, or as chat. */
  function unsure(
    turn: TurnToRead,
    looked: LookUp[],
    readings: readonly ReadAct[],
    rest: string,
    asked: AskedBeside,
  ): ConversationEvent {
    const { message, context } = turn
    const goingOn = threads.goingOn(message, turn)
    if (goingOn) return { type: 'question', question: message, lookUps: [goingOn] }
    const next = continued(turn, asked)
    if (next) return { type: 'question', question: next.question, lookUps: [next.found] }
    const act = readings.find(({ name }) => isAct(name))
    const event =
      act && isAct(act.name) && act.likelihood >= leastLikely.actAfterAll ? actEvent(act.name, rest, turn) : undefined
    if (event) return event
    const [best] = readings
    const isSocial = best !== undefined && best.name !== 'question' && !isAct(best.name)
    if (isSocial && best.likelihood >= leastLikely.act) return { type: 'social', name: best.name }
    const lookUps = threads.settle(message, looked, turn)
    if (lookUps.some(({ certainty }) => certainty === 'sure')) return { type: 'question', question: message, lookUps }
    const { previous } = context
    const earlier = previous === undefined ? undefined : lookUp.find({ question: message, last: previous })
    if (earlier?.certainty === 'sure') return { type: 'question', question: message, lookUps: [earlier] }
    if (lookUps.some(({ certainty }) => certainty !== 'none')) return { type: 'question', question: message, lookUps }
    const titled = lookUp.titledBy(message)
    if (titled !== undefined)
      return { type: 'question', question: message, lookUps: [{ certainty: 'gist', answers: [], about: titled }] }
    if (
      !isAsked(message, language) &&
      lookUp.subjectIn(message) === undefined &&
      comparableWords(message, language).length > 2
    )
      return { type: 'social', name: 'chat' }
    const isBare = !lookUp.isAboutSomething(message) && asked.open === undefined && asked.last === undefined
    return isBare && context.subject === undefined
      ? { type: 'unclear', question: message }
      : { type: 'question', question: message, lookUps }
  }

  /** Searches for a short message combined with the previous question: `and worms?`, `neurons, I mean`. */
  function continued(
    { message, before, context }: TurnToRead,
    asked: AskedBeside,
  ): { question: string; found: LookUp } | undefined {
    if (before === undefined || comparableWords(message, language).length > longestWord) return undefined
    const named = subjectAfter[language].exec(plain(message))?.[1]
    const questions = named === undefined ? [`${before} ${message}`] : inPlaceOf(before, named)
    for (const question of questions) {
      const found = lookUp.find({ question, ...asked, before: undefined })
      const isNew = found.answers[0] !== undefined && context.last?.told.includes(found.answers[0]) !== true
      const fits = named === undefined || found.about !== context.subject
      if (found.certainty === 'sure' && isNew && fits) return { question, found }
    }
    const about = named === undefined ? undefined : lookUp.subjectIn(named)
    const found = about === undefined || about === context.subject ? undefined : lookUp.find({ question: named ?? '' })
    return found && found.answers.length > 0 ? { question: message, found: { ...found, certainty: 'sure' } } : undefined
  }

  function inPlaceOf(question: string, subject: string): string[] {
    const words = comparableWords(question, language)
    const content = words.filter((word) => word.length > 3).slice(0, longestWord)
    return content.map((word) => words.map((one) => (one === word ? subject : one)).join(' '))
  }

  function isSurelySocial([best]: readonly ReadAct[]): boolean {
    const isOther = best !== undefined && best.name !== 'question' && best.name !== 'chat'
    return isOther && best.likelihood >= leastLikely.act
  }

  function plainActIn(message: string, rest: string): { name: Act; likelihood: number } | undefined {
    const said = plain(message)
    if (isHomework[language].test(said)) return { name: 'homework', likelihood: 1 }
    return rest !== '' && asksToCompare(message, language) ? { name: 'compare', likelihood: 1 } : undefined
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
    if (parts.length < 2 || parts.length > mostQuestions) return []
    const found = parts.map((part) => {
      const [best] = readActs(part, language)
      return best && isAct(best.name) && togetherWithOthers.has(best.name) && best.likelihood >= leastLikely.ofSeveral
        ? best.name
        : undefined
    })
    const acts = found.filter((name) => name !== undefined)
    return acts.length === parts.length && new Set(acts).size === acts.length ? acts : []
  }

  /** What an act is done with; undefined where the message is rather a question that has an answer. */
  function actEvent(act: Act, rest: string, turn: TurnToRead): ConversationEvent | undefined {
    const { message, context, open } = turn
    // A field is no subject yet: which text of it is asked back.
    if (act === 'homework' && isThemeAlone(rest, language)) return { type: 'act', act, isPossible: false }
    const last = context.last?.about ?? context.subject
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
    // Uncertain subjects are ignored if there is a current one.
    const isLoose = !answeredBetter.has(act) && (last === undefined || !goesOn(act))
    const isNaming = rest !== '' && telling.count(rest) > 0 && (isLoose || lookUp.isOfTexts(rest))
    const named = namedBy(rest, last ?? open) ?? (isMet ? whole?.about : isNaming ? lookUp.subjectIn(rest) : undefined)
    if (rest !== '' && named === undefined && goesOn(act) && act !== 'simpler' && act !== 'example' && act !== 'more')
      return undefined
    const isOpenMeant = thisArticle[language].test(plain(message))
    if (act === 'compare' || act === 'better')
      return comparisonIn(message, act, { done: context.done, last: last ?? open }, language, lookUp)
    const here = isOpenMeant ? open : goesOn(act) ? (last ?? open) : (open ?? last)
    const about = named ?? here
    if (act === 'quiz') return quizzes.on(about ?? (rest === '' ? quizzes.any(message) : undefined))
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

  function joinedTo(
    pending: NonNullable<ConversationContext['pending']>,
    { message, open, context, before }: TurnToRead,
  ): ConversationEvent | undefined {
    if (comparableWords(message, language).length > longestWord) return undefined
    if ('act' in pending) {
      const about = lookUp.subjectIn(message)
      if (about === undefined) return undefined
      return pending.act === 'quiz'
        ? { type: 'quiz', about }
        : { type: 'act', act: pending.act, about, isPossible: true }
    }
    const question = `${pending.question} ${message}`
    const found = lookUp.find({ question, before, open, last: context.subject })
    return found.certainty === 'none' ? undefined : { type: 'question', question, lookUps: [found] }
  }

  function lookUpsOf(message: string, asked: AskedBeside): LookUp[] {
    const whole = lookUp.find({ question: message, ...asked })
    const parts = message
      .split(between[language])
      .map((part) => part.trim())
      .filter((part) => comparableWords(part, language).length >= 2)
      .slice(0, mostQuestions)
    if (parts.length < 2) return [whole]
    let { last } = asked
    const found = parts.map((question) => {
      const one = lookUp.find({ question, ...asked, last })
      last = one.about ?? last
      return one
    })
    const told = found.filter(({ certainty }) => certainty === 'sure' || certainty === 'near')
    const different = new Set(told.map(({ answers: [first] }) => first))
    return different.size >= 2 ? told : [whole]
  }
}

/** Key of the text that was spoken of last; of what tells of Zed or the site nothing goes on. */
function lastOf({ last, subject }: ConversationContext): string | undefined {
  const key = last?.about ?? subject
  return isAboutSite(key) ? undefined : key
}

/** Who wants one more of what was done last. */
const another: Record<Language, RegExp> = {
  es: /^(?:(?:y|ok|vale|dale|va|a ver|jaja|dame|dime|cuentame|ponme|hazme|quiero|tienes) ){0,2}(?:otr[oa]s?|otr[oa] (?:mas|igual|distint[oa]|dato|ejemplo|pregunta|quiz|video|articulo|texto|curiosidad)|un[oa] mas|algun[oa] mas|mas de es[oa]s|siguiente)(?: (?:porfa|mas|pls|plis|anda|dale|zed|po))?$/,
  en: /^(?:(?:and|ok|okay|haha|lol|give me|gimme|tell me|do|got|any|i want) ){0,2}(?:another(?: one| fact| example| quiz| video| article| question)?|one more|another one like that|next one|more like that|more of those)(?: (?:pls|please|then|zed|bro))?$/,
}

/** Beginnings of homework requests. */
const isHomework: Record<Language, RegExp> = {
  es: /^(?:zed |hola |oye )?(?:tarea|deberes|para (?:la|mi) tarea|(?:para|es para) (?:mi )?(?:clase|el cole|el insti|la escuela))\b/,
  en: /^(?:zed |hi |hey )?(?:homework|hw|assignment|for (?:my )?(?:homework|class|school))\b/,
}

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

/** Small talk that chooses nothing where a choice is waited for. */
const noAnswer: ReadonlySet<string> = new Set([
  'agree',
  'ok',
  'giveUp',
  'chat',
  'decline',
  'dontKnow',
  'thinking',
  'aside',
])
