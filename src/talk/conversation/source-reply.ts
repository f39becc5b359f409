import type { Evidence } from '../../content/answers.ts'
import { comparableWords } from '../finding/features.ts'
import { formOf, tellsForm, type QuestionForm } from '../finding/form-of-question.ts'
import type { KnownText } from '../knowledge.ts'
import { spokenText, type SaidLine } from '../said-lines.ts'
import { plain, termsOf } from '../terms.ts'
import { formOfLast } from './last-answer.ts'
import { isNearTold, methodNear, tellsMethod } from './method-sentences.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'

const namedSources = 2
/** Sentences that tell what was tested. */
const mostTested = 2
/** A year that was told counts so much beside the words of the title of a work. */
const yearCounts = 1

type Work = NonNullable<KnownText['article']>['sources'][number]

export function sources(
  draft: ReplyDraft,
  act: 'source' | 'evidence',
  known: readonly SaidLine[],
  article: KnownText | undefined,
  about: string | undefined,
): Reply {
  const { library } = draft
  const text = library.text(about) ?? article
  if (!text) return draft.more(about)
  const last = lastEvidence(draft).slice(0, 1)
  const from = last.length > 0 ? last : (library.aidsOf(article?.key)?.point.from ?? [])
  const works = worksOf(draft, article, known).slice(0, namedSources)
  const isNamed = known.some((line) => line.text.includes(text.title))
  const lines: SaidLine[] = isNamed ? [...known] : [...known, { ...draft.own(act, { title: text.title }), from }]
  if (works.length > 0)
    lines.push(draft.own('works', { works: library.listed(works.map((work) => named(draft, work))) }))
  return draft.finish('authored', lines, { about })
}

function named({ library }: ReplyDraft, { title, publisher, year }: Work): string {
  return `${library.quoted(title)} (${publisher}, ${year})`
}

/** The works of an article, those first that what was told is most likely from: of a year that was told, or with its words. */
function worksOf(draft: ReplyDraft, article: KnownText | undefined, known: readonly SaidLine[]): Work[] {
  const { context, library } = draft
  const said = [...known, ...draft.toldAgain()].map(({ text }) => text)
  const stands = lastEvidence(draft).map(({ sentence }) => sentence)
  const told = [...(said.length > 0 ? said : stands), context.last?.question ?? ''].join(' ')
  const years = new Set(told.match(/\b(?:1[89]|20)\d\d\b/g))
  // Titles of works are in English.
  const aids = article && (library.language === 'es' ? library.knowledge.counterparts.get(article.key) : undefined)
  const english = aids
    ? [aids.title, aids.aids.point.text, ...aids.aids.plain.map(({ text }) => text)]
    : [told, article?.title ?? '', library.aidsOf(article?.key)?.point.text ?? '']
  const terms = new Set(termsOf(english.join(' '), 'en'))
  const beginnings = new Set(beginningsOf(told))
  const works = article?.article?.sources ?? []
  const inTitles = works.flatMap(({ title }) => [...new Set([...termsOf(title, 'en'), ...beginningsOf(title)])])
  // A word of many titles tells little.
  const weight = (word: string) => 1 / inTitles.filter((one) => one === word).length
  const score = ({ title, year }: Work) => {
    const own = [...new Set(termsOf(title, 'en'))]
    const shared = own.filter((term) => terms.has(term))
    const alike = beginningsOf(title).filter((one) => beginnings.has(one))
    const all = [...shared, ...alike].reduce((sum, word) => sum + weight(word), 0)
    return all / Math.sqrt(Math.max(1, own.length)) + (years.has(String(year)) ? yearCounts : 0)
  }
  return works
    .map((work) => ({ work, score: score(work) }))
    .toSorted((one, two) => two.score - one.score)
    .map(({ work }) => work)
}

/** How the long words of a text begin: words of science and names begin alike in both languages. */
function beginningsOf(text: string): string[] {
  const words = plain(text).split(' ')
  return [...new Set(words.filter((word) => word.length >= longWord).map((word) => word.slice(0, beginning)))]
}

const longWord = 6
const beginning = 5

/** What carried the answer that was told last, or what was told of its study aids. */
function lastEvidence({ context, library }: ReplyDraft): Evidence[] {
  return (context.last?.told ?? []).flatMap((id) => {
    const answer = library.lookUp.answerOf(id)
    if (answer) return answer.say.flatMap(({ from }) => from)
    const [key = '', field = ''] = id.split(' ')
    const aids = library.knowledge.studyAids.get(key)
    if (!aids || !(field in aids)) return []
    return [aids[field as keyof typeof aids]]
      .flat()
      .flatMap((one) => (typeof one === 'object' && 'from' in one ? one.from : []))
  })
}

/** Explains the evidence: experiments or measurements if the text tells them of what was told, and the sources. */
export function evidence(draft: ReplyDraft, article: KnownText | undefined, about: string | undefined): Reply {
  return sources(draft, 'evidence', tested(draft, about), article, about)
}

/**
 * What was tried or measured, and with how many: where what was told stands in its text, else in an answer of that text;
 * nothing of who paid for it.
 */
function tested(draft: ReplyDraft, about: string | undefined, isSurely = false): SaidLine[] {
  const { language, lookUp } = draft.library
  const isUsable = (text: string) => !paid[language].test(text) && !unsettled[language].test(text)
  const isTest = (text: string) => tellsMethod(text, language) && isUsable(text)
  const told = draft.toldAgain().map(({ text }) => text)
  const point = draft.library.aidsOf(about)?.point.text ?? ''
  const last = [draft.context.last?.question ?? '', ...(told.length > 0 ? told : [point])].join(' ')
  const shared = (text: string) => lookUp.sharedTerms(last, text)
  const stands = lastEvidence(draft)
  const text = draft.library.text(stands[0]?.text)
  const near = text ? methodNear(text, stands, language, isUsable, shared) : []
  const isNear = (one: Evidence) => text !== undefined && isNearTold(text, stands, one)
  const isOfText = (one: Evidence) => text === undefined || one.text === text.key
  const answers = draft
    .freshOn(about)
    .filter(({ say }) => say.some(({ text: line }) => isTest(line)) && say.every(({ from }) => from.every(isOfText)))
    .map((answer) => {
      const spoken = spokenText(answer)
      const size = sizes[language].test(spoken) ? sizeCounts : 0
      const evidences = answer.say.flatMap(({ from }) => from)
      const isOfPlace = evidences.some(({ sentence }) => near.some((one) => one.sentence === sentence))
      const isAround = evidences.some(isNear)
      const score = shared(`${answer.ask[0] ?? ''} ${spoken}`) + size + (isOfPlace ? placeCounts : 0)
      return { answer, isOfPlace, isAround, score }
    })
    .filter(({ isAround, score }) => (near.length > 0 ? isAround : score >= leastElsewhere || text === undefined))
    .toSorted((one, two) => two.score - one.score)
  const best = answers.find(({ answer }) => !follows[language].test(answer.say[0]?.text ?? ''))
  // Better the text's own sentence on what was told than an answer on another test.
  if (text && near.length > 0 && (!best || (!best.isOfPlace && best.score < surelyTested))) {
    const sentence = near.map((one) => one.sentence).join(' ')
    return [{ ...draft.own('quotation', { title: text.title, sentence }), from: near }]
  }
  if (!best || best.score < leastTested) return []
  if (isSurely && !best.isOfPlace && best.score < surelyTested) return []
  const lines = draft.authored(best.answer)
  const first = lines.findIndex(({ text: line }) => isTest(line))
  const from = follows[language].test(lines[first]?.text ?? '') ? 0 : first
  return lines.slice(from, Math.max(from + mostTested, first + 1))
}

/** A sentence that says nothing without the one before it, or the question. */
const follows = {
  es: /^(?:\p{L}{2,14}(?:ó|aron|ieron)(?!\p{L})|no|solo|así|entonces|es[oae]s?|est[oae]s?|allí|sí|también|pero|y|sus?|ell[ao]s?|él|nadie|ningun[oa]|mostraron|dos|tres|uno|otr[oa]s?)(?!\p{L})/iu,
  en: /^(?:not|no|only|so|then|it|they|that|this|these|those|there|here|yes|also|but|and|its|their|he|she|nobody|none|one|two|three|others?|another|both|each)\b/i,
} as const

/** A test that tells its size counts as so many words in common with what was told; with fewer it tests something else. */
const sizeCounts = 1
const leastTested = 2
/** An answer that stands where what was told stands; the least of one that doesn't; and one that surely tells how it is known. */
const placeCounts = 2
const leastElsewhere = 3
const surelyTested = 5

/** How many were tested. */
const sizes = {
  es: /\d (?:ensayos|estudios|personas|pacientes|corredores|voluntari[oa]s|participantes|ratones|cerdos|equipos|muestras)|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|diecisiete|veinte) (?:ensayos|estudios|personas|pacientes|corredores|voluntari[oa]s|equipos)/iu,
  en: /\d (?:trials|studies|people|patients|runners|volunteers|participants|mice|pigs|teams|samples)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|seventeen|twenty) (?:trials|studies|people|patients|runners|volunteers|teams)/iu,
} as const

/** Who paid says nothing of whether it is true. */
const paid = {
  es: /\b(pag(?:ó|aron|ad[oa]s?|aba)|financi\p{L}*|patrocin\p{L}*|subvenci\p{L}*)/iu,
  en: /\b(paid|pays|fund(?:ed|ing|s)?|sponsor\p{L}*|financed)\b/iu,
} as const

/** What is not settled, or is to be tried in a figure, grounds nothing. */
const unsettled = {
  es: /\b(?:discrep|no coinciden|nadie puede|no se sabe|figura|prueba esto|todavía no)/iu,
  en: /\b(?:disagree|nobody can|not known|figure|try this|not yet|unknown)/iu,
} as const

/** What what was told last stands on: what was tested, else the sentence, word for word; and the work behind it. */
export function quotation(
  draft: ReplyDraft,
  act: 'sure' | 'disbelief' | 'stand',
  article: KnownText | undefined,
  about: string | undefined,
): SaidLine[] {
  const { library } = draft
  const known = act === 'stand' ? [] : tested(draft, about, true)
  const [work] = worksOf(draft, article, known)
  const works = work ? [draft.own('works', { works: named(draft, work) })] : []
  if (known.length > 0) return [draft.own(act), draft.own('tested'), ...known, ...works]
  const reason = act === 'stand' ? [] : formOfLast(draft, ['because'], about)
  if (reason.length > 0) return [draft.own(act), ...reason, ...works]
  const first = carrying(draft, article)
  if (!first) return []
  return [
    draft.own(act),
    { ...draft.own('quotation', { title: library.titleOf(first.text), sentence: first.sentence }), from: [first] },
    ...works,
  ]
}

/** A sentence that tells what was asked for counts as so many words. */
const formCounts = 3
const ofFacts: ReadonlySet<QuestionForm> = new Set<QuestionForm>(['who', 'when', 'duration', 'cost'])

/** The sentence that carries most of what was told last. */
function carrying(draft: ReplyDraft, article: KnownText | undefined): Evidence | undefined {
  const { language, lookUp } = draft.library
  const last = lastEvidence(draft)
  const all = last.length > 0 ? last : (draft.library.aidsOf(article?.key)?.point.from ?? [])
  const unpaid = all.filter(({ sentence }) => !paid[language].test(sentence))
  const told = draft
    .toldAgain()
    .map(({ text }) => text)
    .join(' ')
  const form = formOf(comparableWords(draft.context.last?.question ?? '', language), language)
  const tells = (one: Evidence) => (ofFacts.has(form) && tellsForm(form, one.sentence, language) ? formCounts : 0)
  const shares = (one: Evidence) => lookUp.sharedTerms(`${draft.message} ${told}`, one.sentence) + tells(one)
  const [first] = (unpaid.length > 0 ? unpaid : all).toSorted(
    (one, two) => shares(two) - shares(one) || two.sentence.length - one.sentence.length,
  )
  return first
}
