import * as v from 'valibot'
import { ReplyExtrasSchema } from '../contract/talk-reply.ts'
import { islandHydratedEvent } from '../runtime/hydrated.ts'
import type { PanelActor } from './assistant-context.ts'
import { conversationKey } from './conversation.ts'
import type { Conversation } from './conversation.ts'
import { pageOf } from './panel-subject.ts'

const MessageSchema = v.object({
  id: v.string(),
  kind: v.picklist(['greeting', 'summary', 'invitation', 'chat']),
  role: v.picklist(['user', 'assistant']),
  content: v.string(),
  isUnvoiced: v.optional(v.literal(true)),
  isFailure: v.optional(v.literal(true)),
  ...v.partial(ReplyExtrasSchema).entries,
})

const ConversationSchema = v.object({
  page: v.string(),
  messages: v.array(MessageSchema),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

function recall(): Conversation | null {
  try {
    const parsed = v.safeParse(ConversationSchema, JSON.parse(sessionStorage.getItem(conversationKey) ?? 'null'))
    return parsed.success ? (parsed.output as Conversation) : null
  } catch {
    return null
  }
}

/** Waits for hydration: an earlier change of the panel's state would re-render everything on the client. */
async function mayBeTold(panel: PanelActor): Promise<void> {
  while (panel.getSnapshot().context.isRestoring) {
    const drawn = document.querySelector('[data-zed-panel]')
    if (!drawn?.closest('[data-dehydrated]')) return
    await new Promise((resolve) => addEventListener(islandHydratedEvent, resolve, { once: true }))
  }
}

export async function restoreConversation(panel: PanelActor): Promise<void> {
  await mayBeTold(panel)
  const { isRestoring, subject } = panel.getSnapshot().context
  // The reader has decided meanwhile, for example by closing the panel.
  if (!isRestoring) return
  const conversation = recall()
  // Another page's is as good as none: the panel, which refuses it, would go on waiting.
  const isOfThisPage = conversation?.page === pageOf(subject)
  panel.send(conversation && isOfThisPage ? { type: 'restore', conversation } : { type: 'restore.nothing' })
}

/** Stores the conversation for the tab's lifetime. Ignores storage errors. Returns a cleanup function. */
export function keepConversation(panel: PanelActor): () => void {
  let kept: Conversation['messages'] | undefined
  function keep({ context: { messages, count, subject } }: ReturnType<PanelActor['getSnapshot']>): void {
    if (messages === kept) return
    kept = messages
    try {
      if (messages.every(({ role }) => role === 'assistant')) sessionStorage.removeItem(conversationKey)
      else sessionStorage.setItem(conversationKey, JSON.stringify({ page: pageOf(subject), messages, count }))
    } catch (error) {
      console.warn('The conversation could not be kept', error)
    }
  }
  keep(panel.getSnapshot())
  const { unsubscribe } = panel.subscribe(keep)
  return unsubscribe
}
