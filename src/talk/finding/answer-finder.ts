import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { plain, stem } from '../terms.ts'
import type { Bm25Index } from './bm25-index.ts'
import { fitOf, isAboutSite, judge, mayBeMeantFor, type Candidate, type Judged, type Signals } from './certainty.ts'
import type { CosineIndex } from './cosine-index.ts'
import { Embedding, type EmbeddingIndex } from './embedding.ts'
import { ExactPhrasings } from './exact-phrasings.ts'
import { comparableWords, countsOf, gramsOf, stemsOf } from './features.ts'
import { FilmFinder } from './film-finder.ts'
import { Indexes } from './indexes.ts'
import { KindOfQuestion } from './kind-of-question.ts'
import { LocalWords } from './local-words.ts'
import { Pools, type QuestionFeatures } from './pools.ts'
import unanswered from './unanswered.json' with { type: 'json' }
import { heardShare, QuestionReader, type SubjectWord } from './question-reader.ts'
import { StemLists } from './stem-lists.ts'
import { rankTexts, type TextRanking } from './text-ranking.ts'
import { ThreadRanking, type ThreadFound, type ToldBefore } from './thread-ranking.ts'
import { Vagueness } from './vagueness.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A question with context. */
export interface Asked {
  question: string
  /** The previous question, for follow-ups. */
  before?: string | undefined
  /** Text key of the open article. */
  open?: string | undefined
  /** Text key of the last answer. */
  last?: string | undefined
  /** Text key of the only text whose answers are looked through. */
  only?: string | undefined
}

export interface Found extends Judged {
  /** Whether the question names a subject. */
  isAboutSomething: boolean
  /** Whether only one text was searched, because the question is vague. */
  isFromContext: boolean
  /** Whether it is closer to an unanswerable question than to the first candidate. */
  isUnanswered: boolean
  /** Whether it contains a word nearly unique to the first candidate's text. */
  isNamed: boolean
  /** Similarity to the closest phrasing of the first candidate, 0 to 1.6. */
  nearness: number
}

/** Most texts that share a naming word. */
const namedBy = 2
/** Most texts that a word of a title names. */
const mostTitled = 4
/** Weight of words relative to letters. */
const wordsCount = 0.6
/**
 * Thresholds of unanswerable questions: similarity, lead over the answer, and shares of the subject. Many questions
 * differ only in their subject.
 */
const unansweredLeast = { nearness: 0.4, lead: 0.05, subject: 0.4, shareBehind: 0.3, clearLead: 0.2 } as const

const nearness = (letters = 0, words = 0) => letters + wordsCount * words

const nearnessOf = (one?: Candidate) => nearness(one?.signals.phrasingLetters, one?.signals.phrasingWords)

/** Candidates scored in full. */
const weighed = 40
/** Patterns that address Zed or the site. */
const addresses: Record<Language, RegExp> = {
  es: /\b(tu|tus|te|ti|vos|usted|ustedes|zed|eres|sos|puedes|podes|haces|hablas|sabes|tienes|tenes|dices|dicen|usan|guardan|guardas|pagina|web|sitio|robot)\b/,
  en: /\b(you|your|u|ur|yourself|zed|site|website|page|app|robot)\b/,
}
/** Weight of the previous question. */
const beforeCounts = 0.5
/** Vagueness (0 to 1) from which only the current text is searched. */
const vagueEnough = 0.5
/** Vagueness from which exact phrasings don't identify a text; lower beside another open text. */
const vagueToTheWord = { alone: 0.45, besideAnother: 0.3 } as const

/** Finds authored answers to questions in a language. */
export class AnswerFinder {
  readonly #knowledge: Knowledge
  readonly #texts: Bm25Index
  /** `owner`: answer of each phrasing; `firstOf`: first phrasing of each answer. */
  readonly #phrasings: {
    letters: CosineIndex
    words: CosineIndex
    embedded: EmbeddingIndex
    owner: Uint16Array
    firstOf: number[]
  }
  readonly #embedding: Embedding
  /** Stems of each phrasing and each answer. */
  readonly #stems: { asked: StemLists; said: StemLists }
  readonly #words: Vocabulary
  readonly #kinds: KindOfQuestion
  readonly #pools: Pools
  readonly #local: LocalWords
  readonly #exact: ExactPhrasings
  readonly #said: { letters: CosineIndex; words: CosineIndex }
  readonly #vagueness: Vagueness
  readonly #films: FilmFinder
  readonly #textAt = new Map<string, number>()
  /** How many articles and terms have a stem in their title or tags. */
  readonly #titled = new Map<string, number>()
  /** Phrasings with an answer; unanswerable questions follow. */
  readonly #answeredCount: number
  readonly #reader: QuestionReader
  readonly #threads: ThreadRanking

  /** Indexes, reusable when packed. */
  readonly indexes: Indexes

  constructor(knowledge: Knowledge, indexes = new Indexes(), embedding = Embedding.of(knowledge.language)) {
    this.indexes = indexes
    this.#embedding = embedding
    const { language, texts, answers } = knowledge
    this.#knowledge = knowledge
    const written = texts.map(({ subject, sentences }) =>
      comparableWords(`${subject} ${subject} ${sentences.map(({ text }) => text).join(' ')}`, language),
    )
    const { letters, words } = indexes
    this.#words = words
    this.#texts = indexes.bm25('texts', letters, written.length, (at) => gramsOf(written[at] ?? []))
    for (const [at, { key, kind, subject }] of texts.entries()) {
      this.#textAt.set(key, at)
      if (kind !== 'article' && kind !== 'term') continue
      for (const one of new Set(stemsOf(comparableWords(subject, language), language)))
        this.#titled.set(one, (this.#titled.get(one) ?? 0) + 1)
    }
    const answered = answers.flatMap(({ ask }, owner) =>
      ask.map((text) => ({ owner, said: comparableWords(text, language) })),
    )
    // Unanswerable questions follow the answers.
    const asked = [
      ...answered,
      ...unanswered[language].map((text) => ({ owner: answers.length, said: comparableWords(text, language) })),
    ]
    this.#exact = new ExactPhrasings(answered)
    const owner = Uint16Array.from(asked, (one) => one.owner)
    this.#answeredCount = answered.length
    this.#phrasings = {
      letters: indexes.cosine('phrasingLetters', letters, asked.length, (at) => gramsOf(asked[at]?.said ?? [])),
      words: indexes.cosine('phrasingWords', words, asked.length, (at) => stemsOf(asked[at]?.said ?? [], language)),
      embedded: indexes.embedding(answered.length, (at) => {
        const said = answered[at]?.said ?? []
        return embedding.vectorOf({ letters: countsOf(gramsOf(said)), words: countsOf(stemsOf(said, language)) })
      }),
      owner,
      firstOf: answers.map((_, at) => owner.indexOf(at)),
    }
    const said = answers.map((answer) => {
      const carrying = answer.say.flatMap(({ text, from }) => [text, ...from.map(({ sentence }) => sentence)])
      const [first = ''] = answer.about
      return comparableWords([this.#text(first)?.title ?? '', ...carrying].join(' '), language)
    })
    this.#kinds = new KindOfQuestion(answers, language)
    this.#pools = new Pools(knowledge, language, indexes)
    this.#local = new LocalWords(answers, language, words)
    this.#films = new FilmFinder(knowledge, words)
    const stemsIn = (some: readonly string[]) => words.learnAll(some.map((word) => stem(word, language)))
    this.#stems = {
      asked: new StemLists(asked.map((one) => stemsIn(one.said))),
      said: new StemLists(said.map(stemsIn)),
    }
    this.#vagueness = new Vagueness(knowledge, words)
    this.#said = {
      letters: indexes.cosine('saidLetters', letters, said.length, (at) => gramsOf(said[at] ?? [])),
      words: indexes.cosine('saidWords', words, said.length, (at) => stemsOf(said[at] ?? [], language)),
    }
    this.#threads = new ThreadRanking(language, (text) => answers.filter(({ about: [first] }) => first === text))
    this.#reader = new QuestionReader(language, written, answers, this.#kinds, this.#said.words)
  }

  /** `without`: phrasings and answers to ignore, for evaluation. */
  find(asked: Asked, without: { phrasing?: number; answer?: number } = {}): Found {
    const { answers } = this.#knowledge
    const { words, grams, features, subject } = this.#reader.read(asked.question)
    const kinds = this.#kinds.fits(words)
    const isAddressed = addresses[this.#knowledge.language].test(plain(asked.question))
    const texts = this.#rankTexts(features.letters, asked)
    const vague = this.#vagueness.of(subject)
    const context = asked.only ?? (vague >= vagueEnough ? (asked.last ?? asked.open) : undefined)
    const cosines = {
      letters: this.#phrasings.letters.cosines(features.letters),
      words: this.#phrasings.words.cosines(features.words),
    }
    const letters = this.#bestPhrasing(cosines.letters, without)
    const together = this.#bestPhrasing(cosines.words, without)
    const embedded = this.#bestPhrasing(this.#phrasings.embedded.cosines(this.#vectorOf(features)), without)
    const saidLetters = this.#said.letters.cosines(features.letters)
    const saidWords = this.#said.words.cosines(features.words)
    const pooled = this.#pools.scores(features)
    const textWordsOf = (key: string) => pooled.textWords[this.#textAt.get(key) ?? -1] ?? 0
    const local = this.#local.scores(words, context ?? asked.last ?? asked.open)
    const rough = answers.map((_, at) => {
      const text = texts.scoreOf(answers[at]?.about[0])
      const near = answers[at]?.about.some((key) => key === asked.open || key === asked.last) ? 0.3 * vague + 0.05 : 0
      const around = (pooled.answerWords[at] ?? 0) + (pooled.answerLetters[at] ?? 0)
      const alike = nearness(letters[at], together[at]) + (embedded[at] ?? 0)
      return alike + 0.4 * (saidLetters[at] ?? 0) + 0.3 * text + around + near
    })
    const order = [...rough.keys()]
      .filter((at) => at !== without.answer && (context === undefined || answers[at]?.about[0] === context))
      .sort((a, b) => (rough[b] ?? 0) - (rough[a] ?? 0))
      .slice(0, weighed)
    const shares = this.#said.letters.shares(new Set(grams))
    const known = this.#knownShare(grams)
    const candidates = order
      .map((at): Candidate => {
        const answer = answers[at]
        if (!answer) throw new RangeError(`there is no answer ${at}`)
        const isOpen = Number(asked.open !== undefined && answer.about.includes(asked.open))
        const isLast = Number(asked.last !== undefined && answer.about.includes(asked.last))
        const [first = ''] = answer.about
        const signals: Signals = {
          phrasingLetters: letters[at] ?? 0,
          phrasingWords: together[at] ?? 0,
          phrasingEmbedding: embedded[at] ?? 0,
          saidLetters: saidLetters[at] ?? 0,
          saidWords: saidWords[at] ?? 0,
          saidShare: shares[at] ?? 0,
          pooledWords: pooled.answerWords[at] ?? 0,
          pooledLetters: pooled.answerLetters[at] ?? 0,
          textWords: Math.max(...answer.about.map(textWordsOf)),
          localWords: local.get(answer) ?? 0,
          subjectShare: this.#subjectShare(subject, at, without.phrasing),
          kind: kinds.get(answer.kind) ?? 0,
          text: Math.max(...answer.about.map((key) => texts.scoreOf(key))),
          textLead: Math.max(...answer.about.map((key) => texts.leadOf(key))),
          open: isOpen,
          openWhenVague: isOpen * vague,
          last: isLast,
          lastWhenVague: isLast * vague,
          isFilm: Number(first.startsWith('film:')),
          isTerm: Number(first.startsWith('term:')),
          isPost: Number(first.startsWith('post:')),
          isAcross: Number(answer.about.length > 1),
          addressed: Number(isAddressed && isAboutSite(first)),
        }
        return { answer, signals, score: fitOf(signals) }
      })
      .sort((a, b) => b.score - a.score)
    const unheard = subject.reduce(
      (sum, { stems, rarity }) => sum + (stems.some((one) => this.#said.words.has(one)) ? 0 : rarity),
      0,
    )
    const [{ answer: first } = { answer: undefined }] = candidates
    const most = Math.max(...(first?.about ?? []).map(textWordsOf))
    const next = texts.ranked.reduce(
      (best, { text: { key, kind } }) =>
        kind === 'term' || first?.about.includes(key) === true ? best : Math.max(best, textWordsOf(key)),
      0,
    )
    return {
      ...judge(
        candidates,
        texts.ranked,
        {
          vague,
          known,
          unheard: unheard / 10,
          textWords: most,
          textWordsLead: most - next,
          textShare: this.#textShare(subject, first?.about ?? []),
          heard: Math.min(
            1,
            (subject.reduce((sum, { rarity }) => sum + rarity, 0) * (candidates[0]?.signals.subjectShare ?? 0)) / 20,
          ),
        },
        this.#knowledge.language,
      ),
      isAboutSomething: subject.length > 0,
      isFromContext: context !== undefined,
      isUnanswered: this.#isUnanswered(cosines, subject, candidates),
      nearness: nearnessOf(candidates[0]),
      isNamed: first !== undefined && this.#isNamed(subject, first.about[0]),
    }
  }

  /** Ranks the answers of one text for a question that is asked while it is spoken of. */
  findIn(
    text: string,
    question: string,
    told?: ToldBefore,
    without: { phrasing?: number; answer?: number } = {},
  ): ThreadFound {
    const { candidates } = this.find({ question, only: text, last: text }, without)
    const at = this.#textAt.get(text) ?? -1
    return this.#threads.rank(
      text,
      this.#reader.read(question),
      candidates,
      {
        isHere: (one) => this.#pools.isAround(at, one),
        isAnywhere: (one) => this.#words.numberOf(one) !== undefined,
        isName: (one) => (this.#titled.get(one) ?? mostTitled + 1) <= mostTitled,
      },
      told,
    )
  }

  /** Returns the answer with exactly this phrasing, preferring the open text. */
  exact({ question, open, last }: Asked): AuthoredAnswer | undefined {
    const { answers, language } = this.#knowledge
    const written = this.#exact.ownersOf(comparableWords(question, language)).flatMap((owner) => answers[owner] ?? [])
    const beside = written.find(({ about: [first] }) => first === last || first === open)
    const most = (open ?? last) === undefined ? vagueToTheWord.alone : vagueToTheWord.besideAnother
    if (beside || written.length < 2)
      return beside ?? (this.#isShown(question, written[0]) || this.#vague(question) < most ? written[0] : undefined)
    // Prefer articles to terms.
    return (
      written.find(({ best }) => best) ??
      written.find(({ about: [first = ''] }) => first.startsWith('article:')) ??
      written[0]
    )
  }

  /** Returns whether a question matches any phrasing exactly. */
  isWritten(question: string): boolean {
    return this.#exact.ownersOf(comparableWords(question, this.#knowledge.language)).length > 0
  }

  /** Returns whether a question is the displayed one of an answer. */
  #isShown(question: string, answer: AuthoredAnswer | undefined): boolean {
    const { language } = this.#knowledge
    const wordsOf = (text: string) => comparableWords(text, language).join(' ')
    return answer !== undefined && wordsOf(answer.ask[0] ?? '') === wordsOf(question)
  }

  /** Returns the subject words of a question. */
  subjectOf(question: string): SubjectWord[] {
    return this.#reader.read(question).subject
  }

  #vague(question: string): number {
    return this.#vagueness.of(this.#reader.read(question).subject)
  }

  /** Returns the film that best covers a subject, at least half of it. */
  film(subject: string): KnownText | undefined {
    return this.#films.find(this.#reader.read(subject).subject)
  }

  /** Embeds a question, using known features only. */
  #vectorOf({ letters, words }: QuestionFeatures): Float32Array {
    const { letters: knownLetters, words: knownWords } = this.#phrasings
    return this.#embedding.vectorOf({
      letters: new Map([...letters].filter(([gram]) => knownLetters.has(gram))),
      words: new Map([...words].filter(([stemmed]) => knownWords.has(stemmed))),
    })
  }

  /** Share of the question's letters, by rarity, found in answers. */
  #knownShare(grams: readonly string[]): number {
    const { letters } = this.#said
    let all = 0
    let known = 0
    for (const gram of new Set(grams)) {
      const rarity = letters.rarity(gram)
      all += rarity
      if (letters.has(gram)) known += rarity
    }
    return all === 0 ? 0 : known / all
  }

  /** Share of the subject, by weight, found in an answer or its phrasings except `without`. */
  #subjectShare(subject: readonly SubjectWord[], answer: number, without?: number): number {
    const { asked, said } = this.#stems
    const first = this.#phrasings.firstOf[answer] ?? 0
    return heardShare(subject, (one) => {
      const number = this.#words.numberOf(one)
      if (number === undefined) return false
      if (said.has(answer, number)) return true
      for (let at = first; this.#phrasings.owner[at] === answer; at += 1)
        if (at !== without && asked.has(at, number)) return true
      return false
    })
  }

  /** Share of the subject, by weight, found in texts or their questions. */
  #textShare(subject: readonly SubjectWord[], keys: readonly string[]): number {
    const places = keys.map((key) => this.#textAt.get(key) ?? -1)
    return heardShare(subject, (one) => places.some((at) => this.#pools.isAround(at, one)))
  }

  /** Whether an unanswerable question with the same subject is closer. */
  #isUnanswered(
    cosines: { letters: Float32Array; words: Float32Array },
    subject: readonly SubjectWord[],
    candidates: readonly Candidate[],
  ): boolean {
    const [first] = candidates
    const near = Math.max(...candidates.filter((one) => first && mayBeMeantFor(one, first)).map(nearnessOf))
    const least = Math.max(unansweredLeast.nearness, near + unansweredLeast.lead)
    const leastShare = Math.max(
      unansweredLeast.subject,
      (first?.signals.subjectShare ?? 0) - unansweredLeast.shareBehind,
    )
    const isIn = (at: number) => (one: string) => {
      const number = this.#words.numberOf(one)
      return number !== undefined && this.#stems.asked.has(at, number)
    }
    for (let at = this.#answeredCount; at < cosines.letters.length; at += 1) {
      const listed = nearness(cosines.letters[at], cosines.words[at])
      const share = listed > least + unansweredLeast.clearLead ? unansweredLeast.subject : leastShare
      if (listed > least && heardShare(subject, isIn(at)) >= share) return true
    }
    return false
  }

  /** Whether the question has a word nearly unique to this text. */
  #isNamed(subject: readonly SubjectWord[], key = ''): boolean {
    const place = this.#textAt.get(key) ?? -1
    return subject.some(({ stems: [own = ''] }) => {
      if (!this.#pools.isAround(place, own)) return false
      let around = 0
      for (const at of this.#textAt.values()) if (this.#pools.isAround(at, own)) around += 1
      return around <= namedBy
    })
  }

  /** Returns the best phrasing per answer. */
  #bestPhrasing(cosines: Float32Array, { phrasing }: { phrasing?: number }): Float32Array {
    const best = new Float32Array(this.#knowledge.answers.length)
    for (let at = 0; at < cosines.length; at += 1) {
      const owner = this.#phrasings.owner[at] ?? best.length
      if (owner === best.length) break
      const cosine = cosines[at] ?? 0
      if (at !== phrasing && cosine > (best[owner] ?? 0)) best[owner] = cosine
    }
    return best
  }

  #rankTexts(letters: ReadonlyMap<string, number>, { before }: Asked): TextRanking {
    const own = this.#texts.scores(letters)
    const around = before === undefined ? undefined : this.#texts.scores(this.#reader.read(before).features.letters)
    return rankTexts(
      this.#knowledge.texts,
      own.map((score, at) => score + beforeCounts * (around?.[at] ?? 0)),
      (key) => this.#textAt.get(key),
    )
  }

  #text(key: string): KnownText | undefined {
    return this.#knowledge.texts.find((text) => text.key === key)
  }
}
