import type { SnapshotFrom } from 'xstate'
import type { TalkReply } from '../contract/talk-reply.ts'
import type { Language } from '../i18n/language.ts'
import type { Conversation, MessageKind } from './conversation.ts'
import { failureMessage } from './panel-messages.ts'
import { panelSetup } from './panel-setup.ts'
import type { PanelEvent } from './panel-setup.ts'
import type { PanelSubject } from './panel-subject.ts'
import { opensByItself as opensFor } from './panel-subject.ts'

export type { Message } from './conversation.ts'
export type { PanelEvent, PanelInput } from './panel-setup.ts'
export type { PanelSubject } from './panel-subject.ts'

const ofLanguage = ({ event }: { event: { language: Language } }) => event
const ofSubject = ({ event }: { event: { subject: PanelSubject } }) => event
const ofKey = ({ event }: { event: { key: string } }) => event
const setLanguage = { type: 'setLanguage', params: ofLanguage } as const
const isSameLanguage = { type: 'isSameLanguage', params: ofLanguage } as const
const setSubject = { type: 'setSubject', params: ofSubject } as const
const setTranslation = { type: 'setTranslation', params: ofSubject } as const
const isSameSubject = { type: 'isSameSubject', params: ofSubject } as const
const isTranslation = { type: 'isTranslation', params: ofSubject } as const
const isQuietTranslation = { type: 'isQuietTranslation', params: ofSubject } as const
const isTranslationOfSummary = { type: 'isTranslationOfSummary', params: ofSubject } as const
const opensByItself = { type: 'opensByItself', params: ofSubject } as const
const isOurs = { type: 'isOurs', params: ofKey } as const
const isUtterance = { type: 'isUtterance', params: ofKey } as const
const releaseUtterance = { type: 'releaseUtterance', params: ofKey } as const
const ofEvent = <Event>({ event }: { event: Event }) => event
const newChat = { type: 'plan', params: { kind: 'chat', replies: [] } } as const
const noteSoundLeft = {
  type: 'noteSoundLeft',
  params: ofEvent<Extract<PanelEvent, { type: 'utterance.started' }>>,
} as const
const repeats = (as: 'summary' | 'greeting' | 'said') =>
  ({
    type: 'canRepeat',
    params: ({ event: { messageId } }: { event: { messageId?: string } }) => ({
      as,
      ...(messageId !== undefined && { messageId }),
    }),
  }) as const
const canRetry = (kind: MessageKind) => ({ type: 'canRetry', params: { kind } }) as const
const restore = {
  guard: { type: 'isOfThisPage', params: ({ event }: { event: { conversation: Conversation } }) => event },
  target: '#panel.open.chatting',
} as const
/** What is paused stays silent: it is said in the new language when the reader asks for it. */
const stayQuiet = { guard: 'isPaused', target: '#panel.open.chatting' } as const
const restart = { target: '#panel.open.summarising.settling', actions: ['silence', setLanguage] } as const

/** The summary is over: the invitation follows at once, where there is to be one. */
const ended = [
  { guard: { type: 'isLast', params: ofKey }, target: '#panel.open.chatting', actions: releaseUtterance },
  { guard: isUtterance, target: 'due', actions: releaseUtterance },
] as const

const logBreakdown = {
  type: 'log',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({
    message: 'What Zed was to say has broken down',
    error,
  }),
} as const

/** A reply that came from outside is said as it is. */
const ofReply = (reply: TalkReply) => ({ kind: 'greeting' as const, replies: [reply] })

/** What opens a closed panel, and what it is told of the page. */
const whileClosed = {
  open: { guard: 'hasPanel', target: 'open', actions: 'keepOpened' },
  say: {
    guard: 'hasPanel',
    target: '#panel.open.loading',
    actions: { type: 'plan', params: ({ event: { reply } }: { event: { reply: TalkReply } }) => ofReply(reply) },
  },
  restore,
  'page.changed': [
    { guard: isSameSubject },
    { guard: isTranslation, actions: setTranslation },
    { guard: opensByItself, target: 'open', actions: setSubject },
    { actions: setSubject },
  ],
} as const

/**
 * The assistant's panel (design §6): one actor for the whole visit. An actor made for an article or for /interaction
 * is open in its first snapshot; nothing runs until it is started. What Zed says is an actor of its own, `utterance`.
 */
export const panelMachine = panelSetup.createMachine({
  id: 'panel',
  description: 'The panel in which a reader listens to Zed and writes to him.',
  context: ({ input: { language, subject, startOpen, isRestoring = false, opensByItself: mayOpen = true } }) => ({
    language,
    subject,
    opens: startOpen ?? opensFor(subject, mayOpen),
    mayOpenByItself: mayOpen,
    said: {},
    next: { kind: 'chat', replies: [] },
    failure: null,
    soundLeft: 0,
    messages: [],
    utterance: null,
    invitation: null,
    count: 0,
    isRestoring,
  }),
  entry: 'requestBridgeStatus',
  on: {
    'language.changed': { actions: setLanguage },
    'xstate.snapshot.utterance': { actions: 'syncView' },
    'xstate.snapshot.invitation': { actions: 'syncView' },
    'restore.nothing': { actions: 'forgetRestoring' },
    'choice.closed': { actions: 'keepClosed' },
    'choice.opened': { actions: 'keepOpened' },
    // What Zed was about to say has broken down by itself: the panel goes on without it.
    'xstate.error.actor.*': { actions: [logBreakdown, 'silence'] },
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
      on: whileClosed,
    },
    open: {
      description: 'The panel is shown.',
      tags: ['visible'],
      entry: ['begin', 'wakeBridge'],
      exit: 'silence',
      initial: 'opening',
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
        listen: { guard: 'isWaitingForReader', actions: ['allowSound', 'resumeSound'] },
        again: [
          { guard: repeats('summary'), target: '.summarising', actions: ['silence', 'forgetFailure'] },
          { guard: repeats('greeting'), target: '.greeting', actions: 'silence' },
          {
            guard: repeats('said'),
            target: '.loading',
            actions: ['silence', { type: 'planAgain', params: ofEvent }],
          },
        ],
        retry: [
          { guard: canRetry('chat'), target: '.loading', actions: ['silence', 'forgetFailure', newChat] },
          { guard: canRetry('summary'), target: '.summarising', actions: ['silence', 'forgetFailure'] },
          { guard: canRetry('greeting'), target: '.greeting', actions: ['silence', 'forgetFailure'] },
        ],
        ask: {
          guard: { type: 'isQuestion', params: ({ event }) => event },
          target: '.loading',
          actions: ['silence', { type: 'addQuestion', params: ({ event }) => event }, newChat],
        },
        say: {
          target: '.loading',
          actions: ['silence', { type: 'plan', params: ({ event: { reply } }) => ofReply(reply) }],
        },
        'xstate.error.actor.*': { target: '.chatting', actions: [logBreakdown, 'silence'] },
        'page.changed': [
          { guard: isSameSubject },
          { guard: isTranslation, actions: setTranslation },
          { guard: opensByItself, target: 'open', reenter: true, actions: setSubject },
          { target: 'closing', actions: setSubject },
        ],
        'bridge.lost': { actions: 'tellBridgeLost' },
        'reply.came': { guard: isOurs, actions: { type: 'showReply', params: ({ event }) => event } },
        'reply.sentence': { guard: isOurs, actions: { type: 'showSentence', params: ({ event }) => event } },
        'reply.whole': { guard: isOurs, actions: { type: 'showWhole', params: ({ event }) => event } },
        'reply.failed': {
          guard: isOurs,
          actions: [
            {
              type: 'log',
              params: ({ event: { kind, error } }) => ({ message: failureMessage(kind, error), error }),
            },
            { type: 'showText', params: ({ event }) => event },
            { type: 'noteFailure', params: ({ event }) => event },
          ],
        },
        'utterance.released': { guard: isOurs, target: '.chatting' },
        'utterance.failed': { guard: isOurs, target: '.chatting', actions: 'silence' },
        'utterance.over': { guard: isOurs, target: '.chatting', actions: releaseUtterance },
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
            restore,
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
              { guard: isSameLanguage },
              { guard: 'isHeard', actions: setLanguage },
              {
                description: 'What has not been heard yet is asked for again in the new language.',
                target: 'greeting',
                reenter: true,
                actions: ['silence', 'forgetGreeting', setLanguage],
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
              { guard: isSameLanguage },
              { ...stayQuiet, actions: ['silence', setLanguage] },
              restart,
            ],
            'page.changed': [
              { guard: isSameSubject },
              { guard: isQuietTranslation, target: 'chatting', actions: ['silence', setTranslation] },
              { guard: isTranslation, target: '.settling', actions: ['silence', setTranslation] },
            ],
            'utterance.started': { guard: isOurs, target: 'invitation-scheduled', actions: noteSoundLeft },
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
              { guard: isSameLanguage },
              { guard: 'isInviting', actions: setLanguage },
              { ...stayQuiet, actions: ['silence', setLanguage] },
              restart,
            ],
            'page.changed': [
              {
                guard: isQuietTranslation,
                target: 'chatting',
                actions: ['silence', setTranslation],
              },
              {
                guard: isTranslationOfSummary,
                target: '#panel.open.summarising.settling',
                actions: ['silence', setTranslation],
              },
            ],
            'utterance.over': [
              { guard: isUtterance, actions: releaseUtterance },
              { guard: isOurs, target: 'chatting', actions: releaseUtterance },
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
                        'utterance.held': { guard: isUtterance, target: 'held' },
                        'utterance.over': ended,
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
                        'utterance.started': { guard: isUtterance, target: 'early', actions: noteSoundLeft },
                        'utterance.over': ended,
                      },
                    },
                    due: {
                      description: 'The invitation is due.',
                      on: { 'utterance.held': { guard: isUtterance, target: 'held' }, 'utterance.over': ended },
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
                'utterance.held': {
                  description: 'The summary stands still: the invitation is asked for again when it goes on.',
                  guard: isUtterance,
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
          entry: { type: 'takeConversation', params: ({ event }) => ({ event }) },
        },
        loading: {
          description: 'A question is asked for and its answer is said, sentence by sentence; the input waits.',
          entry: { type: 'startUtterance', params: { kind: 'next' } },
          on: {
            'language.changed': [
              { guard: isSameLanguage },
              {
                description: 'A question under way is asked again in the new language.',
                guard: 'isRequesting',
                target: 'loading',
                reenter: true,
                actions: ['silence', setLanguage],
              },
              { actions: setLanguage },
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
      on: whileClosed,
      after: { returnTimeout: { description: 'The canvas was not given back in time.', target: 'hidden' } },
    },
  },
})

/** The visibility flag of the header's talk-to-Zed link: false until the bridge runs, and while the panel is open. */
export function isTalkAvailable(snapshot: SnapshotFrom<typeof panelMachine>): boolean {
  return snapshot.matches('hidden')
}
