import type { ConversationContext } from './conversation.machine.ts'
import type { QuestionLookUp } from './look-up.ts'

/** Keys of the texts that a conversation has told something of. */
export function textsTold({ told }: ConversationContext, lookUp: QuestionLookUp): Set<string> {
  return new Set(
    told.flatMap((id) => {
      const [key = ''] = lookUp.answerOf(id)?.about ?? id.split(' ', 1)
      return key
    }),
  )
}
