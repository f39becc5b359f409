import type { ActorRef, ActorRefFrom, DoneActorEvent, ErrorActorEvent, Snapshot, SnapshotFrom } from 'xstate'
import { and, assign, enqueueActions, fromPromise, not, sendTo, setup, stateIn } from 'xstate'
import type { BridgeCommand } from '../avatar/bridge.machine.ts'
import { secondsLeft } from '../avatar/sound-position.ts'
import { talkLimits } from '../contract/talk-limits.ts'
import type { TalkReply } from '../contract/talk-reply.ts'
import type { Language } from '../i18n/language.ts'
import type { Conversation, Message, MessageKind } from './conversation.ts'
import {
  extrasOf,
  failureMessage,
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
import { hasPanel, isSameSubject, isTranslation, opensByItself, pageOf, speaks, summaryOf } from './panel-subject.ts'
import { plainText } from './plain-text.ts'
import { noProgress } from './progress.ts'
import { TalkFailure } from './talk-failure.ts'
import { hasTag, isInviting, isThinking } from './utterance-status.ts'
import type { UtteranceTag } from './utterance-status.ts'
import { utteranceMachine } from './utterance.machine.ts'
import type { UtteranceOutput, UtteranceReport, UtteranceStatus } from './utterance.machine.ts'

export type { Message } from './conversation.ts'
export type { PanelSubject } from './panel-subject.ts'

export interface PanelInput {
  language: Language
  subject: PanelSubject
  startOpen?: boolean
  /** Whether to wait for `restore` or `restore.nothing` before speaking. */
  isRestoring?: boolean
  /** Whether a page may open the panel; false if the reader closed it in this visit. Default: true. */
  opensByItself?: boolean
}

export type PanelEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'ask'; text: string }
  | { type: 'listen' }
  /** Moves the sound to a position in seconds. */
  | { type: 'seek'; at: number }
  /** Moves to the next or the previous reply of an answer. */
  | { type: 'skip'; by: -1 | 1 }
  | { type: 'stop' }
  /** Pauses the sound until `listen` and cancels a pending request. Also sent when the page is left. */
  | { type: 'pause' }
  /** Plays a message, or the last thing that Zed said, from its start. */
  | { type: 'again'; messageId?: string }
  | { type: 'retry' }
  /** The stored choice of this visit: the panel doesn't open by itself, and closes if it did. */
  | { type: 'choice.closed' }
  | { type: 'choice.opened' }
  /** Minimizes the panel; speech continues. */
  | { type: 'minimise' }
  | { type: 'expand' }
  | { type: 'page.changed'; subject: PanelSubject }
  | { type: 'language.changed'; language: Language }
  /** Playback rate of Zed's voice, 1 at first. */
  | { type: 'rate.changed'; rate: number }
  | { type: 'draft.typed' }
  | { type: 'draft.cleared' }
  | { type: 'say'; reply: TalkReply }
  | { type: 'restore'; conversation: Conversation }
  | { type: 'restore.nothing' }
  | { type: 'bridge.available' }
  /** The bridge has failed: text only from now on. */
  | { type: 'bridge.lost' }
  | UtteranceReport

interface Utterance extends UtteranceStatus {
  ref: ActorRefFrom<typeof utteranceMachine>
  key: string
  kind: MessageKind
}

export interface PanelContext {
  language: Language
  subject: PanelSubject
  opens: boolean
  messages: Message[]
  utterance: Utterance | null
  invitation: Utterance | null
  count: number
  isRestoring: boolean
  mayOpenByItself: boolean
  isMinimised: boolean
  said: Said
  next: Utterable
  failure: Failure | null
  soundLeft: number
  rate: number
}

/** The system's bridge. Events to one that has failed have no effect. */
const bridge = ({ system }: { system: { get: (systemId: string) => unknown } }) =>
  system.get('bridge') as ActorRef<Snapshot<unknown>, BridgeCommand>

/** `visible`: the panel is open. The others belong to utterances. */
export type PanelTag = 'visible' | UtteranceTag

type Report<Type> = Extract<UtteranceReport, { type: Type }>

const hasInvited = ({ messages }: PanelContext) =>
  messages.some(({ kind, role }) => kind === 'invitation' || role === 'user')

/** The assistant's panel (design §6), one actor for the whole visit. Each speech is an `utterance` actor. */
export const panelMachine = setup({
  types: {
    context: {} as PanelContext,
    events: {} as PanelEvent | DoneActorEvent<UtteranceOutput> | ErrorActorEvent,
    input: {} as PanelInput,
    tags: {} as PanelTag,
  },
  actors: {
    utterance: utteranceMachine,
    /** Returns the canvas to the page's body. Must be synchronous, before subscribers re-render. */
    returnCanvas: fromPromise<void>(() => Promise.reject(new Error('returnCanvas must be provided'))),
  },
  actions: {
    log: (_, { message, error }: { message: string; error: unknown }) => console.error(message, error),
    begin: assign(({ context }) => {
      const fresh = { ...context, messages: [] }
      const content = summaryOf(context.subject)
      const first = content === '' ? fresh : withMessage(fresh, { kind: 'summary', role: 'assistant', content })
      return { messages: first.messages, count: first.count, said: {}, failure: null }
    }),
    clearHistory: assign({ messages: [], said: {}, failure: null, isRestoring: false }),
    takeConversation: assign((_, { conversation: { messages, count } }: { conversation: Conversation }) => {
      const last = messages.at(-1)
      const failure = last?.kind === 'chat' && last.isFailure ? { kind: last.kind, messageId: last.id } : null
      return { messages, count, failure, said: {}, isRestoring: false }
    }),
    forgetRestoring: assign({ isRestoring: false }),
    requestBridgeStatus: sendTo(bridge, ({ self }) => ({ type: 'announce', replyTo: self })),
    wakeBridge: sendTo(bridge, { type: 'engine.wake' }),
    suspendBridge: sendTo(bridge, { type: 'engine.suspend' }),
    allowSound: sendTo(bridge, { type: 'gesture' }),
    resumeSound: sendTo(bridge, { type: 'resume' }),
    pauseSound: sendTo(bridge, { type: 'pause' }),
    startUtterance: assign(({ context, spawn, self }, { kind }: { kind: MessageKind | 'next' }) => {
      const isNext = kind === 'next'
      const summary = kind === 'summary' ? context.messages.find((message) => message.kind === kind) : undefined
      const known = { kind, messageId: summary?.id, replies: summary ? context.said[summary.id] : undefined }
      const said = isNext ? context.next : { ...known, kind }
      const count = context.count + 1
      const key = `utterance-${count}`
      const ref = spawn('utterance', {
        id: kind === 'invitation' ? kind : 'utterance',
        input: {
          parentRef: self,
          key,
          kind: said.kind,
          messageId: said.messageId ?? `message-${count}`,
          body: requestBody(said.kind, context),
          replies: said.replies,
          // Waits for the end of the current sound.
          isQueued: context.utterance !== null,
          rate: context.rate,
        },
      })
      const started = { ref, key, kind: said.kind, phase: 'requesting', spoken: null, progress: noProgress } as const
      return kind === 'invitation' ? { count, invitation: started } : { count, utterance: started }
    }),
    plan: assign((_, next: Utterable) => ({ next })),
    planAgain: assign(({ context }, { messageId }: { messageId?: string }) => ({
      next: repeatable(context, messageId) ?? context.next,
    })),
    silence: enqueueActions(({ context: { utterance, invitation }, enqueue, system }) => {
      for (const said of [utterance, invitation]) if (said) enqueue.sendTo(said.ref, { type: 'stop' })
      enqueue.sendTo(bridge({ system }), { type: 'silence', quietly: true })
      enqueue.assign({ utterance: null, invitation: null })
    }),
    /** What is under way learns it first: the engine tells of the sound anew. */
    setRate: enqueueActions(({ context: { utterance, invitation }, enqueue, system }, { rate }: { rate: number }) => {
      enqueue.assign({ rate })
      for (const said of [utterance, invitation]) if (said) enqueue.sendTo(said.ref, { type: 'rate', rate })
      enqueue.sendTo(bridge({ system }), { type: 'rate', rate })
    }),
    /** To what sounds: an invitation speaks once the summary is over. */
    tellUtterance: enqueueActions(
      ({ context: { utterance, invitation }, enqueue }, event: Extract<PanelEvent, { type: 'seek' | 'skip' }>) => {
        const said = utterance ?? invitation
        if (said) enqueue.sendTo(said.ref, event)
      },
    ),
    dropInvitation: enqueueActions(({ context: { invitation }, enqueue }) => {
      if (!invitation) return
      enqueue.sendTo(invitation.ref, { type: 'stop' })
      enqueue.assign({ invitation: null })
    }),
    noteUtterance: assign(
      ({ context: { utterance, invitation } }, report: Report<'utterance.changed'>): Partial<PanelContext> => {
        const { key, phase, spoken, progress } = report
        if (utterance?.key === key) return { utterance: { ...utterance, phase, spoken, progress } }
        if (invitation?.key === key) return { invitation: { ...invitation, phase, spoken, progress } }
        return {}
      },
    ),
    noteSoundLeft: assign((_, { left }: Report<'speech.started' | 'speech.resumed'>) => ({ soundLeft: left })),
    /** Marks a cancelled question so that it can be retried. */
    noteUnanswered: assign(({ context: { messages, utterance } }) =>
      utterance?.kind === 'chat' ? withFailure(messages, 'chat') : {},
    ),
    forgetFailure: assign(({ context: { messages, failure } }) => ({
      messages: withoutFailure(messages, failure),
      failure: null,
    })),
    noteFailure: assign(({ context }, { kind, error }: Report<'reply.failed'>) =>
      error instanceof TalkFailure && error.text !== '' ? {} : withFailure(context.messages, kind),
    ),
    keepClosed: assign(({ context: { subject } }) =>
      subject.kind === 'interaction' ? {} : { mayOpenByItself: false, isMinimised: false },
    ),
    keepOpened: assign({ mayOpenByItself: true, isMinimised: false }),
    minimise: assign({ isMinimised: true }),
    expand: assign({ isMinimised: false }),
    /** Ends an utterance, and starts the one that waits for its end. */
    releaseUtterance: enqueueActions(({ context: { invitation }, enqueue }, { key }: { key: string }) => {
      if (invitation?.key === key) return enqueue.assign({ invitation: null })
      if (invitation) enqueue.sendTo(invitation.ref, { type: 'turn' })
      enqueue.assign({ utterance: null })
    }),
    tellBridgeLost: enqueueActions(({ context: { utterance, invitation }, enqueue }) => {
      for (const said of [utterance, invitation]) if (said) enqueue.sendTo(said.ref, { type: 'bridge.lost' })
    }),
    addQuestion: assign(({ context }, { text }: { text: string }) => ({
      failure: null,
      ...withMessage(context, { kind: 'chat', role: 'user', content: plainText(text, talkLimits.message) }),
    })),
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
    /** Adds what follows the streamed sentences. */
    showWhole: assign(({ context }, { reply }: { reply: TalkReply }) => {
      const { text: content } = reply
      return content.trim() === '' ? {} : { messages: withLast(context.messages, { content, ...extrasOf(reply) }) }
    }),
    /** Shows text that came without sound, and marks it. */
    showText: assign(({ context }, { kind, error, isHeard }: Report<'reply.failed'>) => {
      if (!(error instanceof TalkFailure) || error.text === '') return {}
      const unvoiced = { content: error.text, isUnvoiced: true as const, ...error.extras }
      if (isHeard) return { messages: withLast(context.messages, unvoiced) }
      if (kind !== 'summary') return withMessage(context, { kind, role: 'assistant', ...unvoiced })
      return {
        messages: context.messages.map((one) => (one.kind === kind ? { ...one, isUnvoiced: true as const } : one)),
      }
    }),
    forgetGreeting: assign({ messages: [], said: {} }),
    setSubject: assign((_, { subject }: { subject: PanelSubject }) => ({ subject })),
    /** Switches to the article's translation: messages stay, and the summary changes its language. */
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
    /** The translation of the article while its summary is paused. */
    isQuietTranslation: ({ context }, { subject }: { subject: PanelSubject }) =>
      isTranslation(context.subject, subject) && !isInviting(context) && hasTag(context, 'paused'),
    isSettled: ({ context }) => speaks(context.subject, context.language) && summaryOf(context.subject) !== '',
    isSameLanguage: ({ context }, { language }: { language: Language }) => context.language === language,
    subjectSpeaksLanguage: ({ context }) => speaks(context.subject, context.language),
    isRestoring: ({ context }) => context.isRestoring,
    isOfThisPage: ({ context: { subject } }, { conversation }: { conversation: Conversation }) =>
      conversation.page === pageOf(subject),
    isOurs: ({ context: { utterance, invitation } }, { key }: { key: string }) =>
      utterance?.key === key || invitation?.key === key,
    /** The report is from the current utterance, not from the waiting invitation. */
    isUtterance: ({ context }, { key }: { key: string }) => context.utterance?.key === key,
    isLast: ({ context }, { key }: { key: string }) => context.utterance?.key === key && hasInvited(context),
    isQuestion: ({ context }, { text }: { text: string }) =>
      plainText(text, talkLimits.message) !== '' && !isThinking(context),
    isThinking: ({ context }) => isThinking(context),
    /** Whether something of this kind can be repeated, for summaries and greetings also by a new request. */
    canRepeat: ({ context }, { messageId, as }: { messageId?: string; as: 'summary' | 'greeting' | 'said' }) => {
      const found = isThinking(context) ? null : repeatable(context, messageId)
      if (as === 'said') return found !== null
      return found?.kind === as && (as === 'summary' || found.replies.length === 0)
    },
    canRetry: ({ context }, { kind }: { kind: MessageKind }) => context.failure?.kind === kind && !isThinking(context),
    hasInvited: ({ context }) => hasInvited(context),
    isRequesting: ({ context }) => context.utterance?.phase === 'requesting',
    isHeard: ({ context }) => hasTag(context, 'speaking') || hasTag(context, 'paused'),
    isPaused: ({ context }) => hasTag(context, 'paused'),
    isWaitingForReader: ({ context }) => hasTag(context, 'blocked') || hasTag(context, 'paused'),
    isInviting: ({ context }) => isInviting(context),
    isInvitationDue: and([
      not('hasInvited'),
      stateIn('#panel.open.invitation-scheduled.waiting.time.due'),
      not(stateIn('#panel.open.invitation-scheduled.waiting.draft.typing')),
    ]),
  },
  delays: {
    /** Specification §9: the invitation is requested 5 s before the summary ends. Pauses don't count. */
    invitationDue: ({ context }) => secondsLeft(context.soundLeft, 5) * 1000,
    /** After this pause in typing, a draft no longer delays speech. */
    draftPause: 5000,
    /** Wait for a stored conversation. */
    restoreTimeout: 5000,
    /** Wait of a summary for the article in the new language. */
    translationTimeout: 5000,
    returnTimeout: 1000,
  },
}).createMachine({
  id: 'panel',
  description: 'The panel in which a reader listens to Zed and writes to him.',
  context: ({ input: { language, subject, startOpen, isRestoring = false, opensByItself: mayOpen = true } }) => ({
    language,
    subject,
    opens: startOpen ?? opensByItself(subject, mayOpen),
    mayOpenByItself: mayOpen,
    isMinimised: false,
    said: {},
    next: { kind: 'chat', replies: [] },
    failure: null,
    soundLeft: 0,
    rate: 1,
    messages: [],
    utterance: null,
    invitation: null,
    count: 0,
    isRestoring,
  }),
  entry: 'requestBridgeStatus',
  on: {
    'language.changed': { actions: { type: 'setLanguage', params: ({ event }) => event } },
    'utterance.changed': { actions: { type: 'noteUtterance', params: ({ event }) => event } },
    'restore.nothing': { actions: 'forgetRestoring' },
    'choice.closed': { actions: 'keepClosed' },
    'choice.opened': { actions: 'keepOpened' },
    minimise: { actions: 'minimise' },
    expand: { actions: 'expand' },
    'rate.changed': { actions: { type: 'setRate', params: ({ event }) => event } },
    // An utterance actor failed; the panel continues without it.
    'xstate.error.actor.*': {
      actions: [
        {
          type: 'log',
          params: ({ event: { error } }) => ({ message: 'What Zed was to say has broken down', error }),
        },
        'silence',
      ],
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page is as the server has drawn it; a panel that does not open by itself waits for the bridge.',
      always: { guard: 'opens', target: 'open' },
      on: { 'bridge.available': 'hidden', 'bridge.lost': 'hidden' },
    },
    hidden: {
      description:
        'The panel is closed: nothing sounds, nothing is asked for, no time runs. The header offers to talk to Zed.',
      on: {
        open: { guard: 'hasPanel', target: 'open', actions: 'keepOpened' },
        say: {
          guard: 'hasPanel',
          target: '#panel.open.loading',
          actions: [
            'begin',
            { type: 'plan', params: ({ event: { reply } }) => ({ kind: 'greeting', replies: [reply] }) },
          ],
        },
        restore: {
          guard: { type: 'isOfThisPage', params: ({ event }) => event },
          target: '#panel.open.chatting',
          actions: { type: 'takeConversation', params: ({ event }) => event },
        },
        'page.changed': [
          { guard: { type: 'isSameSubject', params: ({ event }) => event } },
          {
            guard: { type: 'isTranslation', params: ({ event }) => event },
            actions: { type: 'setTranslation', params: ({ event }) => event },
          },
          {
            guard: { type: 'opensByItself', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'setSubject', params: ({ event }) => event },
          },
          { actions: { type: 'setSubject', params: ({ event }) => event } },
        ],
      },
    },
    open: {
      description: 'The panel is shown.',
      tags: ['visible'],
      entry: 'wakeBridge',
      exit: 'silence',
      initial: { target: 'opening', actions: 'begin' },
      on: {
        close: { target: 'closing', actions: 'keepClosed' },
        'choice.closed': [{ guard: 'isOnlyPanel' }, { target: 'closing', actions: 'keepClosed' }],
        stop: { target: '.chatting', actions: 'silence' },
        pause: [
          {
            description: 'What is only asked for is given up: nothing is to start by itself.',
            guard: 'isThinking',
            target: '.chatting',
            actions: ['noteUnanswered', 'silence'],
          },
          { actions: 'pauseSound' },
        ],
        seek: { actions: { type: 'tellUtterance', params: ({ event }) => event } },
        skip: { actions: { type: 'tellUtterance', params: ({ event }) => event } },
        listen: { guard: 'isWaitingForReader', actions: ['allowSound', 'resumeSound'] },
        again: [
          {
            guard: { type: 'canRepeat', params: ({ event: { messageId } }) => ({ as: 'summary', messageId }) },
            target: '.summarising',
            actions: ['silence', 'forgetFailure'],
          },
          {
            guard: { type: 'canRepeat', params: ({ event: { messageId } }) => ({ as: 'greeting', messageId }) },
            target: '.greeting',
            actions: 'silence',
          },
          {
            guard: { type: 'canRepeat', params: ({ event: { messageId } }) => ({ as: 'said', messageId }) },
            target: '.loading',
            actions: ['silence', { type: 'planAgain', params: ({ event }) => event }],
          },
        ],
        retry: [
          {
            guard: { type: 'canRetry', params: { kind: 'chat' } },
            target: '.loading',
            actions: ['silence', 'forgetFailure', { type: 'plan', params: { kind: 'chat', replies: [] } }],
          },
          {
            guard: { type: 'canRetry', params: { kind: 'summary' } },
            target: '.summarising',
            actions: ['silence', 'forgetFailure'],
          },
          {
            guard: { type: 'canRetry', params: { kind: 'greeting' } },
            target: '.greeting',
            actions: ['silence', 'forgetFailure'],
          },
        ],
        ask: {
          guard: { type: 'isQuestion', params: ({ event }) => event },
          target: '.loading',
          actions: [
            'expand',
            'silence',
            { type: 'addQuestion', params: ({ event }) => event },
            { type: 'plan', params: { kind: 'chat', replies: [] } },
          ],
        },
        say: {
          target: '.loading',
          actions: [
            'silence',
            { type: 'plan', params: ({ event: { reply } }) => ({ kind: 'greeting', replies: [reply] }) },
          ],
        },
        'xstate.error.actor.*': {
          target: '.chatting',
          actions: [
            {
              type: 'log',
              params: ({ event: { error } }) => ({ message: 'What Zed was to say has broken down', error }),
            },
            'silence',
          ],
        },
        'page.changed': [
          { guard: { type: 'isSameSubject', params: ({ event }) => event } },
          {
            guard: { type: 'isTranslation', params: ({ event }) => event },
            actions: { type: 'setTranslation', params: ({ event }) => event },
          },
          {
            guard: { type: 'opensByItself', params: ({ event }) => event },
            target: 'open',
            reenter: true,
            actions: { type: 'setSubject', params: ({ event }) => event },
          },
          { target: 'closing', actions: { type: 'setSubject', params: ({ event }) => event } },
        ],
        'bridge.lost': { actions: 'tellBridgeLost' },
        'reply.came': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          actions: { type: 'showReply', params: ({ event }) => event },
        },
        'reply.sentence': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          actions: { type: 'showSentence', params: ({ event }) => event },
        },
        'reply.whole': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          actions: { type: 'showWhole', params: ({ event }) => event },
        },
        'reply.failed': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          actions: [
            {
              type: 'log',
              params: ({ event: { kind, error } }) => ({ message: failureMessage(kind, error), error }),
            },
            { type: 'showText', params: ({ event }) => event },
            { type: 'noteFailure', params: ({ event }) => event },
          ],
        },
        'utterance.released': { guard: { type: 'isOurs', params: ({ event }) => event }, target: '.chatting' },
        'speech.failed': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          target: '.chatting',
          actions: 'silence',
        },
        'xstate.done.actor.*': {
          guard: { type: 'isOurs', params: ({ event }) => event.output },
          target: '.chatting',
          actions: { type: 'releaseUtterance', params: ({ event }) => event.output },
        },
      },
      states: {
        opening: {
          description: 'Decides at once what the panel opens with.',
          always: [
            { guard: 'isRestoring', target: 'restoring' },
            { guard: 'hasSummary', target: 'summarising' },
            { target: 'greeting' },
          ],
        },
        restoring: {
          description:
            'Waits for the conversation that this tab has had before it was loaded anew; says nothing meanwhile.',
          tags: ['loading', 'thinking'],
          on: {
            restore: {
              guard: { type: 'isOfThisPage', params: ({ event }) => event },
              target: '#panel.open.chatting',
              actions: { type: 'takeConversation', params: ({ event }) => event },
            },
            ask: {},
            again: {},
            stop: {},
            pause: {},
            'restore.nothing': { target: 'opening', actions: 'forgetRestoring' },
          },
          after: {
            restoreTimeout: {
              description: 'The earlier conversation never came.',
              target: 'opening',
              actions: 'forgetRestoring',
            },
          },
        },
        greeting: {
          description: 'Zed greets the reader where there is no summary: the greeting is asked for, then said.',
          entry: { type: 'startUtterance', params: { kind: 'greeting' } },
          on: {
            'language.changed': [
              { guard: { type: 'isSameLanguage', params: ({ event }) => event } },
              { guard: 'isHeard', actions: { type: 'setLanguage', params: ({ event }) => event } },
              {
                description: 'What has not been heard yet is asked for again in the new language.',
                target: 'greeting',
                reenter: true,
                actions: ['silence', 'forgetGreeting', { type: 'setLanguage', params: ({ event }) => event }],
              },
            ],
          },
        },
        summarising: {
          description:
            'The summary of the article is asked for and handed to the avatar; the input waits until it sounds.',
          initial: 'asking',
          on: {
            'language.changed': [
              { guard: { type: 'isSameLanguage', params: ({ event }) => event } },
              {
                description: 'What is paused stays silent: it is said in the new language when the reader asks for it.',
                guard: 'isPaused',
                target: '#panel.open.chatting',
                actions: ['silence', { type: 'setLanguage', params: ({ event }) => event }],
              },
              {
                target: '#panel.open.summarising.settling',
                actions: ['silence', { type: 'setLanguage', params: ({ event }) => event }],
              },
            ],
            'page.changed': [
              { guard: { type: 'isSameSubject', params: ({ event }) => event } },
              {
                guard: { type: 'isQuietTranslation', params: ({ event }) => event },
                target: 'chatting',
                actions: ['silence', { type: 'setTranslation', params: ({ event }) => event }],
              },
              {
                guard: { type: 'isTranslation', params: ({ event }) => event },
                target: '.settling',
                actions: ['silence', { type: 'setTranslation', params: ({ event }) => event }],
              },
            ],
            'speech.started': {
              guard: { type: 'isOurs', params: ({ event }) => event },
              target: 'invitation-scheduled',
              actions: { type: 'noteSoundLeft', params: ({ event }) => event },
            },
            'speech.resumed': {
              guard: { type: 'isOurs', params: ({ event }) => event },
              target: 'invitation-scheduled',
              actions: { type: 'noteSoundLeft', params: ({ event }) => event },
            },
          },
          states: {
            asking: {
              description: 'The summary is on its way.',
              entry: { type: 'startUtterance', params: { kind: 'summary' } },
            },
            settling: {
              description: 'The language has changed: waits until the article and the language agree.',
              tags: ['loading', 'thinking'],
              on: { ask: {}, again: {}, pause: { target: '#panel.open.chatting' } },
              always: [
                { guard: 'isSettled', target: 'asking' },
                { guard: 'subjectSpeaksLanguage', target: '#panel.open.greeting' },
              ],
              after: {
                translationTimeout: {
                  description: 'The article never came in the new language: its summary is read as it is.',
                  target: 'asking',
                },
              },
            },
          },
        },
        'invitation-scheduled': {
          description: 'Zed reads the summary; five seconds before its end he invites the reader to ask.',
          initial: 'waiting',
          on: {
            'language.changed': [
              { guard: { type: 'isSameLanguage', params: ({ event }) => event } },
              { guard: 'isInviting', actions: { type: 'setLanguage', params: ({ event }) => event } },
              {
                description: 'What is paused stays silent: it is said in the new language when the reader asks for it.',
                guard: 'isPaused',
                target: '#panel.open.chatting',
                actions: ['silence', { type: 'setLanguage', params: ({ event }) => event }],
              },
              {
                target: '#panel.open.summarising.settling',
                actions: ['silence', { type: 'setLanguage', params: ({ event }) => event }],
              },
            ],
            'page.changed': [
              {
                guard: { type: 'isQuietTranslation', params: ({ event }) => event },
                target: 'chatting',
                actions: ['silence', { type: 'setTranslation', params: ({ event }) => event }],
              },
              {
                guard: { type: 'isTranslationOfSummary', params: ({ event }) => event },
                target: '#panel.open.summarising.settling',
                actions: ['silence', { type: 'setTranslation', params: ({ event }) => event }],
              },
            ],
            'xstate.done.actor.*': [
              {
                guard: { type: 'isUtterance', params: ({ event }) => event.output },
                actions: { type: 'releaseUtterance', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isOurs', params: ({ event }) => event.output },
                target: 'chatting',
                actions: { type: 'releaseUtterance', params: ({ event }) => event.output },
              },
            ],
          },
          states: {
            waiting: {
              description: 'The summary sounds. The reader may write; what is typed holds the invitation back.',
              type: 'parallel',
              always: { guard: 'isInvitationDue', target: 'inviting' },
              states: {
                time: {
                  description: 'When the invitation is due.',
                  initial: 'early',
                  states: {
                    early: {
                      description: 'The invitation is not due yet.',
                      on: {
                        'speech.paused': {
                          guard: { type: 'isUtterance', params: ({ event }) => event },
                          target: 'held',
                        },
                        'speech.stalled': {
                          guard: { type: 'isUtterance', params: ({ event }) => event },
                          target: 'held',
                        },
                        'xstate.done.actor.*': [
                          {
                            description: 'The summary is over, and no invitation follows.',
                            guard: { type: 'isLast', params: ({ event }) => event.output },
                            target: '#panel.open.chatting',
                            actions: { type: 'releaseUtterance', params: ({ event }) => event.output },
                          },
                          {
                            description: 'The summary is over: the invitation follows at once.',
                            guard: { type: 'isUtterance', params: ({ event }) => event.output },
                            target: 'due',
                            actions: { type: 'releaseUtterance', params: ({ event }) => event.output },
                          },
                        ],
                      },
                      after: {
                        invitationDue: {
                          description: 'Five seconds before the end of the summary (specification §9).',
                          target: 'due',
                        },
                      },
                    },
                    held: {
                      description: 'The summary does not sound: what is timed by it waits.',
                      on: {
                        'speech.started': {
                          guard: { type: 'isUtterance', params: ({ event }) => event },
                          target: 'early',
                          actions: { type: 'noteSoundLeft', params: ({ event }) => event },
                        },
                        'speech.resumed': {
                          guard: { type: 'isUtterance', params: ({ event }) => event },
                          target: 'early',
                          actions: { type: 'noteSoundLeft', params: ({ event }) => event },
                        },
                        'xstate.done.actor.*': [
                          {
                            description: 'The summary is over, and no invitation follows.',
                            guard: { type: 'isLast', params: ({ event }) => event.output },
                            target: '#panel.open.chatting',
                            actions: { type: 'releaseUtterance', params: ({ event }) => event.output },
                          },
                          {
                            description: 'The summary is over: the invitation follows at once.',
                            guard: { type: 'isUtterance', params: ({ event }) => event.output },
                            target: 'due',
                            actions: { type: 'releaseUtterance', params: ({ event }) => event.output },
                          },
                        ],
                      },
                    },
                    due: {
                      description: 'The invitation is due.',
                      on: {
                        'speech.paused': {
                          guard: { type: 'isUtterance', params: ({ event }) => event },
                          target: 'held',
                        },
                        'speech.stalled': {
                          guard: { type: 'isUtterance', params: ({ event }) => event },
                          target: 'held',
                        },
                        'xstate.done.actor.*': [
                          {
                            description: 'The summary is over, and no invitation follows.',
                            guard: { type: 'isLast', params: ({ event }) => event.output },
                            target: '#panel.open.chatting',
                            actions: { type: 'releaseUtterance', params: ({ event }) => event.output },
                          },
                          {
                            description: 'The summary is over: the invitation follows at once.',
                            guard: { type: 'isUtterance', params: ({ event }) => event.output },
                            target: 'due',
                            actions: { type: 'releaseUtterance', params: ({ event }) => event.output },
                          },
                        ],
                      },
                    },
                  },
                },
                draft: {
                  description: 'Whether the reader is writing.',
                  initial: 'left',
                  states: {
                    left: {
                      description: 'Nothing has been typed, or it was left for a while.',
                      on: { 'draft.typed': { target: 'typing' } },
                    },
                    typing: {
                      description: 'The reader is writing: the invitation would lock the field.',
                      on: { 'draft.typed': { target: 'typing', reenter: true }, 'draft.cleared': { target: 'left' } },
                      after: {
                        draftPause: { description: 'What is typed has been left for five seconds.', target: 'left' },
                      },
                    },
                  },
                },
              },
            },
            inviting: {
              description: 'The invitation is asked for, waits for the end of the summary, and is said.',
              entry: { type: 'startUtterance', params: { kind: 'invitation' } },
              on: {
                'speech.paused': {
                  description: 'The summary stands still: the invitation is asked for again when it goes on.',
                  guard: { type: 'isUtterance', params: ({ event }) => event },
                  target: '#panel.open.invitation-scheduled.waiting.time.held',
                  actions: 'dropInvitation',
                },
                'speech.stalled': {
                  description: 'The summary stands still: the invitation is asked for again when it goes on.',
                  guard: { type: 'isUtterance', params: ({ event }) => event },
                  target: '#panel.open.invitation-scheduled.waiting.time.held',
                  actions: 'dropInvitation',
                },
              },
            },
          },
        },
        chatting: {
          description:
            'Zed waits for the reader, who can write. Sound that outlasts what the panel waited for can be stopped.',
        },
        loading: {
          description: 'A question is asked for and its answer is said, sentence by sentence; the input waits.',
          entry: { type: 'startUtterance', params: { kind: 'next' } },
          on: {
            'language.changed': [
              { guard: { type: 'isSameLanguage', params: ({ event }) => event } },
              {
                description: 'A question under way is asked again in the new language.',
                guard: 'isRequesting',
                target: 'loading',
                reenter: true,
                actions: ['silence', { type: 'setLanguage', params: ({ event }) => event }],
              },
              { actions: { type: 'setLanguage', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    closing: {
      description: 'The conversation is cleared, the sound has stopped, and the canvas goes back to the page.',
      entry: ['clearHistory', 'suspendBridge'],
      invoke: {
        src: 'returnCanvas',
        onDone: { target: 'hidden' },
        onError: {
          target: 'hidden',
          actions: {
            type: 'log',
            params: ({ event }) => ({ message: 'The canvas was not returned', error: event.error }),
          },
        },
      },
      on: {
        open: { guard: 'hasPanel', target: 'open', actions: 'keepOpened' },
        say: {
          guard: 'hasPanel',
          target: '#panel.open.loading',
          actions: [
            'begin',
            { type: 'plan', params: ({ event: { reply } }) => ({ kind: 'greeting', replies: [reply] }) },
          ],
        },
        restore: {
          guard: { type: 'isOfThisPage', params: ({ event }) => event },
          target: '#panel.open.chatting',
          actions: { type: 'takeConversation', params: ({ event }) => event },
        },
        'page.changed': [
          { guard: { type: 'isSameSubject', params: ({ event }) => event } },
          {
            guard: { type: 'isTranslation', params: ({ event }) => event },
            actions: { type: 'setTranslation', params: ({ event }) => event },
          },
          {
            guard: { type: 'opensByItself', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'setSubject', params: ({ event }) => event },
          },
          { actions: { type: 'setSubject', params: ({ event }) => event } },
        ],
      },
      after: { returnTimeout: { description: 'The canvas was not given back in time.', target: 'hidden' } },
    },
  },
})

/** Whether the header shows the link to Zed: the bridge runs, and the panel is closed. */
export function isTalkAvailable(snapshot: SnapshotFrom<typeof panelMachine>): boolean {
  return snapshot.matches('hidden')
}
