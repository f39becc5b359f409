import type { AnswerForm, AuthoredAnswer } from '../../content/answers.ts'
import { withoutVerdict, type SaidLine } from '../said-lines.ts'
import { meansArticle } from './acts.ts'
import type { ReplyDraft } from './reply-draft.ts'
import { answersVerdict } from './verdict.ts'

/** The authored answers that a reader asks on from; none where the whole article is meant, or something else was told. */
function lastAnswers({ context, library, message, open }: ReplyDraft, about: string | undefined): AuthoredAnswer[] {
  const { last } = context
  if (!last || last.about !== about || (about === open && meansArticle(message, library.language))) return []
  return [...new Set(last.told.flatMap((id) => library.lookUp.answerOf(id) ?? []))]
}

/** Tells the first of some forms of the last answers that was not told yet; nothing where none is written. */
export function formOfLast(draft: ReplyDraft, forms: readonly AnswerForm[], about: string | undefined): SaidLine[] {
  const answers = lastAnswers(draft, about)
  const { library, context } = draft
  for (const form of forms) {
    const written = answers.flatMap((answer) => {
      const sentence = answer[form]
      const id = `${library.lookUp.idOf(answer)} ${form}`
      return sentence && !draft.isTold(id) ? [{ answer, sentence, id }] : []
    })
    if (written.length === 0) continue
    draft.tell(...written.map(({ id }) => id))
    return written.flatMap(({ answer, sentence }) => {
      const hasVerdict = answersVerdict(context.last?.question ?? '', answer, library.language)
      return draft.carried([hasVerdict ? sentence : { ...sentence, text: withoutVerdict(sentence.text) }])
    })
  }
  return []
}
