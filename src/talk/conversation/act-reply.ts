import type { AuthoredAnswer } from '../../content/answers.ts'
import { comparableWords } from '../finding/features.ts'
import type { KnownText } from '../knowledge.ts'
import type { Act } from './acts.ts'
import { better, compared } from './compare-reply.ts'
import type { ReplyPlan } from './conversation.machine.ts'
import { homework } from './homework-reply.ts'
import { formOfLast } from './last-answer.ts'
import { isForChild } from './plain-request.ts'
import { measureIn } from './measure.ts'
import { summaryIn } from './measured-reply.ts'
import { recap } from './recap-reply.ts'
import { wantsFact, wordAsked } from './request-on-told.ts'
import type { SaidLine } from '../said-lines.ts'
import { film, newest, topics } from './offer-reply.ts'
import type { ActWords, AidField, Reply, ReplyDraft } from './reply-draft.ts'
import { mistake } from './mistake-reply.ts'
import { articlesOnTheme } from './themes.ts'
import { translated } from './translate-reply.ts'
import { evidence, quotation, sources } from './source-reply.ts'

type ActPlan = Extract<ReplyPlan, { kind: 'act' }>

/** Forms of the last answer of each act, in the order in which repeated requests get them. */
const formsOf = { simpler: ['plain', 'example'], example: ['example'], shorter: ['plain'] } as const
/** Study aids of each act, in the order in which repeated requests get them. */
const fieldsOf = {
  point: ['point'],
  simpler: ['plain', 'example', 'point'],
  example: ['example', 'use'],
  use: ['use', 'example'],
  surprise: ['surprise'],
  unknown: ['unknown'],
} as const satisfies Partial<Record<Act, readonly AidField[]>>

/** What an act tells, or several of one text, one behind the other. */
export function actReply(draft: ReplyDraft, plan: ActPlan): Reply {
  const first = oneAct(draft, plan)
  const others = (plan.also ?? []).map((act) => oneAct(draft, { ...plan, act }))
  if (others.length === 0) return first
  const all = [first, ...others]
  const cited = all.flatMap(({ answer }) => answer.sources ?? [])
  return {
    ...first,
    answer: {
      ...first.answer,
      lines: all.flatMap(({ answer }) => answer.lines),
      ...(cited.length > 0 && { sources: cited }),
    },
  }
}

function oneAct(draft: ReplyDraft, plan: ActPlan): Reply {
  const { act, about, other } = plan
  const { library } = draft
  const article = library.articleOf(about)
  switch (act) {
    case 'summarise':
      return summary(draft, article, about)
    case 'surprise':
      return about === undefined || articlesOnTheme(draft.message, library.language, library.articles)
        ? anySurprise(draft)
        : fromAids(draft, act, ['surprise'], about)
    case 'simpler':
      return (
        (isForChild(draft.message, library.language) ? forChild(draft, about) : undefined) ??
        fromLast(draft, act, about) ??
        fromAids(draft, act, fieldsOf[act], about)
      )
    case 'example':
      return (
        (wantsNumbers(draft) ? inNumbers(draft, about) : undefined) ??
        fromLast(draft, act, about) ??
        fromAids(draft, act, fieldsOf[act], about)
      )
    case 'point':
    case 'use':
    case 'unknown':
      return fromAids(draft, act, fieldsOf[act], about)
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
    case 'disbelief': {
      const lines = quotation(draft, act, article, about)
      return lines.length > 0 ? draft.finish('authored', lines, { about }) : draft.more(about)
    }
    case 'wrong':
      return mistake(draft, article, about)
    case 'shorter':
      return shorter(draft, about)
    case 'recap':
      return recap(draft, about) ?? summary(draft, article, about)
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
      return topics(draft, act, about, plan.asked)
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
  const aids = draft.library.aidsOf(article.key)
  const measure = measureIn(draft.message, draft.library.language)
  if (aids && measure) {
    draft.tell(`${article.key} ${measure.sentences === 1 ? 'point' : 'plain'}`)
    return draft.finish('authored', draft.carried(summaryIn(draft, aids, measure)), { about: article.key })
  }
  if (draft.context.last?.told.includes(`${article.key} summary`))
    return fromAids(draft, 'simpler', ['plain', 'point'], about)
  const lines = draft.summaryOf(article.key)
  // A brief text has no summary.
  if (lines.length === 0) return fromAids(draft, 'point', ['plain', 'point'], about)
  draft.tell(`${article.key} summary`)
  const lead = article.key === draft.open ? [] : [draft.own('summaryOf', { title: article.title })]
  return draft.finish('authored', [...lead, ...lines], { about: article.key })
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

/** What was told last, else the text, in the simplest words and with a picture from daily life; undefined where both were told. */
function forChild(draft: ReplyDraft, about: string | undefined): Reply | undefined {
  const aids = draft.library.aidsOf(about)
  const easy = formOfLast(draft, ['plain'], about)
  const ofLast = easy.length > 0 ? formOfLast(draft, ['example'], about) : []
  const isPictured = !aids || draft.isTold(`${aids.about} example`)
  const ofText = ofLast.length > 0 || isPictured ? [] : draft.aid(aids, ['example']).slice(0, 1)
  const words = easy.length > 0 || !aids || draft.isTold(`${aids.about} plain`) ? easy : draft.aid(aids, ['plain'])
  const lines = [...words, ...ofLast, ...ofText]
  if (lines.length === 0) return undefined
  return draft.finish('authored', [draft.own('simpler'), ...lines], { about: aids?.about ?? about })
}

const namesNumbers = /\b(?:n[uú]meros?|cifras|numbers?|figures|digits|sums?|cuentas)\b/iu
const wantsNumbers = ({ message }: ReplyDraft): boolean => namesNumbers.test(message)

/** The example of a text that counts, and speaks most of what was told last; undefined where none does. */
function inNumbers(draft: ReplyDraft, about: string | undefined): Reply | undefined {
  const { library } = draft
  const aids = library.aidsOf(about)
  const ofAnswers = library
    .answersOn(about)
    .flatMap(({ ask, example }) => (example ? [{ ask: ask[0] ?? '', example }] : []))
  const ofText = (aids?.example ?? []).map((example) => ({ ask: '', example }))
  const counting = [...ofText, ...ofAnswers].filter(
    ({ example: { text } }) => (text.match(/\d+/g)?.length ?? 0) >= fewestNumbers,
  )
  const share = ({ ask, example }: (typeof counting)[number]) =>
    draft.sharedWithLast([ask, example.text, ...example.from.map(({ sentence }) => sentence)].join(' '))
  const [best] = counting.toSorted((one, two) => share(two) - share(one))
  return best && draft.finish('authored', [draft.own('example'), ...draft.carried([best.example])], { about })
}

/** Fewer are no calculation. */
const fewestNumbers = 2

/** What was told last in another form; undefined where it has none that was not told yet. */
function fromLast(draft: ReplyDraft, act: keyof typeof formsOf, about: string | undefined): Reply | undefined {
  const lines = formOfLast(draft, formsOf[act], about)
  return lines.length > 0 ? draft.finish('authored', [draft.own(act), ...lines], { about }) : undefined
}

/**
 * Returns the reason for or the mechanism of what was told last: its own, else an answer of the same text that wasn't
 * told yet.
 */
function reasonOrWay(draft: ReplyDraft, kind: 'why' | 'how', about: string | undefined): Reply {
  const ofKind = draft.freshOn(about).filter((one) => one.kind === kind)
  const asked = askedOfLast(draft, kind, ofKind)
  const own = kind === 'why' || !asked ? formOfLast(draft, ['because'], about) : []
  if (own.length > 0) return draft.finish('authored', own, { about })
  const next = asked ?? draft.nearestToLast(ofKind)[0]
  return next ? draft.finish('authored', draft.authored(next), { about }) : draft.more(about)
}

/** The answer to `why` or `how` put before the last question. */
function askedOfLast(
  { context, library, open }: ReplyDraft,
  kind: 'why' | 'how',
  ofKind: readonly AuthoredAnswer[],
): AuthoredAnswer | undefined {
  const { last } = context
  if (!last || ofKind.length === 0) return undefined
  const question = `${askingWord[library.language][kind]} ${last.question}`
  const { answers } = library.lookUp.find({ question, open, last: last.about })
  return answers.map((id) => library.lookUp.answerOf(id)).find((one) => one !== undefined && ofKind.includes(one))
}

const askingWord = { es: { why: 'por qué', how: 'cómo' }, en: { why: 'why', how: 'how' } } as const

/** A surprise of an article that none was told of yet. */
function anySurprise(draft: ReplyDraft): Reply {
  const { articles: all, knowledge, language } = draft.library
  const ofTheme = articlesOnTheme(draft.message, language, all)?.filter(
    ({ key }) => key !== draft.open && key !== draft.context.last?.about,
  )
  const articles = ofTheme && ofTheme.length > 0 ? ofTheme : all
  const start = draft.seed + draft.context.told.length
  const rotated = articles.map((_, at) => articles[(start + at) % articles.length])
  const fresh = rotated.find(
    (text) => text && knowledge.studyAids.has(text.key) && !draft.isTold(`${text.key} surprise`),
  )
  const aids = knowledge.studyAids.get(fresh?.key ?? '')
  if (!aids) return draft.more(rotated[0]?.key)
  return draft.finish(
    'authored',
    [draft.own('surpriseFrom', { title: draft.library.titleOf(aids.about) }), ...draft.aid(aids, ['surprise'])],
    { about: aids.about },
  )
}

function shorter(draft: ReplyDraft, about: string | undefined): Reply {
  const { context, library, message } = draft
  const measure = measureIn(message, library.language)
  const isOfText = context.last?.told.some((id) => / (?:summary|plain|point)$/.test(id) && !library.lookUp.answerOf(id))
  const isCounted = measure?.sentences !== undefined || measure?.words !== undefined
  if (isOfText === true && isCounted) return summary(draft, library.articleOf(about), about)
  if (isOfText === true) return fromAids(draft, 'shorter', ['point', 'plain'], about)
  const again = draft.toldAgain()
  if (again.length === 0) return summary(draft, library.articleOf(about), about)
  if (wantsFact(message, library.language)) return factOf(draft, again, about)
  const isLong = again.map(({ text }) => text).join(' ')
  const short = fromLast(draft, 'shorter', about)
  const said = short?.answer.lines.at(-1)?.text ?? ''
  if (short && (isCounted || said.length < isLong.length * surelyShorter)) return short
  if (short && again.length <= 1)
    return draft.finish('authored', [draft.own('shortest'), ...short.answer.lines.slice(-1)], { about })
  if (again.length <= 1 && !isCounted) return fromAids(draft, 'shorter', ['point', 'plain'], about)
  return draft.finish('authored', [draft.own('shorter'), ...(isCounted ? again : again.slice(0, 1))], { about })
}

/** So much shorter must a short form be than what was told. */
const surelyShorter = 0.8

/** The shortest sentence of what was told that has a name or a number. */
function factOf(draft: ReplyDraft, again: readonly SaidLine[], about: string | undefined): Reply {
  const isCounted = !namesName.test(draft.message) || namesNumber.test(draft.message)
  const facts = again.filter(({ text }) => (isCounted ? /\d/ : /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u).test(text))
  const [shortest] = (facts.length > 0 ? facts : again).toSorted((one, two) => one.text.length - two.text.length)
  draft.tell(...(draft.context.last?.told ?? []))
  return shortest ? draft.finish('authored', [shortest], { about }) : draft.more(about)
}

const namesName = /\b(?:names?|nombres?|who|quién|quien)\b/iu
const namesNumber =
  /\b(?:numbers?|figures?|dates?|years?|time|price|amount|números?|numeros?|cifras?|fechas?|años?|hora|tiempo|precio|cantidad)\b/iu

function repeated(draft: ReplyDraft, about: string | undefined): Reply {
  const again = draft.toldAgain()
  if (again.length === 0) return fromAids(draft, 'simpler', ['point'], about)
  draft.tell(...(draft.context.last?.told ?? []))
  return draft.finish('authored', [draft.own('again'), ...again], { about })
}

function definition(draft: ReplyDraft, about: string | undefined): Reply {
  const { library } = draft
  const last = draft
    .toldAgain()
    .map(({ text }) => text)
    .join(' ')
  const asked = wordAsked(draft.message, library.language)
  const words = comparableWords(asked ?? last, library.language)
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
  if (!meaning && asked !== undefined) {
    const easier = fromLast(draft, 'simpler', about)
    if (easier) return easier
  }
  return meaning
    ? draft.finish('authored', draft.authored(meaning), { about })
    : draft.finish('unclear', [draft.own('whichWord')])
}
