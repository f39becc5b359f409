import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { plain, stem } from '../terms.ts'
import type { Bm25Index } from './bm25-index.ts'
import { fitOf, isAboutSite, judge, mayBeMeantFor, type Candidate, type Judged, type Signals } from './certainty.ts'
import type { CosineIndex } from './cosine-index.ts'
import { Embedding, type EmbeddingIndex } from './embedding.ts'
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
import { Vagueness } from './vagueness.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A question and what is known of its circumstances. */
export interface Asked {
  question: string
  /** The question before it, where this one goes on from it. */
  before?: string | undefined
  /** Key of the article that is open. */
  open?: string | undefined
  /** Key of the text that the last answer stood on. */
  last?: string | undefined
}

export interface Found extends Judged {
  /** Whether the question says what it is about. */
  isAboutSomething: boolean
  /** Whether it was looked for in one text alone, because it says too little by itself. */
  isFromContext: boolean
  /** Whether it is nearer to a question that no text answers than to the ones that the first candidate answers. */
  isUnanswered: boolean
  /** Whether it has a word that hardly any other text than the first candidate's has. */
  isNamed: boolean
  /** How near it is to the nearest phrasing of the first candidate, 0 to 1.6. */
  nearness: number
}

/** A word names a text that so many texts have at most. */
const namedBy = 2
/** How much the words of a phrasing count beside its letters. */
const wordsCount = 0.6
/**
 * How near a question without an answer must be, how much nearer than one with the answer that was found, how much of the
 * subject, by the weight of its words, it must name, and how far it may lie behind the answer in that, if it does not lead
 * clearly: many questions are alike but for what they ask of.
 */
const unansweredLeast = { nearness: 0.4, lead: 0.05, subject: 0.4, shareBehind: 0.3, clearLead: 0.2 } as const

/** How near a question is to a phrasing, by letters and by words. */
const nearness = (letters = 0, words = 0) => letters + wordsCount * words

const nearnessOf = (one?: Candidate) => nearness(one?.signals.phrasingLetters, one?.signals.phrasingWords)

/** How many candidates are weighed in full. */
const weighed = 40
/** What speaks to Zed, or of the site. */
const addresses: Record<Language, RegExp> = {
  es: /\b(tu|tus|te|ti|vos|usted|ustedes|zed|eres|sos|puedes|podes|haces|hablas|sabes|tienes|tenes|dices|dicen|usan|guardan|guardas|pagina|web|sitio|robot)\b/,
  en: /\b(you|your|u|ur|yourself|zed|site|website|page|app|robot)\b/,
}
/** How much the question before counts beside a vague one. */
const beforeCounts = 0.5
/** From here on (0 to 1) a question is looked for only in the text that it is asked beside. */
const vagueEnough = 0.5
/** From here on the words of a phrasing alone do not say which text is meant; sooner where another one is open. */
const vagueToTheWord = { alone: 0.45, besideAnother: 0.3 } as const

/** Finds what Zed has to say to a question among the authored answers of a language. */
export class AnswerFinder {
  readonly #knowledge: Knowledge
  readonly #texts: Bm25Index
  /** `owner`: the answer of each phrasing; `firstOf`: the first phrasing of each answer, whose others follow it. */
  readonly #phrasings: {
    letters: CosineIndex
    words: CosineIndex
    embedded: EmbeddingIndex
    owner: Uint16Array
    firstOf: number[]
  }
  readonly #embedding: Embedding
  /** The stems of each phrasing, by its place, and of what each answer says. */
  readonly #stems: { asked: StemLists; said: StemLists }
  readonly #words: Vocabulary
  readonly #kinds: KindOfQuestion
  readonly #pools: Pools
  readonly #local: LocalWords
  /** The answers of each phrasing, word for word. */
  readonly #exact = new Map<string, AuthoredAnswer[]>()
  readonly #said: { letters: CosineIndex; words: CosineIndex }
  readonly #vagueness: Vagueness
  readonly #films: FilmFinder
  readonly #textAt = new Map<string, number>()
  /** How many phrasings have an answer; behind them come the questions that have none. */
  readonly #answeredCount: number
  readonly #reader: QuestionReader

  /** What it was made with; packed, another finder of this knowledge can begin with it. */
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
    for (const [at, { key }] of texts.entries()) this.#textAt.set(key, at)
    const answered = answers.flatMap(({ ask }, owner) =>
      ask.map((text) => ({ owner, said: comparableWords(text, language) })),
    )
    // After all answers come the questions that have none.
    const asked = [
      ...answered,
      ...unanswered[language].map((text) => ({ owner: answers.length, said: comparableWords(text, language) })),
    ]
    for (const { owner: at, said } of asked) {
      const answer = answers[at]
      const key = said.join(' ')
      if (answer) this.#exact.set(key, [...(this.#exact.get(key) ?? []), answer])
    }
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
    this.#reader = new QuestionReader(language, written, answers, this.#kinds, this.#said.words)
  }

  /** `without`: phrasings (by place) and answers that are looked past, to measure with questions that are known. */
  find(asked: Asked, without: { phrasing?: number; answer?: number } = {}): Found {
    const { answers } = this.#knowledge
    const { words, grams, features, subject } = this.#reader.read(asked.question)
    const kinds = this.#kinds.fits(words)
    const isAddressed = addresses[this.#knowledge.language].test(plain(asked.question))
    const texts = this.#rankTexts(features.letters, asked)
    const vague = this.#vagueness.of(subject)
    const context = vague >= vagueEnough ? (asked.last ?? asked.open) : undefined
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

  /** The answer that was written for a question in just these words; beside a text, that text's first. */
  exact({ question, open, last }: Asked): AuthoredAnswer | undefined {
    const written = this.#exact.get(comparableWords(question, this.#knowledge.language).join(' ')) ?? []
    const beside = written.find(({ about: [first] }) => first === last || first === open)
    const most = (open ?? last) === undefined ? vagueToTheWord.alone : vagueToTheWord.besideAnother
    if (beside || written.length < 2)
      return beside ?? (this.#isShown(question, written[0]) || this.#vague(question) < most ? written[0] : undefined)
    // A question of several texts is an article's rather than a term's.
    return (
      written.find(({ best }) => best) ??
      written.find(({ about: [first = ''] }) => first.startsWith('article:')) ??
      written[0]
    )
  }

  /** Whether a question stands among the phrasings, whatever it is about. */
  isWritten(question: string): boolean {
    return this.#exact.has(comparableWords(question, this.#knowledge.language).join(' '))
  }

  /** Whether a question is just the one that readers are shown for an answer. */
  #isShown(question: string, answer: AuthoredAnswer | undefined): boolean {
    const { language } = this.#knowledge
    const wordsOf = (text: string) => comparableWords(text, language).join(' ')
    return answer !== undefined && wordsOf(answer.ask[0] ?? '') === wordsOf(question)
  }

  /** What a question is about, word by word. */
  subjectOf(question: string): SubjectWord[] {
    return this.#reader.read(question).subject
  }

  #vague(question: string): number {
    return this.#vagueness.of(this.#reader.read(question).subject)
  }

  /** The film that a subject names best, if one speaks of at least half of it. */
  film(subject: string): KnownText | undefined {
    return this.#films.find(this.#reader.read(subject).subject)
  }

  /** A question's vector, of the features that some phrasing has: of others nothing was learned. */
  #vectorOf({ letters, words }: QuestionFeatures): Float32Array {
    const { letters: knownLetters, words: knownWords } = this.#phrasings
    return this.#embedding.vectorOf({
      letters: new Map([...letters].filter(([gram]) => knownLetters.has(gram))),
      words: new Map([...words].filter(([stemmed]) => knownWords.has(stemmed))),
    })
  }

  /** How much of a question's letters, by rarity, some answer has. */
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

  /** How much of what a question is about, by weight, an answer speaks of, or a phrasing of it other than `without`. */
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

  /** How much of what a question is about, by weight, stands in some texts or in questions about them. */
  #textShare(subject: readonly SubjectWord[], keys: readonly string[]): number {
    const places = keys.map((key) => this.#textAt.get(key) ?? -1)
    return heardShare(subject, (one) => places.some((at) => this.#pools.isAround(at, one)))
  }

  /** Whether a question that no text answers, and of the same subject, is nearer than the phrasings of what was found. */
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

  /** Whether a question has a word that hardly any other text than this one has. */
  #isNamed(subject: readonly SubjectWord[], key = ''): boolean {
    const place = this.#textAt.get(key) ?? -1
    return subject.some(({ stems: [own = ''] }) => {
      if (!this.#pools.isAround(place, own)) return false
      let around = 0
      for (const at of this.#textAt.values()) if (this.#pools.isAround(at, own)) around += 1
      return around <= namedBy
    })
  }

  /** The best phrasing of each answer. */
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
