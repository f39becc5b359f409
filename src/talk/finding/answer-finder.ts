import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { Bm25Index } from './bm25-index.ts'
import { CosineIndex, countsOf } from './cosine-index.ts'
import { comparableWords, gramsOf, stemsOf } from './features.ts'
import { KindOfQuestion } from './kind-of-question.ts'
import { LocalWords } from './local-words.ts'
import { Pools } from './pools.ts'
import { saysTheSame } from './same-answer.ts'
import { Spelling } from './spelling.ts'
import { plain, stem } from '../terms.ts'
import { otherWordsFor } from './thesaurus.ts'
import learned from './weights.json' with { type: 'json' }

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

/** Why an answer is thought to fit, each 0 to 1; `weights.json` says how much each counts. */
export const signalNames = [
  'phrasingLetters',
  'phrasingWords',
  'saidLetters',
  'saidWords',
  'saidShare',
  'pooledWords',
  'pooledLetters',
  'textWords',
  'subjectShare',
  'localWords',
  'kind',
  'text',
  'textLead',
  'open',
  'openWhenVague',
  'last',
  'lastWhenVague',
  'isFilm',
  'isTerm',
  'isPost',
  'isAcross',
  'addressed',
] as const
type Signals = Record<(typeof signalNames)[number], number>

export interface Candidate {
  answer: AuthoredAnswer
  signals: Signals
  score: number
}

/** What is known of a whole search, each 0 to about 1: `weights.json` makes a probability of it. */
export const certaintyNames = [
  'score',
  'lead',
  'leadOverTexts',
  'phrasingLetters',
  'phrasingWords',
  'saidShare',
  'pooledWords',
  'pooledLetters',
  'textWords',
  'textWordsLead',
  'textShare',
  'subjectShare',
  'unheard',
  'kind',
  'text',
  'known',
  'heard',
  'addressed',
  'vague',
  'bias',
] as const
type Certainty = Record<(typeof certaintyNames)[number], number>

export interface RankedText {
  text: KnownText
  score: number
}

export interface Found {
  /** Best first. */
  candidates: Candidate[]
  /** Best first. */
  texts: RankedText[]
  certainty: Certainty
  /** Whether the question says what it is about. */
  isAboutSomething: boolean
  /** Whether it was looked for in one text alone, because it says too little by itself. */
  isFromContext: boolean
  /** Probability that the first candidate is what was asked for. */
  confidence: number
  /** Probability that the first text is what was asked about. */
  textConfidence: number
}

/** How many candidates are weighed in full. */
const weighed = 40
/** How much of a subject, by the weight of its words, a film must speak of. */
const leastFilmShare = 0.5
/** What speaks to Zed, or of the site. */
const addresses: Record<Language, RegExp> = {
  es: /\b(tu|tus|te|ti|vos|usted|ustedes|zed|eres|sos|puedes|podes|haces|hablas|sabes|tienes|tenes|dices|dicen|usan|guardan|guardas|pagina|web|sitio|robot)\b/,
  en: /\b(you|your|u|ur|yourself|zed|site|website|page|app|robot)\b/,
}
/** Whether a text is one in which Zed or the site is spoken of. */
const isAboutSite = (key: string) => key.startsWith('post:') || key.startsWith('film:about-us')
/** How much a word counts that was not said but may be meant. */
const meantCounts = 0.4
/** How much the question before counts beside a vague one. */
const beforeCounts = 0.5
/** From here on (0 to 1) a question is looked for only in the text that it is asked beside. */
const vagueEnough = 0.5

/** Finds what Zed has to say to a question among the authored answers of a language. */
export class AnswerFinder {
  readonly #knowledge: Knowledge
  readonly #texts: Bm25Index
  readonly #phrasings: { letters: CosineIndex; words: CosineIndex; owner: number[] }
  /** The stems of an answer: of each phrasing by its place, and of what is said (place -1). */
  readonly #stems: { place: number; stems: Uint32Array }[][]
  /** The number of each stem in `#stems`. */
  readonly #stemNumbers = new Map<string, number>()
  readonly #kinds: KindOfQuestion
  readonly #pools: Pools
  readonly #local: LocalWords
  /** The answers of each phrasing, word for word. */
  readonly #exact = new Map<string, AuthoredAnswer[]>()
  readonly #said: { letters: CosineIndex; words: CosineIndex }
  /** In how many articles a stem stands, their questions included. */
  readonly #spread = new Map<string, number>()
  #articles = 0
  /** The stems of what a film is about, and of all that it says and is asked. */
  readonly #films = new Map<KnownText, { about: Set<string>; said: Set<string> }>()
  readonly #textAt = new Map<string, number>()
  readonly #spelling: Spelling

  constructor(knowledge: Knowledge) {
    const { language, texts, answers } = knowledge
    this.#knowledge = knowledge
    const written = texts.map(({ subject, sentences }) =>
      comparableWords(`${subject} ${subject} ${sentences.map(({ text }) => text).join(' ')}`, language),
    )
    this.#spelling = new Spelling(
      countsOf([...written.flat(), ...answers.flatMap(({ ask }) => comparableWords(ask.join(' '), language))]),
      language,
    )
    this.#texts = new Bm25Index(written.length, (at) => gramsOf(written[at] ?? []))
    for (const [at, { key }] of texts.entries()) this.#textAt.set(key, at)
    const asked = answers.flatMap(({ ask }, owner) =>
      ask.map((text) => ({ owner, words: comparableWords(text, language) })),
    )
    for (const { owner, words } of asked) {
      const answer = answers[owner]
      const key = words.join(' ')
      if (answer) this.#exact.set(key, [...(this.#exact.get(key) ?? []), answer])
    }
    this.#phrasings = {
      letters: new CosineIndex(asked.length, (at) => gramsOf(asked[at]?.words ?? [])),
      words: new CosineIndex(asked.length, (at) => stemsOf(asked[at]?.words ?? [], language)),
      owner: asked.map(({ owner }) => owner),
    }
    const said = answers.map((answer) => {
      const carrying = answer.say.flatMap(({ text, from }) => [text, ...from.map(({ sentence }) => sentence)])
      const [first = ''] = answer.about
      return comparableWords([this.#text(first)?.title ?? '', ...carrying].join(' '), language)
    })
    this.#kinds = new KindOfQuestion(answers, language)
    this.#pools = new Pools(knowledge, language)
    this.#local = new LocalWords(answers, language)
    const stemSet = (words: readonly string[]) => new Set(words.map((word) => stem(word, language)))
    const numbered = (words: readonly string[]) =>
      Uint32Array.from(stemSet(words), (one) => {
        const number = this.#stemNumbers.get(one) ?? this.#stemNumbers.size
        this.#stemNumbers.set(one, number)
        return number
      })
    this.#stems = said.map((words) => [{ place: -1, stems: numbered(words) }])
    for (const [at, { owner, words }] of asked.entries())
      this.#stems[owner]?.push({ place: at, stems: numbered(words) })
    for (const text of texts) {
      if (text.kind !== 'film') continue
      const about = comparableWords(text.subject, language)
      const own = answers.flatMap(({ about: [first], ask }) => (first === text.key ? ask : []))
      const all = comparableWords([...text.sentences.map((one) => one.text), ...own].join(' '), language)
      this.#films.set(text, { about: stemSet(about), said: stemSet([...about, ...all]) })
    }
    for (const { key, kind, sentences } of texts) {
      if (kind !== 'article') continue
      this.#articles += 1
      const own = answers.flatMap(({ about, ask }) => (about[0] === key ? ask : []))
      const words = comparableWords([...sentences.map(({ text }) => text), ...own].join(' '), language)
      for (const one of stemSet(words)) this.#spread.set(one, (this.#spread.get(one) ?? 0) + 1)
    }
    this.#said = {
      letters: new CosineIndex(said.length, (at) => gramsOf(said[at] ?? [])),
      words: new CosineIndex(said.length, (at) => stemsOf(said[at] ?? [], language)),
    }
  }

  /** `without`: phrasings (by place) and answers that are looked past, to measure with questions that are known. */
  find(asked: Asked, without: { phrasing?: number; answer?: number } = {}): Found {
    const { answers } = this.#knowledge
    const { grams, features, subject } = this.#read(asked.question)
    const kinds = this.#kinds.fits(asked.question)
    const isAddressed = addresses[this.#knowledge.language].test(plain(asked.question))
    const texts = this.#rankTexts(features.letters, asked)
    const vague = this.#vagueness(subject)
    const context = vague >= vagueEnough ? (asked.last ?? asked.open) : undefined
    const letters = this.#bestPhrasing(this.#phrasings.letters.cosines(features.letters), without)
    const together = this.#bestPhrasing(this.#phrasings.words.cosines(features.words), without)
    const saidLetters = this.#said.letters.cosines(features.letters)
    const saidWords = this.#said.words.cosines(features.words)
    const pooled = this.#pools.scores(features)
    const textWordsOf = (key: string) => pooled.textWords[this.#textAt.get(key) ?? -1] ?? 0
    const local = this.#local.scores(asked.question, context ?? asked.last ?? asked.open)
    const rough = answers.map((_, at) => {
      const text = texts.scoreOf(answers[at]?.about[0])
      const near = answers[at]?.about.some((key) => key === asked.open || key === asked.last) ? 0.3 * vague + 0.05 : 0
      const around = (pooled.answerWords[at] ?? 0) + (pooled.answerLetters[at] ?? 0)
      return (letters[at] ?? 0) + 0.6 * (together[at] ?? 0) + 0.4 * (saidLetters[at] ?? 0) + 0.3 * text + around + near
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
          saidLetters: saidLetters[at] ?? 0,
          saidWords: saidWords[at] ?? 0,
          saidShare: shares[at] ?? 0,
          pooledWords: pooled.answerWords[at] ?? 0,
          pooledLetters: pooled.answerLetters[at] ?? 0,
          textWords: Math.max(...answer.about.map(textWordsOf)),
          localWords: local.get(answer) ?? 0,
          ...this.#subjectShare(subject, at, without.phrasing),
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
        return { answer, signals, score: weighted(signals, learned.answer) }
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
      ...this.#judge(candidates, texts.ranked, {
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
      }),
      isAboutSomething: subject.length > 0,
      isFromContext: context !== undefined,
    }
  }

  /** The answer that was written for a question in just these words; beside a text, that text's first. */
  exact({ question, open, last }: Asked): AuthoredAnswer | undefined {
    const written = this.#exact.get(comparableWords(question, this.#knowledge.language).join(' ')) ?? []
    const beside = written.find(({ about: [first] }) => first === last || first === open)
    if (beside || written.length < 2)
      return beside ?? (this.#isShown(question, written[0]) || !this.#isVague(question) ? written[0] : undefined)
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

  #isVague(question: string): boolean {
    return this.#vagueness(this.#read(question).subject) >= vagueEnough
  }

  /** The film that a subject names best, if one speaks of at least half of it. */
  film(subject: string): KnownText | undefined {
    const named = this.#read(subject).subject
    const all = named.reduce((sum, { rarity }) => sum + rarity, 0)
    const heard = (stems: ReadonlySet<string>) =>
      named.reduce((sum, one) => sum + (one.stems.some((each) => stems.has(each)) ? one.rarity : 0), 0)
    const ranked = [...this.#films]
      .map(([text, { about, said }]) => ({ text, share: heard(said), score: heard(said) + heard(about) }))
      .sort((a, b) => b.score - a.score)
    const [best] = ranked
    return best && best.score > 0 && best.share >= leastFilmShare * all ? best.text : undefined
  }

  /** What a question says, and, counting less, what it may have meant by other words. */
  #read(question: string) {
    const { language } = this.#knowledge
    const typed = comparableWords(question, language)
    const words = typed.map((word) => this.#spelling.meant(word)[0] ?? word)
    const other = [
      ...otherWordsFor(words, language),
      // A word that looks misspelt may be one that the texts do not have.
      ...typed.filter((word) => !words.includes(word)),
      ...typed.flatMap((word) => this.#spelling.meant(word).slice(1)),
    ]
    const grams = gramsOf(words)
    const letters = countsOf(grams)
    const stems = countsOf(stemsOf(words, language))
    for (const gram of gramsOf(other)) if (!letters.has(gram)) letters.set(gram, meantCounts)
    for (const word of other) {
      const [meant = ''] = stemsOf([word], language)
      if (!stems.has(meant)) stems.set(meant, meantCounts)
    }
    // Each word that tells what it is about, by the stems that may stand for it.
    const subject = words
      .filter((word) => !this.#kinds.isCommon(word) && word.length > 1)
      .map((word) => ({
        stems: [word, ...otherWordsFor([word], language), ...this.#spelling.meant(word)].map((each) =>
          stem(each, language),
        ),
        rarity: this.#said.words.rarity(stem(word, language)),
      }))
    return { grams, features: { letters, words: stems }, subject }
  }

  /** 1 for a question that names nothing, 0 for one that names what one article alone, or none, speaks of. */
  #vagueness(subject: readonly { stems: string[] }[]): number {
    const most = Math.log(this.#articles + 1)
    const specific = subject.map(
      ({ stems: [own = ''] }) => Math.log((this.#articles + 1) / ((this.#spread.get(own) ?? 0) + 1)) / most,
    )
    return 1 - Math.max(0, ...specific)
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

  /** How much of what a question is about an answer speaks of, by weight, and its rarest word that it does not. */
  #subjectShare(subject: readonly { stems: string[]; rarity: number }[], at: number, without?: number) {
    const lists = (this.#stems[at] ?? []).flatMap(({ place, stems }) => (place === without ? [] : [stems]))
    const isHeard = (one: string) => {
      const number = this.#stemNumbers.get(one)
      return number !== undefined && lists.some((list) => list.includes(number))
    }
    let all = 0
    let heard = 0
    for (const { stems, rarity } of subject) {
      all += rarity
      if (stems.some(isHeard)) heard += rarity
    }
    return { subjectShare: all === 0 ? 0.5 : heard / all }
  }

  /** How much of what a question is about, by weight, stands in some texts or in questions about them. */
  #textShare(subject: readonly { stems: string[]; rarity: number }[], keys: readonly string[]): number {
    const places = keys.map((key) => this.#textAt.get(key) ?? -1)
    let all = 0
    let heard = 0
    for (const { stems, rarity } of subject) {
      all += rarity
      if (stems.some((one) => places.some((at) => this.#pools.isAround(at, one)))) heard += rarity
    }
    return all === 0 ? 0.5 : heard / all
  }

  #judge(
    candidates: Candidate[],
    texts: RankedText[],
    whole: Pick<Certainty, 'vague' | 'known' | 'unheard' | 'textWords' | 'textWordsLead' | 'textShare' | 'heard'>,
  ) {
    const [first] = candidates
    const { language } = this.#knowledge
    const second = candidates.find(({ answer }) => first && !saysTheSame(answer, first.answer, language))
    const other = candidates.find(({ answer }) => answer.about[0] !== first?.answer.about[0])
    const certainty: Certainty = {
      score: (first?.score ?? 0) / 10,
      lead: ((first?.score ?? 0) - (second?.score ?? 0)) / 10,
      leadOverTexts: ((first?.score ?? 0) - (other?.score ?? 0)) / 10,
      phrasingLetters: first?.signals.phrasingLetters ?? 0,
      phrasingWords: first?.signals.phrasingWords ?? 0,
      saidShare: first?.signals.saidShare ?? 0,
      subjectShare: first?.signals.subjectShare ?? 0,
      addressed: first?.signals.addressed ?? 0,
      pooledWords: first?.signals.pooledWords ?? 0,
      pooledLetters: first?.signals.pooledLetters ?? 0,
      kind: first?.signals.kind ?? 0,
      text: first?.signals.text ?? 0,
      ...whole,
      bias: 1,
    }
    return {
      candidates,
      texts,
      certainty,
      confidence: logistic(weighted(certainty, learned.certainty)),
      textConfidence: logistic(weighted(certainty, learned.textCertainty)),
    }
  }

  /** The best phrasing of each answer. */
  #bestPhrasing(cosines: Float32Array, { phrasing }: { phrasing?: number }): Float32Array {
    const best = new Float32Array(this.#knowledge.answers.length)
    for (let at = 0; at < cosines.length; at += 1) {
      const owner = this.#phrasings.owner[at] ?? 0
      const cosine = cosines[at] ?? 0
      if (at !== phrasing && cosine > (best[owner] ?? 0)) best[owner] = cosine
    }
    return best
  }

  #rankTexts(letters: ReadonlyMap<string, number>, { before }: Asked) {
    const { texts } = this.#knowledge
    const own = this.#texts.scores(letters)

    const around = before === undefined ? undefined : this.#texts.scores(this.#read(before).features.letters)
    const scores = own.map((score, at) => score + beforeCounts * (around?.[at] ?? 0))
    const most = scores.reduce((highest, score) => Math.max(highest, score), 0) || 1
    const ranked = texts
      .map((text, at): RankedText => ({ text, score: (scores[at] ?? 0) / most }))
      .sort((a, b) => b.score - a.score)
    const [best, next] = ranked
    const scoreOf = (key: string | undefined) => {
      const at = key === undefined ? undefined : this.#textAt.get(key)
      return at === undefined ? 0 : (scores[at] ?? 0) / most
    }
    return {
      ranked,

      scoreOf,
      /** How far the best text stands above the next, for the best one alone. */
      leadOf: (key: string) => (key === best?.text.key ? best.score - (next?.score ?? 0) : 0),
    }
  }

  #text(key: string): KnownText | undefined {
    return this.#knowledge.texts.find((text) => text.key === key)
  }
}

function weighted<Name extends string>(
  values: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
) {
  let sum = 0
  for (const name in values) sum += values[name] * weights[name]
  return sum
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x))
