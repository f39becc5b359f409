import type { KnownText } from '../knowledge.ts'
import { spokenText, type SaidLine } from '../said-lines.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'

const namedSources = 2

export function sources(
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
  const list = library.listed(named)
  const lines: SaidLine[] = [...known, { ...draft.own(act, { title: text.title }), from }]
  if (list !== '') lines.push(draft.own('works', { works: list }))
  return draft.finish('authored', lines, { about })
}

function lastEvidence({ context, library }: ReplyDraft) {
  return (context.last?.told ?? []).flatMap((id) => library.lookUp.answerOf(id)?.say.flatMap(({ from }) => from) ?? [])
}

/** Explains the evidence: experiments or measurements if an answer tells them, and the sources. */
export function evidence(draft: ReplyDraft, article: KnownText | undefined, about: string | undefined): Reply {
  const tells = measures[draft.library.language]
  const [first] = draft.nearestToLast(
    draft.freshOn(about).filter(({ say }) => say.some(({ text }) => tells.test(text))),
  )
  const isNear = first && draft.sharedWithLast(spokenText(first)) > 0
  const known = isNear ? draft.authored(first).filter(({ text }) => tells.test(text)) : []
  return sources(draft, 'evidence', known, article, about)
}

const measures = {
  es: /\b(experimentos?|ensayos?|estudios?|midi(?:ó|eron)|se midió|medir|probaron|comparó|compararon|observaron|pesaron|contaron|voluntari[oa]s|investigadores)\b/iu,
  en: /\b(experiments?|trials?|stud(?:y|ies)|measured|measuring|tested|compared|observed|weighed|counted|volunteers|researchers)\b/iu,
} as const

/** Quotes the source sentence of what was told last. */
export function quotation(
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
