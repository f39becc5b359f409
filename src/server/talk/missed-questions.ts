import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { languages, type Language } from '../../i18n/language.ts'
import { comparableWords } from '../../talk/finding/features.ts'
import type { Knowledge } from '../../talk/knowledge.ts'

const counts = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)))
const MissedQuestionsSchema = v.object({ es: counts, en: counts })
export type MissedQuestions = v.InferOutput<typeof MissedQuestionsSchema>

/** Maximum per language, and per question. */
const limits = { questions: 5000, words: 16 } as const
/** Replaces words that aren't in the site's texts, such as names, addresses, and numbers. */
const unknown = '…'

export function readMissedQuestions(file: string): MissedQuestions {
  try {
    return parseMissedQuestions(readFileSync(file, 'utf8'))
  } catch {
    return nothing()
  }
}

const parseMissedQuestions = (json: string): MissedQuestions => v.parse(MissedQuestionsSchema, JSON.parse(json))

const nothing = (): MissedQuestions => ({ es: {}, en: {} })

/** Adds the counts of `more`, as far as there is room. */
function addCounts(counted: MissedQuestions, more: MissedQuestions): void {
  for (const language of languages) {
    const own = counted[language]
    let room = limits.questions - Object.keys(own).length
    for (const [question, count] of Object.entries(more[language])) {
      if (!(question in own) && room-- <= 0) continue
      own[question] = (own[question] ?? 0) + count
    }
  }
}

/** Counts unanswered questions. Stores only words that the site's texts contain, so no personal data. */
export class MissedQuestionCounter {
  readonly #file: string
  /** Counted since the last write: other processes may write meanwhile. */
  #pending = nothing()
  readonly #vocabulary = new Map<Language, ReadonlySet<string>>()
  readonly #onFailure: (error: unknown) => void
  #written: Promise<void> = Promise.resolve()

  constructor(file: string, onFailure: (error: unknown) => void) {
    this.#file = file
    this.#onFailure = onFailure
  }

  count(question: string, knowledge: Knowledge): void {
    const words = this.#publicWords(question, knowledge)
    if (!words.some((word) => word !== unknown)) return
    const once = nothing()
    once[knowledge.language][words.join(' ')] = 1
    addCounts(this.#pending, once)
    this.#written = this.#written.then(() => this.#write())
  }

  settled(): Promise<void> {
    return this.#written
  }

  #publicWords(question: string, { language, texts, answers }: Knowledge): string[] {
    let known = this.#vocabulary.get(language)
    if (!known) {
      const written = [
        ...texts.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
        ...answers.flatMap(({ ask }) => ask),
      ]
      known = new Set(comparableWords(written.join(' '), language))
      this.#vocabulary.set(language, known)
    }
    const vocabulary = known
    return comparableWords(question, language)
      .slice(0, limits.words)
      .map((word) => (vocabulary.has(word) && !/\d/.test(word) ? word : unknown))
      .filter((word, at, all) => word !== unknown || all[at - 1] !== unknown)
  }

  async #write(): Promise<void> {
    const added = this.#pending
    this.#pending = nothing()
    const part = `${this.#file}.${process.pid}.part`
    try {
      await mkdir(path.dirname(this.#file), { recursive: true })
      const counted = await this.#readWritten()
      addCounts(counted, added)
      await writeFile(part, `${JSON.stringify(counted, null, 2)}\n`)
      await rename(part, this.#file)
    } catch (error) {
      addCounts(added, this.#pending)
      this.#pending = added
      this.#onFailure(error)
    }
  }

  /** Puts a damaged file aside. */
  async #readWritten(): Promise<MissedQuestions> {
    const json = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (json === undefined) return nothing()
    try {
      return parseMissedQuestions(json)
    } catch (error) {
      await rename(this.#file, `${this.#file}.damaged`)
      this.#onFailure(error)
      return nothing()
    }
  }
}

/** One line per question, most frequent first. */
export function missedQuestionLines(missed: MissedQuestions, least = 1): string[] {
  return languages.flatMap((language) =>
    Object.entries(missed[language])
      .filter(([, count]) => count >= least)
      .sort(([, a], [, b]) => b - a)
      .map(([question, count]) => `${language}  ${String(count).padStart(5)}  ${question}`),
  )
}
