import * as v from 'valibot'
import { carried, fieldFault, sentence, type CarriedSentence } from './answers.ts'
import { line } from './line.ts'

/** Maximum characters of a sentence (heard once), a quiz question, and a choice. */
export const studyLimits = { sentence: 240, ask: 200, choice: 60 } as const

const Sentence = v.strictObject({ text: sentence(studyLimits.sentence), from: carried }, fieldFault('a sentence'))

function sentences(least: number, most: number) {
  const count = least === most ? `${most}` : `${least} to ${most}`
  return v.pipe(
    v.array(Sentence, 'must be a list of sentences'),
    v.minLength(least, `must have ${count} sentences`),
    v.maxLength(most, `must have ${count} sentences`),
  )
}

const QuizQuestion = v.strictObject(
  {
    ask: v.pipe(line(studyLimits.ask), v.endsWith('?', 'must end with a question mark')),
    choices: v.pipe(
      v.array(line(studyLimits.choice), 'must be a list of choices'),
      v.length(3, 'must have three choices'),
      v.check((choices) => new Set(choices).size === choices.length, 'must have three different choices'),
    ),
    /** Number of the right choice, from 1. */
    right: v.pipe(v.number('must be 1, 2 or 3'), v.picklist([1, 2, 3], 'must be 1, 2 or 3')),
    why: Sentence,
  },
  fieldFault('a question'),
)

export const StudyAidsSchema = v.strictObject(
  {
    point: Sentence,
    plain: sentences(3, 3),
    example: sentences(1, 3),
    use: sentences(1, 3),
    surprise: sentences(1, 2),
    unknown: sentences(1, 3),
    quiz: v.pipe(v.array(QuizQuestion, 'must be a list of questions'), v.length(3, 'must have three questions')),
  },
  fieldFault('study aids'),
)

interface QuizQuestion {
  ask: string
  choices: string[]
  right: 1 | 2 | 3
  why: CarriedSentence
}

export interface StudyAids {
  about: string
  point: CarriedSentence
  plain: CarriedSentence[]
  example: CarriedSentence[]
  use: CarriedSentence[]
  surprise: CarriedSentence[]
  unknown: CarriedSentence[]
  quiz: QuizQuestion[]
}
