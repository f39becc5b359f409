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

// `npm run care:fit`: trains the safety classifier from these examples and authored questions; writes
// src/talk/care/concern-model.json. Takes one to two minutes.

/** Weights: near misses are rare, authored questions many and similar. */
const counts = { none: 4, trouble: 2.5, asked: 1.5, joined: 1, formed: 1.5, everyday: 4, mistyped: 1 } as const

/** Connectors between topics in a message. */
const joints: Record<Language, readonly string[]> = {
  es: [' y ', ' y también ', ', ', '. ', ' pero ', ' además ', '? ', ' igual ', ' y que ', ' porque '],
  en: [' and ', ' and also ', ', ', '. ', ' but ', ' also ', '? ', ' anyway ', ' so ', ' cos '],
}
/** Share of risk messages also trained beside a science question, and of pairs without risk. */
const joinedShare = 0.3
const joinedWithout = 1200
/** Share of generated questions used. */
const formedShare = 0.5
/** Share of risk messages also trained with a typo. */
const mistypedShare = 0.5

function rowsOf(language: Language): Row[] {
  const examples = [
    `tools/care/examples.${language}.yaml`,
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
    ...some(readForms(`tools/care/science.${language}.yaml`), formedShare).map((say) => row(say, 0, counts.formed)),
    ...readForms(`tools/care/everyday.${language}.yaml`).map((say) => row(say, 0, counts.everyday)),
    ...some(
      examples.filter(({ kind }) => kind !== 'none' && isGrave(kind)),
      mistypedShare,
    ).map(({ kind, say }) => row(mistyped(say), concerns.indexOf(kind), counts.mistyped)),
    ...joined(examples, asked, language).map(({ kind, say }) => row(say, concerns.indexOf(kind), counts.joined)),
  ]
}

const chance = randomFrom(23)

const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => chance() < share)

/** Swaps or drops letters of the longest word. */
function mistyped(message: string): string {
  const [longest = ''] = (message.match(/\p{L}{4,}/gu) ?? []).toSorted((a, b) => b.length - a.length)
  const at = 1 + Math.floor(chance() * (longest.length - 2))
  const [one = '', two = ''] = longest.slice(at, at + 2)
  return message.replace(
    longest,
    longest.slice(0, at) + (chance() < 0.5 ? `${two}${one}` : two) + longest.slice(at + 2),
  )
}

/** Two-part messages: risk is often mentioned after a science question. */
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
