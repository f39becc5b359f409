import type { AuthoredAnswer } from '../../content/answers.ts'
import { linesOf, spokenText, standsAlone, type SaidLine } from '../said-lines.ts'
import { plain } from '../terms.ts'
import type { LookUp } from './conversation.machine.ts'
import type { Missing } from './missing-facts.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'

/** That something was not found, by what it is. */
export function missingLine(draft: ReplyDraft, { kind, named = '' }: Missing): SaidLine {
  return draft.wording(`missing ${kind}`, draft.library.phrase.missing[kind], { named })
}

/** That what was asked for was not found; what is nearest, said to be something else; and questions that are answered. */
export function lacking(draft: ReplyDraft, { answers, about, certainty }: LookUp, missing: Missing): Reply {
  const { phrase, lookUp, language } = draft.library
  const lead = missingLine(draft, missing)
  const known = answers.flatMap((id) => lookUp.answerOf(id) ?? [])
  const [nearest] = withNearest.has(missing.kind) && certainty !== 'gist' ? known : []
  const isOfName = missing.kind === 'brandName'
  const lines = nearest && !draft.isToldAnswer(nearest) ? linesOf(nearest, language) : []
  const [line] = lines
  const isTold =
    nearest !== undefined &&
    line !== undefined &&
    standsAlone(line.text, language) &&
    (isOfName || speaksOfRest(draft, nearest, missing))
  if (isTold) draft.tell(lookUp.idOf(nearest))
  const toNearest = isOfName ? 'unnamed' : 'nearest'
  const near = isTold ? [draft.wording(toNearest, phrase.missing[toNearest]), ...(isOfName ? lines : [line])] : []
  const { values, suggestions, isHere } = draft.waysOn(about, known)
  const next = isHere ? [draft.wording('leadOn', phrase.missing.leadOn, values)] : []
  const isOfText = certainty === 'sure' || certainty === 'near' || isTold
  return draft.finish('unknown', [lead, ...near, ...next], { suggestions, ...(isOfText && { about }) })
}

/** Whether an answer speaks of what else was asked than what is missing. */
function speaksOfRest({ library: { lookUp }, message }: ReplyDraft, answer: AuthoredAnswer, { named = '' }: Missing) {
  const rest = plain(message).replace(plain(named), '')
  const shared = lookUp.sharedTerms(rest, [...answer.ask, spokenText(answer)].join(' '))
  return shared > 0 && shared >= lookUp.sharedTerms(rest, rest) * leastOfRest
}

/** A nearest answer has so much of what else was asked. */
const leastOfRest = 0.5

/** What is missing where the nearest answer speaks of the same all the same. */
const withNearest: ReadonlySet<Missing['kind']> = new Set<Missing['kind']>([
  'year',
  'thing',
  'brandName',
  'who',
  'when',
])
