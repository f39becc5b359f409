import type { SnapshotFrom } from 'xstate'
import { and, not } from 'xstate'
import type { Language } from '../i18n/language.ts'
import type { PanelContext } from './panel-setup.ts'
import { panelSetup } from './panel-setup.ts'
import type { PanelSubject } from './panel-subject.ts'
import { opensByItself } from './panel-subject.ts'
import { ask, blocked, handedOver, isSpoken, playing, requesting } from './utterance-states.ts'

export type { Message } from './conversation.ts'
export type { PanelEvent, PanelInput } from './panel-setup.ts'
export type { PanelSubject } from './panel-subject.ts'

const setLanguage = { type: 'setLanguage', params: ({ event }: { event: { language: Language } }) => event } as const
const setSubject = { type: 'setSubject', params: ({ event }: { event: { subject: PanelSubject } }) => event } as const
const setTranslation = { ...setSubject, type: 'setTranslation' } as const
const isSameSubject = { ...setSubject, type: 'isSameSubject' } as const
const isTranslation = { ...setSubject, type: 'isTranslation' } as const
const isSameLanguage = { ...setLanguage, type: 'isSameLanguage' } as const

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
    opens: startOpen ?? opensByItself(subject),
    messages: [],
    spoken: null,
    pending: null,
    count: 0,
    bridge: 'starting',
  }),
  invoke: {
    id: 'bridge',
    src: 'bridge',
    input: ({ self }) => ({ parentRef: self }),
    onError: {
      actions: [
        { type: 'log', params: ({ event }) => ({ message: 'The avatar bridge failed', error: event.error }) },
        'bridgeIsLost',
      ],
    },
  },
  on: {
    'bridge.available': { actions: 'bridgeRuns' },
    'language.changed': { actions: setLanguage },
  },
  initial: 'arriving',
  states: {
    /** Decides at once whether the page's panel opens by itself. */
    arriving: { always: [{ guard: 'opens', target: 'open' }, { target: 'hidden' }] },
    hidden: {
      on: {
        open: { guard: 'hasPanel', target: 'open' },
        'page.changed': [
          { guard: isSameSubject },
          { guard: isTranslation, actions: setTranslation },
          { target: 'arriving', actions: setSubject },
        ],
      },
    },
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
          { guard: { ...setSubject, type: 'opensByItself' }, target: 'arriving', actions: setSubject },
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
        loading: {
          initial: 'requesting',
          states: {
            requesting: {
              ...requesting('chat', 'handedOver'),
              on: {
                'language.changed': [
                  { guard: isSameLanguage },
                  { target: 'requesting', reenter: true, actions: setLanguage },
                ],
              },
            },
            handedOver,
            blocked,
            playing,
          },
        },
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
      on: {
        open: { guard: 'hasPanel', target: 'open' },
        'page.changed': [
          { guard: isSameSubject },
          { guard: isTranslation, actions: setTranslation },
          { target: 'arriving', actions: setSubject },
        ],
      },
      after: { returnTimeout: { target: 'hidden' } },
    },
  },
})

/** The visibility flag of the header's talk-to-Zed link: false until the bridge runs, and while the panel is open. */
export function isTalkAvailable(snapshot: SnapshotFrom<typeof panelMachine>): boolean {
  return snapshot.matches('hidden') && snapshot.context.bridge !== 'starting'
}
