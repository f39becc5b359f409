import type { ActorRef, Snapshot } from 'xstate'
import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import type { BridgeCommand, SpeechEvent } from '../avatar/bridge.machine.ts'
import type { Language } from '../i18n/language.ts'
import type { TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import { talkLimits } from '../contract/talk-limits.ts'
import type { Message, MessageKind, Spoken } from './conversation.ts'
import { chatHistory } from './conversation.ts'
import type { PanelSubject } from './panel-subject.ts'
import { hasPanel, isTranslation, isSameSubject, opensByItself, speaks, summaryOf } from './panel-subject.ts'
import { plainText } from './plain-text.ts'
import { TalkFailure } from './talk-failure.ts'
import type { Asking } from './talk-request.ts'

export interface PanelInput {
  language: Language
  subject: PanelSubject
  /** Whether the panel is open from the start; without it the subject decides. */
  startOpen?: boolean
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
  /** A sentence of the reply that is asked for has come. */
  | { type: 'reply.sentence'; reply: TalkReply }
  /** The bridge has broken down: from now on there is text only. */
  | { type: 'bridge.lost' }
  | SpeechEvent

export interface PanelContext {
  language: Language
  subject: PanelSubject
  /** Whether the panel is open from the start. */
  opens: boolean
  /** Everything that the panel shows, oldest first. */
  messages: Message[]
  /** What Zed is saying or about to say. */
  spoken: Spoken | null
  /** An invitation that waits for the end of the summary. */
  pending: TalkReply | null
  /** Sentences of the answer that wait for their turn. */
  queue: TalkReply[]
  /** Whether nothing more of the answer is to come. */
  isWhole: boolean
  /** Counts messages and utterances, so that no id comes twice. */
  count: number
  isBridgeLost: boolean
}

/** The system's bridge. What is told to one that has broken down comes back, and is not heard. */
const bridge = ({ system }: { system: { get: (systemId: string) => unknown } }) =>
  system.get('bridge') as ActorRef<Snapshot<unknown>, BridgeCommand>

/** `visible`: shown. `loading`: input and button disabled. `blocked`: sound waits for a gesture. `speaking`: can be stopped. */
export type PanelTag = 'visible' | 'loading' | 'blocked' | 'speaking'

/** The body of a request of this kind, from what the panel knows. */
export function requestBody(kind: MessageKind, { language, subject, messages }: PanelContext): TalkRequest {
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

/** Types, actions, guards and times of the panel machine. Times are in ms. */
export const panelSetup = setup({
  types: {
    context: {} as PanelContext,
    events: {} as PanelEvent,
    input: {} as PanelInput,
    tags: {} as PanelTag,
  },
  actors: {
    /** Asks the talk service. Rejects with whatever failed; a failure's `text`, if it has one, is shown. */
    request: fromPromise<TalkReply, Asking>(() => Promise.reject(new Error('request must be provided'))),
    /** Hides the canvas and gives it back to the page's body, at once when started: subscribers hear of it after. */
    returnCanvas: fromPromise<void>(() => Promise.reject(new Error('returnCanvas must be provided'))),
  },
  actions: {
    log: (_, { message, error }: { message: string; error?: unknown }) =>
      console.error(...(error === undefined ? [message] : [message, error])),
    /** A fresh conversation: on an article it starts with the summary's text. */
    begin: assign(({ context }) => {
      const fresh = { ...context, messages: [] }
      const content = summaryOf(context.subject)
      const first = content === '' ? fresh : withMessage(fresh, { kind: 'summary', role: 'assistant', content })
      return {
        messages: first.messages,
        count: first.count,
        spoken: null,
        pending: null,
        queue: [],
        isWhole: true,
      }
    }),
    clearHistory: assign({ messages: [], spoken: null, pending: null, queue: [], isWhole: true }),
    wakeBridge: sendTo(bridge, { type: 'engine.wake' }),
    suspendBridge: sendTo(bridge, { type: 'engine.suspend' }),
    allowSound: sendTo(bridge, { type: 'gesture' }),
    /** Whatever sounds, also what came through the global API. */
    silence: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(bridge({ system }), { type: 'silence' })
      enqueue.assign({ spoken: null, pending: null, queue: [], isWhole: true })
    }),
    fallSilent: assign({ spoken: null }),
    /** The reader's message, made acceptable to the contract. */
    addQuestion: assign(({ context }, { text }: { text: string }) =>
      withMessage(context, { kind: 'chat', role: 'user', content: plainText(text, talkLimits.message) }),
    ),
    /** Shows a reply's text and hands the reply to the avatar. A summary's text is shown already. */
    handOver: enqueueActions(
      ({ context, enqueue, event, system }, { kind, reply }: { kind: MessageKind; reply: TalkReply | null }) => {
        if (!reply) return
        const { text: content } = reply
        const summary = kind === 'summary' ? context.messages.find((message) => message.kind === 'summary') : undefined
        const message = { kind, role: 'assistant' as const, content, ...extrasOf(reply) }
        const shown = summary || content.trim() === '' ? context : withMessage(context, message)
        const count = shown.count + 1
        const utteranceId = `utterance-${count}`
        const messageId = summary?.id ?? (shown === context ? '' : (shown.messages.at(-1)?.id ?? ''))
        enqueue.assign({
          messages: shown.messages,
          count,
          queue: [],
          isWhole: event.type !== 'reply.sentence',
          spoken: { utteranceId, messageId, from: 0, reply },
          pending: null,
        })
        enqueue.sendTo(bridge({ system }), { type: 'speak', utteranceId, reply })
      },
    ),
    /** A sentence that comes while another is said waits; its text is shown at once. */
    queueSentence: assign(({ context }, { reply }: { reply: TalkReply }) => ({
      queue: [...context.queue, reply],
      messages: withSentence(context, reply),
    })),
    /** Hands the next sentence to the avatar. */
    sayNext: enqueueActions(({ context, enqueue, system }) => {
      const [reply, ...queue] = context.queue
      const message = context.messages.at(-1)
      if (!reply || !message) return
      const count = context.count + 1
      const utteranceId = `utterance-${count}`
      const waiting = [reply, ...queue].reduce((sum, { text }) => sum + text.length + 1, 0)
      const from = Math.max(0, message.content.length + 1 - waiting)
      enqueue.assign({ count, queue, spoken: { utteranceId, messageId: message.id, from, reply } })
      enqueue.sendTo(bridge({ system }), { type: 'speak', utteranceId, reply })
    }),
    /** The whole answer: its sentences have been shown, what closes it has not. */
    complete: assign(({ context }, { reply }: { reply: TalkReply }) => {
      const { text: content } = reply
      return {
        isWhole: true,
        messages:
          content.trim() === '' ? context.messages : withLast(context.messages, { content, ...extrasOf(reply) }),
      }
    }),
    /** The voice has ended in the midst of an answer: the whole is shown in writing. */
    completeInWriting: assign(({ context }, { error }: { error: unknown }) => {
      if (!(error instanceof TalkFailure) || error.text === '') return { isWhole: true }
      return {
        isWhole: true,
        queue: [],
        messages: withLast(context.messages, { content: error.text, isUnvoiced: true, ...error.extras }),
      }
    }),
    storePending: assign((_, { reply }: { reply: TalkReply }) => ({ pending: reply })),
    /** Shows the text that came without a voice, if there is any, and that Zed does not say it. */
    showText: assign(({ context }, { kind, error }: { kind: MessageKind; error: unknown }) => {
      const content = error instanceof TalkFailure ? error.text : ''
      if (content === '' || !(error instanceof TalkFailure)) return {}
      if (kind !== 'summary')
        return withMessage(context, { kind, role: 'assistant', content, isUnvoiced: true, ...error.extras })
      return {
        messages: context.messages.map((one) => (one.kind === kind ? { ...one, isUnvoiced: true as const } : one)),
      }
    }),
    forgetGreeting: assign(({ context }) => ({
      messages: context.messages.filter((message) => message.kind !== 'greeting'),
    })),
    setSubject: assign((_, { subject }: { subject: PanelSubject }) => ({ subject })),
    /** The same article in its other language: everything said stays, the summary is shown in the new language. */
    setTranslation: assign(({ context }, { subject }: { subject: PanelSubject }) => ({
      subject,
      messages: withSummary(context.messages, summaryOf(subject)),
    })),
    askForBridge: sendTo(bridge, { type: 'announce' }),
    bridgeIsLost: assign({ isBridgeLost: true, spoken: null }),
    setLanguage: assign((_, { language }: { language: Language }) => ({ language })),
  },
  guards: {
    opens: ({ context }) => context.opens,
    hasPanel: ({ context }) => hasPanel(context.subject),
    hasSummary: ({ context }) => summaryOf(context.subject) !== '',
    isQuestion: (_, { text }: { text: string }) => plainText(text, talkLimits.message) !== '',
    isSameSubject: ({ context }, { subject }: { subject: PanelSubject }) => isSameSubject(context.subject, subject),
    isTranslation: ({ context }, { subject }: { subject: PanelSubject }) => isTranslation(context.subject, subject),
    opensByItself: (_, { subject }: { subject: PanelSubject }) => opensByItself(subject),
    isSameLanguage: ({ context }, { language }: { language: Language }) => context.language === language,
    subjectSpeaksLanguage: ({ context }) => speaks(context.subject, context.language),
    isSpoken: ({ context }, { utteranceId }: { utteranceId: string }) => context.spoken?.utteranceId === utteranceId,
    isSilent: ({ context }) => context.spoken === null,
    hasQueue: ({ context }) => context.queue.length > 0,
    isWhole: ({ context }) => context.isWhole,
    /** Nothing of the answer is left to be said. */
    isSaid: ({ context }) => context.isWhole && context.queue.length === 0,
    /** What is spoken has ended, and there is more to say. */
    isSpokenWithMore: ({ context }, { utteranceId }: { utteranceId: string }) =>
      context.spoken?.utteranceId === utteranceId && context.queue.length > 0,
    /** What is spoken has ended, and the rest of the answer has not come. */
    isSpokenUnfinished: ({ context }, { utteranceId }: { utteranceId: string }) =>
      context.spoken?.utteranceId === utteranceId && !context.isWhole,
    isBridgeLost: ({ context }) => context.isBridgeLost,
  },
  delays: {
    /** Specification §9: input released 0.5 s after the reply's duration. */
    release: ({ context }) => (context.spoken?.reply.duration ?? 0) * 1000 + 500,
    /** Specification §9: invitation scheduled 5 s before the summary ends. */
    invitationDue: ({ context }) => Math.max(0, (context.spoken?.reply.duration ?? 0) * 1000 - 5000),
    /** A request that never settles; longer than the talk client's own time-out. */
    requestTimeout: 30_000,
    /** A bridge that never answers; longer than its own time-outs together. */
    handOverTimeout: 30_000,
    /** An end of the summary that is never told; the invitation is due 5 s before it. */
    summaryEndTimeout: 20_000,
    /** How long a summary waits for its article in the new language. */
    translationTimeout: 5000,
    returnTimeout: 1000,
  },
})
