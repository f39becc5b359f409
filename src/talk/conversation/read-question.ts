import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { plain } from '../terms.ts'
import { asksSomething, beginsAsking } from './asking.ts'
import type { ConversationContext, ConversationEvent, LookUp } from './conversation.machine.ts'
import type { QuestionLookUp } from './look-up.ts'
import type { MissingFacts } from './missing-facts.ts'
import type { AskedBeside, TurnToRead } from './turn.ts'

/** A word that is asked for is no longer than this. */
const longestWord = 5
/** With fewer words, only what begins like a question asks something by itself. */
const leastWords = 3
/** Maximum number of questions answered per message. */
const mostQuestions = 3

/** Introduces a new subject for the last question. */
const subjectAfter: Record<Language, RegExp> = {
  es: /^(?:y|pero y) (?:que (?:hay|tal|pasa) (?:de|con) |con |en |de |para )?(?:el |la |los |las |lo de |un |una )?([^ ].{2,40})$/,
  en: /^(?:and |but |so )?(?:what about|how about|and|with) (?:the |an? )?([^ ].{2,40})$/,
}

/** Where a question ends and another begins. */
const between: Record<Language, RegExp> = {
  es: /[?¿]+\s*|(?:,?\s[ye]|,|;)\s{1,3}(?=(?:por que|por qué|x ?q|xq|pq|que|qué|q|k|como|cómo|cuando|cuándo|cuanto|cuánto|cuanta|cuánta|cuantos|cuántos|cuantas|cuántas|quien|quién|quienes|quiénes|donde|dónde|cual|cuál|cuales|cuáles|para que|para qué|(?:de|a|en|desde) (?:cuando|cuándo|quien|quién|donde|dónde))\s)/iu,
  en: /\?+\s*|(?:,?\s(?:and|n|&)|,|;)\s{1,3}(?=(?:why|what|whats|wat|how|hows|when|who|whos|where|which|can|is|are|do|does|did)\s)/iu,
}

/** Reads a part of a message beside the text that is spoken of. */
type Settle = (part: string, found: LookUp) => LookUp

/** A message that names several years, once with each of them. */
function eachYear(message: string): string[] {
  const years = [...new Set(message.match(/\b(?:1[5-9]|20)\d\d\b/g))]
  if (years.length < 2) return []
  return years
    .slice(0, mostQuestions)
    .map((year) => message.replace(/\b(?:1[5-9]|20)\d\d\b/g, (one) => (one === year ? one : '')))
}

/** Looks up the questions of a message: several, one that continues the last, or the word that Zed asked for. */
export function createQuestionReader(language: Language, lookUp: QuestionLookUp, missing: MissingFacts) {
  function lookUpsOf(message: string, asked: AskedBeside, settle: Settle): LookUp[] {
    return severalIn(message, asked, settle) ?? [lookUp.find({ question: message, ...asked })]
  }

  /** What was found for each question of a message; undefined where it asks one, or only one is answered. */
  function severalIn(message: string, asked: AskedBeside, settle: Settle): LookUp[] | undefined {
    const parts = questionsIn(message)
    if (parts.length < 2) return undefined
    let { last } = asked
    const found = parts.map((question) => {
      const one = missing.checked(question, settle(question, lookUp.find({ question, ...asked, last })))
      last = one.about ?? last
      const isFound = one.certainty === 'sure' || one.certainty === 'near' || one.missing !== undefined
      return isFound ? one : { ...one, missing: { kind: 'part' as const, named: question } }
    })
    const kept = found.filter(
      ({ missing: lacks }) => lacks?.kind !== 'part' || beginsAsking(lacks.named ?? '', language),
    )
    const told = new Set(found.flatMap(({ answers: [first], missing: lacks }) => (lacks ? [] : (first ?? []))))
    const isEach = found.every(({ missing: lacks }) => lacks?.kind !== 'part')
    return told.size >= 2 || (told.size === 1 && isEach && found.some(({ missing: lacks }) => lacks)) ? kept : undefined
  }

  /** The parts of a message that ask something by themselves: not what is only told beside, nor `and us?`, nor a bare `why?`. */
  function questionsIn(message: string): string[] {
    const inYears = eachYear(message)
    if (inYears.length > 1) return inYears
    const asking = message.split(between[language]).flatMap((part) => {
      const said = askingIn(part.trim())
      const isMarked = message
        .slice(message.indexOf(said) + said.length)
        .trimStart()
        .startsWith('?')
      const words = comparableWords(said, language)
      if (words.length < 2 || !words.some((word) => word.length > 3)) return []
      const isAsked =
        words.length < leastWords ? beginsAsking(said, language) : isMarked || asksSomething(said, language)
      return isAsked ? [said] : []
    })
    return asking.slice(0, mostQuestions)
  }

  /** A part without the clauses that only tell something before it asks. */
  function askingIn(part: string): string {
    const clauses = part.split(/(?<=[.,;:!…])\s/u)
    const at = clauses.findIndex((clause) => beginsAsking(clause, language))
    return clauses.slice(Math.max(0, at)).join(' ')
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

  return { lookUpsOf, severalIn, continued, joinedTo }
}
