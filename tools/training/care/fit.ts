import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { languages, type Language } from '../../../src/i18n/language.ts'
import { concerns, isGrave } from '../../../src/talk/care/concern.ts'
import { placesOf } from '../../../src/talk/care/concern-model.ts'
import { readKnowledge } from '../../../content-pipeline/knowledge-of-files.ts'
import { readQuestions } from '../answers/question-set.ts'
import { readExamples, readForms, type Example } from './example-set.ts'
import { learn, randomFrom, type Row } from './learn.ts'

// `npm run care:fit`: learns to tell messages that need care from others, from the examples beside this file and the
// authored questions, and writes src/talk/care/concern-model.json. It takes a minute or two.

/** Near misses are few beside what they stand for; authored questions are many, and much alike. */
const counts = { none: 4, trouble: 2.5, asked: 1.5, joined: 1, formed: 1.5, everyday: 4, mistyped: 1 } as const

/** How readers go on from one thing to another within a message. */
const joints: Record<Language, readonly string[]> = {
  es: [' y ', ' y también ', ', ', '. ', ' pero ', ' además ', '? ', ' igual ', ' y que ', ' porque '],
  en: [' and ', ' and also ', ', ', '. ', ' but ', ' also ', '? ', ' anyway ', ' so ', ' cos '],
}
/** Of the messages of trouble, how many are also learned beside a question of science, and how many such pairs have none. */
const joinedShare = 0.3
const joinedWithout = 1200
/** Of the questions that the forms make, how many are learned; they are much alike. */
const formedShare = 0.5
/** Of the messages of trouble, how many are learned a second time with a typing error. */
const mistypedShare = 0.5

function rowsOf(language: Language): Row[] {
  // All of these were looked at. What measures is `kept`, which is not read here.
  const examples = [
    `tools/training/care/examples.${language}.yaml`,
    ...['tune', 'final', 'fresh'].map((half) => `tests/talk/care/${language}.${half}.yaml`),
  ].flatMap(readExamples)
  const asked = [
    ...readKnowledge(language).answers.flatMap(({ ask }) => ask),
    ...(['training', 'tune'] as const).flatMap((set) =>
      readQuestions(language, set).flatMap(({ kind, ask }) => (kind === 'personal' ? [] : [ask])),
    ),
  ]
  const row = (message: string, concern: number, weight: number): Row => ({
    found: placesOf(message, language),
    concern,
    counts: weight,
  })
  return [
    ...examples.map(({ kind, say }) =>
      row(say, concerns.indexOf(kind), kind === 'none' ? counts.none : counts.trouble),
    ),
    ...asked.map((question) => row(question, 0, counts.asked)),
    ...some(readForms(`tools/training/care/science.${language}.yaml`), formedShare).map((say) =>
      row(say, 0, counts.formed),
    ),
    ...readForms(`tools/training/care/everyday.${language}.yaml`).map((say) => row(say, 0, counts.everyday)),
    ...some(
      examples.filter(({ kind }) => kind !== 'none' && isGrave(kind)),
      mistypedShare,
    ).map(({ kind, say }) => row(mistyped(say), concerns.indexOf(kind), counts.mistyped)),
    ...joined(examples, asked, language).map(({ kind, say }) => row(say, concerns.indexOf(kind), counts.joined)),
  ]
}

const chance = randomFrom(23)

const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => chance() < share)

/** A message with two letters of its longest word changed over, or one of them left out. */
function mistyped(message: string): string {
  const [longest = ''] = (message.match(/\p{L}{4,}/gu) ?? []).toSorted((a, b) => b.length - a.length)
  const at = 1 + Math.floor(chance() * (longest.length - 2))
  const [one = '', two = ''] = longest.slice(at, at + 2)
  return message.replace(
    longest,
    longest.slice(0, at) + (chance() < 0.5 ? `${two}${one}` : two) + longest.slice(at + 2),
  )
}

/** Messages of two parts: trouble is often said behind a question of science, as if by the way. */
function joined(examples: readonly Example[], asked: readonly string[], language: Language): Example[] {
  const random = randomFrom(11)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const harmless = [...examples.filter(({ kind }) => kind === 'none').map(({ say }) => say), ...asked]
  const grave = examples.filter(({ kind }) => kind !== 'none' && isGrave(kind) && random() < joinedShare)
  const join = (first: string, second: string) => `${first}${one(joints[language])}${second}`
  return [
    ...grave.map(({ kind, say }) => ({
      kind,
      say: random() < 0.75 ? join(one(asked), say) : join(say, one(asked)),
    })),
    ...Array.from({ length: joinedWithout }, () => ({
      kind: 'none' as const,
      say: join(one(harmless), one(harmless)),
    })),
  ]
}

const models = Object.fromEntries(languages.map((language) => [language, learn(rowsOf(language))]))
const file = path.resolve(import.meta.dirname, '../../../src/talk/care/concern-model.json')
writeFileSync(file, await format(JSON.stringify(models), { ...(await resolveConfig(file)), filepath: file }))
console.log(file)
