import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { isAsked } from '../care/care-features.ts'
import { careFor } from '../care/care.ts'
import { isHeld, type CareFollowUp } from '../care/care-kinds.ts'
import { readCareFollowUp } from '../care/care-reading.ts'
import { isAboutSite } from '../finding/certainty.ts'
import { comparableWords } from '../finding/features.ts'
import type { Knowledge } from '../knowledge.ts'
import { smallTalkFor } from '../small-talk.ts'
import { plain } from '../terms.ts'
import { hashOf } from '../text-hash.ts'
import { actOfSmallTalk as sameAct, goesOn, isAct, needsSubject, type Act } from './acts.ts'
import type { ConversationContext, ConversationEvent, LookUp } from './conversation.machine.ts'
import type { FilmRequests } from './film-requests.ts'
import type { QuestionLookUp } from './look-up.ts'
import { readActs, withoutCarriers, type ReadAct } from './read-act.ts'

/** A message of the reader, and what it is read beside. */
export interface TurnToRead {
  /** The part of the message that is read. */
  message: string
  /** All of it, for what may need care. */
  whole: string
  /** Key of the article that is open. */
  open?: string | undefined
  /** The question before it. */
  before?: string | undefined
  context: ConversationContext
  state: { isCaring: boolean; isQuizzing: boolean; isAskedBack: boolean }
}

interface AskedBeside {
  before?: string | undefined
  open?: string | undefined
  last?: string | undefined
}

export interface ReaderOptions {
  knowledge: Knowledge
  lookUp: QuestionLookUp
  films: FilmRequests
}

/** From where on an act is surely meant, and from where on where nothing else is said. */
const leastLikely = { act: 0.5, bareAct: 0.4, sureAct: 0.8, actAfterAll: 0.2, sureSocial: 0.7, bareActs: 0.7 } as const
/** A word that is asked for is no longer than this. */
const longestWord = 5
/** Questions of one message that are answered. */
const mostQuestions = 3
/** Acts that an article's answers may tell better than what was written for the act. */
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
/** With these a reader says that trouble is over. */
const isOver: ReadonlySet<CareFollowUp> = new Set<CareFollowUp>(['better', 'joke'])
/** Acts with the site, which need no subject. */
const ofSite: ReadonlySet<Act> = new Set<Act>(['film', 'topics', 'recommend', 'new', 'wrong'])
const thisArticle: Record<Language, RegExp> = {
  es: /\b(est[ea] (articulo|noticia|texto|pagina|tema)|el articulo|la noticia|el texto)\b/,
  en: /\b((this|the) (article|story|text|page|piece))\b/,
}

/** Who asks the same of something else names it behind these words. */
const subjectAfter: Record<Language, RegExp> = {
  es: /^(?:y|pero y) (?:que (?:hay|tal|pasa) (?:de|con) |con |en |de |para )?(?:el |la |los |las |lo de |un |una )?([^ ].{2,40})$/,
  en: /^(?:and |but |so )?(?:what about|how about|and|with) (?:the |an? )?([^ ].{2,40})$/,
}

/** Where a question ends and another begins. */
const between: Record<Language, RegExp> = {
  es: /[?¿]+\s*|(?:,| y| e|;)\s+(?=(?:por que|por qué|x ?q|xq|pq|que|qué|q|como|cómo|cuando|cuándo|cuanto|cuánto|cuanta|cuánta|cuantos|cuántos|quien|quién|donde|dónde|cual|cuál|para que|para qué)\s)/iu,
  en: /\?+\s*|(?:,| and| n|;)\s+(?=(?:why|what|whats|how|when|who|where|which|can|is|are|do|does)\s)/iu,
}

/** Reads a message once: what it needs, what it wants done, what it asks. */
export function createTurnReader({ knowledge, lookUp, films }: ReaderOptions) {
  const { language } = knowledge

  return function readTurn(turn: TurnToRead): ConversationEvent {
    const { message, whole, context, state, open } = turn
    const asked: AskedBeside = { before: turn.before, open, last: context.last?.about ?? context.subject }
    // The site itself offers these words.
    const film = films.toTell(message)
    if (film !== undefined) return { type: 'act', act: 'more', about: film, isPossible: true }
    const isWritten = lookUp.isWritten(message)
    const readings = readActs(message, language)
    const rest = withoutCarriers(message, language)
    // Who says nothing but what is wanted done tells of no trouble.
    const actShare = readings.reduce((sum, { name, likelihood }) => sum + (isAct(name) ? likelihood : 0), 0)
    const isBareAct = rest === '' && actShare >= leastLikely.bareActs
    const care = isWritten || isBareAct ? undefined : careFor(whole, language)
    // What the texts say of health is told; what they don't is left to whoever knows the reader.
    const isTold =
      care?.kind === 'medical' && !state.isCaring && lookUp.find({ question: message, ...asked }).certainty === 'sure'
    // An insult in fun is teased back.
    const isTease = care?.kind === 'insult' && readings[0]?.name === 'tease'
    if (isTease) return { type: 'social', name: 'tease' }
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
    if (context.quiz && asksScore[language].test(plain(message))) return { type: 'score' }
    const choice = state.isQuizzing ? choiceIn(message, context) : undefined
    if (choice) return choice
    const small = smallTalkFor(message, language)?.name
    if (state.isQuizzing && goesPast[language].test(plain(message))) return choiceEvent(0, context)
    if (state.isQuizzing && noChoice.has(small ?? '')) return { type: 'unclear', question: message }
    const picked = pickedFrom(context.offered, message)
    if (picked !== undefined) return { type: 'act', act: 'summarise', about: picked, isPossible: true }
    if (another[language].test(plain(message))) return oneMore(turn)
    const exact = exactOf(message, rest, asked)
    const act = exact ? undefined : (plainActIn(message, rest) ?? actIn(readings, rest))
    if (state.isQuizzing && !exact && !act && isGuess(message, readings)) return choiceEvent(wrongChoice, context)
    const isSureAct = act !== undefined && act.likelihood >= leastLikely.sureAct
    if (small !== undefined && !(small in sameAct) && !isSureAct) return { type: 'social', name: small }
    const wanted = act?.name ?? (exact || small === undefined ? undefined : sameAct[small])
    const event = wanted && actEvent(wanted, rest, turn)
    if (event) return event
    const [best] = readings
    const social = best && best.name !== 'question' && !isAct(best.name) ? best : undefined
    if (!exact && social && social.likelihood >= leastLikely.sureSocial && social.name !== 'chat')
      return { type: 'social', name: social.name }
    const joined = context.pending && joinedTo(context.pending, turn)
    if (joined) return joined
    const shown = films.toShow(message)
    if (shown !== undefined)
      return { type: 'question', question: message, lookUps: [{ certainty: 'film', answers: [], about: shown }] }
    const lookUps = lookUpsOf(message, asked)
    if (lookUps.some(({ certainty }) => certainty === 'sure')) return { type: 'question', question: message, lookUps }
    return unsure(turn, lookUps, readings, rest, asked)
  }

  /** The answer written for a message; of one that names nothing, only where it is of what is spoken of. */
  function exactOf(message: string, rest: string, asked: AskedBeside): AuthoredAnswer | undefined {
    const exact = lookUp.exact({ question: message, ...asked })
    const isBeside = exact?.about.some((key) => key === asked.open || key === asked.last) === true
    const isSpokenOf = asked.open !== undefined || asked.last !== undefined
    return rest === '' && isSpokenOf && !isBeside ? undefined : exact
  }

  /** What is not surely answered as it stands may go on from the question before it, be an act after all, or chat. */
  function unsure(
    turn: TurnToRead,
    lookUps: LookUp[],
    readings: readonly ReadAct[],
    rest: string,
    asked: AskedBeside,
  ): ConversationEvent {
    const { message, context } = turn
    const next = continued(turn, asked)
    if (next) return { type: 'question', question: next.question, lookUps: [next.found] }
    const act = readings.find(({ name }) => isAct(name))
    const event =
      act && isAct(act.name) && act.likelihood >= leastLikely.actAfterAll ? actEvent(act.name, rest, turn) : undefined
    if (event) return event
    const [best] = readings
    const isSocial = best !== undefined && best.name !== 'question' && !isAct(best.name)
    if (isSocial && best.likelihood >= leastLikely.act) return { type: 'social', name: best.name }
    if (lookUps.some(({ certainty }) => certainty !== 'none')) return { type: 'question', question: message, lookUps }
    const { previous } = context
    const earlier = previous === undefined ? undefined : lookUp.find({ question: message, last: previous })
    if (earlier?.certainty === 'sure') return { type: 'question', question: message, lookUps: [earlier] }
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

  /** What is found for a short message together with the question before it: `and worms?`, `neurons, I mean`. */
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

  /** A question with another subject in the place of each word that may be its own. */
  function inPlaceOf(question: string, subject: string): string[] {
    const words = comparableWords(question, language)
    const content = words.filter((word) => word.length > 3).slice(0, longestWord)
    return content.map((word) => words.map((one) => (one === word ? subject : one)).join(' '))
  }

  /** The act that a message says in so many words. */
  function plainActIn(message: string, rest: string): { name: Act; likelihood: number } | undefined {
    const said = plain(message)
    if (isHomework[language].test(said)) return { name: 'homework', likelihood: 1 }
    return rest !== '' && isComparison[language].test(said) ? { name: 'compare', likelihood: 1 } : undefined
  }

  /** The act that a message surely wants: the likeliest reading, or, where it says nothing else, the likeliest act. */
  function actIn(readings: readonly ReadAct[], rest: string): { name: Act; likelihood: number } | undefined {
    const isBare = rest === ''
    const top = isBare ? readings.find(({ name }) => isAct(name)) : readings[0]
    if (!top || !isAct(top.name)) return undefined
    return top.likelihood >= (isBare ? leastLikely.bareAct : leastLikely.act)
      ? { name: top.name, likelihood: top.likelihood }
      : undefined
  }

  /** What an act is done with; undefined where the message is rather a question that has an answer. */
  function actEvent(act: Act, rest: string, turn: TurnToRead): ConversationEvent | undefined {
    const { message, context, open } = turn
    const last = context.last?.about ?? context.subject
    const whole =
      rest === '' && act !== 'wrong' ? undefined : lookUp.find({ question: message, before: turn.before, open, last })
    const isOfSite = act === 'wrong' && whole !== undefined && isAboutSite(whole.about)
    if (whole && (isOfSite || (whole.certainty === 'sure' && answeredBetter.has(act))))
      return { type: 'question', question: message, lookUps: [whole] }
    const isMet =
      whole?.certainty === 'sure' ||
      whole?.certainty === 'near' ||
      (whole?.certainty === 'gist' && !answeredBetter.has(act))
    // What is not surely spoken of in the texts names nothing where something was spoken of.
    const isLoose = !answeredBetter.has(act) && (last === undefined || !goesOn(act))
    const isNaming = rest !== '' && (isLoose || lookUp.isOfTexts(rest))
    const named = namedBy(rest, last ?? open) ?? (isMet ? whole?.about : isNaming ? lookUp.subjectIn(rest) : undefined)
    if (rest !== '' && named === undefined && goesOn(act) && act !== 'simpler' && act !== 'example' && act !== 'more')
      return undefined
    const isOpenMeant = thisArticle[language].test(plain(message))
    if (act === 'compare' || act === 'better') return comparison(act, message, rest, last ?? open, turn)
    const here = isOpenMeant ? open : goesOn(act) ? (last ?? open) : (open ?? last)
    const about = named ?? here
    if (act === 'another') return oneMore(turn)
    if (act === 'quiz') return quizOn(about ?? (rest === '' ? anyQuiz(message) : undefined))
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

  /** What some words surely name, where what is spoken of says nothing of it. */
  function namedBy(words: string, last: string | undefined): string | undefined {
    if (words === '' || (lookUp.termIn(words) === undefined && !lookUp.isOfTexts(words))) return undefined
    const isSpokenOf = last !== undefined && lookUp.articlesOn(words).includes(lookUp.articleOf(last) ?? '')
    return isSpokenOf ? last : lookUp.subjectIn(words)
  }

  /** Two subjects that a message names, or the one beside what is spoken of; of none, those that were compared last. */
  function comparison(
    act: 'compare' | 'better',
    message: string,
    rest: string,
    last: string | undefined,
    { context }: TurnToRead,
  ): ConversationEvent | undefined {
    const parts = message.split(sides[language]).map((part) => withoutCarriers(part, language))
    const named = parts.flatMap((part) => {
      const isKnown = part !== '' && (lookUp.termIn(part) !== undefined || lookUp.isOfTexts(part))
      return isKnown ? (lookUp.subjectIn(part) ?? []) : []
    })
    const [first, second] = [...new Set(named)]
    if (second !== undefined) return { type: 'act', act, about: first, other: second, isPossible: true }
    const { done } = context
    const before = done?.kind === 'act' && (done.act === 'compare' || done.act === 'better') ? done : undefined
    if (first === undefined && rest === '' && before)
      return { type: 'act', act, about: before.about, other: before.other, isPossible: true }
    const told = done?.kind === 'answer' ? lookUp.answerOf(done.lookUps[0]?.answers[0] ?? '') : undefined
    const [one, two] = told?.about ?? []
    if (first === undefined && rest === '' && one !== undefined && two !== undefined)
      return { type: 'act', act, about: one, other: two, isPossible: true }
    // A side that the texts know nothing of cannot be compared.
    const sidesNamed = parts.filter((part) => part !== '').length
    if (rest !== '' && named.length < sidesNamed) return undefined
    const about = first ?? last
    const other = first === undefined || last === first ? undefined : last
    return about === undefined ? undefined : { type: 'act', act, about, other, isPossible: true }
  }

  /** One more of what was done last. */
  function oneMore({ message, context, open }: TurnToRead): ConversationEvent {
    const { done, quiz } = context
    const about = context.last?.about ?? context.subject ?? open
    if (done?.kind === 'quiz-question' || (quiz !== undefined && done === undefined))
      return quizOn(about ?? anyQuiz(message))
    if (done?.kind === 'act' && comesInMany.has(done.act))
      return { type: 'act', act: done.act, about: done.about, isPossible: true }
    return about === undefined
      ? { type: 'act', act: 'surprise', isPossible: true }
      : { type: 'act', act: 'more', about, isPossible: true }
  }

  /** Whether a few words in a quiz are an answer to its question, though none of its choices. */
  function isGuess(message: string, [best]: readonly ReadAct[]): boolean {
    const words = comparableWords(message, language)
    const isOther =
      best !== undefined && best.name !== 'question' && best.name !== 'chat' && best.likelihood >= leastLikely.act
    return words.length <= longestGuess && !isOther && !isAsked(message.replaceAll(/[?¿]/g, ''), language)
  }

  /** An article to be quizzed on, where none is spoken of. */
  function anyQuiz(message: string): string | undefined {
    const keys = [...knowledge.studyAids.keys()]
    return keys[hashOf(message) % keys.length]
  }

  /** The text that a message picks from what was offered: the second one, that one. */
  function pickedFrom(offered: readonly string[] | undefined, message: string): string | undefined {
    if (!offered) return undefined
    const said = plain(message)
    const ordinal = ordinals[language].findIndex((pattern) => pattern.test(said))
    if (ordinal >= 0) return offered[ordinal]
    if (thatOne[language].test(said)) return offered[0]
    const words = oneOf[language]
      .exec(said)
      ?.slice(1)
      .find((group) => group !== undefined)
    if (words === undefined) return undefined
    const shares = offered.map((key) => lookUp.sharedTerms(words, lookUp.subjectOf(key)))
    const most = Math.max(...shares)
    return most > 0 ? offered[shares.indexOf(most)] : lookUp.articlesOn(words)[0]
  }

  function quizOn(about: string | undefined): ConversationEvent {
    const article = lookUp.articleOf(about)
    return article !== undefined && knowledge.studyAids.has(article)
      ? { type: 'quiz', about: article }
      : { type: 'act', act: 'quiz', isPossible: false }
  }

  /** A word that Zed has asked for, joined to what waits for it. */
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

  /** What is found for a message, or for each of its questions. */
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

  function choiceIn(message: string, context: ConversationContext): ConversationEvent | undefined {
    const { quiz } = context
    const question = quiz && knowledge.studyAids.get(quiz.about)?.quiz[quiz.at]
    if (!question) return undefined
    const choice = choiceOf(message, question.choices, language)
    return choice === undefined ? undefined : choiceEvent(choice, context)
  }

  /** A choice in the quiz that is going on; 0 where the reader has none. */
  function choiceEvent(choice: number, { quiz }: ConversationContext): ConversationEvent {
    const questions = knowledge.studyAids.get(quiz?.about ?? '')?.quiz ?? []
    const at = quiz?.at ?? 0
    return { type: 'choice', choice, isRight: choice === questions[at]?.right, isLast: at + 1 >= questions.length }
  }
}

/** Who has no answer to a question of a quiz, or wants the next one. */
const goesPast: Record<Language, RegExp> = {
  es: /^(no (lo )?se|ni idea|no tengo ni idea|nose|paso|otra|siguiente|la siguiente|sigue|ns|dimelo|dime)( .{0,12})?$/,
  en: /^(i )?(dont know|don't know|idk|dunno|no idea|no clue|pass|skip|next|next one|another|tell me|i give up)( .{0,12})?$/,
}

/** Small talk that chooses nothing where a choice is waited for. */
const noChoice: ReadonlySet<string> = new Set(['agree', 'ok', 'giveUp', 'chat'])

/** Who wants one more of what was done last. */
const another: Record<Language, RegExp> = {
  es: /^(?:(?:y|ok|vale|dale|va|a ver|jaja|dame|dime|cuentame|ponme|hazme|quiero|tienes) ){0,2}(?:otr[oa]s?|otr[oa] (?:mas|igual|distint[oa]|dato|ejemplo|pregunta|quiz|video|articulo|texto|curiosidad)|un[oa] mas|algun[oa] mas|mas de es[oa]s|siguiente)(?: (?:porfa|mas|pls|plis|anda|dale|zed|po))?$/,
  en: /^(?:(?:and|ok|okay|haha|lol|give me|gimme|tell me|do|got|any|i want) ){0,2}(?:another(?: one| fact| example| quiz| video| article| question)?|one more|another one like that|next one|more like that|more of those)(?: (?:pls|please|then|zed|bro))?$/,
}

/** A message that begins so is about homework, whatever follows. */
const isHomework: Record<Language, RegExp> = {
  es: /^(?:zed |hola |oye )?(?:tarea|deberes|para (?:la|mi) tarea|(?:para|es para) (?:mi )?(?:clase|el cole|el insti|la escuela))\b/,
  en: /^(?:zed |hi |hey )?(?:homework|hw|assignment|for (?:my )?(?:homework|class|school))\b/,
}

/** A message that wants two things compared. */
const isComparison: Record<Language, RegExp> = {
  es: /^(?:zed |y |oye |ahora )?(?:compara|comparame|comparalo|comparar|que diferencia hay entre|cual es la diferencia entre|diferencias? entre|en que se parecen|en que se diferencian)\b/,
  en: /^(?:zed |and |now |can you |so )?(?:compare|what is the difference between|whats the difference between|difference between|how do .{3,30} compare)\b/,
}

/** Acts that can be done again with something else. */
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

/** Who asks for the score. */
const asksScore: Record<Language, RegExp> = {
  es: /^(?:y |entonces )?(?:cuant[oa]s (?:llevo|tengo|acerte|he acertado|saque|fueron|hice|van|tuve)\b.{0,20}|(?:cual es )?mi (?:puntuacion|puntaje|nota|resultado)|como (?:voy|me fue|quede)|que nota (?:tengo|saque|me pones))$/,
  en: /^(?:so |and )?(?:how many (?:did i|have i|do i|was i|were).{0,25}|(?:whats|what is|what was) my (?:score|result|mark|grade)|my score|how (?:am i|did i) (?:doing|do)|score)$/,
}

/** Where the sides of a comparison meet. */
const sides: Record<Language, RegExp> = {
  es: /\s(?:y|e|o|u|con|vs\.?|versus|contra|que)\s/iu,
  en: /\s(?:and|or|with|to|vs\.?|v|versus|than)\s/iu,
}

/** An answer to a question of a quiz is no longer than this. */
const longestGuess = 3
/** A choice that is none of those offered. */
const wrongChoice = -1

/** Who takes what was offered first. */
const thatOne: Record<Language, RegExp> = {
  es: /^(?:ok |vale |dale |bueno |si |va |ya |mmm ){0,2}(?:ese|esa|esta|este|el primero|ese mismo|cuentame ese|quiero ese|ese va|va ese|dale con ese|a ver ese|dame ese|leeme ese|resumeme ese|ese pinta bien|ese suena bien)$/,
  en: /^(?:ok |okay |yeah |sure |yes |go on |hmm ){0,2}(?:that one|that|this one|tell me that one|the first|that one then|that sounds good|lets do that one|do that one|go with that one|give me that one)$/,
}

/** Who takes one of those offered by what it is about. */
const oneOf: Record<Language, RegExp> = {
  es: /^(?:ok |vale |dale |bueno |si |va |y |a ver ){0,2}(?:el|la|lo|ese|esa)(?: articulo| texto| video)? (?:de|del|sobre|de la|de los|de las) (?:el |la |los |las )?(.{3,30})$/,
  en: /^(?:ok |okay |yeah |sure |yes |and ){0,2}(?:the|that) (?:one (?:about|on|with) (?:the )?(.{3,30})|(.{3,25}) one)$/,
}

const ordinals: Record<Language, readonly RegExp[]> = {
  es: [
    /^(la |el |es |creo que |opcion |respuesta ){0,4}(a|1|uno|una|primera?o?)$/,
    /^(la |el |es |creo que |opcion |respuesta ){0,4}(b|2|dos|segunda?o?)$/,
    /^(la |el |es |creo que |opcion |respuesta ){0,4}(c|3|tres|tercera?o?|ultima?o?)$/,
  ],
  en: [
    /^(the |its |i think |it is |option |answer |number ){0,4}(a|1|one|first|first one)$/,
    /^(the |its |i think |it is |option |answer |number ){0,4}(b|2|two|second|second one)$/,
    /^(the |its |i think |it is |option |answer |number ){0,4}(c|3|three|third|third one|last|last one)$/,
  ],
}

/** The number of the choice that a message names, by letter, number or words; undefined where it names none, or several. */
function choiceOf(message: string, choices: readonly string[], language: Language): number | undefined {
  const said = plain(message)
  const ordinal = ordinals[language].findIndex((pattern) => pattern.test(said))
  if (ordinal >= 0 && ordinal < choices.length) return ordinal + 1
  const words = new Set(comparableWords(message, language))
  const own = choices.map((choice) => comparableWords(choice, language))
  const shares = own.map((list, at) => {
    const telling = list.filter((word) => !own.some((other, place) => place !== at && other.includes(word)))
    return telling.length === 0 ? 0 : telling.filter((word) => words.has(word)).length / telling.length
  })
  const most = Math.max(...shares)
  const best = shares.indexOf(most)
  return most >= 0.5 && shares.filter((share) => share === most).length === 1 ? best + 1 : undefined
}
