import type { SnapshotFrom } from 'xstate'
import { and, not, stateIn } from 'xstate'
import type { Language } from '../i18n/language.ts'
import type { PanelContext } from './panel-setup.ts'
import { panelSetup, requestBody } from './panel-setup.ts'
import type { PanelSubject } from './panel-subject.ts'
import { opensByItself as opensFor } from './panel-subject.ts'
import { ask, blocked, failed, handedOver, isSpoken, playing, requesting, timedOut } from './utterance-states.ts'

export type { Message } from './conversation.ts'
export type { PanelEvent, PanelInput } from './panel-setup.ts'
export type { PanelSubject } from './panel-subject.ts'

const setLanguage = { type: 'setLanguage', params: ({ event }: { event: { language: Language } }) => event } as const
const setSubject = { type: 'setSubject', params: ({ event }: { event: { subject: PanelSubject } }) => event } as const
const setTranslation = { ...setSubject, type: 'setTranslation' } as const
const isSameSubject = { ...setSubject, type: 'isSameSubject' } as const
const isTranslation = { ...setSubject, type: 'isTranslation' } as const
const opensByItself = { ...setSubject, type: 'opensByItself' } as const
const isSameLanguage = { ...setLanguage, type: 'isSameLanguage' } as const

/** What opens a closed panel, and what it is told of the page. */
const whileClosed = {
  open: { guard: 'hasPanel', target: 'open' },
  'page.changed': [
    { guard: isSameSubject },
    { guard: isTranslation, actions: setTranslation },
    { guard: opensByItself, target: 'open', actions: setSubject },
    { actions: setSubject },
  ],
} as const

/** A change of language in mid-summary: the page sends the new language and the new article in either order. */
const restartSummary = {
  'language.changed': [
    { guard: isSameLanguage },
    { target: '#panel.open.summarising.settling', actions: ['silence', setLanguage] },
  ],
  'page.changed': {
    guard: isTranslation,
    target: '#panel.open.summarising.settling',
    actions: ['silence', setTranslation],
  },
} as const

const greeting = panelSetup.createStateConfig({
  initial: 'requesting',
  on: {
    // What has not been heard yet is asked for again in the new language.
    'language.changed': [
      { guard: isSameLanguage },
      { target: '.requesting', reenter: true, actions: ['silence', 'forgetGreeting', setLanguage] },
    ],
  },
  states: {
    requesting: requesting('greeting', 'handedOver'),
    handedOver,
    blocked,
    playing: { ...playing, on: { 'language.changed': { actions: setLanguage } } },
  },
})

const summarising = panelSetup.createStateConfig({
  initial: 'requesting',
  on: restartSummary,
  states: {
    /** Waits until the article and the language agree. */
    settling: {
      tags: ['loading'],
      always: [
        { guard: and(['subjectSpeaksLanguage', 'hasSummary']), target: 'requesting' },
        { guard: 'subjectSpeaksLanguage', target: '#panel.open.greeting' },
      ],
      after: { translationTimeout: { target: 'requesting' } },
    },
    requesting: requesting('summary', 'handedOver'),
    handedOver: {
      ...handedOver,
      on: { ...handedOver.on, 'speech.started': { guard: isSpoken, target: '#panel.open.invitation-scheduled' } },
    },
    blocked: {
      ...blocked,
      on: { ...blocked.on, 'speech.started': { guard: isSpoken, target: '#panel.open.invitation-scheduled' } },
    },
  },
})

const ofUtterance = ({ event }: { event: { utteranceId: string } }) => event
const chatFailed = failed('chat')
const unheard = stateIn('#panel.open.loading.requesting')
const sayNext = [
  {
    guard: { type: 'isSpokenWithMore', params: ofUtterance },
    target: '#panel.open.loading.handedOver',
    actions: 'sayNext',
  },
  {
    guard: { type: 'isSpokenUnfinished', params: ofUtterance },
    target: '#panel.open.loading.awaiting',
    actions: 'fallSilent',
  },
] as const

/**
 * An answer: spoken from its first sentence on, while the request for the rest goes on. A backend that answers at once with
 * the whole has one sentence.
 */
const answering = panelSetup.createStateConfig({
  initial: 'requesting',
  invoke: {
    src: 'request',
    input: ({ context, self }) => ({
      body: requestBody('chat', context),
      onSentence: (reply) => self.send({ type: 'reply.sentence', reply }),
    }),
    onDone: [
      {
        guard: unheard,
        target: '.handedOver',
        actions: { type: 'handOver', params: ({ event }) => ({ kind: 'chat', reply: event.output }) },
      },
      { actions: { type: 'complete', params: ({ event }) => ({ reply: event.output }) } },
    ],
    onError: [
      { ...chatFailed, guard: unheard },
      { actions: [chatFailed.actions[0], { type: 'completeInWriting', params: ({ event }) => event }] },
    ],
  },
  on: { 'reply.sentence': { actions: { type: 'queueSentence', params: ({ event }) => event } } },
  states: {
    requesting: {
      tags: ['loading'],
      on: {
        'reply.sentence': {
          target: 'handedOver',
          actions: { type: 'handOver', params: ({ event }) => ({ kind: 'chat', reply: event.reply }) },
        },
        'language.changed': [
          { guard: isSameLanguage },
          { target: '#panel.open.loading', reenter: true, actions: setLanguage },
        ],
      },
      after: timedOut('chat'),
    },
    handedOver,
    blocked,
    playing: {
      tags: playing.tags,
      on: { 'speech.ended': [...sayNext, { guard: isSpoken, actions: 'fallSilent' }] },
      after: { release: [{ guard: 'isSaid', target: '#panel.open.chatting' }, { target: 'overdue' }] },
    },
    /** There is more to say, and the end of what sounds has not been told yet. */
    overdue: {
      tags: playing.tags,
      always: { guard: and(['isSilent', 'isSaid']), target: '#panel.open.chatting' },
      on: { 'speech.ended': [...sayNext, { guard: isSpoken, target: '#panel.open.chatting', actions: 'fallSilent' }] },
    },
    /** All that has come is said, and the answer is not whole yet. */
    awaiting: {
      tags: ['loading'],
      always: [
        { guard: 'hasQueue', target: 'handedOver', actions: 'sayNext' },
        { guard: 'isWhole', target: '#panel.open.chatting' },
      ],
      after: { requestTimeout: { target: '#panel.open.chatting' } },
    },
  },
})

const pending = {
  type: 'handOver',
  params: ({ context }: { context: PanelContext }) => ({ kind: 'invitation' as const, reply: context.pending }),
} as const

const invitationScheduled = panelSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      tags: ['speaking'],
      on: { ...restartSummary, ask },
      after: { invitationDue: { target: 'requesting' } },
    },
    requesting: { ...requesting('invitation', 'queued'), tags: ['loading', 'speaking'], on: restartSummary },
    /** The invitation waits for the end of the summary: Zed does not cut himself off. */
    queued: {
      tags: ['loading', 'speaking'],
      on: restartSummary,
      always: { guard: 'isSilent', target: 'handedOver', actions: pending },
      after: { summaryEndTimeout: { target: 'handedOver', actions: pending } },
    },
    handedOver,
    blocked,
    playing,
  },
})

/**
 * The assistant's panel (design §6): one actor for the whole visit. An actor made for an article or for /interaction
 * is open in its first snapshot; nothing runs until it is started.
 */
export const panelMachine = panelSetup.createMachine({
  id: 'panel',
  context: ({ input: { language, subject, startOpen } }) => ({
    language,
    subject,
    opens: startOpen ?? opensFor(subject),
    messages: [],
    spoken: null,
    pending: null,
    queue: [],
    isWhole: true,
    count: 0,
    isBridgeLost: false,
  }),
  entry: 'askForBridge',
  on: {
    'bridge.lost': { actions: 'bridgeIsLost' },
    'language.changed': { actions: setLanguage },
  },
  initial: 'arriving',
  states: {
    /** The page as the server has drawn it; a panel that does not open by itself waits for the bridge. */
    arriving: {
      always: { guard: 'opens', target: 'open' },
      on: { 'bridge.available': 'hidden', 'bridge.lost': { target: 'hidden', actions: 'bridgeIsLost' } },
    },
    hidden: { on: whileClosed },
    open: {
      tags: ['visible'],
      entry: ['begin', 'wakeBridge'],
      exit: 'silence',
      initial: 'opening',
      on: {
        close: { target: 'closing' },
        stop: { target: '.chatting', actions: 'silence' },
        listen: { actions: 'allowSound' },
        'page.changed': [
          { guard: isSameSubject },
          { guard: isTranslation, actions: setTranslation },
          { guard: opensByItself, target: 'open', reenter: true, actions: setSubject },
          { target: 'closing', actions: setSubject },
        ],
        'speech.ended': { guard: isSpoken, actions: 'fallSilent' },
        'speech.failed': { guard: isSpoken, target: '.chatting', actions: 'fallSilent' },
      },
      states: {
        /** Decides at once what the panel opens with. */
        opening: { always: [{ guard: 'hasSummary', target: 'summarising' }, { target: 'greeting' }] },
        greeting,
        summarising,
        'invitation-scheduled': invitationScheduled,
        chatting: {
          initial: 'quiet',
          on: { ask },
          states: {
            quiet: { always: { guard: not('isSilent'), target: 'speaking' } },
            /** Sound that outlasts what the panel waited for can still be stopped. */
            speaking: { tags: ['speaking'], always: { guard: 'isSilent', target: 'quiet' } },
          },
        },
        loading: answering,
      },
    },
    closing: {
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
      on: whileClosed,
      after: { returnTimeout: { target: 'hidden' } },
    },
  },
})

/** The visibility flag of the header's talk-to-Zed link: false until the bridge runs, and while the panel is open. */
export function isTalkAvailable(snapshot: SnapshotFrom<typeof panelMachine>): boolean {
  return snapshot.matches('hidden')
}
