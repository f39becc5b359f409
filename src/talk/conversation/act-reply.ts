import type { AuthoredAnswer } from '../../content/answers.ts'
import { feelingOf } from '../feeling.ts'
import { comparableWords } from '../finding/features.ts'
import type { KnownText } from '../knowledge.ts'
import type { SaidLine } from '../said-lines.ts'
import type { Act } from './acts.ts'
import type { ReplyPlan } from './conversation.machine.ts'
import type { ActWords, AidField, Reply, ReplyDraft } from './reply-draft.ts'

type ActPlan = Extract<ReplyPlan, { kind: 'act' }>

/** Where readers report errors. */
const contactPath = '/contact'
/** Works of an article that are named aloud. */
const namedSources = 2
/** Points for homework, where the reader names no number, and the most of them. */
const homeworkPoints = { usual: 3, most: 5 } as const
/** A point that shares so much of its telling words with another says the same. */
const mostlyTheSame = 0.5
/** The study aids that an act tells, each after the one before it was told. */
const fieldsOf = {
  point: ['point'],
  simpler: ['plain', 'example', 'point'],
  example: ['example', 'use'],
  use: ['use', 'example'],
  surprise: ['surprise'],
  unknown: ['unknown'],
} as const satisfies Partial<Record<Act, readonly AidField[]>>

/** What an act tells, from what the site holds. */
export function actReply(draft: ReplyDraft, plan: ActPlan): Reply {
  const { act, about, other } = plan
  const { library } = draft
  const article = library.articleOf(about)
  switch (act) {
    case 'summarise':
      return summary(draft, article, about)
    case 'surprise':
      return about === undefined ? anySurprise(draft) : fromAids(draft, act, ['surprise'], about)
    case 'point':
    case 'simpler':
    case 'example':
    case 'use':
    case 'unknown':
      return fromAids(draft, act, fieldsOf[act], about)
    case 'another':
    case 'more':
    case 'quiz':
      return draft.more(about)
    case 'why':
    case 'how':
      return reasonOrWay(draft, act, about)
    case 'homework':
      return homework(draft, article)
    case 'author':
      if (!article) return draft.more(about)
      return draft.finish(
        'authored',
        [draft.own('author', { title: article.title, desk: article.article?.desk ?? '' })],
        { about: article.key },
      )
    case 'date':
      if (!article) return draft.more(about)
      return draft.finish(
        'authored',
        [
          draft.own('date', {
            title: article.title,
            date: library.dayInWords(article.article?.published ?? ''),
          }),
        ],
        { about: article.key },
      )
    case 'source':
      return sources(draft, act, [], article, about)
    case 'evidence':
      return evidence(draft, article, about)
    case 'sure':
    case 'disbelief':
      return quotation(draft, act, article, about)
    case 'wrong':
      return mistake(draft)
    case 'shorter':
      return shorter(draft, about)
    case 'repeat':
      return repeated(draft, about)
    case 'translate':
      return translated(draft, article)
    case 'define':
      return definition(draft, about)
    case 'compare':
      return compared(draft, about, other)
    case 'better':
      return better(draft, about, other)
    case 'recommend':
    case 'topics':
      return topics(draft, act, about)
    case 'new':
      return newest(draft)
    case 'film':
      return film(draft, about)
  }
}

function summary(draft: ReplyDraft, article: KnownText | undefined, about: string | undefined): Reply {
  if (!article) {
    const text = draft.library.text(about)
    return text?.kind === 'film' ? draft.finish('authored', draft.beginningOf(text), { about }) : draft.more(about)
  }
  if (draft.context.last?.told.includes(`${article.key} summary`))
    return fromAids(draft, 'simpler', ['plain', 'point'], about)
  draft.tell(`${article.key} summary`)
  const lead = article.key === draft.open ? [] : [draft.own('summaryOf', { title: article.title })]
  return draft.finish('authored', [...lead, ...draft.summaryOf(article.key)], { about: article.key })
}

function fromAids(
  draft: ReplyDraft,
  group: ActWords | 'point' | 'surprise',
  fields: readonly AidField[],
  about: string | undefined,
): Reply {
  const { library, context, open } = draft
  const aids = library.aidsOf(about)
  const lines = draft.aid(aids, fields)
  if (!aids || lines.length === 0) return draft.more(about)
  const isElsewhere = aids.about !== context.last?.about && aids.about !== open
  const title = isElsewhere ? [draft.own('about', { title: library.titleOf(aids.about) })] : []
  const lead = group === 'point' || group === 'surprise' ? [] : [draft.own(group)]
  return draft.finish('authored', [...title, ...lead, ...lines], { about: aids.about })
}

/** The reason or the way of what was told: of its text, what answers such a question and was not told yet. */
function reasonOrWay(draft: ReplyDraft, kind: 'why' | 'how', about: string | undefined): Reply {
  const [next] = nearestToLast(
    draft,
    draft.freshOn(about).filter((one) => one.kind === kind),
  )
  return next ? draft.finish('authored', draft.authored(next), { about }) : draft.more(about)
}

/** Answers, those first that speak most of what was told last. */
function nearestToLast(draft: ReplyDraft, answers: readonly AuthoredAnswer[]): AuthoredAnswer[] {
  const shared = ({ ask: [question = ''], say }: AuthoredAnswer) =>
    draft.sharedWithLast(`${question} ${say.map(({ text }) => text).join(' ')}`)
  return answers
    .map((answer) => ({ answer, shares: shared(answer) }))
    .toSorted((a, b) => b.shares - a.shares)
    .map(({ answer }) => answer)
}

/** A surprise of an article that none was told of yet. */
function anySurprise(draft: ReplyDraft): Reply {
  const { articles, knowledge, phrase } = draft.library
  const start = draft.seed + draft.context.told.length
  const rotated = articles.map((_, at) => articles[(start + at) % articles.length])
  const fresh = rotated.find(
    (text) => text && knowledge.studyAids.has(text.key) && !draft.isTold(`${text.key} surprise`),
  )
  const aids = knowledge.studyAids.get(fresh?.key ?? '')
  if (!aids) return draft.more(rotated[0]?.key)
  return draft.finish(
    'authored',
    [draft.wording('surprise', phrase.smallTalk['surprise']?.answers ?? []), ...draft.aid(aids, ['surprise'])],
    { about: aids.about },
  )
}

/** Points, a source and questions to go on with; the text itself is the reader's to write. */
function homework(draft: ReplyDraft, article: KnownText | undefined): Reply {
  if (!article) return draft.finish('unclear', [draft.own('homeworkAsk')])
  const wanted = Math.min(homeworkPoints.most, numberIn(draft.message) ?? homeworkPoints.usual)
  const isAgain = draft.isTold(`${article.key} point`)
  const fresh = draft.freshOn(article.key).toSorted((one, two) => Number(two.best) - Number(one.best))
  const points: SaidLine[] = isAgain ? [] : draft.aid(draft.library.aidsOf(article.key), ['point'])
  const { lookUp } = draft.library
  const isNew = (text: string) =>
    points.every((point) => lookUp.sharedTerms(text, point.text) < lookUp.sharedTerms(text, text) * mostlyTheSame)
  for (const one of fresh) {
    const [first] = one.say
    if (points.length >= wanted) break
    if (first && isNew(first.text)) points.push(...draft.authored(one).slice(0, 1))
  }
  const [work] = article.article?.sources ?? []
  const named =
    work && !isAgain
      ? [draft.own('homeworkSource', { title: work.title, publisher: work.publisher, year: String(work.year) })]
      : []
  const numbered = points.map((line, at) => ({ ...line, text: `${at + 1}. ${line.text}` }))
  return draft.finish('authored', [draft.own('homework'), ...numbered, ...named, draft.own('homeworkNext')], {
    about: article.key,
  })
}

/** How many of something a message asks for. */
function numberIn(message: string): number | undefined {
  const [digits] = /(?<![\d.,])[1-9](?![\d.,])/.exec(message) ?? []
  if (digits !== undefined) return Number(digits)
  const words = message.toLowerCase().split(/[^\p{L}]+/u)
  const at = numberWords.findIndex((names) => names.some((name) => words.includes(name)))
  return at < 0 ? undefined : at + 2
}

/** Names of two, three, four and five. */
const numberWords = [
  ['dos', 'two'],
  ['tres', 'three'],
  ['cuatro', 'four'],
  ['cinco', 'five'],
]

function sources(
  draft: ReplyDraft,
  act: 'source' | 'evidence',
  known: readonly SaidLine[],
  article: KnownText | undefined,
  about: string | undefined,
): Reply {
  const { library } = draft
  const works = article?.article?.sources.slice(0, namedSources) ?? []
  const text = library.text(about) ?? article
  if (!text) return draft.more(about)
  const last = lastEvidence(draft).slice(0, 1)
  const from = last.length > 0 ? last : (library.aidsOf(article?.key)?.point.from ?? [])
  const named = works.map(({ title, publisher, year }) => `${library.quoted(title)} (${publisher}, ${year})`)
  const list = named.join(library.language === 'es' ? ' y ' : ' and ')
  const lines: SaidLine[] = [...known, { ...draft.own(act, { title: text.title }), from }]
  if (list !== '') lines.push(draft.own('works', { works: list }))
  return draft.finish('authored', lines, { about })
}

/** What carried the answer that was told last. */
function lastEvidence({ context, library }: ReplyDraft) {
  return (context.last?.told ?? []).flatMap((id) => library.lookUp.answerOf(id)?.say.flatMap(({ from }) => from) ?? [])
}

/** How what was told is known: what was tried or measured, where an answer tells it, and the works behind it. */
function evidence(draft: ReplyDraft, article: KnownText | undefined, about: string | undefined): Reply {
  const tells = measures[draft.library.language]
  const [first] = nearestToLast(
    draft,
    draft.freshOn(about).filter(({ say }) => say.some(({ text }) => tells.test(text))),
  )
  const isNear = first && draft.sharedWithLast(first.say.map(({ text }) => text).join(' ')) > 0
  const known = isNear ? draft.authored(first).filter(({ text }) => tells.test(text)) : []
  return sources(draft, 'evidence', known, article, about)
}

/** An answer that tells how something came to be known. */
const measures = {
  es: /\b(experimentos?|ensayos?|estudios?|midi(?:ó|eron)|se midió|medir|probaron|comparó|compararon|observaron|pesaron|contaron|voluntari[oa]s|investigadores)\b/iu,
  en: /\b(experiments?|trials?|stud(?:y|ies)|measured|measuring|tested|compared|observed|weighed|counted|volunteers|researchers)\b/iu,
} as const

function quotation(
  draft: ReplyDraft,
  act: 'sure' | 'disbelief',
  article: KnownText | undefined,
  about: string | undefined,
): Reply {
  const { library } = draft
  const last = lastEvidence(draft)
  const carrying = last.length > 0 ? last : (library.aidsOf(article?.key)?.point.from ?? [])
  const [first] = carrying.toSorted((one, two) => two.sentence.length - one.sentence.length)
  if (!first) return draft.more(about)
  const lines: SaidLine[] = [
    draft.own(act),
    { ...draft.own('quotation', { title: library.titleOf(first.text), sentence: first.sentence }), from: [first] },
  ]
  const [work] = article?.article?.sources ?? []
  if (work) lines.push(draft.own('works', { works: `${library.quoted(work.title)} (${work.publisher}, ${work.year})` }))
  return draft.finish('authored', lines, { about })
}

function mistake(draft: ReplyDraft): Reply {
  const { phrase } = draft.library
  const [{ text: title } = { text: '' }] = phrase.contact
  return draft.finish('small-talk', [draft.wording('mistake', phrase.smallTalk['mistake']?.answers ?? [])], {
    sources: [{ id: 'contact', title, href: contactPath, quote: title }],
  })
}

function shorter(draft: ReplyDraft, about: string | undefined): Reply {
  const again = draft.toldAgain()
  if (again.length <= 1 && draft.context.last?.told.some((id) => id.endsWith(' summary')) !== true)
    return fromAids(draft, 'shorter', ['point', 'plain'], about)
  const isOfSummary = draft.context.last?.told.some((id) => id.endsWith(' summary')) === true
  if (isOfSummary) return fromAids(draft, 'shorter', ['point'], about)
  return draft.finish('authored', [draft.own('shorter'), ...again.slice(0, 1)], { about })
}

function repeated(draft: ReplyDraft, about: string | undefined): Reply {
  const again = draft.toldAgain()
  if (again.length === 0) return fromAids(draft, 'simpler', ['point'], about)
  draft.tell(...(draft.context.last?.told ?? []))
  return draft.finish('authored', [draft.own('again'), ...again], { about })
}

/** What was told last in the other language, where it was a study aid; else the article in plain words. */
function translated(draft: ReplyDraft, article: KnownText | undefined): Reply {
  const { knowledge, language } = draft.library
  const counterpart = article && knowledge.counterparts.get(article.key)
  if (!article || !counterpart) return draft.finish('small-talk', [draft.own('translateAsk')])
  const other = language === 'es' ? 'en' : 'es'
  const [key, field] = draft.context.last?.told.at(-1)?.split(' ') ?? []
  const told = key === article.key && field !== undefined ? counterpart.aids[field as AidField] : undefined
  const said = [told ?? counterpart.aids.plain].flat()
  const lines = said.map(({ text }): SaidLine => ({ text, emotion: feelingOf(text, other) }))
  return draft.finish('authored', lines, {
    about: article.key,
    language: other,
    sources: [
      {
        id: counterpart.id,
        title: counterpart.title,
        href: `/news-single/${counterpart.id}`,
        quote: counterpart.title,
      },
    ],
  })
}

/** The meaning of a word of what was told last: the one of the glossary that stands latest in it. */
function definition(draft: ReplyDraft, about: string | undefined): Reply {
  const { library } = draft
  const last = draft
    .toldAgain()
    .map(({ text }) => text)
    .join(' ')
  const words = comparableWords(last, library.language)
  const spans = words.flatMap((word, at) => [
    `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`,
    `${word} ${words[at + 1] ?? ''}`,
    word,
  ])
  const term = spans
    .toReversed()
    .map((span) => library.lookUp.termIn(span.trim()))
    .find((key) => key !== undefined && draft.freshOn(key).length > 0)
  const [meaning] = library.answersOn(term)
  return meaning
    ? draft.finish('authored', draft.authored(meaning), { about })
    : draft.finish('unclear', [draft.own('whichWord')])
}

/** Two subjects side by side: an answer on both, else the main point of each. */
function compared(draft: ReplyDraft, about: string | undefined, other: string | undefined): Reply {
  const both = keysOfBoth(draft, about, other)
  const across = draft.library.knowledge.answers.find(
    (one) => both.length === 2 && both.every((key) => one.about.includes(key)) && !draft.isToldAnswer(one),
  )
  if (across) return draft.finish('authored', draft.authored(across), { about })
  if (both.length < 2) {
    const comparison = nearestToLast(
      draft,
      draft.freshOn(about).filter(({ kind }) => kind === 'compare'),
    )[0]
    if (comparison) return draft.finish('authored', draft.authored(comparison), { about })
  }
  const points = both.flatMap((key) => draft.aid(draft.library.aidsOf(key), ['point', 'use']))
  if (points.length === 0) return draft.more(about)
  return draft.finish('authored', both.length === 2 ? [draft.own('compared'), ...points] : points, { about })
}

/** Which of two is better depends on what for: what each is for. */
function better(draft: ReplyDraft, about: string | undefined, other: string | undefined): Reply {
  const both = keysOfBoth(draft, about, other)
  if (both.length < 2) {
    const [comparison] = nearestToLast(
      draft,
      draft.freshOn(about).filter(({ kind }) => kind === 'compare'),
    )
    const isNear = comparison && draft.sharedWithLast(comparison.say.map(({ text }) => text).join(' ')) > 1
    if (isNear) return draft.finish('authored', [draft.own('better'), ...draft.authored(comparison)], { about })
  }
  const uses = both.flatMap((key) => draft.aid(draft.library.aidsOf(key), ['use', 'point']))
  return uses.length > 0 ? draft.finish('authored', [draft.own('better'), ...uses], { about }) : draft.more(about)
}

function keysOfBoth(draft: ReplyDraft, ...keys: (string | undefined)[]): string[] {
  return [...new Set(keys.flatMap((key) => draft.library.articleOf(key)?.key ?? []))]
}

/** What there is to read: on a subject, or three that lie apart. */
function topics(draft: ReplyDraft, act: 'recommend' | 'topics', about: string | undefined): Reply {
  const { library } = draft
  if (about !== undefined) {
    const [text, ...others] = textsOn(draft, about)
    if (text) {
      const shown = library.filmOn(about)
      const values = { title: text.title, film: shown?.title ?? '', others: titlesOf(draft, others) }
      const group = others.length > 0 ? 'texts' : shown ? 'textAndFilm' : 'text'
      const filmToo = others.length > 0 && shown ? [draft.own('filmToo', values)] : []
      return draft.finish('authored', [draft.own(group, values), ...filmToo], {
        about: text.key,
        sources: [text, ...others, ...(shown ? [shown] : [])].map((one) => library.pageOf(one)),
        offered: [text, ...others].map(({ key }) => key),
      })
    }
  }
  const chosen = draft.three()
  const [a = '', b = '', c = ''] = chosen.map(({ title }) => title)
  const line = draft.wording(
    'topics',
    act === 'topics' ? library.phrase.acts.subjects : (library.phrase.smallTalk['topics']?.answers ?? []),
    { a, b, c },
  )
  const why = act === 'recommend' ? draft.aid(library.aidsOf(chosen[0]?.key), ['point', 'surprise', 'use']) : []
  return draft.finish('small-talk', why.length > 0 ? [line, draft.own('firstIs'), ...why] : [line], {
    suggestions: draft.waysOn(undefined).suggestions,
    sources: chosen.map((one) => library.pageOf(one)),
    offered: chosen.map(({ key }) => key),
  })
}

/** The articles on a subject: those that the reader's words name, else the one that tells of a text. */
function textsOn(draft: ReplyDraft, about: string): KnownText[] {
  const { library } = draft
  const found = library.lookUp.articlesOn(draft.message)
  const first = library.articleOf(about)
  const keys = found.length > 0 ? found : first ? [first.key] : []
  return keys.flatMap((key) => library.text(key) ?? [])
}

function titlesOf(draft: ReplyDraft, texts: readonly KnownText[]): string {
  return texts.map(({ title }) => draft.library.quoted(title)).join(draft.library.language === 'es' ? ' y ' : ' and ')
}

function newest(draft: ReplyDraft): Reply {
  const list = draft.library.articles
    .toSorted((a, b) => (b.article?.published ?? '').localeCompare(a.article?.published ?? ''))
    .slice(0, 3)
  const [a = '', b = '', c = ''] = list.map(({ title }) => title)
  return draft.finish('small-talk', [draft.own('newest', { a, b, c })], {
    sources: list.map((one) => draft.library.pageOf(one)),
    suggestions: list.flatMap(({ key }) => draft.questionsOn(key).slice(0, 1)),
    offered: list.map(({ key }) => key),
  })
}

/** The film on a subject; where there is none, that is said, and three others are named. */
function film(draft: ReplyDraft, about: string | undefined): Reply {
  const { library } = draft
  const shown = library.filmOn(about)
  if (shown) return draft.showFilm(shown)
  const list = draft.threeFilms()
  const [a = '', b = '', c = ''] = list.map(({ title }) => title)
  const from = list.flatMap(({ key, sentences: [first] }) => (first ? [{ text: key, sentence: first.text }] : []))
  const line =
    about === undefined
      ? draft.wording('film', library.phrase.smallTalk['film']?.answers ?? [], { a, b, c })
      : draft.own('noFilm', { title: library.titleOf(library.articleOf(about)?.key ?? about), a, b, c })
  return draft.finish('film', [{ ...line, from }], { offered: list.map(({ key }) => key) })
}
