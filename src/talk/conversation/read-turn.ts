import type { AuthoredAnswer } from '../../content/answers.ts'
import { isAsked } from '../care/care-features.ts'
import { careFor } from '../care/care.ts'
import { isHeld } from '../care/care-kinds.ts'
import { isWrittenGrave } from '../care/care-reading.ts'
import { isAboutSite } from '../finding/certainty.ts'
import { comparableWords } from '../finding/features.ts'
import type { Knowledge } from '../knowledge.ts'
import { smallTalkFor } from '../small-talk.ts'
import { actOfSmallTalk as sameAct, isAct, isOnWording, leavesCare, type Act } from './acts.ts'
import { asksSomething, beginsAsking } from './asking.ts'
import type { ConversationContext, ConversationEvent, LookUp } from './conversation.machine.ts'
import type { FilmRequests } from './film-requests.ts'
import type { QuestionLookUp } from './look-up.ts'
import { isMeasureAlone, measureIn, measuresWhole, withoutMeasure } from './measure.ts'
import { likelihoodOfAnyAct, readActs, withoutCarriers, type ReadAct } from './read-act.ts'
import { wantsAnother } from './plain-request.ts'
import { MissingFacts } from './missing-facts.ts'
import { careFollowUp, emergencyFollowUp, moreTrouble } from './read-care-follow-up.ts'
import { pickedFrom } from './read-pick.ts'
import { createQuestionReader } from './read-question.ts'
import { requestOnTold } from './request-on-told.ts'
import { QuizReader } from './read-quiz.ts'
import { createRequestReader } from './read-request.ts'
import { isFormedTalk, socialIn } from './read-social.ts'
import { socialFormOf } from './social-forms.ts'
import { wishesForText } from './text-wishes.ts'
import { changesSubject, wishesForAnything, wishesForElse } from './subject-change.ts'
import { TellingWords } from './telling-words.ts'
import type { ThreadLookUp } from './thread-look-up.ts'
import type { AskedBeside, TurnToRead } from './turn.ts'

export interface ReaderOptions {
  knowledge: Knowledge
  lookUp: QuestionLookUp
  threads: ThreadLookUp
  films: FilmRequests
}

/** Minimum probabilities. `bareActs`: of all acts together, where nothing else is said. `actAfterAll`: where no answer was found. */
const leastLikely = { act: 0.5, sureAct: 0.8, actAfterAll: 0.2, sureSocial: 0.7, bareActs: 0.7 } as const

/** Reads a message once: what it needs, what it wants done, what it asks. */
export function createTurnReader({ knowledge, lookUp, threads, films }: ReaderOptions) {
  const { language } = knowledge
  const quizzes = new QuizReader(knowledge, lookUp)
  const telling = new TellingWords(knowledge, lookUp)
  const requests = createRequestReader({ knowledge, lookUp, threads, quizzes, telling })
  const missing = new MissingFacts(knowledge, lookUp)
  const questions = createQuestionReader(language, lookUp, missing)

  /** A message without the measure that its answer is wanted in. */
  function toRead(message: string): string {
    const isRequest = [isMeasureAlone, measuresWhole, wishesForText].some((asks) => asks(message, language))
    return isRequest || lookUp.isWritten(message) ? message : withoutMeasure(message, language).question
  }

  return function readTurn(given: TurnToRead): ConversationEvent {
    const event = readAs(given)
    if (event.type === 'social' && loose.has(event.name) && beginsAsking(given.message, language)) {
      const unheard = missing.unheard(given.message, threads.threadOf(given))
      if (unheard) return { type: 'question', question: given.message, lookUps: [unheard] }
    }
    if (event.type !== 'question' || event.lookUps.length !== 1) return event
    return {
      ...event,
      lookUps: event.lookUps.map((found) => missing.checked(event.question, found, threads.threadOf(given))),
    }
  }

  function readAs(given: TurnToRead): ConversationEvent {
    const turn = { ...given, message: toRead(given.message) }
    const event = eventOf(turn)
    const { state, context, message } = turn
    const isInTrouble = state.isCaring && context.care?.reading.kind !== 'emergency'
    const isTrouble = event.type === 'care' || (event.type === 'careFollowUp' && event.isOver)
    return isInTrouble && !isTrouble && changesSubject(message, language) ? elsewhere(event, message) : event
  }

  /** What plainly turns to another subject leaves trouble; where it names none, Zed tells something of his own. */
  function elsewhere(event: ConversationEvent, message: string): ConversationEvent {
    const isFound = event.type === 'question' && event.lookUps.some(({ certainty }) => certainty !== 'none')
    const isDone = event.type === 'act' && event.isPossible
    if ((isFound && !wishesForAnything(message, language)) || isDone) return { ...event, isElsewhere: true }
    if (!wishesForElse(message, language)) return event
    const [about] = wishesForAnything(message, language)
      ? []
      : lookUp.articlesTitledBy(withoutCarriers(message, language))
    return { type: 'act', act: about === undefined ? 'surprise' : 'more', about, isPossible: true, isElsewhere: true }
  }

  function eventOf(turn: TurnToRead): ConversationEvent {
    const { message, whole, context, state, open } = turn
    const asked: AskedBeside = { before: turn.before, open, last: lastOf(context) }
    // The site itself offers these words.
    const film = films.toTell(message)
    if (film !== undefined) return { type: 'act', act: 'more', about: film, isPossible: true }
    const isWritten = lookUp.isWritten(message)
    const readings = readActs(message, language)
    const rest = withoutCarriers(message, language)
    // Messages with nothing but an act don't express trouble.
    const isBareAct = rest === '' && likelihoodOfAnyAct(readings) >= leastLikely.bareActs && !isWrittenGrave(message)
    const care = isWritten || isBareAct ? undefined : careFor(whole, language)
    // Health topics of the texts are answered; personal medical questions go to care.
    const isTold =
      care?.kind === 'medical' && !state.isCaring && lookUp.find({ question: message, ...asked }).certainty === 'sure'
    const form = isWritten ? undefined : socialFormOf(message, language)
    // A playful insult gets a playful reply.
    if (care?.kind === 'insult' && form?.name === 'backhanded') return { type: 'social', name: form.name }
    if (care?.kind === 'insult' && readings[0]?.name === 'tease') return { type: 'social', name: 'tease' }
    const inEmergency = emergencyFollowUp(turn, care, language)
    if (inEmergency) return inEmergency
    const more = isWritten || isBareAct ? undefined : moreTrouble(turn, care, language)
    if (more) return more
    // A request on what was told is none for what Zed refuses.
    const isOnTold = care !== undefined && !isHeld(care.kind) && requestOnTold(message, language) !== undefined
    if (care && !isTold && !isOnTold) return { type: 'care', reading: care, isHeld: isHeld(care.kind) }
    const isOfText = asked.open !== undefined || asked.last !== undefined
    const isElsewhere = (act: Act) =>
      leavesCare(act, message, language) || (isOfText && isOnWording(act, message, language))
    const [first] = readings
    const isLeaving =
      first !== undefined &&
      isAct(first.name) &&
      first.likelihood >= leastLikely.sureAct &&
      (isElsewhere(first.name) || state.isTurningAway)
    const followUp = isLeaving || state.isQuizzing ? undefined : careFollowUp(turn, language)
    if (followUp) return followUp
    if (context.quiz && quizzes.asksScore(message)) return { type: 'score' }
    const choice = state.isQuizzing
      ? (quizzes.givenUpIn(message, context) ?? quizzes.choiceIn(message, context) ?? quizzes.passIn(message, context))
      : undefined
    if (choice) return choice
    const small = smallTalkFor(message, language)?.name
    if (state.isQuizzing && noAnswer.has(small ?? '')) return { type: 'unclear', question: message }
    const picked = context.offered && pickedFrom(context.offered, whole, language, lookUp)
    if (picked !== undefined) {
      const waiting = context.pending && 'act' in context.pending ? context.pending.act : 'summarise'
      return waiting === 'quiz'
        ? { type: 'quiz', about: picked }
        : { type: 'act', act: shortly(whole, waiting), about: picked, isPossible: true }
    }
    if (wantsAnother(message, language)) return requests.oneMore(turn)
    const isFormed = isFormedTalk(form, readings, { small, isQuizzing: state.isQuizzing })
    if ((form?.how === 'whole' || form?.how === 'asked') && isFormed) return { type: 'social', name: form.name }
    const reason = state.isCaring ? undefined : requests.reasonAsked(readings, rest, turn)
    if (reason) return reason
    const exact = exactOf(message, rest, asked)
    if (form && isFormed && !exact) return { type: 'social', name: form.name }
    const request = exact ? undefined : requests.plainly(turn, rest, readings)
    const read = exact || request ? undefined : requests.actIn(readings, rest)
    const act = request?.act ?? read?.name
    // Homework or a comparison that asks several questions is answered.
    const mayAskSeveral = act === 'homework' || act === 'compare'
    const severalAsked = mayAskSeveral ? questions.severalIn(message, asked, settleIn(turn)) : undefined
    if (severalAsked) return { type: 'question', question: message, lookUps: severalAsked }
    const guess = state.isQuizzing && !exact && !act && !isSurelySocial(readings) && quizzes.guessIn(message, context)
    if (guess) return guess
    const isSureAct = request !== undefined || (read !== undefined && read.likelihood >= leastLikely.sureAct)
    if (small !== undefined && !(small in sameAct) && !isSureAct) return { type: 'social', name: small }
    const several = exact ? [] : requests.severalActsIn(message)
    const wanted = several[0] ?? act ?? (exact || small === undefined ? undefined : sameAct[small])
    const event = wanted && requests.actEvent(wanted, rest, turn, wanted === act ? request : undefined)
    if (event?.type === 'act')
      return {
        ...event,
        ...(several.length > 1 && { also: several.slice(1) }),
        ...(state.isCaring && { isElsewhere: isElsewhere(event.act) }),
      }
    if (event) return event
    const [best] = readings
    const social = best && best.name !== 'question' && !isAct(best.name) ? best : undefined
    if (!exact && social && social.likelihood >= leastLikely.sureSocial && social.name !== 'chat')
      return besideTalk(turn, 'sure') ?? { type: 'social', name: social.name }
    const near = lookUp.articleOf(asked.last ?? asked.open)
    const isSpokenOf = (words: string) => near !== undefined && lookUp.speaksOf(near, words)
    const talk = exact || isWritten ? undefined : socialIn(message, language, readings, telling, isSpokenOf)
    // Filler is said only where the text that is spoken of has nothing to the purpose.
    const claimed = talk === 'chat' || talk === 'aside' ? threads.claimed(message, turn) : undefined
    if (claimed) return { type: 'question', question: message, lookUps: [claimed] }
    if (talk !== undefined)
      return (
        besideTalk(turn, loose.has(talk) ? 'near' : 'sure') ??
        foundAfterAll(talk, turn, asked) ?? { type: 'social', name: talk }
      )
    const joined = context.pending && questions.joinedTo(context.pending, turn)
    if (joined) return joined
    const shown = films.toShow(message)
    if (shown !== undefined)
      return { type: 'question', question: message, lookUps: [{ certainty: 'film', answers: [], about: shown }] }
    const lookUps = questions.lookUpsOf(message, asked, settleIn(turn))
    // What names nothing, beside nothing, is about nothing, but for the site.
    const isOfNothing = rest === '' && !exact && asked.open === undefined && asked.last === undefined
    if (isOfNothing && !lookUps.some(({ about }) => isAboutSite(about))) return { type: 'unclear', question: message }
    if (lookUps.some(({ certainty }) => certainty === 'sure'))
      return { type: 'question', question: message, lookUps: threads.settle(message, lookUps, turn) }
    return unsure(turn, lookUps, readings, rest, asked)
  }

  /** What is done with a text that is picked: told in a sentence, where it is wanted short. */
  function shortly(message: string, act: Act): Act {
    return act === 'summarise' && measureIn(message, language)?.isShort === true ? 'point' : act
  }

  /** Reads a part of a message beside the text spoken of. */
  function settleIn(turn: TurnToRead) {
    return (question: string, found: LookUp): LookUp => threads.settle(question, [found], turn)[0] ?? found
  }

  /** What of the text spoken of a message asks for that could also be talk. */
  function besideTalk(turn: TurnToRead, atLeast: 'sure' | 'near'): ConversationEvent | undefined {
    const found = turn.state.isCaring ? undefined : threads.asked(turn.message, atLeast, turn)
    return found && { type: 'question', question: turn.message, lookUps: [found] }
  }

  /** What a message asks for that seems to be talk, where a text surely answers it. */
  function foundAfterAll(talk: string, turn: TurnToRead, asked: AskedBeside): ConversationEvent | undefined {
    if (!loose.has(talk) || !asksSomething(turn.message, language)) return undefined
    const lookUps = questions.lookUpsOf(turn.message, asked, settleIn(turn))
    const isSure = lookUps.some(({ certainty, about }) => certainty === 'sure' && !isAboutSite(about))
    return isSure ? { type: 'question', question: turn.message, lookUps } : undefined
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
    const next = questions.continued(turn, asked)
    if (next) return { type: 'question', question: next.question, lookUps: [next.found] }
    const act = readings.find(({ name }) => isAct(name))
    const event =
      act && isAct(act.name) && act.likelihood >= leastLikely.actAfterAll
        ? requests.actEvent(act.name, rest, turn)
        : undefined
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

  function isSurelySocial([best]: readonly ReadAct[]): boolean {
    const isOther = best !== undefined && best.name !== 'question' && best.name !== 'chat'
    return isOther && best.likelihood >= leastLikely.act
  }
}

/** Key of the text that was spoken of last; of what tells of Zed or the site nothing goes on. */
function lastOf({ last, subject }: ConversationContext): string | undefined {
  const key = last?.about ?? subject
  return isAboutSite(key) ? undefined : key
}

/** Small talk that is read where nothing better is: what asks rather asks the texts. */
const loose: ReadonlySet<string> = new Set(['chat', 'aside', 'banter', 'thinking', 'aboutMe', 'tellOthers'])

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
