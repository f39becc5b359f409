import type { AuthoredAnswer } from '../../content/answers.ts'
import { withoutVerdict, type SaidLine } from '../said-lines.ts'
import { numberIn } from './homework-reply.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'

/** Points of a recap: where no number is said, and at most. */
const points = { usual: 3, most: 5 } as const

/** What was told so far, one point an answer; where fewer were told than wanted, what goes on from them. Undefined where none was. */
export function recap(draft: ReplyDraft, about: string | undefined): Reply | undefined {
  const { context, library, message } = draft
  const wanted = Math.min(points.most, numberIn(message) ?? points.usual)
  const told = context.told.flatMap((id) => library.lookUp.answerOf(id) ?? [])
  const last = [...new Set(told)].slice(-wanted)
  if (last.length === 0) return undefined
  const further = draft.nearestToLast(draft.freshOn(about)).slice(0, wanted - last.length)
  const lines = [...last, ...further].map((answer, at) => {
    draft.tell(library.lookUp.idOf(answer))
    const [line] = inShort(draft, answer)
    return line ? [{ ...line, text: `${at + 1}. ${line.text}` }] : []
  })
  return draft.finish('authored', [draft.own('recap'), ...lines.flat()], { about })
}

function inShort(draft: ReplyDraft, { plain, say }: AuthoredAnswer): SaidLine[] {
  const [sentence] = plain ? [plain] : say
  return sentence ? draft.carried([{ ...sentence, text: withoutVerdict(sentence.text) }]) : []
}
