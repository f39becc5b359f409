import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate'
import { and, assign, enqueueActions, fromPromise, not, sendTo, setup, stateIn } from 'xstate'
import type { BridgeCommand } from '../avatar/bridge.machine.ts'
import type { Language } from '../i18n/language.ts'
import type { TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import { talkLimits } from '../contract/talk-limits.ts'
import type { Conversation, Message, MessageKind } from './conversation.ts'
import { chatHistory } from './conversation.ts'
import type { PanelSubject } from './panel-subject.ts'
import { hasPanel, isTranslation, isSameSubject, opensByItself, pageOf, speaks, summaryOf } from './panel-subject.ts'
import { plainText } from './plain-text.ts'
import { TalkFailure } from './talk-failure.ts'
import { utteranceMachine } from './utterance.machine.ts'
import type { UtteranceReport } from './utterance.machine.ts'

export interface PanelInput {
  language: Language
  subject: PanelSubject
  /** Whether the panel is open from the start; without it the subject decides. */
  startOpen?: boolean
  /** An earlier conversation of this tab may come by `restore`: the panel waits for it before it says anything. */
  isRestoring?: boolean
}

export type PanelEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** The reader sends a message. */
  | { type: 'ask'; text: string }
  /** The reader asks to hear what is blocked. */
  | { type: 'listen' }
  /** The reader silences Zed. */
  | { type: 'stop' }
  | { type: 'page.changed'; subject: PanelSubject }
  | { type: 'language.changed'; language: Language }
  /** Something is typed and not sent; `cleared` when the field is empty again. */
  | { type: 'draft.typed' }
  | { type: 'draft.cleared' }
  /** A reply that comes from outside, by the global API. */
  | { type: 'say'; reply: TalkReply }
  /** The conversation that this tab has had before it was loaded anew. */
  | { type: 'restore'; conversation: Conversation }
  /** There is nothing to be restored. */
  | { type: 'restore.nothing' }
  /** The bridge runs: from now on it can speak, or say that it cannot. */
  | { type: 'bridge.available' }
  /** The bridge has broken down: from now on there is text only. */
  | { type: 'bridge.lost' }
  | UtteranceReport

type UtteranceActor = ActorRefFrom<typeof utteranceMachine>

export interface PanelContext {
  language: Language
  subject: PanelSubject
  /** Whether the panel is open from the start. */
  opens: boolean
  /** Everything that the panel shows, oldest first. */
  messages: Message[]
  /** What Zed says, or is about to say. */
  utterance: UtteranceActor | null
  /** What Zed will say after the summary. */
  invitation: UtteranceActor | null
  /** Counts messages and utterances, so that no id comes twice. */
  count: number
  /** Whether an earlier conversation of this tab is being looked for. */
  isRestoring: boolean
}

/** The system's bridge. What is told to one that has broken down comes back, and is not heard. */
const bridge = ({ system }: { system: { get: (systemId: string) => unknown } }) =>
  system.get('bridge') as ActorRef<Snapshot<unknown>, BridgeCommand>

/** `visible`: shown. `loading`: input and button disabled. `blocked`: sound waits for a gesture. `speaking`: can be stopped. */
export type PanelTag = 'visible' | 'loading' | 'blocked' | 'speaking'
type UtteranceTag = Exclude<PanelTag, 'visible'>

/** The body of a request of this kind, from what the panel knows. */
function requestBody(kind: MessageKind, { language, subject, messages }: PanelContext): TalkRequest {
  const summaryText = plainText(summaryOf(subject), talkLimits.summaryText)
  switch (kind) {
    case 'greeting':
      return { lang: language }
    case 'summary':
      return { audioUrl: subject.kind === 'article' ? subject.audioUrl : '', summaryText, lang: language }
    case 'invitation':
      return { summaryText, lang: language }
    case 'chat':
      return {
        history: chatHistory(messages),
        lang: language,
        ...(subject.kind === 'article' && { articleId: subject.id }),
      }
  }
}

/** What the console says of a failed request (specification §8). */
export function failureMessage(kind: MessageKind, error: unknown): string {
  const isIncomplete = error instanceof TalkFailure && error.kind === 'incomplete'
  return isIncomplete ? 'Reply missing audio, emotionEvents or duration' : `Failed ${kind} request`
}

function withMessage(context: PanelContext, message: Omit<Message, 'id'>): Pick<PanelContext, 'messages' | 'count'> {
  const count = context.count + 1
  return { count, messages: [...context.messages, { id: `message-${count}`, ...message }] }
}

/** The messages with the summary's text brought up to date: it is the article's, not a part of the history. */
function withSummary(messages: Message[], text: string): Message[] {
  return messages.flatMap((message) => {
    if (message.kind !== 'summary') return [message]
    return text === '' ? [] : [{ ...message, content: text }]
  })
}

/** What a reply brings beside its words. */
const extrasOf = ({ sources, suggestions, help }: TalkReply): Partial<Message> => ({ sources, suggestions, help })

function withLast(messages: readonly Message[], change: Partial<Message>): Message[] {
  return messages.map((message, at) => (at === messages.length - 1 ? { ...message, ...change } : message))
}

/** The last message with one more sentence; its sources carry their part of the whole. */
function withSentence({ messages }: PanelContext, { text, sources = [] }: TalkReply): Message[] {
  const last = messages.at(-1)
  if (!last) return messages
  const start = last.content.length + 1
  const moved = sources.map((source) => ({ ...source, from: (source.from ?? 0) + start, to: (source.to ?? 0) + start }))
  return withLast(messages, { content: `${last.content} ${text}`, sources: [...(last.sources ?? []), ...moved] })
}

type Report<Type> = Extract<UtteranceReport, { type: Type }>

const keyOf = (actor: UtteranceActor | null) => actor?.getSnapshot().context.key

/** Whether Zed's utterances are of this kind now. */
export function hasTag({ utterance, invitation }: PanelContext, tag: UtteranceTag): boolean {
  return [utterance, invitation].some((actor) => actor?.getSnapshot().hasTag(tag))
}

const isInviting = ({ invitation }: PanelContext) =>
  invitation !== null && !['requesting', 'queued'].includes(String(invitation.getSnapshot().value))

/** Types, actions, guards and times of the panel machine. Times are in ms. */
export const panelSetup = setup({
  types: {
    context: {} as PanelContext,
    events: {} as PanelEvent,
    input: {} as PanelInput,
    tags: {} as PanelTag,
  },
  actors: {
    utterance: utteranceMachine,
    /** Hides the canvas and gives it back to the page's body, at once when started: subscribers hear of it after. */
    returnCanvas: fromPromise<void>(() => Promise.reject(new Error('returnCanvas must be provided'))),
  },
  actions: {
    log: (_, { message, error }: { message: string; error: unknown }) => console.error(message, error),
    /** A fresh conversation: on an article it starts with the summary's text. */
    begin: assign(({ context }) => {
      const fresh = { ...context, messages: [] }
      const content = summaryOf(context.subject)
      const first = content === '' ? fresh : withMessage(fresh, { kind: 'summary', role: 'assistant', content })
      return { messages: first.messages, count: first.count }
    }),
    clearHistory: assign({ messages: [], isRestoring: false }),
    /** Where the panel chats because an earlier conversation was restored, it is that one. */
    takeConversation: assign((_, { event }: { event: { type: string } }) => {
      if (event.type !== 'restore') return {}
      const { messages, count } = (event as Extract<PanelEvent, { type: 'restore' }>).conversation
      return { messages, count, isRestoring: false }
    }),
    forgetRestoring: assign({ isRestoring: false }),
    askForBridge: sendTo(bridge, { type: 'announce' }),
    wakeBridge: sendTo(bridge, { type: 'engine.wake' }),
    suspendBridge: sendTo(bridge, { type: 'engine.suspend' }),
    allowSound: sendTo(bridge, { type: 'gesture' }),
    /** Begins an utterance: asks for it, or says what is there already. */
    utter: assign(({ context, spawn }, { kind, reply }: { kind: MessageKind; reply?: TalkReply }) => {
      const id = kind === 'invitation' ? 'invitation' : 'utterance'
      const count = context.count + 1
      const summary = kind === 'summary' ? context.messages.find((message) => message.kind === kind) : undefined
      const actor = spawn('utterance', {
        ...{ id, syncSnapshot: true },
        input: {
          key: `utterance-${count}`,
          kind,
          messageId: summary?.id ?? `message-${count}`,
          body: requestBody(kind, context),
          reply,
          // What follows something that still sounds waits for its end.
          isHeld: context.utterance !== null,
        },
      })
      return id === 'invitation' ? { count, invitation: actor } : { count, utterance: actor }
    }),
    /** Whatever sounds or is asked for, also what came through the global API. */
    silence: enqueueActions(({ context: { utterance, invitation }, enqueue, system }) => {
      const said = [utterance, invitation].filter((actor) => actor !== null)
      for (const actor of said) enqueue.sendTo(actor, { type: 'stop' })
      enqueue.sendTo(bridge({ system }), { type: 'silence' })
      for (const actor of said) enqueue.stopChild(actor)
      enqueue.assign({ utterance: null, invitation: null })
    }),
    /** An utterance that is over; what waits for its end has its turn. */
    letGo: enqueueActions(({ context: { utterance, invitation }, enqueue }, { key }: { key: string }) => {
      const isInvitation = keyOf(invitation) === key
      const over = isInvitation ? invitation : utterance
      if (over) enqueue.stopChild(over)
      if (invitation && !isInvitation) enqueue.sendTo(invitation, { type: 'turn' })
      enqueue.assign(isInvitation ? { invitation: null } : { utterance: null })
    }),
    tellBridgeLost: enqueueActions(({ context: { utterance, invitation }, enqueue }) => {
      for (const actor of [utterance, invitation]) if (actor) enqueue.sendTo(actor, { type: 'bridge.lost' })
    }),
    /** A change within an utterance is one of the panel's view: who watches the panel looks again. */
    lookAgain: assign({}),
    /** The reader's message, made acceptable to the contract. */
    addQuestion: assign(({ context }, { text }: { text: string }) =>
      withMessage(context, { kind: 'chat', role: 'user', content: plainText(text, talkLimits.message) }),
    ),
    /** Shows a reply's text. A summary's text is shown already. */
    showReply: assign(({ context }, { kind, messageId, reply }: Report<'reply.came'>) => {
      const { text: content } = reply
      if (content.trim() === '' || context.messages.some(({ id }) => id === messageId)) return {}
      const message = { id: messageId, kind, role: 'assistant' as const, content, ...extrasOf(reply) }
      return { messages: [...context.messages, message] }
    }),
    showSentence: assign(({ context }, { reply }: { reply: TalkReply }) => ({
      messages: withSentence(context, reply),
    })),
    /** The whole answer: its sentences have been shown, what closes it has not. */
    showWhole: assign(({ context }, { reply }: { reply: TalkReply }) => {
      const { text: content } = reply
      return content.trim() === '' ? {} : { messages: withLast(context.messages, { content, ...extrasOf(reply) }) }
    }),
    /** Shows the text that came without a voice, if there is any, and that Zed does not say it. */
    showText: assign(({ context }, { kind, error, isHeard }: Report<'reply.failed'>) => {
      if (!(error instanceof TalkFailure) || error.text === '') return {}
      const unvoiced = { content: error.text, isUnvoiced: true as const, ...error.extras }
      if (isHeard) return { messages: withLast(context.messages, unvoiced) }
      if (kind !== 'summary') return withMessage(context, { kind, role: 'assistant', ...unvoiced })
      return {
        messages: context.messages.map((one) => (one.kind === kind ? { ...one, isUnvoiced: true as const } : one)),
      }
    }),
    /** Where a greeting is asked for, nothing else has been said. */
    forgetGreeting: assign({ messages: [] }),
    setSubject: assign((_, { subject }: { subject: PanelSubject }) => ({ subject })),
    /** The same article in its other language: everything said stays, the summary is shown in the new language. */
    setTranslation: assign(({ context }, { subject }: { subject: PanelSubject }) => ({
      subject,
      messages: withSummary(context.messages, summaryOf(subject)),
    })),
    setLanguage: assign((_, { language }: { language: Language }) => ({ language })),
  },
  guards: {
    opens: ({ context }) => context.opens,
    hasPanel: ({ context }) => hasPanel(context.subject),
    hasSummary: ({ context }) => summaryOf(context.subject) !== '',
    isSameSubject: ({ context }, { subject }: { subject: PanelSubject }) => isSameSubject(context.subject, subject),
    isTranslation: ({ context }, { subject }: { subject: PanelSubject }) => isTranslation(context.subject, subject),
    opensByItself: (_, { subject }: { subject: PanelSubject }) => opensByItself(subject),
    isTranslationOfSummary: ({ context }, { subject }: { subject: PanelSubject }) =>
      isTranslation(context.subject, subject) && !isInviting(context),
    isSettled: ({ context }) => speaks(context.subject, context.language) && summaryOf(context.subject) !== '',
    isSameLanguage: ({ context }, { language }: { language: Language }) => context.language === language,
    subjectSpeaksLanguage: ({ context }) => speaks(context.subject, context.language),
    isRestoring: ({ context }) => context.isRestoring,
    isOfThisPage: ({ context: { subject } }, { conversation }: { conversation: Conversation }) =>
      conversation.page === pageOf(subject),
    /** The report is of an utterance that is still wanted. */
    isOurs: ({ context: { utterance, invitation } }, { key }: { key: string }) =>
      keyOf(utterance) === key || keyOf(invitation) === key,
    /** The report is of what is said now, not of the invitation that follows. */
    isUtterance: ({ context }, { key }: { key: string }) => keyOf(context.utterance) === key,
    /** A message that may be sent now: it says something, and nothing is loading. */
    isQuestion: ({ context }, { text }: { text: string }) =>
      plainText(text, talkLimits.message) !== '' && !hasTag(context, 'loading'),
    isRequesting: ({ context }) => context.utterance?.getSnapshot().matches('requesting') === true,
    isHeard: ({ context }) => hasTag(context, 'speaking'),
    /** The invitation is being said, or about to be. */
    isInviting: ({ context }) => isInviting(context),
    isInvitationDue: and([
      stateIn('#panel.open.invitation-scheduled.waiting.time.due'),
      not(stateIn('#panel.open.invitation-scheduled.waiting.draft.typing')),
    ]),
  },
  delays: {
    /** Specification §9: invitation scheduled 5 s before the summary ends. */
    invitationDue: ({ event }) => (event.type === 'utterance.started' ? Math.max(0, event.duration * 1000 - 5000) : 0),
    /** What is typed and left for so long holds nothing back any more. */
    draftPause: 5000,
    /** An earlier conversation that never comes. */
    restoreTimeout: 5000,
    /** How long a summary waits for its article in the new language. */
    translationTimeout: 5000,
    returnTimeout: 1000,
  },
})
