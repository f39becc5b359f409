import type { AuthoredAnswer } from '../../content/answers.ts'
import type { CarriedSentence, StudyAids } from '../../content/study-aids.ts'
import type { Source } from '../../contract/talk-reply.ts'
import type { Language } from '../../i18n/language.ts'
import { caringLines } from '../care/caring-words.ts'
import type { Helpline } from '../care/helplines.ts'
import type { ChatAnswer } from '../chat.ts'
import { feelingOf } from '../feeling.ts'
import { comparableWords } from '../finding/features.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'
import { neededEvidence } from '../needed-evidence.ts'
import { fill, phrases, pick, type Line } from '../phrases.ts'
import { hashOf } from '../text-hash.ts'
import { linesOf, type SaidLine } from '../said-lines.ts'
import type { Act } from './acts.ts'
import type { ConversationContext, LookUp, ReplyPlan } from './conversation.machine.ts'
import type { QuestionLookUp } from './look-up.ts'

/** A reply, and what of it the conversation remembers. */
export interface Reply {
  answer: ChatAnswer
  /** Key of the text that it told of. */
  about?: string | undefined
  told: string[]
  /** Keys of the texts that it offers, in their order. */
  offered?: string[] | undefined
  /** Which wording of each group was used. */
  wordings: Record<string, number>
}

/** What a reply is made beside. */
export interface ReplyCircumstances {
  message: string
  context: ConversationContext
  /** Key of the article that is open. */
  open?: string | undefined
}

/** Where a reader can go on: what fills `{a}`, `{b}` and `{c}` of a line, and questions; `isHere`: on the same text. */
interface WaysOn {
  values: Record<'a' | 'b' | 'c', string>
  suggestions: string[]
  isHere: boolean
}

/** Where readers report errors. */
const contactPath = '/contact'
/** Titles of neighbours are of one subject: the three that are named lie so far apart. */
const stride = 5
const mostSuggestions = 3
/** Words of a summary that are told. */
const summaryWords = 75
/** Sentences of a film that stand for all of it. */
const filmSentences = 3
/** Works of an article that are named aloud. */
const namedSources = 2

type Field = 'point' | 'plain' | 'example' | 'use' | 'surprise' | 'unknown'
/** The study aids that an act tells, each after the one before it was told. */
const fieldsOf: Partial<Record<Act, readonly Field[]>> = {
  point: ['point'],
  simpler: ['plain', 'example', 'point'],
  example: ['example', 'use'],
  use: ['use', 'example'],
  surprise: ['surprise'],
  unknown: ['unknown'],
}

/** Finds the words of replies: `fresh` tells of wordings that are not used twice running. */
export function createReplier(knowledge: Knowledge, lookUp: QuestionLookUp, helplines: readonly Helpline[]) {
  const { language, texts, answers, studyAids } = knowledge
  const phrase = phrases[language]
  const textOf = new Map(texts.map((text) => [text.key, text]))
  const articles = texts.filter(({ kind }) => kind === 'article')
  const films = texts.filter(({ kind }) => kind === 'film')
  const answersOf = new Map<string, AuthoredAnswer[]>()
  for (const one of answers) {
    const [key = ''] = one.about
    answersOf.set(key, [...(answersOf.get(key) ?? []), one])
  }

  return function reply(plan: ReplyPlan, { message, context, open }: ReplyCircumstances): Reply {
    const seed = hashOf(message)
    const wordings: Record<string, number> = {}
    const told: string[] = []

    /** A wording of a group, never the one that was used last. */
    function wording(group: string, lines: readonly Line[], values: Readonly<Record<string, string>> = {}): SaidLine {
      const last = wordings[group] ?? context.wordings[group]
      const place = seed % lines.length
      const chosen = place === last ? (place + 1) % lines.length : place
      wordings[group] = chosen
      return fill(pick(lines, chosen), values)
    }

    const own = (group: keyof typeof phrase.acts, values: Readonly<Record<string, string>> = {}): SaidLine =>
      wording(group, phrase.acts[group] ?? [], values)

    function authored(answer: AuthoredAnswer, isToTheWord = false): SaidLine[] {
      told.push(lookUp.idOf(answer))
      return linesOf(answer, language, isToTheWord)
    }

    function carried(sentences: readonly CarriedSentence[]): SaidLine[] {
      return sentences.map(({ text, from }) => ({
        text,
        emotion: feelingOf(text, language),
        from: neededEvidence(text, from, language),
      }))
    }

    const isTold = (id: string) => context.told.includes(id) || told.includes(id)
    const isToldAnswer = (answer: AuthoredAnswer) => isTold(lookUp.idOf(answer))
    const titleOf = (key: string) => textOf.get(key)?.title ?? ''

    /** A study aid of an article, the first of some fields that was not told yet; all told, the first again. */
    function aid(aids: StudyAids | undefined, fields: readonly Field[]): SaidLine[] {
      if (!aids) return []
      const nameOf = (field: Field) => `${aids.about} ${field}`
      const fresh = fields.find((one) => !isTold(nameOf(one)))
      const field = fresh ?? fields.find((one) => context.last?.told.includes(nameOf(one)) !== true)
      if (field === undefined) return []
      told.push(`${aids.about} ${field}`)
      return carried([aids[field]].flat())
    }

    /** What was told last, once more. */
    function toldAgain(): SaidLine[] {
      return (context.last?.told ?? []).flatMap((id) => {
        const answer = lookUp.answerOf(id)
        if (answer) return linesOf(answer, language)
        const [key = '', field = ''] = id.split(' ')
        const aids = studyAids.get(key)
        if (!aids) return []
        if (field === 'summary') return summaryOf(key)
        return field in aids ? carried([aids[field as Field]].flat()) : []
      })
    }

    function summaryOf(key: string): SaidLine[] {
      const { summary = [] } = textOf.get(key)?.article ?? {}
      const from = studyAids.get(key)?.point.from
      let words = 0
      const short = summary.filter((sentence) => (words += sentence.split(' ').length) <= summaryWords)
      return short.map((text, at) => ({ text, emotion: feelingOf(text, language), ...(at === 0 && from && { from }) }))
    }

    /** Questions on a text that were not told yet, the best first. */
    function questionsOn(key: string | undefined): string[] {
      const list = (answersOf.get(key ?? '') ?? []).filter((one) => !isToldAnswer(one))
      return list
        .toSorted((a, b) => Number(b.best) - Number(a.best))
        .slice(0, mostSuggestions)
        .map(({ ask: [question = ''] }) => question)
    }

    /** Where a reader can go on: three titles, or questions on the open article; and questions to ask. */
    function waysOn(about = open): WaysOn {
      const questions = questionsOn(about)
      if (about !== undefined && questions.length === mostSuggestions) {
        const [a = '', b = '', c = ''] = questions
        return { values: { a, b, c }, suggestions: questions, isHere: true }
      }
      const chosen = three()
      const [a = '', b = '', c = ''] = chosen.map(({ title }) => title)
      return {
        values: { a, b, c },
        suggestions: chosen.flatMap(({ key }) => questionsOn(key).slice(0, 1)),
        isHere: false,
      }
    }

    function finish(
      kind: ChatAnswer['kind'],
      lines: SaidLine[],
      extras: Partial<Pick<ChatAnswer, 'suggestions' | 'sources' | 'help' | 'concern' | 'language'>> & {
        about?: string | undefined
      } = {},
    ): Reply {
      const { about, suggestions = questionsOn(about ?? context.subject ?? open), ...rest } = extras
      const filled = suggestions.length > 0 ? suggestions : waysOn().suggestions
      return {
        answer: { kind, lines, suggestions: filled, ...rest },
        about,
        told,
        wordings,
      }
    }

    function act({ act: name, about, other }: Extract<ReplyPlan, { kind: 'act' }>): Reply {
      const article = articleOf(about)
      const aids = article && studyAids.get(article.key)
      const fields = fieldsOf[name]
      switch (name) {
        case 'summarise': {
          if (!article) return toldByItself(about)
          if (context.last?.told.includes(`${article.key} summary`))
            return fromAids('simpler', aids, ['plain', 'point'], about)
          told.push(`${article.key} summary`)
          const lead = article.key === open ? [] : [own('summaryOf', { title: article.title })]
          return finish('authored', [...lead, ...summaryOf(article.key)], { about: article.key })
        }
        case 'surprise':
          return about === undefined ? anySurprise() : fromAids(name, aids, ['surprise'], about)
        case 'point':
        case 'simpler':
        case 'example':
        case 'use':
        case 'unknown':
          return fromAids(name, aids, fields ?? [], about)
        case 'more':
          return more(about)
        case 'why':
        case 'how':
          return ofKind(name, about)
        case 'homework':
          return homework(article, aids)
        case 'author':
          return article
            ? finish('authored', [own('author', { title: article.title, desk: article.article?.desk ?? '' })], {
                about: article.key,
              })
            : more(about)
        case 'date':
          return article
            ? finish(
                'authored',
                [own('date', { title: article.title, date: dayIn(article.article?.published ?? '') })],
                { about: article.key },
              )
            : more(about)
        case 'source':
        case 'evidence':
          return sources(name, article, about)
        case 'sure':
        case 'disbelief':
          return quotation(name, article, about)
        case 'wrong':
          return finish('small-talk', [wording('mistake', phrase.smallTalk['mistake']?.answers ?? [])], {
            sources: [contact()],
          })
        case 'shorter': {
          const again = toldAgain()
          if (again.length > 1)
            return finish('authored', [...(context.last ? [own('shorter')] : []), ...again.slice(0, 1)], { about })
          return fromAids('shorter', aids, ['point', 'plain'], about)
        }
        case 'repeat': {
          const again = toldAgain()
          if (again.length === 0) return fromAids('simpler', aids, ['point'], about)
          told.push(...(context.last?.told ?? []))
          return finish('authored', [own('again'), ...again], { about })
        }
        case 'translate':
          return translated(article)
        case 'define':
          return definition(about)
        case 'compare':
          return compared(about, other)
        case 'recommend':
        case 'topics':
          return topics(name, about)
        case 'new':
          return newest()
        case 'film':
          return filmReply(about)
        case 'quiz':
          return more(about)
      }
    }

    function fromAids(
      group: Act,
      aids: StudyAids | undefined,
      fields: readonly Field[],
      about: string | undefined,
    ): Reply {
      const lines = aid(aids, fields)
      if (lines.length === 0) return more(about)
      const lead =
        aids && aids.about !== context.last?.about && aids.about !== open
          ? [own('about', { title: titleOf(aids.about) })]
          : []
      return finish('authored', [...lead, ...leadOf(group), ...lines], { about: aids?.about })
    }

    /** What a film says, where no article tells of its subject. */
    function toldByItself(about: string | undefined): Reply {
      const text = textOf.get(about ?? '')
      if (text?.kind !== 'film') return more(about)
      const first = text.sentences.slice(0, filmSentences)
      return finish(
        'authored',
        first.map(({ text: sentence }) => ({
          text: sentence,
          emotion: feelingOf(sentence, language),
          from: [{ text: text.key, sentence }],
        })),
        { about },
      )
    }

    const leadOf = (group: string): SaidLine[] => (group in phrase.acts ? [own(group as keyof typeof phrase.acts)] : [])

    function more(about: string | undefined): Reply {
      const list = answersOf.get(about ?? '') ?? []
      const fresh = list.filter((one) => !isToldAnswer(one))
      const isOfOne = ({ say }: AuthoredAnswer) => say.every(({ from }) => from.every(({ text }) => text === about))
      const next = fresh.find(({ best }) => best) ?? fresh.find(isOfOne) ?? fresh[0]
      if (next) return finish('authored', authored(next), { about })
      const aids = studyAids.get(articleOf(about)?.key ?? '')
      const field = (['surprise', 'unknown', 'use', 'example'] as const).find(
        (one) => aids && !isTold(`${aids.about} ${one}`),
      )
      if (aids && field) return finish('authored', aid(aids, [field]), { about })
      const { values, suggestions } = waysOn(undefined)
      return finish('unknown', [wording('noMore', phrase.noMore, values)], { suggestions })
    }

    /** The reason or the way of what was told: of its text, what answers such a question and was not told yet. */
    function ofKind(kind: 'why' | 'how', about: string | undefined): Reply {
      const list = (answersOf.get(about ?? '') ?? []).filter((one) => one.kind === kind && !isToldAnswer(one))
      const before = new Set(
        comparableWords(
          `${context.last?.question ?? ''} ${toldAgain()
            .map(({ text }) => text)
            .join(' ')}`,
          language,
        ),
      )
      const shared = ({ ask: [question = ''], say }: AuthoredAnswer) =>
        comparableWords(`${question} ${say.map(({ text }) => text).join(' ')}`, language).filter(
          (word) => word.length > 3 && before.has(word),
        ).length
      const [next] = list.toSorted((a, b) => shared(b) - shared(a))
      return next ? finish('authored', authored(next), { about }) : more(about)
    }

    function anySurprise(): Reply {
      const start = seed + context.told.length
      const rotated = articles.map((_, at) => articles[(start + at) % articles.length])
      const fresh = rotated.find((text) => text && studyAids.has(text.key) && !isTold(`${text.key} surprise`))
      const aids = studyAids.get(fresh?.key ?? '')
      if (!aids) return more(rotated[0]?.key)
      return finish(
        'authored',
        [wording('surprise', phrase.smallTalk['surprise']?.answers ?? []), ...aid(aids, ['surprise'])],
        { about: aids.about },
      )
    }

    function homework(article: KnownText | undefined, aids: StudyAids | undefined): Reply {
      if (!article) return finish('unclear', [own('homeworkAsk')])
      const isAgain = isTold(`${article.key} point`)
      const fresh = (answersOf.get(article.key) ?? []).filter((one) => !isToldAnswer(one))
      const best = fresh.toSorted((one, two) => Number(two.best) - Number(one.best)).slice(0, isAgain ? 3 : 2)
      if (isAgain)
        return finish(
          'authored',
          best.flatMap((one) => authored(one, true).slice(0, 1)),
          { about: article.key },
        )
      const points = [...aid(aids, ['point']), ...best.flatMap((one) => authored(one, true).slice(0, 1))]
      const [first] = article.article?.sources ?? []
      const named = first
        ? [own('homeworkSource', { title: first.title, publisher: first.publisher, year: String(first.year) })]
        : []
      return finish('authored', [own('homework'), ...points, ...named, own('homeworkNext')], { about: article.key })
    }

    function sources(name: 'source' | 'evidence', article: KnownText | undefined, about: string | undefined): Reply {
      const works = article?.article?.sources.slice(0, namedSources) ?? []
      const text = textOf.get(about ?? '') ?? article
      if (!text) return more(about)
      const evidence = (context.last?.told ?? [])
        .flatMap((id) => lookUp.answerOf(id)?.say.flatMap(({ from }) => from) ?? [])
        .slice(0, 1)
      const from = evidence.length > 0 ? evidence : (studyAids.get(article?.key ?? '')?.point.from ?? [])
      const named = works.map(({ title, publisher, year }) => `${quoted(title, language)} (${publisher}, ${year})`)
      const list = named.join(language === 'es' ? ' y ' : ' and ')
      const lines: SaidLine[] = [{ ...own(name, { title: text.title }), from }]
      if (list !== '') lines.push(own('works', { works: list }))
      return finish('authored', lines, { about })
    }

    function quotation(name: 'sure' | 'disbelief', article: KnownText | undefined, about: string | undefined): Reply {
      const evidence = (context.last?.told ?? []).flatMap(
        (id) => lookUp.answerOf(id)?.say.flatMap(({ from }) => from) ?? [],
      )
      const carrying = evidence.length > 0 ? evidence : (studyAids.get(article?.key ?? '')?.point.from ?? [])
      const [first] = carrying.toSorted((one, two) => two.sentence.length - one.sentence.length)
      if (!first) return more(about)
      const lines: SaidLine[] = [
        own(name),
        { ...own('quotation', { title: titleOf(first.text), sentence: first.sentence }), from: [first] },
      ]
      const [work] = article?.article?.sources ?? []
      if (work) lines.push(own('works', { works: `${quoted(work.title, language)} (${work.publisher}, ${work.year})` }))
      return finish('authored', lines, { about })
    }

    function translated(article: KnownText | undefined): Reply {
      const counterpart = article && knowledge.counterparts.get(article.key)
      if (!article || !counterpart) return finish('small-talk', [own('translateAsk')])
      const other = language === 'es' ? 'en' : 'es'
      const lines = counterpart.plain.map((text): SaidLine => ({ text, emotion: feelingOf(text, other) }))
      return finish('authored', lines, {
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
    function definition(about: string | undefined): Reply {
      const last = toldAgain()
        .map(({ text }) => text)
        .join(' ')
      const words = comparableWords(last, language)
      const spans = words.flatMap((word, at) => [
        `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`,
        `${word} ${words[at + 1] ?? ''}`,
        word,
      ])
      const term = spans
        .toReversed()
        .map((span) => lookUp.termIn(span.trim()))
        .find((key) => key !== undefined && !(answersOf.get(key) ?? []).every(isToldAnswer))
      const [meaning] = answersOf.get(term ?? '') ?? []
      return meaning ? finish('authored', authored(meaning), { about }) : finish('unclear', [own('whichWord')])
    }

    function compared(about: string | undefined, other: string | undefined): Reply {
      const both = [about, other].filter((key) => key !== undefined)
      const across = answers.find((one) => both.length === 2 && both.every((key) => one.about.includes(key ?? '')))
      if (across) return finish('authored', authored(across), { about })
      const comparison = (answersOf.get(about ?? '') ?? []).find((one) => one.kind === 'compare' && !isToldAnswer(one))
      if (comparison && both.length < 2) return finish('authored', authored(comparison), { about })
      const points = both.flatMap((key) => aid(studyAids.get(articleOf(key)?.key ?? ''), ['point']))
      return points.length > 0 ? finish('authored', points, { about }) : more(about)
    }

    function topics(name: 'recommend' | 'topics', about: string | undefined): Reply {
      if (about !== undefined) {
        const text = articleOf(about)
        const film = filmOn(about)
        if (text) {
          const values = { title: text.title, film: film?.title ?? '' }
          return finish('authored', [own(film ? 'textAndFilm' : 'text', values)], {
            about: text.key,
            sources: [pageOf(text), ...(film ? [pageOf(film)] : [])],
          })
        }
      }
      const { suggestions } = waysOn(undefined)
      const chosen = three()
      const [a = '', b = '', c = ''] = chosen.map(({ title }) => title)
      const line = wording(
        'topics',
        name === 'topics' ? (phrase.acts['subjects'] ?? []) : (phrase.smallTalk['topics']?.answers ?? []),
        { a, b, c },
      )
      return { ...finish('small-talk', [line], { suggestions, sources: chosen.map(pageOf) }), offered: keysOf(chosen) }
    }

    function three(): KnownText[] {
      const start = seed + context.told.length
      return [0, 1, 2].flatMap((step) => articles[(start + step * stride) % articles.length] ?? [])
    }

    function newest(): Reply {
      const list = articles
        .toSorted((a, b) => (b.article?.published ?? '').localeCompare(a.article?.published ?? ''))
        .slice(0, 3)
      const [a = '', b = '', c = ''] = list.map(({ title }) => title)
      return {
        ...finish('small-talk', [own('newest', { a, b, c })], {
          sources: list.map(pageOf),
          suggestions: list.flatMap(({ key }) => questionsOn(key).slice(0, 1)),
        }),
        offered: keysOf(list),
      }
    }

    function filmReply(about: string | undefined): Reply {
      const film =
        about === undefined ? undefined : textOf.get(about)?.kind === 'film' ? textOf.get(about) : filmOn(about)
      if (film) return shownFilm(film)
      const list = [0, 1, 2].flatMap((step) => films[(seed + step * stride) % films.length] ?? [])
      const [a = '', b = '', c = ''] = list.map(({ title }) => title)
      const from = list.flatMap(({ key, sentences: [first] }) => (first ? [{ text: key, sentence: first.text }] : []))
      return finish('film', [{ ...wording('film', phrase.smallTalk['film']?.answers ?? [], { a, b, c }), from }])
    }

    function shownFilm(film: KnownText): Reply {
      const from = film.sentences.slice(0, 1).map(({ text }) => ({ text: film.key, sentence: text }))
      return finish('film', [{ ...wording('videoInstead', phrase.videoInstead, { title: film.title }), from }], {
        about: film.key,
      })
    }

    /** The film that speaks most of an article's subject. */
    function filmOn(key: string): KnownText | undefined {
      const about = textOf.get(key)
      const film = about && lookUp.filmOn(about.subject)
      return film === undefined ? undefined : textOf.get(film)
    }

    function found(lookUps: readonly LookUp[]): Reply {
      const [first] = lookUps
      if (lookUps.length > 1) {
        const lines = lookUps.flatMap(({ answers: [id] }) => {
          const answer = lookUp.answerOf(id ?? '')
          return answer && !told.includes(id ?? '') ? authored(answer) : []
        })
        return finish('authored', lines, { about: lookUps.at(-1)?.about })
      }
      if (!first || first.certainty === 'none') return nothing()
      const { certainty, about, answers: ids } = first
      const list = ids.flatMap((id) => lookUp.answerOf(id) ?? [])
      if (certainty === 'film') {
        const film = textOf.get(about ?? '')
        return film ? shownFilm(film) : nothing()
      }
      // What was said a moment ago is not said again: another of the text stands in.
      const justTold = (answer: AuthoredAnswer) => context.last?.told.includes(lookUp.idOf(answer)) === true
      const [best] = list
      const answer = best && justTold(best) ? list.find((one) => !justTold(one)) : best
      if (certainty === 'gist') {
        const lines = answer ? authored(answer) : aid(studyAids.get(about ?? ''), ['plain', 'surprise'])
        const lead = answer
          ? wording('near', phrase.near)
          : wording('gist', phrase.gist, { title: titleOf(about ?? '') })
        return finish('gist', [lead, ...lines], { about })
      }
      if (!answer) return more(about)
      const isToTheWord = answer.ask.some((question) => sameWords(question, message))
      const lead = certainty === 'near' ? [wording('near', phrase.near)] : []
      return finish(certainty === 'near' ? 'near' : 'authored', [...lead, ...authored(answer, isToTheWord)], { about })
    }

    const sameWords = (one: string, two: string) =>
      comparableWords(one, language).join(' ') === comparableWords(two, language).join(' ')

    function nothing(): Reply {
      const { values, suggestions, isHere } = waysOn(open ?? context.subject)
      return finish('unknown', [wording('unknown', isHere ? phrase.unknownHere : phrase.unknown, values)], {
        suggestions,
      })
    }

    function quizQuestion(about: string, at: number, lead: SaidLine[]): Reply {
      const question = studyAids.get(about)?.quiz[at]
      if (!question) return more(about)
      const [a = '', b = '', c = ''] = question.choices
      return finish('authored', [...lead, { text: question.ask, emotion: 'curious' }, own('choices', { a, b, c })], {
        about,
        suggestions: question.choices,
      })
    }

    function quizVerdict(about: string, at: number, choice: number): Reply {
      const aids = studyAids.get(about)
      const question = aids?.quiz[at]
      if (!aids || !question) return more(about)
      const isRight = choice === question.right
      const verdict = own(isRight ? 'right' : choice === 0 ? 'itIs' : 'notRight', {
        choice: question.choices[question.right - 1] ?? '',
      })
      const lines = [verdict, ...carried([question.why])]
      if (at + 1 < aids.quiz.length) return quizQuestion(about, at + 1, lines)
      const score = own('score', { right: String(context.quiz?.right ?? 0), all: String(aids.quiz.length) })
      return finish('authored', [...lines, score], { about })
    }

    function contact(): Source {
      const [{ text: title } = { text: '' }] = phrase.contact
      return { id: 'contact', title, href: contactPath, quote: title }
    }

    function social(name: string): Reply {
      const known = phrase.smallTalk[name] ?? phrase.smallTalk['chat']
      const { values, suggestions } = waysOn(context.subject ?? open)
      if (!known) return finish('unclear', [wording('unclear', phrase.unclear)], { suggestions })
      return finish('small-talk', [wording(name, known.answers, values)], { suggestions })
    }

    function planned(): Reply {
      switch (plan.kind) {
        case 'care': {
          const { lines, help } = caringLines(
            plan.reading,
            { turn: plan.turn, followUp: plan.followUp, region: plan.region, seed },
            language,
            helplines,
          )
          return { answer: { kind: 'care', lines, help, concern: plan.reading.kind }, told: [], wordings }
        }
        case 'act':
          return act(plan)
        case 'social':
          return social(plan.name)
        case 'answer':
          return found(plan.lookUps)
        case 'quiz-question':
          return quizQuestion(plan.about, plan.at, [own('quiz', { title: titleOf(plan.about) })])
        case 'quiz-again':
          return quizQuestion(plan.about, plan.at, [own('quizAgain')])
        case 'quiz-verdict':
          return quizVerdict(plan.about, plan.at, plan.choice)
        case 'ask-back':
        case 'nothing':
          return finish('unclear', [wording('unclear', phrase.unclear)], { suggestions: waysOn().suggestions })
      }
    }

    const given = asAct(planned(), plan)
    if (!context.isAfterCare) return given
    const still = wording('stillHere', phrase.stillHere)
    return { ...given, wordings, answer: { ...given.answer, lines: [still, ...given.answer.lines] } }
  }

  function articleOf(key: string | undefined): KnownText | undefined {
    return textOf.get(lookUp.articleOf(key) ?? '')
  }

  function pageOf({ id, title, href }: KnownText): Source {
    return { id, title, href, quote: title }
  }

  function dayIn(day: string): string {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  }
}

/** What an act tells is no answer to a question: a language model leaves it as it is. */
function asAct(given: Reply, plan: ReplyPlan): Reply {
  const isAct = plan.kind !== 'answer' && !(plan.kind === 'act' && plan.act === 'more')
  return isAct && given.answer.kind === 'authored' ? { ...given, answer: { ...given.answer, kind: 'act' } } : given
}

const keysOf = (list: readonly KnownText[]) => list.map(({ key }) => key)

const quoted = (title: string, language: Language) => (language === 'es' ? `«${title}»` : `“${title}”`)
