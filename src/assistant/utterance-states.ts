import type { MessageKind } from './conversation.ts'
import { failureMessage, panelSetup, requestBody } from './panel-setup.ts'

/** Where every failure and every end leads: a panel that waits for the reader. */
const chatting = '#panel.open.chatting'

/** Guards against events of utterances that are no longer wanted. */
export const isSpoken = { type: 'isSpoken', params: ({ event }: { event: { utteranceId: string } }) => event } as const

/** A message of the reader, where one is taken: nowhere while loading. */
export const ask = {
  guard: { type: 'isQuestion', params: ({ event }: { event: { text: string } }) => event },
  target: '#panel.open.loading',
  actions: ['silence', { type: 'addQuestion', params: ({ event }: { event: { text: string } }) => event }],
} as const

const failing = (kind: MessageKind, error: unknown) => ({ kind, error, message: failureMessage(kind, error) })

/** A failed request of this kind is logged, and what text it brought is shown. */
export function failed(kind: MessageKind) {
  const params = ({ event }: { event: { error: unknown } }) => failing(kind, event.error)
  return {
    target: chatting,
    actions: [
      { type: 'log', params },
      { type: 'showText', params },
    ],
  } as const
}

/** A request that never settles. */
export function timedOut(kind: MessageKind) {
  const params = failing(kind, new Error('No reply in time'))
  return { requestTimeout: { target: chatting, actions: { type: 'log', params } } } as const
}

/** Waits for a reply of this kind; it goes on to `next`, everything else ends in a usable panel. */
export function requesting(kind: MessageKind, next: string) {
  return panelSetup.createStateConfig({
    tags: ['loading'],
    invoke: {
      src: 'request',
      input: ({ context }) => ({ body: requestBody(kind, context), onSentence: () => undefined }),
      onDone: {
        target: next,
        actions:
          kind === 'invitation'
            ? { type: 'storePending', params: ({ event }) => ({ reply: event.output }) }
            : { type: 'handOver', params: ({ event }) => ({ kind, reply: event.output }) },
      },
      onError: failed(kind),
    },
    after: timedOut(kind),
  })
}

/** The bridge has the reply; it waits for its engine or for the sound to begin. */
export const handedOver = panelSetup.createStateConfig({
  tags: ['loading'],
  on: {
    'speech.started': { guard: isSpoken, target: 'playing' },
    'speech.blocked': { guard: isSpoken, target: 'blocked' },
    'speech.ended': { guard: isSpoken, target: chatting, actions: 'fallSilent' },
  },
  always: { guard: 'isBridgeLost', target: chatting, actions: 'fallSilent' },
  after: {
    handOverTimeout: {
      target: chatting,
      actions: ['silence', { type: 'log', params: { message: 'The avatar did not answer in time' } }],
    },
  },
})

/** The browser wants a gesture first: nothing is locked and no timer runs. */
export const blocked = panelSetup.createStateConfig({
  tags: ['blocked'],
  on: {
    ask,
    'speech.started': { guard: isSpoken, target: 'playing' },
    'speech.ended': { guard: isSpoken, target: chatting, actions: 'fallSilent' },
  },
  always: { guard: 'isBridgeLost', target: chatting, actions: 'fallSilent' },
})

export const playing = panelSetup.createStateConfig({
  tags: ['loading', 'speaking'],
  after: { release: { target: chatting } },
})
