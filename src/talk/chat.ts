import type { AuthoredAnswer } from '../content/answers.ts'
import { articleKey } from '../content/text-key.ts'
import { translationId } from '../content/translation.ts'
import type { HelpContact, Source } from '../contract/talk-reply.ts'
import type { ChatMessage } from '../contract/talk-request.ts'
import type { Language } from '../i18n/language.ts'
import { careFor, isAfterDistress } from './care/care.ts'
import type { CareKind } from './care/care-kinds.ts'
import { isAsked } from './care/care-features.ts'
import { defaultHelplines, type Helpline } from './care/helplines.ts'
import { AnswerFinder, type Asked, type Found } from './finding/answer-finder.ts'
import { mayBeMeantFor, type Candidate } from './finding/certainty.ts'
import { comparableWords, stemsOf } from './finding/features.ts'
import type { Indexes } from './finding/indexes.ts'
import { saysTheSame } from './finding/same-answer.ts'
import type { Knowledge, KnownText } from './knowledge.ts'
import { fill, phrases, pick, seedOf } from './phrases.ts'
import { readableText } from '../i18n/readable-text.ts'
import { readMessage } from './read-message.ts'
import { linesOf, spokenText, withoutVerdict, type SaidLine } from './said-lines.ts'
import { createSmallTalk } from './small-talk-answer.ts'
import { plain } from './terms.ts'
import { tellsAskedYears, tellsWantedFact } from './wanted-fact.ts'

/**
 * What an answer is: `authored` to what was asked, `near` what stands closest to it, `gist` what the right text is about,
 * where it holds no answer, `film` a film that was asked for, `model` what a language model made of the texts, `unclear` a
 * question back, `unknown` that there is none.
 */
type AnswerKind = 'care' | 'small-talk' | 'authored' | 'model' | 'near' | 'gist' | 'film' | 'unclear' | 'unknown'

export interface ChatAnswer {
  kind: AnswerKind
  lines: SaidLine[]
  /** Questions that can be answered, as a reader may go on with. */
  suggestions?: string[]
  /** Whom a reader in need can turn to. */
  help?: HelpContact[]
  /** Pages of the site beside the texts that the lines stand on. */
  sources?: Source[]
  concern?: CareKind
}

export interface ChatQuestion {
  history: readonly ChatMessage[]
  /** The article that is open. */
  articleId?: string | undefined
}

/** Answers the last message of a history from what a language of the site says, here or in a thread of its own. */
export interface Chat {
  answer(question: ChatQuestion): ChatAnswer | Promise<ChatAnswer>
  /** The texts that a question may be about, the likeliest first. */
  textsFor(question: ChatQuestion): KnownText[] | Promise<KnownText[]>
}

/** An answer was looked for too long, and the search was ended. */
export class ThinkingTimeoutError extends Error {
  override name = 'ThinkingTimeoutError'
}

/** A chat that answers at once. */
export interface EmbeddedChat extends Chat {
  answer(question: ChatQuestion): ChatAnswer
  textsFor(question: ChatQuestion): KnownText[]
}

/**
 * Set on the tuning half of the questions in tests/talk/questions, and `near` on questions of science that no text answers,
 * too. `beside` is what stands for `near` where the text is no article (a film, a term, a post): it has no gist to tell.
 */
const leastConfidence = {
  answer: 0.6,
  near: 0.36,
  beside: 0.15,
  titled: 0.05,
  perhaps: 0.15,
  text: 0.15,
  textOfUnanswered: 0.32,
  subject: 0.34,
  unheard: 0.5,
  named: 0.3,
} as const
/** From here on a question is as good as one of an answer's phrasings (`Found.nearness`), however sure the search is. */
const metFrom = 1
/** By so much of its score (`Candidate.score`) a candidate may be worse and still be meant. */
const littleWorse = 3
/** From here on the first answer alone is told, however near another one of its text comes. */
const sureOfOne = 0.9
/** How well an answer must suit a question that is looked for in one text alone. */
const fromContextLeast = { kind: 0.3, confidence: 0.25, phrasing: 0.8, near: 0.5, hedged: 0.45 } as const
const mostSuggestions = 3

const asksForMore: Record<Language, RegExp> = {
  es: /^(y )?((cuenta|di|dame|dime|cuentame|explica|explicame|quiero saber) )?(algo )?mas( cosas| cosas de eso| de eso| sobre eso)?( porfa| por favor)?$|^(y )?(sigue|continua|que mas)( zed)?$/,
  en: /^(and )?((tell me|say|give me|i want to know|any ?thing|explain) )?(some )?more( about (it|that|this))?( please)?$|^(go on|continue|what else|and then)( zed)?$/,
}

/** Who asks what a word means; the word is one of the groups. */
const asksForMeaning: Record<Language, RegExp> = {
  es: /^(?:(?:y|zed|oye) )?(?:que (?:significa|quiere decir) (?:la palabra |eso de )?(?:un |una |el |la )?(.{2,40})|define (?:un |una )?(.{2,40})|(?:definicion|significado) de (.{2,40}))$/,
  en: /^(?:(?:and|zed|hey) )?(?:what (?:does|do|is) (?:the word )?(?:an? |the )?(.{2,40}) mean(?:ing)?|define (?:an? )?(.{2,40})|(?:definition|meaning) of (.{2,40})|what is the (?:definition|meaning) of (.{2,40}))$/,
}

const asksForFilm: Record<Language, RegExp> = {
  es: /\b((?<!\b(mandar|mando|envio|enviar|subir|descargar|bajar|grabar|editar|comprimir|stream|transmitir) (un |una |los |mis )?)videos?|(?<=\b(un|el|este|ese|otro|algun|que|cual|del) )corto|(?<!\b(tan|mas|muy|son) )cortos|(?<!\b(mi|mis|de) )(?<!\b(guardar?|guardan|almacenar|meter|escribir|copiar|cabe|caben) (un|una|la|las|muchas|cien|mil) )(peliculas?|pelis?)(?! (de|sobre) (jabon|aceite|agua|oxido|dioxido|plastico))|films?|clips?|ponme|quiero ver|ensename|muestrame|hay algo (para|que) ver)\b/g,
  en: /\b((?<!\b(send|sending|upload|uploading|download|stream|streaming|record|edit|compress|call by|a phone) (a |the |my |your )?)videos?(?! ?(gam|call|chat|cod))|vids?|shorts|clips?|(?<!\b(soap|oil|thin|plastic|my|a) )films?(?! of)|(?<!\bmy )(?<!\b(store|save|keep|fit|put|write|hold|copy|encode) (a|an|the|whole|entire|many|your|some) )movies?|watch something|show me|the one where)\b/g,
}

/** Who asks what a film tells; its title follows. */
const asksWhatFilmTells: Record<Language, RegExp> = {
  es: /^(?:(?:zed|oye) )?(?:cuenta(?:me)?|di(?:me)?|habla(?:me)?|explica(?:me)?|quiero saber)(?: algo)?(?: mas)? (?:sobre|de|acerca de|que cuenta|que dice)(?: el)? (?:video|corto|film) (.{2,120})$/,
  en: /^(?:(?:zed|hey) )?(?:tell me|explain|talk to me|i want to know)(?: something)?(?: more)? about the (?:video|short|film) (.{2,120})$/,
}

/** Who asks for a date, a person or a number wants no film, though one may be spoken of. */
const asksForFact: Record<Language, RegExp> = {
  es: /\b((en|de) (que|q|ke) a[nñ]o|cuando|quien(es)?|cuant[oa]s?)\b/,
  en: /\b((what|which|wat) year|when|who|whose|how (many|much|long|big|old))\b/,
}

/** Prepares the answering of a language's questions; without indexes of its knowledge it takes some seconds. */
export function createChat(
  knowledge: Knowledge,
  helplines: readonly Helpline[] = defaultHelplines,
  indexes?: Indexes,
): EmbeddedChat {
  const { language, texts, answers } = knowledge
  const finder = new AnswerFinder(knowledge, indexes)
  const textOf = new Map(texts.map((text) => [text.key, text]))

  const phrase = phrases[language]
  const smallTalk = createSmallTalk(knowledge)
  const wordsKey = (text: string) => stemsOf(comparableWords(text, language), language).join(' ')
  const terms = new Map(
    texts.flatMap(({ kind, key, title, subject }) =>
      kind === 'term' ? [title, ...subject.split(/[,;·]/)].map((form) => [wordsKey(form), key] as const) : [],
    ),
  )

  const films = new Map(
    texts.flatMap(({ kind, key, title }) => (kind === 'film' ? [[plain(title), key] as const] : [])),
  )

  function answer({ history: typed, articleId }: ChatQuestion): ChatAnswer {
    const cut = readMessage(typed.at(-1)?.content ?? '').isCut
    // What may need care is looked for in all of a message, an answer with the parts that are read.
    const readable = typed.map((message) => ({ ...message, content: readableText(message.content) }))
    const history = typed.map((message) => ({ ...message, content: readMessage(message.content).text }))
    const seed = seedOf(history.at(-1)?.content ?? '') + history.length
    const given = answerTo(history, readable, articleId, seed)
    if (!cut || given.kind === 'care') return given
    return { ...given, lines: [pick(phrase.partRead, seed), ...given.lines] }
  }

  function answerTo(
    history: readonly ChatMessage[],
    whole: readonly ChatMessage[],
    articleId: string | undefined,
    seed: number,
  ): ChatAnswer {
    const asked = circumstances(history, articleId)
    const exact = finder.exact(asked)
    // What we have written down as a question of science needs no care by itself.
    const isOwnQuestion = (own: string) => finder.isWritten(own) || filmToTellOf(own) !== undefined
    const isScience = () => exact !== undefined || isSurelyAnswered(asked)
    const care = careFor(whole, language, helplines, { isOwnQuestion, isScience })
    if (care) return { kind: 'care', lines: care.lines, help: care.help, concern: care.concern }
    const given = withoutCare(asked, exact, history, seed)
    return isAfterDistress(whole, language, isOwnQuestion)
      ? { ...given, lines: [pick(phrase.stillHere, seed), ...given.lines] }
      : given
  }

  /** Whether a message asks about science by itself, and there is an answer to it. */
  function isSurelyAnswered({ question, open }: Asked): boolean {
    if (smallTalk.isSmallTalk(question)) return false
    const found = finder.find({ question, open })
    const isMet = found.confidence >= leastConfidence.answer || found.nearness >= metFrom
    return found.isAboutSomething && !found.isUnanswered && isMet && isAsked(question, language)
  }

  function withoutCare(
    asked: Asked,
    exact: AuthoredAnswer | undefined,
    history: readonly ChatMessage[],
    seed: number,
  ): ChatAnswer {
    const message = asked.question
    const defined = definitionFor(message)
    if (defined) return { kind: 'authored', lines: linesOf(defined, language), suggestions: goOn(defined, history) }
    const isMore = asksForMore[language].test(plain(message))
    if (isMore && asked.last !== undefined) return more(asked.last, history, seed)
    const filmToTell = filmToTellOf(message)
    if (filmToTell !== undefined) return more(filmToTell, history, seed)
    const small = smallTalk.answer(message, history, seed)
    if (small) return { kind: 'small-talk', ...small }
    if (exact) return { kind: 'authored', lines: linesOf(exact, language, true), suggestions: goOn(exact, history) }
    const film = filmFor(message)
    if (film) return film
    const found = finder.find(asked)
    if (!found.isAboutSomething && asked.open === undefined && asked.last === undefined)
      return { kind: 'unclear', lines: [pick(phrase.unclear, seed)], suggestions: smallTalk.waysOn(seed).suggestions }
    return fromFound(found, asked, history, seed)
  }

  /** The glossary's answer to what a word means. */
  function definitionFor(message: string): AuthoredAnswer | undefined {
    const word = asksForMeaning[language]
      .exec(plain(message))
      ?.slice(1)
      .find((group) => group !== undefined)
    if (word === undefined) return undefined
    const term = terms.get(wordsKey(word))
    return term === undefined ? undefined : answers.find(({ about: [first] }) => first === term)
  }

  /** That there is no answer, and three things that have one. */
  function noAnswer(asked: Asked, seed: number): ChatAnswer {
    const isHere = asked.open !== undefined
    const { values, suggestions } = smallTalk.waysOn(seed, asked.open)
    const lines = isHere && values.a === suggestions[0] ? phrase.unknownHere : phrase.unknown
    return { kind: 'unknown', lines: [fill(pick(lines, seed), values)], suggestions }
  }

  function fromFound(found: Found, asked: Asked, history: readonly ChatMessage[], seed: number): ChatAnswer {
    const question = history.at(-1)?.content ?? ''
    const best = tellingWhatIsAsked(found.candidates, question, language)
    const unknown = noAnswer(asked, seed)
    if (!best) return unknown
    if (found.isFromContext) return fromContext(best, found, history, seed)
    const hasFact = !found.isUnanswered && tellsWantedFact(question, spokenText(best.answer), language)
    const told = [...linesOf(best.answer, language), ...otherThatMayBeMeant(best, found, seed)]
    if (hasFact && (found.confidence >= leastConfidence.answer || found.nearness >= metFrom))
      return { kind: 'authored', lines: told, suggestions: goOn(best.answer, history) }
    const sure = Math.max(found.confidence, found.textConfidence)
    const isSpokenOf =
      best.signals.subjectShare >= leastConfidence.subject || found.confidence >= leastConfidence.unheard
    if (!isSpokenOf) return unknown
    const same = found.candidates.flatMap(({ answer: one }) => (one.about[0] === best.answer.about[0] ? [one] : []))
    const isArticle = textOf.get(best.answer.about[0] ?? '')?.kind === 'article'
    const least = isArticle ? leastConfidence.near : found.isNamed ? leastConfidence.titled : leastConfidence.beside
    if (hasFact && found.confidence >= least)
      return {
        kind: 'near',
        lines: [pick(phrase.near, seed), ...told],
        suggestions: questionsOf(same.slice(1)),
      }
    const isOfText = !found.isUnanswered || best.signals.textWords >= leastConfidence.named
    if (isArticle && isOfText && sure >= leastConfidence[found.isUnanswered ? 'textOfUnanswered' : 'text'])
      return gist(best.answer, same, seed, hasFact && found.confidence >= leastConfidence.perhaps)
    return unknown
  }

  /** The next answer of the same text, with the words that lead over to it, where it is hardly less likely to be meant. */
  function otherThatMayBeMeant(best: Candidate, found: Found, seed: number): SaidLine[] {
    if (found.confidence >= sureOfOne) return []
    const other = found.candidates.find(
      (one) => mayBeMeantFor(one, best) && !saysTheSame(one.answer, best.answer, language),
    )
    if (!other) return []
    return [pick(phrase.either, seed), ...linesOf(other.answer, language)]
  }

  /**
   * What the text is about that a question is asked of, and which of its questions have an answer; where one of them is
   * perhaps meant, that answer is told instead.
   */
  function gist(
    nearest: AuthoredAnswer,
    near: readonly AuthoredAnswer[],
    seed: number,
    isPerhaps: boolean,
  ): ChatAnswer {
    const [key = ''] = nearest.about
    const title = textOf.get(key)?.title ?? ''
    const told = isPerhaps ? nearest : answers.find(({ about: [first], best }) => first === key && best)
    const said = isPerhaps ? phrase.perhaps : phrase.gist
    return {
      kind: 'gist',
      lines: [fill(pick(said, seed), { title }), ...(told ? linesOf(told, language) : [])],
      suggestions: questionsOf(near.filter((one) => one !== told)),
    }
  }

  /** Of a question that says little, the kind of answer that it wants says most. */
  function fromContext(best: Candidate, found: Found, history: readonly ChatMessage[], seed: number): ChatAnswer {
    const { kind, phrasingLetters, phrasingWords } = best.signals
    if (
      phrasingLetters + phrasingWords >= fromContextLeast.phrasing ||
      found.confidence >= leastConfidence.answer ||
      (kind >= fromContextLeast.kind && found.confidence >= fromContextLeast.confidence)
    )
      return { kind: 'authored', lines: linesOf(best.answer, language), suggestions: goOn(best.answer, history) }
    const others = questionsOf(found.candidates.map((one) => one.answer))
    if (
      found.confidence >= fromContextLeast.hedged ||
      (found.isAboutSomething && found.textConfidence >= fromContextLeast.near)
    )
      return {
        kind: 'near',
        lines: [pick(phrase.near, seed), ...linesOf(best.answer, language)],
        suggestions: others.slice(1),
      }
    return { kind: 'unclear', lines: [pick(phrase.unclear, seed)], suggestions: others }
  }

  /** What was asked, and what it is asked about where it does not say. */
  function circumstances(history: readonly ChatMessage[], articleId: string | undefined): Asked {
    const question = history.at(-1)?.content ?? ''
    const told = history.findLast(({ role }) => role === 'assistant')?.content
    const before = history.slice(0, -1).findLast(({ role }) => role === 'user')?.content
    return { question, before, open: openArticle(articleId), last: told === undefined ? undefined : textToldIn(told) }
  }

  function openArticle(id: string | undefined): string | undefined {
    if (id === undefined) return undefined
    return [id, translationId(id)].map(articleKey).find((key) => textOf.has(key))
  }

  /** The text that something said stood on. */
  function textToldIn(told: string): string | undefined {
    const heard = told.toLowerCase()
    const answered = answers.find((one) => heard.endsWith(withoutVerdict(spokenText(one)).toLowerCase()))
    if (answered) return answered.about[0]
    return texts.find(({ kind, title }) => kind === 'film' && told.includes(title))?.key
  }

  function more(about: string, history: readonly ChatMessage[], seed: number): ChatAnswer {
    const fresh = answers.filter((one) => one.about[0] === about && !isTold(one, history))
    const isOfOne = ({ say }: AuthoredAnswer) => say.every(({ from }) => from.every(({ text }) => text === about))
    const next = fresh.find(({ best }) => best) ?? fresh.find(isOfOne) ?? fresh[0]
    if (!next) {
      const { values, suggestions } = smallTalk.waysOn(seed)
      return { kind: 'unknown', lines: [fill(pick(phrase.noMore, seed), values)], suggestions }
    }
    return { kind: 'authored', lines: linesOf(next, language), suggestions: goOn(next, history) }
  }

  /** The key of the film that a message names by its title, to be told what it says. */
  function filmToTellOf(message: string): string | undefined {
    const title = asksWhatFilmTells[language].exec(plain(message))?.[1]
    return title === undefined ? undefined : films.get(title)
  }

  function filmFor(message: string): ChatAnswer | undefined {
    const asked = plain(message)
    if (asked.search(asksForFilm[language]) < 0 || asksForFact[language].test(asked)) return undefined
    const subject = asked.replaceAll(asksForFilm[language], ' ')
    const film = finder.film(subject)
    if (!film) return undefined
    const evidence = film.sentences.slice(0, 1).map(({ text }) => ({ text: film.key, sentence: text }))
    const line = fill(pick(phrase.videoInstead, seedOf(film.title)), { title: film.title })
    return { kind: 'film', lines: [{ ...line, from: evidence }] }
  }

  /** What a reader may ask next: of the same text, and not yet told. */
  function goOn(current: AuthoredAnswer, history: readonly ChatMessage[]): string[] {
    const [about] = current.about
    const same = answers.filter((one) => one.about[0] === about && one !== current && !isTold(one, history))
    return questionsOf(same.toSorted((a, b) => Number(b.best) - Number(a.best)))
  }

  function textsFor({ history: typed, articleId }: ChatQuestion): KnownText[] {
    const history = typed.map((message) => ({ ...message, content: readMessage(message.content).text }))
    const asked = circumstances(history, articleId)
    const found = finder.find(asked)
    const keys = [...found.candidates.slice(0, 3).map(({ answer: { about } }) => about[0]), asked.open]
    const ranked = found.texts.slice(0, 2).map(({ text }) => text.key)
    return [...new Set([...keys, ...ranked])].flatMap((key) => (key === undefined ? [] : (textOf.get(key) ?? [])))
  }

  return { answer, textsFor }
}

const isTold = (answer: AuthoredAnswer, history: readonly ChatMessage[]) =>
  history.some(
    ({ role, content }) =>
      role === 'assistant' && content.toLowerCase().includes(withoutVerdict(spokenText(answer)).toLowerCase()),
  )

/**
 * The first candidate, or the next of its text that tells a year which the question names, or the fact that it wants by its
 * form, where the first does not: answers of a text may differ by nothing else.
 */
function tellingWhatIsAsked(
  [first, ...others]: readonly Candidate[],
  question: string,
  language: Language,
): Candidate | undefined {
  const tells = ({ answer }: Candidate) => {
    const said = spokenText(answer)
    return tellsAskedYears(question, said) && tellsWantedFact(question, said, language)
  }
  if (!first || tells(first)) return first
  return (
    others.find((one) => one.answer.about[0] === first.answer.about[0] && isNear(one, first) && tells(one)) ?? first
  )
}

/** Whether a candidate is little worse than another one, so that what it tells may decide. */
const isNear = (one: Candidate, other: Candidate) => other.score - one.score <= littleWorse

const questionsOf = (answers: readonly AuthoredAnswer[]) =>
  answers.slice(0, mostSuggestions).map(({ ask: [question = ''] }) => question)
