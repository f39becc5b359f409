import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { format, resolveConfig } from 'prettier'
import { languages, type Language } from '../../../src/i18n/language.ts'
import { places, placesOf } from '../../../src/talk/care/care-features.ts'
import { classes, isGrave } from '../../../src/talk/care/care-kinds.ts'
import { readKnowledge } from '../../../content-pipeline/knowledge-of-files.ts'
import { readQuestions } from '../answers/question-set.ts'
import {
  isKeptBack,
  readExamples,
  readFollowUps,
  readForms,
  readGroups,
  readLines,
  type Example,
} from './example-set.ts'
import { messagesOf, readForms as readActForms } from '../acts/act-forms.ts'
import { learn, randomFrom, type Row } from './learn.ts'

// `npm run care:fit`: trains the classifiers of care (kind, person, follow-up) from the examples beside this file and
// the authored questions, and writes src/talk/care/care-model.json. Takes minutes.

const folder = 'tools/training/care'
const chance = randomFrom(23)

/** Weights: near misses are rare in the data, authored questions frequent and similar. */
const counts = {
  none: 4,
  trouble: 2.5,
  told: 4,
  asked: 1.5,
  joined: 1,
  formed: 1.5,
  everyday: 4,
  chat: 5,
  spoken: 1,
  typed: 2,
  mistyped: 1,
} as const

/** Connectives between the parts of a message. */
const joints: Record<Language, readonly string[]> = {
  es: [' y ', ' y también ', ', ', '. ', ' pero ', ' además ', '? ', ' igual ', ' y que ', ' porque '],
  en: [' and ', ' and also ', ', ', '. ', ' but ', ' also ', '? ', ' anyway ', ' so ', ' cos '],
}
/**
 * Share of messages about trouble that are also combined with a science question; and of combinations without trouble.
 */
const joinedShare = 0.3
const joinedWithout = 1200
/** Share of everyday lines that are also used with typos; and of pairs of them. */
const chatMistypedShare = 0.3
const chatJoined = 700
/** Share of generated questions used for training, because they are similar. */
const formedShare = 0.5
/** Share of messages about trouble that are also used with typos. */
const mistypedShare = 0.5
/** Share of the features that are left out when kinds are learned. */
const leftOut = 0.4
/** Number of science questions used as examples of messages that aren't follow-ups. */
const askedBesideFollowUps = 400

/** Training data only. The evaluation sets `kept` and `held` aren't read here. */
function examplesOf(language: Language): Example[] {
  return [
    `${folder}/examples.${language}.yaml`,
    ...['tune', 'final', 'fresh'].map((half) => `tests/talk/care/${language}.${half}.yaml`),
  ].flatMap(readExamples)
}

/** Further examples, without those kept for evaluation. */
function toldOf(language: Language): Example[] {
  const wide = readGroups(`${folder}/wide.${language}.yaml`).filter(({ say }) => !isKeptBack(say))
  return [...readGroups(`${folder}/told.${language}.yaml`), ...wide]
}

function questionsOf(language: Language): string[] {
  return [
    ...readKnowledge(language).answers.flatMap(({ ask }) => ask),
    ...(['training', 'tune'] as const).flatMap((set) =>
      readQuestions(language, set).flatMap(({ kind, ask }) => (kind === 'personal' ? [] : [ask])),
    ),
  ]
}

function spokenOf(language: Language): string[] {
  return ['social', 'chat']
    .flatMap((name) => readActForms(`${name}.${language}.yaml`))
    .flatMap(({ say }) => say.flatMap((form) => messagesOf(form, [], chance)))
}

/** What readers typed who asked Zed for something: no trouble, whatever its words. */
function typedOf(language: Language, isMeant: (act: string) => boolean): string[] {
  return readActForms(`typed.${language}.yaml`).flatMap(({ act, say }) => (isMeant(act) ? say : []))
}

const rowOf =
  (language: Language) =>
  (message: string, kind: Example['kind'], weight: number): Row => ({
    found: placesOf(message, language),
    kind: classes.kinds.indexOf(kind),
    counts: weight,
  })

function kindRows(language: Language): Row[] {
  const examples = examplesOf(language)
  const told = toldOf(language)
  const asked = questionsOf(language)
  const near = readLines(`${folder}/near.${language}.txt`).filter((say) => !isKeptBack(say))
  const chat = [...readLines(`${folder}/chat.${language}.txt`), ...near]
  const row = rowOf(language)
  return [
    ...examples.map(({ kind, say }) => row(say, kind, kind === 'none' ? counts.none : counts.trouble)),
    ...told.map(({ kind, say }) => row(say, kind, counts.told)),
    ...asked.map((question) => row(question, 'none', counts.asked)),
    ...some(readForms(`${folder}/science.${language}.yaml`), formedShare).map((say) => row(say, 'none', counts.formed)),
    ...readForms(`${folder}/everyday.${language}.yaml`).map((say) => row(say, 'none', counts.everyday)),
    ...chat.map((say) => row(say, 'none', counts.chat)),
    ...spokenOf(language).map((say) => row(say, 'none', counts.spoken)),
    ...typedOf(language, (act) => act !== 'chat').map((say) => row(say, 'none', counts.typed)),
    ...some(chat, chatMistypedShare).map((say) => row(mistyped(say), 'none', counts.mistyped)),
    ...Array.from({ length: chatJoined }, () => row(join(oneOf(chat), oneOf(chat), language), 'none', counts.joined)),
    ...some(
      [...examples, ...told].filter(({ kind }) => kind !== 'none' && isGrave(kind)),
      mistypedShare,
    ).map(({ kind, say }) => row(mistyped(say), kind, counts.mistyped)),
    ...joined(examples, asked, language).map(({ kind, say }) => row(say, kind, counts.joined)),
  ]
}

function suffererRows(language: Language): Row[] {
  return [...examplesOf(language), ...toldOf(language)].flatMap(({ kind, who = 'reader', say }) =>
    kind === 'none' || who === 'unclear'
      ? []
      : [
          {
            found: placesOf(say, language, places.sufferers),
            kind: classes.sufferers.indexOf(who),
            counts: who === 'other' ? counts.told : 1,
          },
        ],
  )
}

/** What is asked for by who speaks of his trouble no more. */
const elsewhere: ReadonlySet<string> = new Set(
  'question summarise point homework quiz recommend film topics new'.split(' '),
)

function followUpRows(language: Language): Row[] {
  const row = (say: string, kind: (typeof classes.followUps)[number], weight: number): Row => ({
    found: placesOf(say, language, places.followUps),
    kind: classes.followUps.indexOf(kind),
    counts: weight,
  })
  const asked = questionsOf(language)
  const every = Math.max(1, Math.floor(asked.length / askedBesideFollowUps))
  return [
    ...readFollowUps(`${folder}/follow-ups.${language}.yaml`).map(({ kind, say }) => row(say, kind, 4)),
    ...asked.filter((_, at) => at % every === 0).map((question) => row(question, 'none', 1)),
    ...typedOf(language, (act) => elsewhere.has(act)).map((say) => row(say, 'none', 1)),
  ]
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T

const join = (first: string, second: string, language: Language) => `${first}${oneOf(joints[language])}${second}`

const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => chance() < share)

function mistyped(message: string): string {
  const [longest = ''] = (message.match(/\p{L}{4,}/gu) ?? []).toSorted((a, b) => b.length - a.length)
  if (longest === '') return message
  const at = 1 + Math.floor(chance() * (longest.length - 2))
  const [one = '', two = ''] = longest.slice(at, at + 2)
  return message.replace(
    longest,
    longest.slice(0, at) + (chance() < 0.5 ? `${two}${one}` : two) + longest.slice(at + 2),
  )
}

function joined(examples: readonly Example[], asked: readonly string[], language: Language): Example[] {
  const harmless = [...examples.filter(({ kind }) => kind === 'none').map(({ say }) => say), ...asked]
  const grave = examples.filter(({ kind }) => kind !== 'none' && isGrave(kind) && chance() < joinedShare)
  return [
    ...grave.map(({ kind, say }) => ({
      kind,
      say: chance() < 0.75 ? join(oneOf(asked), say, language) : join(say, oneOf(asked), language),
    })),
    ...Array.from({ length: joinedWithout }, () => ({
      kind: 'none' as const,
      say: join(oneOf(harmless), oneOf(harmless), language),
    })),
  ]
}

const modelsOf = (language: Language) => ({
  kinds: learn(kindRows(language), classes.kinds.length, places.kinds, leftOut),
  sufferers: learn(suffererRows(language), classes.sufferers.length, places.sufferers),
  followUps: learn(followUpRows(language), classes.followUps.length, places.followUps),
})

if (isMainThread) await fit()
else parentPort?.postMessage(modelsOf(workerData as Language), [])

/** Each language learns in a thread of its own. */
async function fit(): Promise<void> {
  const learned = await Promise.all(
    languages.map(async (language) => {
      const [models] = (await once(new Worker(import.meta.filename, { workerData: language }), 'message')) as unknown[]
      return [language, models]
    }),
  )
  const file = path.resolve(import.meta.dirname, '../../../src/talk/care/care-model.json')
  const text = JSON.stringify(Object.fromEntries(learned))
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
  console.log(file)
  // Loaded now, so that it reads what was just learned.
  const { keptBackShares } = await import('./kept-back.ts')
  for (const line of keptBackShares()) console.log(line)
}
