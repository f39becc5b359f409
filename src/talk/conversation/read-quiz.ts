import type { Language } from '../../i18n/language.ts'
import { isAsked } from '../care/care-features.ts'
import { comparableWords } from '../finding/features.ts'
import type { Knowledge } from '../knowledge.ts'
import { plain } from '../terms.ts'
import { hashOf } from '../text-hash.ts'
import type { ConversationContext, ConversationEvent } from './conversation.machine.ts'
import type { QuestionLookUp } from './look-up.ts'
import { ordinalIn } from './read-pick.ts'

/** Recognizes a reader's quiz messages: start, answer, skip, score. */
export class QuizReader {
  readonly #knowledge: Knowledge
  readonly #lookUp: QuestionLookUp

  constructor(knowledge: Knowledge, lookUp: QuestionLookUp) {
    this.#knowledge = knowledge
    this.#lookUp = lookUp
  }

  /** Starts a quiz on a text's article, or asks for a subject. */
  on(about: string | undefined): ConversationEvent {
    const article = this.#lookUp.articleOf(about)
    return article !== undefined && this.#knowledge.studyAids.has(article)
      ? { type: 'quiz', about: article }
      : { type: 'act', act: 'quiz', isPossible: false }
  }

  any(message: string): string | undefined {
    const keys = [...this.#knowledge.studyAids.keys()]
    return keys[hashOf(message) % keys.length]
  }

  asksScore(message: string): boolean {
    return asksScore[this.#knowledge.language].test(plain(message))
  }

  /** Returns the choice that a message names by letter, number, or words. */
  choiceIn(message: string, context: ConversationContext): ConversationEvent | undefined {
    const { quiz } = context
    const question = quiz && this.#knowledge.studyAids.get(quiz.about)?.quiz[quiz.at]
    if (!question) return undefined
    const choice = choiceOf(message, question.choices, this.#knowledge.language)
    return choice === undefined ? undefined : this.#chosen(choice, context)
  }

  /** Recognizes that a reader gives up, and wants to be told the answer. */
  givenUpIn(message: string, context: ConversationContext): ConversationEvent | undefined {
    const { language } = this.#knowledge
    const words = comparableWords(message, language)
    const isGivenUp = words.length <= longestPass && wantsAnswer[language].test(words.join(' '))
    return isGivenUp ? this.#chosen(noChoice, context) : undefined
  }

  /** Recognizes a skipped question. */
  passIn(message: string, context: ConversationContext): ConversationEvent | undefined {
    return goesPast[this.#knowledge.language].test(plain(message)) ? this.#chosen(noChoice, context) : undefined
  }

  /** Treats a short statement as a wrong answer. */
  guessIn(message: string, context: ConversationContext): ConversationEvent | undefined {
    const { language } = this.#knowledge
    const isGuess =
      comparableWords(message, language).length <= longestGuess && !isAsked(message.replaceAll(/[?¿]/g, ''), language)
    return isGuess ? this.#chosen(otherChoice, context) : undefined
  }

  #chosen(choice: number, { quiz }: ConversationContext): ConversationEvent {
    const questions = this.#knowledge.studyAids.get(quiz?.about ?? '')?.quiz ?? []
    const at = quiz?.at ?? 0
    return { type: 'choice', choice, isRight: choice === questions[at]?.right, isLast: at + 1 >= questions.length }
  }
}

/** Skipped. */
const noChoice = 0
const otherChoice = -1
/** Maximum number of words of an answer. */
const longestGuess = 3

/** Maximum number of words of a wish to be told the answer. */
const longestPass = 10

const wantsAnswer: Record<Language, RegExp> = {
  es: /\b(?:(?:dame|deme|dime|digame|decime|dinos|suelta|pasame|muestrame|quiero(?: saber)?|mejor) (?:ya |mejor |tu |vos )?(?:la |cual (?:es|era) (?:la )?)(?:respuesta|solucion|correcta|buena)|(?:dimela|decimela|digamela|revela(?:la|mela|lo)?|me (?:rindo|doy)|no tengo (?:ni )?idea|(?:ni|sin) idea)|cual (?:es|era|seria|fue) (?:entonces )?la (?:respuesta|solucion|correcta|buena|que era)|la respuesta (?:porfa|por favor|ya)|no (?:lo |la )?se (?:dime|dimelo|decime|decimelo|di|cual))\b|^(?:y |pero |entonces |a ver |bueno ){0,3}(?:cual (?:es|era|fue)|la respuesta|respuesta|solucion)(?: entonces| la buena)?$|^(?:\w{1,6} )?(?:no (?:lo |la )?se|ns)(?: (?:dime|dimelo|zed|porfa|la verdad|nada|eso|esa|bro|wey)){0,3}$/,
  en: /\b(?:(?:tell|give|show) (?:me|us) (?:just )?(?:what )?(?:the )?(?:right |correct )?(?:answer|solution)|just (?:tell me|say it)|reveal (?:it|the|that)|what(?: i?s| was)? the (?:right |correct )?(?:answer|one)|which (?:one )?(?:is|was|s) (?:it|right|correct|the (?:right|correct|answer))|(?:i|we) give up|(?:got |have )?no (?:idea|clue)|(?:dont|do not) know (?:tell|just|which)|whats the answer)\b|^(?:and |so |ok |but ){0,3}(?:the )?(?:answer|solution)(?: please| pls| then)?$|^(?:\w{1,6} )?(?:(?:i )?(?:dont|do not) know|idk|dunno)(?: (?:tell me|sorry|zed|tbh|bro|that|this)){0,3}$/,
}

const goesPast: Record<Language, RegExp> = {
  es: /^(no (lo )?se|ni idea|no tengo ni idea|nose|paso|otra|siguiente|la siguiente|sigue|ns|dimelo|dime)( .{0,12})?$/,
  en: /^(i )?(dont know|don't know|idk|dunno|no idea|no clue|pass|skip|next|next one|another|tell me|i give up)( .{0,12})?$/,
}

const asksScore: Record<Language, RegExp> = {
  es: /^(?:y |entonces )?(?:cuant[oa]s (?:llevo|tengo|acerte|he acertado|saque|fueron|hice|van|tuve)\b.{0,20}|(?:cual es )?mi (?:puntuacion|puntaje|nota|resultado)|como (?:voy|me fue|quede)|que nota (?:tengo|saque|me pones))$/,
  en: /^(?:so |and )?(?:how many (?:did i|have i|do i|was i|were).{0,25}|(?:whats|what is|what was) my (?:score|result|mark|grade)|my score|how (?:am i|did i) (?:doing|do)|score)$/,
}

/** Returns the number of the choice that a message names; undefined for none or several. */
function choiceOf(message: string, choices: readonly string[], language: Language): number | undefined {
  const ordinal = ordinalIn(message, language)
  if (ordinal !== undefined && ordinal < choices.length) return ordinal + 1
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
