import type { PanelEvent, PanelInput } from '../../src/assistant/panel.machine.ts'
import { TalkFailure } from '../../src/assistant/talk-failure.ts'
import type { SpeechEvent } from '../../src/avatar/bridge.machine.ts'
import type { Coverage } from '../machines/coverage.ts'
import type { Explored } from '../machines/explore.ts'
import { englishArticle, panelHarness, reply, spanishArticle, type PanelHarness } from './panel-harness.ts'

export type PanelStep =
  | { do: 'send'; event: PanelEvent }
  | { do: 'answer' | 'sentence' | 'refuse' | 'answer without voice' }
  | { do: 'begin' | 'end' | 'block' | 'break' }
  | { do: 'pause' | 'stall' | 'go on' }
  | { do: 'tell'; type: SpeechEvent['type'] }
  /** Advances the clock until a timer changes something; `ms`: how long that takes, if known. */
  | { do: 'wait'; ms?: number }

export interface Scenario {
  input: Partial<PanelInput>
  surroundings?: Parameters<typeof panelHarness>[1]
  events: readonly PanelEvent[]
  answers?: readonly ('answer' | 'sentence' | 'refuse' | 'answer without voice')[]
  engine?: readonly ('begin' | 'end' | 'block' | 'break' | 'pause' | 'stall' | 'go on')[]
  tells?: readonly SpeechEvent['type'][]
  /** Only what the interface offers: visible buttons, and an enabled input. */
  byHand?: boolean
  depth: number
}

const event = {
  open: { type: 'open' },
  close: { type: 'close' },
  ask: { type: 'ask', text: 'Hola' },
  stop: { type: 'stop' },
  listen: { type: 'listen' },
  pause: { type: 'pause' },
  again: { type: 'again' },
  retry: { type: 'retry' },
  closedBefore: { type: 'choice.closed' },
  openedBefore: { type: 'choice.opened' },
  minimise: { type: 'minimise' },
  expand: { type: 'expand' },
  faster: { type: 'rate.changed', rate: 1.5 },
  ahead: { type: 'seek', at: 1 },
  back: { type: 'skip', by: -1 },
  on: { type: 'skip', by: 1 },
  broken: { type: 'xstate.error.actor.utterance', error: new Error('broken') } as never,
  typed: { type: 'draft.typed' },
  cleared: { type: 'draft.cleared' },
  say: { type: 'say', reply: reply('De fuera', 3) },
  lost: { type: 'bridge.lost' },
  es: { type: 'language.changed', language: 'es' },
  en: { type: 'language.changed', language: 'en' },
  nothing: { type: 'restore.nothing' },
  home: { type: 'page.changed', subject: { kind: 'home' } },
  elsewhere: { type: 'page.changed', subject: { kind: 'elsewhere' } },
  article: { type: 'page.changed', subject: spanishArticle },
  translation: { type: 'page.changed', subject: englishArticle },
  wordless: { type: 'page.changed', subject: { ...englishArticle, summaryText: '' } },
  restoreArticle: {
    type: 'restore',
    conversation: {
      page: 'article 3',
      messages: [
        { id: 'message-1', kind: 'summary', role: 'assistant', content: 'Un resumen.' },
        { id: 'message-2', kind: 'chat', role: 'user', content: 'Antes' },
      ],
      count: 2,
    },
  },
  restore: {
    type: 'restore',
    conversation: {
      page: 'article 3',
      messages: [{ id: 'message-1', kind: 'chat', role: 'user', content: 'Antes' }],
      count: 1,
    },
  },
} as const satisfies Record<string, PanelEvent>

const pages = [event.home, event.elsewhere, event.article, event.translation]

export const readerAtArticle: Scenario = {
  input: { subject: spanishArticle },
  events: [event.open, event.close, event.ask, event.stop, event.listen, event.typed, event.cleared],
  answers: ['answer', 'refuse'],
  engine: ['begin', 'end', 'block', 'break'],
  byHand: true,
  depth: 6,
}

export const readerAtHome: Scenario = {
  input: { subject: { kind: 'home' } },
  events: [event.open, event.close, event.ask, event.stop],
  answers: ['answer'],
  engine: ['begin', 'end'],
  byHand: true,
  depth: 4,
}

/** Scenarios that together cover all states and transitions of panel and utterance. */
export const scenarios: Record<string, Scenario> = {
  'an article in the hands of a reader': readerAtArticle,
  'a page without a summary, in the hands of a reader': readerAtHome,
  'an article: events that nothing offers': {
    input: { subject: spanishArticle },
    events: [event.open, event.ask, event.stop, event.listen, event.typed, event.en],
    answers: ['answer'],
    engine: ['begin'],
    depth: 4,
  },
  'an invitation, and another language': {
    input: { subject: spanishArticle },
    events: [event.en],
    answers: ['answer'],
    engine: ['begin', 'end'],
    depth: 6,
  },
  'an answer in sentences': {
    input: { subject: { kind: 'interaction' } },
    events: [event.ask],
    answers: ['sentence', 'answer', 'refuse', 'answer without voice'],
    engine: ['begin', 'end', 'block'],
    depth: 7,
  },
  'an article whose sound is stopped from outside': {
    input: { subject: spanishArticle },
    events: [event.listen, event.en, event.translation],
    answers: ['answer'],
    engine: ['begin', 'end', 'pause', 'stall', 'go on'],
    depth: 6,
  },
  'an answer whose sound is stopped from outside': {
    input: { subject: { kind: 'interaction' } },
    events: [event.ask, event.listen],
    answers: ['sentence', 'answer'],
    engine: ['begin', 'end', 'block', 'pause', 'stall', 'go on'],
    depth: 7,
  },
  'an answer that is wound back and on': {
    input: { subject: { kind: 'interaction' } },
    events: [event.ask, event.ahead, event.back, event.on],
    answers: ['sentence', 'answer'],
    engine: ['begin', 'end'],
    depth: 6,
  },
  'what is said again and made again': {
    input: { subject: spanishArticle },
    events: [event.ask, event.again, event.retry, event.stop, event.pause, event.broken],
    answers: ['answer', 'refuse'],
    engine: ['begin'],
    depth: 5,
  },
  'a greeting that is made again': {
    input: { subject: { kind: 'interaction' } },
    events: [event.again, event.retry, event.stop, event.pause, event.closedBefore],
    answers: ['answer', 'refuse'],
    depth: 4,
  },
  'a choice of the visit': {
    input: { subject: { kind: 'home' } },
    events: [
      event.open,
      event.close,
      event.closedBefore,
      event.openedBefore,
      event.minimise,
      event.expand,
      event.faster,
      event.broken,
      event.article,
    ],
    depth: 3,
  },
  'a summary that is read again after a question': {
    input: { subject: spanishArticle, isRestoring: true },
    events: [event.restoreArticle, event.again],
    answers: ['answer'],
    engine: ['begin', 'end', 'pause', 'stall'],
    depth: 6,
  },
  'a summary that waits for its article': {
    input: { subject: spanishArticle },
    events: [event.en, event.pause, event.again, event.ask, event.article, event.translation],
    answers: ['answer'],
    engine: ['begin', 'pause'],
    depth: 4,
  },
  'an article in two languages, among other pages': {
    input: { subject: spanishArticle },
    events: [event.es, event.en, event.ask, ...pages, event.wordless],
    answers: ['answer'],
    engine: ['begin'],
    depth: 5,
  },
  'a greeting in two languages': {
    input: { subject: { kind: 'interaction' } },
    events: [event.es, event.en, event.ask],
    answers: ['answer'],
    engine: ['begin', 'end'],
    depth: 6,
  },
  'a closed panel': {
    input: { subject: { kind: 'home' } },
    events: [event.open, event.close, event.say, event.restore, ...pages],
    depth: 3,
  },
  'a conversation that may be restored': {
    input: { subject: spanishArticle, isRestoring: true },
    events: [event.restore, event.nothing, event.ask, event.close, event.again, event.stop, event.pause],
    depth: 4,
  },
  'a closed panel that knows of no conversation': {
    input: { subject: { kind: 'home' }, isRestoring: true },
    events: [event.nothing, event.open],
    depth: 2,
  },
  'a canvas that does not come back': {
    input: { subject: spanishArticle },
    surroundings: { canvas: 'stays' },
    events: [event.open, event.close, event.say, event.restore, ...pages],
    depth: 3,
  },
  'a canvas that is lost': {
    input: { subject: spanishArticle },
    surroundings: { canvas: 'fails' },
    events: [event.close],
    depth: 2,
  },
  'a bridge that says nothing of itself': {
    input: { subject: { kind: 'home' } },
    surroundings: { bridgeMute: true },
    events: [{ type: 'bridge.available' }, event.lost, event.open, event.article],
    answers: ['answer', 'sentence'],
    tells: [
      'speech.started',
      'speech.ended',
      'speech.blocked',
      'speech.failed',
      'speech.silenced',
      'speech.paused',
      'speech.stalled',
      'speech.resumed',
    ],
    depth: 7,
  },
}

export async function explorePanel(scenario: Scenario, { inspect }: Coverage): Promise<PanelSystem> {
  const { input, surroundings, events, answers = [], engine = [], tells = [], byHand = false } = scenario
  const harness = panelHarness(input, { ...surroundings, inspect })
  await harness.start()
  return {
    harness,
    key: () => keyOf(harness),
    steps() {
      const received = harness.commands.some(({ type }) => type === 'receive')
      return [
        ...events
          .filter((one) => !byHand || isOffered(one, harness))
          .map((one) => ({ do: 'send' as const, event: one })),
        ...(harness.pendingRequests().length > 0 ? answers.map((one) => ({ do: one })) : []),
        ...(received ? engine.map((one) => ({ do: one })) : []),
        ...tells.map((type) => ({ do: 'tell' as const, type })),
        ...(harness.timers() > 0 ? [{ do: 'wait' as const }] : []),
      ]
    },
    take: (step) => take(step, harness),
    stop: () => void harness.site.stop(),
  }
}

function isOffered({ type }: PanelEvent, harness: PanelHarness): boolean {
  const tags = harness.tags().split(' ')
  const isShown = tags.includes('visible')
  switch (type) {
    case 'open':
      return harness.actor.getSnapshot().matches('hidden')
    case 'stop':
      return tags.includes('speaking') || tags.includes('paused')
    case 'listen':
      return tags.includes('blocked') || tags.includes('paused')
    case 'ask':
    case 'draft.typed':
    case 'draft.cleared':
      return isShown && !tags.includes('loading')
    default:
      return isShown
  }
}

export interface PanelSystem extends Explored<PanelStep> {
  harness: PanelHarness
}

async function take(step: PanelStep, harness: PanelHarness): Promise<void> {
  switch (step.do) {
    case 'send':
      return harness.send(step.event)
    case 'answer':
      return harness.answer('Una frase. Otra frase.', 8)
    case 'sentence':
      return harness.sentence('Una frase.', 3)
    case 'refuse':
      return harness.refuse(new Error('refused'))
    case 'answer without voice':
      return harness.refuse(new TalkFailure({ kind: 'status', status: 503, text: 'Sin voz.' }, 'no voice'))
    case 'begin':
      return harness.begin()
    case 'end':
      return harness.end()
    case 'block':
      return harness.engineFails('blocked')
    case 'break':
      return harness.engineFails('audio')
    case 'pause':
      return harness.sounding() === null && !harness.isStarting() ? undefined : harness.outsidePauses(1)
    case 'stall':
      return harness.sounding() === null ? undefined : harness.outsidePauses(1, 'stalled')
    case 'go on':
      return harness.isStanding() ? harness.outsideResumes(1) : undefined
    case 'wait':
      step.ms = await passUntilChange(harness)
      return undefined
    case 'tell':
      return harness.tellUtterances(speechEvent(step.type, harness))
  }
}

async function passUntilChange(harness: PanelHarness): Promise<number> {
  const before = keyOf(harness)
  let passed = 0
  for (let next = harness.nextTimer(); next !== null && keyOf(harness) === before; next = harness.nextTimer()) {
    await harness.pass(next)
    passed += next
  }
  return passed
}

function speechEvent(type: SpeechEvent['type'], harness: PanelHarness): SpeechEvent {
  const utteranceId = harness.context().spoken?.utteranceId ?? 'none'
  if (type === 'speech.failed') return { type, utteranceId, error: new Error('told') }
  if (type === 'speech.paused' || type === 'speech.stalled' || type === 'speech.resumed')
    return { type, utteranceId, at: 1 }
  return { type, utteranceId }
}

function keyOf({ actor, context, site }: PanelHarness): string {
  const { value } = actor.getSnapshot()
  const { utterance, invitation, ...rest } = actor.getSnapshot().context
  const said = [utterance, invitation].map((one) => {
    if (!one) return null
    const snapshot = one.ref.getSnapshot()
    const { kind, sentences, next, isWhole, isQueued, isReleased, at, spoken, count } = snapshot.context
    return [
      snapshot.value,
      kind,
      Math.min(sentences.length - next, 2),
      isWhole,
      isQueued,
      isReleased,
      at,
      spoken !== null,
      Math.min(count, 2),
    ]
  })
  const bridge = (site.system.get('bridge') as { getSnapshot(): { value?: unknown } }).getSnapshot().value ?? null
  const hasAsked = context().messages.some(({ role }) => role === 'user')
  const { language, subject, isRestoring, failure, mayOpenByItself } = rest
  const canRepeat = actor.getSnapshot().can({ type: 'again' })
  return JSON.stringify([
    value,
    said,
    bridge,
    language,
    subject,
    isRestoring,
    hasAsked,
    failure?.kind,
    mayOpenByItself,
    canRepeat,
  ])
}

export function wayOf(steps: readonly PanelStep[]): string {
  const words = steps.map((step) => {
    if (step.do === 'send') return JSON.stringify(step.event)
    return 'type' in step ? step.type : step.do
  })
  return `after ${words.join(', ') || 'the start'}`
}
