import type { KnownText } from '../knowledge.ts'
import type { SaidLine } from '../said-lines.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'
import { textsTold } from './texts-told.ts'
import { asksForAnother, textWishes, wantsAlike, wantsLight, type TextWishes } from './text-wishes.ts'
import { articlesOnTheme, isThemeAlone, themeLikeness } from './themes.ts'

/** Recommends texts: on a subject, or three different ones. `asked`: the subject in the reader's words. */
export function topics(
  draft: ReplyDraft,
  act: 'recommend' | 'topics',
  about: string | undefined,
  asked: string | undefined,
): Reply {
  const { library } = draft
  const another = asksForAnother(draft.message, library.language) ? anotherText(draft, asked) : undefined
  if (another) return another
  const wishes = textWishes(draft.message, library.language)
  if (wishes && asked === undefined) return asWished(draft, wishes)
  const ofTheme = articlesOnTheme(draft.message, library.language, library.articles)
  const isOfField = asked === undefined || about === undefined || isThemeAlone(asked, library.language)
  if (ofTheme && ofTheme.length > 0 && isOfField) return fromTheme(draft, 'theme', ofTheme, asked)
  if (about !== undefined) {
    const [text, ...others] = textsOn(draft, about, asked)
    if (text) {
      const shown = library.filmOn(about)
      const values = {
        title: text.title,
        film: shown?.title ?? '',
        others: library.listed(others.map(({ title }) => library.quoted(title))),
      }
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
  if (asked !== undefined)
    return draft.finish('small-talk', [draft.own('noText', { subject: asked, a, b, c })], {
      suggestions: draft.waysOn(undefined).suggestions,
      sources: chosen.map((one) => library.pageOf(one)),
      offered: chosen.map(({ key }) => key),
    })
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

/** Up to three articles of the field that is named, or like the text that is spoken of; undefined where nothing says which. */
function anotherText(draft: ReplyDraft, asked: string | undefined): Reply | undefined {
  const { context, library, message, open } = draft
  const { language, articles, lookUp } = library
  const here = library.articleOf(context.last?.about ?? context.subject ?? open)
  const isAlike = wantsAlike(message, language)
  const ofTheme = articlesOnTheme(message, language, articles)
  const named = asked === undefined ? [] : lookUp.articlesOn(asked)
  const fitting =
    ofTheme ?? (named.length > 0 ? articles.filter(({ key }) => named.includes(key)) : isAlike ? articles : [])
  if (fitting.length === 0) return undefined
  const wanted = fresh(draft, fitting)
  if (wanted.length === 0) return allNamed(draft, fitting)
  const near = (one: KnownText) => (here ? themeLikeness(here, one, language, articles) : 0)
  const byName = ({ key }: KnownText) => Number(named.includes(key))
  const nearest = wanted.toSorted((one, two) => byName(two) - byName(one) || near(two) - near(one))
  const chosen = nearest.slice(0, mostOfTheme)
  const sorted = wantsLight(message, language) ? chosen.toSorted((one, two) => lettersOf(one) - lettersOf(two)) : chosen
  return draft.finish('small-talk', tasted(draft, sorted), offering(draft, sorted))
}

const lettersOf = ({ sentences }: KnownText): number => sentences.reduce((sum, { text }) => sum + text.length, 0)

/** Some titles, and what the first of them tells. */
function tasted(draft: ReplyDraft, chosen: readonly KnownText[]): SaidLine[] {
  const taste = draft.aid(draft.library.aidsOf(chosen[0]?.key), ['point', 'surprise', 'use'])
  return [draft.own('wished', listOf(draft, chosen)), ...(taste.length > 0 ? [draft.own('firstIs'), ...taste] : [])]
}

/** Up to three articles as they were wished for: short, not read yet, not about something. */
function asWished(draft: ReplyDraft, { not, isShort }: TextWishes): Reply {
  const { library } = draft
  const { language, articles, lookUp } = library
  const excluded = new Set(
    not === undefined
      ? []
      : [
          ...(articlesOnTheme(not, language, articles) ?? []).map(({ key }) => key),
          ...lookUp.articlesOn(not),
          ...lookUp.articlesTitledBy(not),
        ],
  )
  const ofTheme = not === undefined ? articlesOnTheme(draft.message, language, articles) : undefined
  const wanted = fresh(draft, ofTheme ?? articles).filter(({ key }) => !excluded.has(key))
  const start = draft.seed % Math.max(1, wanted.length)
  const rotated = [...wanted.slice(start), ...wanted.slice(0, start)]
  const chosen = (isShort ? wanted.toSorted((one, two) => lettersOf(one) - lettersOf(two)) : rotated).slice(
    0,
    mostOfTheme,
  )
  const [first] = chosen
  if (!first) return allNamed(draft, articles)
  return draft.finish('small-talk', tasted(draft, chosen), offering(draft, chosen))
}

/** The articles that were not spoken of or offered yet, and are not open. */
function fresh(draft: ReplyDraft, articles: readonly KnownText[]): KnownText[] {
  const { context, library, open } = draft
  // What is asked for now may already be the subject.
  const known = [
    open,
    context.last?.about,
    context.previous,
    ...(context.named ?? []),
    ...textsTold(context, library.lookUp),
  ]
  const keys = new Set(known.flatMap((key) => [key, library.articleOf(key)?.key]))
  return articles.filter(({ key }) => !keys.has(key))
}

/** Where all that there is was named already: which it is, and others. */
function allNamed(draft: ReplyDraft, articles: readonly KnownText[]): Reply {
  const others = fresh(draft, draft.three())
  const chosen = others.length > 0 ? others : draft.three()
  const [only] = articles
  const values = { title: only?.title ?? '', ...listOf(draft, chosen) }
  return draft.finish('small-talk', [draft.own('onlyThat', values)], offering(draft, chosen))
}

/** The first title, and the rest behind it in quotation marks. */
function listOf({ library }: ReplyDraft, chosen: readonly KnownText[]): { a: string; rest: string } {
  const [, ...others] = chosen.map(({ title }) => library.quoted(title))
  const rest =
    others.length === 0
      ? ''
      : others.length === 1
        ? `${and[library.language]}${others[0]}`
        : `, ${others[0]}${and[library.language]}${others[1]}`
  return { a: chosen[0]?.title ?? '', rest }
}

function offering(draft: ReplyDraft, chosen: readonly KnownText[]) {
  return {
    sources: chosen.map((one) => draft.library.pageOf(one)),
    suggestions: chosen.flatMap(({ key }) => draft.questionsOn(key).slice(0, 1)),
    offered: chosen.map(({ key }) => key),
  }
}

/** Up to three articles of a field, those first that were not spoken of. */
export function fromTheme(
  draft: ReplyDraft,
  group: 'theme' | 'homeworkWhich',
  articles: readonly KnownText[],
  asked?: string,
): Reply {
  const wanted = fresh(draft, articles)
  const isOpen = ({ key }: KnownText) => key === draft.open || key === draft.context.last?.about
  const all = group === 'theme' ? wanted : articles.filter((one) => !isOpen(one))
  if (all.length === 0) return allNamed(draft, articles)
  const start = draft.seed % all.length
  const named = new Set(asked === undefined ? [] : draft.library.lookUp.articlesOn(asked))
  // Those first that speak of it by name.
  const chosen = [...all.slice(start), ...all.slice(0, start)]
    .toSorted((one, two) => Number(named.has(two.key)) - Number(named.has(one.key)))
    .slice(0, mostOfTheme)
  return draft.finish(
    group === 'theme' ? 'authored' : 'unclear',
    [
      draft.own(group, listOf(draft, chosen)),
      ...(group === 'theme' && chosen.length > 1 ? [draft.own('firstIs')] : []),
      ...(group === 'theme' ? draft.aid(draft.library.aidsOf(chosen[0]?.key), ['point', 'surprise', 'use']) : []),
    ],
    offering(draft, chosen),
  )
}

const mostOfTheme = 3
const and = { es: ' y ', en: ' and ' } as const

/** The articles on a subject: those that the reader's words name, else the one that tells of a text. */
function textsOn(draft: ReplyDraft, about: string, asked = draft.message): KnownText[] {
  const { library } = draft
  const found = library.lookUp.articlesOn(asked)
  const first = library.articleOf(about)
  const isOther = ({ key }: KnownText) => key !== draft.open && key !== draft.context.last?.about
  const titled = library.lookUp.articlesTitledBy(asked).filter((key) => key !== first?.key)
  const keys = found.length > 0 ? found : first ? [first.key, ...titled].slice(0, mostOfTheme) : []
  const texts = keys.flatMap((key) => library.text(key) ?? [])
  const unnamed = fresh(draft, texts)
  return unnamed.length > 0 ? unnamed : texts.some(isOther) ? texts.filter(isOther) : texts
}

export function newest(draft: ReplyDraft): Reply {
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

export function film(draft: ReplyDraft, about: string | undefined): Reply {
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
