import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate'
import { and, assign, enqueueActions, fromPromise, not, sendTo, setup, stateIn } from 'xstate'
import type { BridgeCommand } from '../avatar/bridge.machine.ts'
import type { Language } from '../i18n/language.ts'
import type { TalkReply } from '../contract/talk-reply.ts'
import { talkLimits } from '../contract/talk-limits.ts'
import type { Conversation, Message, MessageKind } from './conversation.ts'
import {
  extrasOf,
  repeatable,
  requestBody,
  withFailure,
  withLast,
  withMessage,
  withoutFailure,
  withoutSummary,
  withSentence,
  withSummary,
} from './panel-messages.ts'
import type { Failure, Said, Utterable } from './panel-messages.ts'
import type { PanelSubject } from './panel-subject.ts'
import { hasPanel, isTranslation, isSameSubject, opensByItself, pageOf, speaks, summaryOf } from './panel-subject.ts'
import { plainText } from './plain-text.ts'
import { TalkFailure } from './talk-failure.ts'
import { utteranceMachine } from './utterance.machine.ts'
import type { UtteranceReport, UtteranceTag } from './utterance.machine.ts'

export interface PanelInput {
  language: Language
  subject: PanelSubject
  /** Whether the panel is open from the start; without it the subject decides. */
  startOpen?: boolean
  /** An earlier conversation of this tab may come by `restore`: the panel waits for it before it says anything. */
  isRestoring?: boolean
  /** Whether a page may open the panel: not, where the reader has closed it in this visit. True by default. */
  opensByItself?: boolean
}

export type PanelEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** The reader sends a message. */
  | { type: 'ask'; text: string }
  /** The reader asks to hear what is blocked, or to go on with what is paused. */
  | { type: 'listen' }
  /** The reader silences Zed; what is being asked for is given up. */
  | { type: 'stop' }
  /** The sound is to stand still until `listen`; what is only asked for is given up. Also told when the page is left. */
  | { type: 'pause' }
  /** The reader wants to hear a message, or the last thing that Zed has said, from its start. */
  | { type: 'again'; messageId?: string }
  /** The reader has the request made again that failed. */
  | { type: 'retry' }
  /** What the reader has chosen in this visit, as it was kept: by `closed` the panel does not open by itself, and closes if it has. */
  | { type: 'choice.closed' }
  | { type: 'choice.opened' }
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
  /** Whether a page may open the panel: the reader's last choice in this visit. */
  mayOpenByItself: boolean
  /** By the ids of messages, what Zed has said of them and can say again. */
  said: Said
  /** What is said next in the state `loading`. */
  next: Utterable
  /** The last request that failed, until something else is asked for. */
  failure: Failure | null
  /** How much (seconds) of the summary was still to be heard when its sound began last. */
  soundLeft: number
}

/** The system's bridge. What is told to one that has broken down comes back, and is not heard. */
const bridge = ({ system }: { system: { get: (systemId: string) => unknown } }) =>
  system.get('bridge') as ActorRef<Snapshot<unknown>, BridgeCommand>

/** `visible`: shown. The others are those of what Zed says. */
export type PanelTag = 'visible' | UtteranceTag

type Report<Type> = Extract<UtteranceReport, { type: Type }>

const keyOf = (actor: UtteranceActor | null) => actor?.getSnapshot().context.key

/** Whether Zed's utterances are of this kind now. */
export function hasTag({ utterance, invitation }: PanelContext, tag: UtteranceTag): boolean {
  return [utterance, invitation].some((actor) => actor?.getSnapshot().hasTag(tag))
}

/** Something is asked for, and nothing sounds: a question would not be taken. */
export const isThinking = (context: PanelContext) => hasTag(context, 'thinking') && !hasTag(context, 'speaking')

const hasInvited = ({ messages }: PanelContext) =>
  messages.some(({ kind, role }) => kind === 'invitation' || role === 'user')

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
      return { messages: first.messages, count: first.count, said: {}, failure: null }
    }),
    clearHistory: assign({ messages: [], said: {}, failure: null, isRestoring: false }),
    /** Where the panel chats because an earlier conversation was restored, it is that one. */
    takeConversation: assign((_, { event }: { event: { type: string } }) => {
      if (event.type !== 'restore') return {}
      const { messages, count } = (event as Extract<PanelEvent, { type: 'restore' }>).conversation
      const last = messages.at(-1)
      const failure = last?.kind === 'chat' && last.isFailure ? { kind: last.kind, messageId: last.id } : null
      return { messages, count, failure, isRestoring: false }
    }),
    forgetRestoring: assign({ isRestoring: false }),
    requestBridgeStatus: sendTo(bridge, { type: 'announce' }),
    wakeBridge: sendTo(bridge, { type: 'engine.wake' }),
    suspendBridge: sendTo(bridge, { type: 'engine.suspend' }),
    allowSound: sendTo(bridge, { type: 'gesture' }),
    resumeSound: sendTo(bridge, { type: 'resume' }),
    pauseSound: sendTo(bridge, { type: 'pause' }),
    /** Begins an utterance: says what is known of it, or asks for it. */
    startUtterance: assign(({ context, spawn }, { kind }: { kind: MessageKind | 'next' }) => {
      const isNext = kind === 'next'
      const summary = kind === 'summary' ? context.messages.find((message) => message.kind === kind) : undefined
      const known = { kind, messageId: summary?.id, replies: summary ? context.said[summary.id] : undefined }
      const said = isNext ? context.next : { ...known, kind }
      const count = context.count + 1
      const actor = spawn('utterance', {
        id: kind === 'invitation' ? kind : 'utterance',
        syncSnapshot: true,
        input: {
          key: `utterance-${count}`,
          kind: said.kind,
          messageId: said.messageId ?? `message-${count}`,
          body: requestBody(said.kind, context),
          replies: said.replies,
          // What follows something that still sounds waits for its end.
          isQueued: context.utterance !== null,
        },
      })
      return kind === 'invitation' ? { count, invitation: actor } : { count, utterance: actor }
    }),
    /** What the state `loading` begins with. */
    plan: assign((_, next: Utterable) => ({ next })),
    planAgain: assign(({ context }, { messageId }: { messageId?: string }) => ({
      next: repeatable(context, messageId) ?? context.next,
    })),
    /** Whatever sounds or is asked for, also what came through the global API. */
    silence: enqueueActions(({ context: { utterance, invitation }, enqueue, system }) => {
      const said = [utterance, invitation].filter((actor) => actor !== null)
      for (const actor of said) enqueue.sendTo(actor, { type: 'stop' })
      enqueue.sendTo(bridge({ system }), { type: 'silence' })
      for (const actor of said) enqueue.stopChild(actor)
      enqueue.assign({ utterance: null, invitation: null })
    }),
    /** The invitation is not to be said now. */
    dropInvitation: enqueueActions(({ context: { invitation }, enqueue }) => {
      if (!invitation) return
      enqueue.sendTo(invitation, { type: 'stop' })
      enqueue.stopChild(invitation)
      enqueue.assign({ invitation: null })
    }),
    noteSoundLeft: assign((_, { left }: Report<'utterance.started'>) => ({ soundLeft: left })),
    /** A question that is given up while it is asked can be asked again. */
    noteUnanswered: assign(({ context: { messages, utterance } }) =>
      utterance?.getSnapshot().context.kind === 'chat' ? withFailure(messages, 'chat') : {},
    ),
    forgetFailure: assign(({ context: { messages, failure } }) => ({
      messages: withoutFailure(messages, failure),
      failure: null,
    })),
    /** A request that brought nothing to be shown. */
    noteFailure: assign(({ context }, { kind, error }: Report<'reply.failed'>) =>
      error instanceof TalkFailure && error.text !== '' ? {} : withFailure(context.messages, kind),
    ),
    keepClosed: assign(({ context: { subject } }) =>
      subject.kind === 'interaction' ? {} : { mayOpenByItself: false },
    ),
    keepOpened: assign({ mayOpenByItself: true }),
    /** An utterance that is over; what waits for its end has its turn. */
    releaseUtterance: enqueueActions(({ context: { utterance, invitation }, enqueue }, { key }: { key: string }) => {
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
    syncView: assign({}),
    /** The reader's message, made acceptable to the contract. */
    addQuestion: assign(({ context }, { text }: { text: string }) => ({
      failure: null,
      ...withMessage(context, { kind: 'chat', role: 'user', content: plainText(text, talkLimits.message) }),
    })),
    /** Shows a reply's text, and keeps how it is said. A summary's text is shown already. */
    showReply: assign(({ context: { messages, said } }, { kind, messageId, reply }: Report<'reply.came'>) => {
      const { text: content } = reply
      const known = { [messageId]: [reply], ...said }
      if (content.trim() === '' || messages.some(({ id }) => id === messageId)) return { said: known }
      const message = { id: messageId, kind, role: 'assistant' as const, content, ...extrasOf(reply) }
      return { messages: [...messages, message], said: known }
    }),
    showSentence: assign(({ context: { messages, said } }, { reply }: { reply: TalkReply }) => {
      const id = messages.at(-1)?.id ?? ''
      return { messages: withSentence(messages, reply), said: { ...said, [id]: [...(said[id] ?? []), reply] } }
    }),
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
    forgetGreeting: assign({ messages: [], said: {} }),
    setSubject: assign((_, { subject }: { subject: PanelSubject }) => ({ subject })),
    /** The same article in its other language: everything said stays, the summary is shown in the new language. */
    setTranslation: assign(({ context }, { subject }: { subject: PanelSubject }) => ({
      subject,
      said: withoutSummary(context),
      messages: withSummary(context.messages, summaryOf(subject)),
    })),
    setLanguage: assign(({ context }, { language }: { language: Language }) =>
      language === context.language ? {} : { language, said: withoutSummary(context) },
    ),
  },
  guards: {
    opens: ({ context }) => context.opens,
    hasPanel: ({ context }) => hasPanel(context.subject),
    hasSummary: ({ context }) => summaryOf(context.subject) !== '',
    isSameSubject: ({ context }, { subject }: { subject: PanelSubject }) => isSameSubject(context.subject, subject),
    isTranslation: ({ context }, { subject }: { subject: PanelSubject }) => isTranslation(context.subject, subject),
    opensByItself: ({ context }, { subject }: { subject: PanelSubject }) =>
      opensByItself(subject, context.mayOpenByItself),
    isOnlyPanel: ({ context }) => context.subject.kind === 'interaction',
    isTranslationOfSummary: ({ context }, { subject }: { subject: PanelSubject }) =>
      isTranslation(context.subject, subject) && !isInviting(context),
    /** The article in its other language, while its summary is paused. */
    isQuietTranslation: ({ context }, { subject }: { subject: PanelSubject }) =>
      isTranslation(context.subject, subject) && !isInviting(context) && hasTag(context, 'paused'),
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
    /** The report is of what is said now, and no invitation follows. */
    isLast: ({ context }, { key }: { key: string }) => keyOf(context.utterance) === key && hasInvited(context),
    /** A message that may be sent now: it says something, and nothing is asked for. Who speaks can be interrupted. */
    isQuestion: ({ context }, { text }: { text: string }) =>
      plainText(text, talkLimits.message) !== '' && !isThinking(context),
    isThinking: ({ context }) => isThinking(context),
    /** There is something of this kind that can be said again now; of a summary and a greeting also what is to be asked for. */
    canRepeat: ({ context }, { messageId, as }: { messageId?: string; as: 'summary' | 'greeting' | 'said' }) => {
      const found = isThinking(context) ? null : repeatable(context, messageId)
      if (as === 'said') return found !== null
      return found?.kind === as && (as === 'summary' || found.replies.length === 0)
    },
    canRetry: ({ context }, { kind }: { kind: MessageKind }) => context.failure?.kind === kind && !isThinking(context),
    hasInvited: ({ context }) => hasInvited(context),
    isRequesting: ({ context }) => context.utterance?.getSnapshot().matches('requesting') === true,
    isHeard: ({ context }) => hasTag(context, 'speaking') || hasTag(context, 'paused'),
    isPaused: ({ context }) => hasTag(context, 'paused'),
    isWaitingForReader: ({ context }) => hasTag(context, 'blocked') || hasTag(context, 'paused'),
    /** The invitation is being said, or about to be. */
    isInviting: ({ context }) => isInviting(context),
    isInvitationDue: and([
      not('hasInvited'),
      stateIn('#panel.open.invitation-scheduled.waiting.time.due'),
      not(stateIn('#panel.open.invitation-scheduled.waiting.draft.typing')),
    ]),
  },
  delays: {
    /** Specification §9: invitation scheduled 5 s before the summary ends; only time that sounds is counted. */
    invitationDue: ({ context }) => Math.max(0, context.soundLeft * 1000 - 5000),
    /** What is typed and left for so long holds nothing back any more. */
    draftPause: 5000,
    /** An earlier conversation that never comes. */
    restoreTimeout: 5000,
    /** How long a summary waits for its article in the new language. */
    translationTimeout: 5000,
    returnTimeout: 1000,
  },
})
