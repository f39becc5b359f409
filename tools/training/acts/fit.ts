import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readKnowledge } from '../../../content-pipeline/knowledge-of-files.ts'
import { languages, type Language } from '../../../src/i18n/language.ts'
import { isAct } from '../../../src/talk/conversation/acts.ts'
import { actFeatures, placesOf } from '../../../src/talk/conversation/act-features.ts'
import { comparableWords, countsOf } from '../../../src/talk/finding/features.ts'
import type { KnownText } from '../../../src/talk/knowledge.ts'
import { stem } from '../../../src/talk/terms.ts'
import unanswered from '../../../src/talk/finding/unanswered.json' with { type: 'json' }
import { readForms as readThings } from '../care/example-set.ts'
import { learn, randomFrom, type Row } from '../care/learn.ts'
import { messagesOf, readForms, wordsOf } from './act-forms.ts'

// `npm run acts:fit`: trains the classifier of acts from questions, everyday chat, and the forms beside this file, and
// writes src/talk/conversation/act-model.json. Takes a minute.

const formFiles = ['acts', 'social', 'chat', 'questions', 'spoken-acts', 'spoken-social', 'spoken-questions'] as const
/** Messages as they were typed, whose words may name a subject. */
const typedFile = 'typed'
const places = 8192
const counts = { act: 2, named: 5, question: 0.7, chat: 1.2, typed: 2 } as const
/** Share of the authored phrasings used for training, because they are many and similar. */
const questionShare = 0.25
/** Words that count as subjects: minimum letters, and minimum occurrences in phrasings. */
const subjectWord = { letters: 5, times: 4 } as const
/** What an article is about: what it speaks of so often, in its title as good as twice more, and no more articles speak of. */
const subjectTimes = 4
const titleCounts = 2
const subjectArticles = 8
/** Words that stand in forms and say, all the same, what a question is about. */
const tellingWords = new Set(
  'subject robot biology physics chemistry biologia fisica quimica ciencias human humano persona person ia ai brain experiment science water fuego piedra hueso aire leg food football pizza dog wall earth'.split(
    ' ',
  ),
)

function modelOf(language: Language) {
  const random = randomFrom(31)
  const { answers, texts } = readKnowledge(language)
  const forms = formFiles.flatMap((name) => readForms(`${name}.${language}.yaml`))
  const subjects = [
    ...wordsAsked(answers.flatMap(({ ask }) => ask)),
    ...texts.flatMap(({ kind, title }) => (kind === 'term' ? [title.toLowerCase()] : [])),
    ...answers.flatMap(({ ask }) =>
      ask.filter((text) => text.split(' ').length <= 2).map((text) => text.toLowerCase()),
    ),
  ]
  const messages: [kind: string, message: string, counts: number][] = [
    ...forms.flatMap(({ act, say }) =>
      say.flatMap((form) =>
        messagesOf(form, subjects, random).map((message): [string, string, number] => [
          act,
          message,
          weightOf(act, form.includes('subject')),
        ]),
      ),
    ),
    ...readForms(`${typedFile}.${language}.yaml`).flatMap(({ act, say }) =>
      say.map((message): [string, string, number] => [act, message, counts.typed]),
    ),
    ...answers
      .flatMap(({ ask }) => ask)
      .filter(() => random() < questionShare)
      .map((message): [string, string, number] => ['question', message, counts.question]),
    ...unanswered[language].map((message): [string, string, number] => ['question', message, counts.question]),
    ...readThings(`tools/training/care/everyday.${language}.yaml`).map((message): [string, string, number] => [
      'chat',
      message,
      counts.chat,
    ]),
  ]
  // Forms of acts only: words of small talk may name a subject.
  const words = new Set(comparableWords(wordsOf(forms.filter(({ act }) => isAct(act))), language))
  const carriers = [...words].filter((word) => !tellingWords.has(word)).sort()
  // What stands in small talk alone names no subject, unless texts are about it.
  const subjectWords = wordsOfSubjects(texts, language)
  const talk = new Set(comparableWords(wordsOf(forms.filter(({ act }) => !isAct(act) && act !== 'question')), language))
  const everyday = [...talk]
    .filter((word) => word.length > 2 && !words.has(word) && !subjectWords.has(stem(word, language)))
    .sort()
  const classes = [...new Set(messages.map(([kind]) => kind))]
  const rows = messages.map(([kind, message, weight]): Row => ({
    found: placesOf(actFeatures(message, language, new Set(carriers)), places),
    kind: classes.indexOf(kind),
    counts: weight,
  }))
  return {
    ...learn(rows, classes.length, places),
    classes,
    places,
    words: carriers.join(' '),
    everyday: everyday.join(' '),
  }

  function wordsAsked(asked: readonly string[]): string[] {
    const times = new Map<string, number>()
    for (const question of asked)
      for (const word of new Set(comparableWords(question, language)))
        if (word.length >= subjectWord.letters) times.set(word, (times.get(word) ?? 0) + 1)
    const plainWords = new Set(comparableWords(forms.map(({ say }) => say.join(' ')).join(' '), language))
    return [...times].flatMap(([word, count]) => (count >= subjectWord.times && !plainWords.has(word) ? [word] : []))
  }
}

/** The stems of what texts are about: of terms, and of words that few articles speak of, and one of them often. */
function wordsOfSubjects(texts: readonly KnownText[], language: Language): ReadonlySet<string> {
  const stemsOf = (text: string) => comparableWords(text, language).map((word) => stem(word, language))
  const terms = texts.flatMap(({ kind, subject }) => (kind === 'term' ? stemsOf(subject) : []))
  const times = new Map<string, number[]>()
  for (const { subject, sentences } of texts.filter(({ kind }) => kind === 'article')) {
    const said = countsOf(stemsOf(sentences.map(({ text }) => text).join(' ')))
    const titled = new Set(stemsOf(subject))
    for (const [word, count] of said)
      times.set(word, [...(times.get(word) ?? []), count + (titled.has(word) ? titleCounts : 0)])
  }
  const spoken = [...times].flatMap(([word, inEach]) =>
    inEach.length <= subjectArticles && Math.max(...inEach) >= subjectTimes ? [word] : [],
  )
  return new Set([...terms, ...spoken])
}

function weightOf(kind: string, isNamed: boolean): number {
  if (kind === 'question' || kind === 'chat') return counts[kind]
  return isNamed ? counts.named : counts.act
}

const models = Object.fromEntries(languages.map((language) => [language, modelOf(language)]))
const file = path.resolve(import.meta.dirname, '../../../src/talk/conversation/act-model.json')
writeFileSync(file, await format(JSON.stringify(models), { ...(await resolveConfig(file)), filepath: file }))
console.log(file)
