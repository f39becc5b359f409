import { describe, expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { PanelEvent } from '../../src/assistant/panel.machine.ts'
import { panelMachine } from '../../src/assistant/panel.machine.ts'
import { utteranceMachine } from '../../src/assistant/utterance.machine.ts'
import type { BridgeEvent } from '../../src/avatar/bridge.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import { englishArticle, panelHarness, reply, settle, spanishArticle } from './panel-harness.ts'
import type { PanelHarness } from './panel-harness.ts'

const steps = {
  open: (harness) => harness.send({ type: 'open' }),
  ask: (harness) => harness.send({ type: 'ask', text: 'Hola' }),
  listen: (harness) => harness.send({ type: 'listen' }),
  language: (harness) => harness.send({ type: 'language.changed', language: 'en' }),
  answer: (harness) => harness.answer('Respuesta', 20),
  begin: (harness) => harness.begin(),
  block: (harness) => harness.engineFails('blocked'),
  end: (harness) => harness.end(),
  sentence: (harness) => harness.sentence('Una frase.'),
  pass: (harness) => harness.pass(15_000),
  release: (harness) => harness.pass(5500),
  outside: (harness) => harness.outsidePauses(),
  dry: (harness) => harness.outsidePauses(1, 'stalled'),
} satisfies Record<string, (harness: PanelHarness) => Promise<void>>

type Step = keyof typeof steps

const ways: [string, Step[]][] = [
  ['greeting.requesting', ['open']],
  ['greeting.handedOver', ['open', 'answer']],
  ['greeting.blocked', ['open', 'answer', 'block']],
  ['greeting.playing', ['open', 'answer', 'begin']],
  ['chatting.quiet', ['open', 'answer', 'begin', 'end', 'pass', 'release']],
  ['chatting.speaking', ['open', 'answer', 'begin', 'pass', 'release']],
  ['loading.requesting', ['open', 'answer', 'block', 'ask']],
  ['loading.handedOver', ['open', 'answer', 'block', 'ask', 'answer']],
  ['loading.blocked', ['open', 'answer', 'block', 'ask', 'answer', 'block']],
  ['loading.playing', ['open', 'answer', 'block', 'ask', 'answer', 'begin']],
  ['greeting.paused', ['open', 'answer', 'begin', 'outside']],
  ['greeting.ending', ['open', 'answer', 'begin', 'end']],
  ['chatting.paused', ['open', 'answer', 'begin', 'pass', 'release', 'outside']],
  ['loading.paused', ['open', 'answer', 'block', 'ask', 'sentence', 'begin', 'outside']],
  ['loading.stalled', ['open', 'answer', 'block', 'ask', 'answer', 'begin', 'dry']],
  ['loading.following', ['open', 'answer', 'block', 'ask', 'sentence', 'begin', 'sentence', 'end']],
  ['loading.overdue', ['open', 'answer', 'block', 'ask', 'sentence', 'begin', 'release']],
  ['loading.awaiting', ['open', 'answer', 'block', 'ask', 'sentence', 'begin', 'end']],
]
const articleWays: [string, Step[]][] = [
  ['summarising.requesting', []],
  ['summarising.settling', ['language']],
  ['summarising.handedOver', ['answer']],
  ['summarising.blocked', ['answer', 'block']],
  ['invitation-scheduled.waiting', ['answer', 'begin']],
  ['invitation-scheduled.requesting', ['answer', 'begin', 'pass']],
  ['invitation-scheduled.queued', ['answer', 'begin', 'pass', 'answer']],
  ['invitation-scheduled.handedOver', ['answer', 'begin', 'pass', 'answer', 'end']],
  ['invitation-scheduled.paused', ['answer', 'begin', 'pass', 'answer', 'end', 'begin', 'outside']],
  ['invitation-scheduled.blocked', ['answer', 'begin', 'pass', 'answer', 'end', 'block']],
  ['invitation-scheduled.playing', ['answer', 'begin', 'pass', 'answer', 'end', 'begin']],
]
const allWays = [
  ...ways.map(([state, way]) => [state, way, { kind: 'home' }] as const),
  ...articleWays.map(([state, way]) => [state, way, spanishArticle] as const),
]

function leaves(of: { states: Record<string, unknown> }, prefix = ''): string[] {
  return Object.entries(of.states).flatMap(([key, node]) => {
    const inner = node as { states: Record<string, unknown> }
    return Object.keys(inner.states).length === 0 ? [prefix + key] : leaves(inner, `${prefix}${key}.`)
  })
}

function pathOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Object.entries(value as object)
    .map(([key, inner]) => `${key}.${pathOf(inner)}`)
    .join('|')
}

async function follow(way: readonly Step[], subject: typeof spanishArticle | { kind: 'home' }): Promise<PanelHarness> {
  const harness = panelHarness({ subject })
  await harness.start()
  for (const step of way) await steps[step](harness)
  return harness
}

describe('every state', () => {
  test('has a way that leads there', () => {
    const known = allWays.map(([state]) => state.split('.'))
    // States that are left at once, or have their own tests.
    const passing = ['opening', 'restoring', 'deciding', 'sounding', 'over']
    const states = Object.keys(panelMachine.root.states['open']?.states ?? {})
    const phases = Object.keys(utteranceMachine.root.states['speech']?.states ?? {})
    expect(states.filter((state) => !passing.includes(state) && !known.some(([at]) => at === state))).toEqual([])
    expect(phases.filter((phase) => !passing.includes(phase) && !known.some(([, at]) => at === phase))).toEqual([])
  })

  test.each(allWays)('%s can be reached, and closing it leaves nothing behind', async (state, way, subject) => {
    const harness = await follow(way, subject)
    expect(pathOf(harness.state())).toBe(`open.${state}`)
    const asked = harness.asked.length

    harness.actor.send({ type: 'close' })
    expect(harness.state()).toBe('closing')
    expect(harness.context()).toMatchObject({ messages: [], spoken: null, pending: null })
    expect(harness.canvasReturns()).toBe(1)
    expect(harness.sounding()).toBeNull()
    await settle()
    expect(harness.state()).toBe('hidden')
    expect(harness.pendingRequests()).toEqual([])
    expect(harness.runningChildren()).toEqual([])
    expect(harness.commands.at(-1)).toEqual({ type: 'setVisible', visible: false })

    const received = harness.spokenTexts().length
    for (let minute = 0; minute < 5; minute += 1) await harness.pass(60_000)
    expect(harness.state()).toBe('hidden')
    expect(harness.asked).toHaveLength(asked)
    expect(harness.spokenTexts()).toHaveLength(received)
    expect(harness.logs).toEqual([])
  })

  test.each(allWays)('%s: leaving the page is closing', async (_, way, subject) => {
    const harness = await follow(way, subject)
    await harness.send({ type: 'page.changed', subject: { kind: 'elsewhere' } })
    expect(harness.state()).toBe('hidden')
    expect(harness.texts()).toEqual([])
    expect(harness.pendingRequests()).toEqual([])
    expect(harness.sounding()).toBeNull()
  })

  test.each(allWays)('%s: loading always ends by itself', async (_, way, subject) => {
    const harness = await follow(way, subject)
    for (let second = 0; second < 400; second += 1) await harness.pass(1000)
    expect(harness.tags()).not.toContain('loading')
    const waits = ['blocked', 'paused'].some((tag) => harness.tags().includes(tag))
    expect(harness.context().spoken === null || waits).toBe(true)
  })
})

describe('the graph of the machines', () => {
  const utteranceId = 'utterance-2'
  const panelEvents: PanelEvent[] = [
    { type: 'bridge.available' },
    { type: 'open' },
    { type: 'close' },
    { type: 'ask', text: 'Hola' },
    { type: 'stop' },
    { type: 'language.changed', language: 'en' },
    { type: 'page.changed', subject: spanishArticle },
    { type: 'page.changed', subject: englishArticle },
    { type: 'page.changed', subject: { kind: 'elsewhere' } },
    { type: 'page.changed', subject: { kind: 'interaction' } },
  ]

  test('every state that is found open can be closed', () => {
    const paths = getShortestPaths(panelMachine, {
      input: { language: 'es', subject: spanishArticle, startOpen: false },
      events: panelEvents,
      serializeState: ({ value }) => JSON.stringify(value),
      limit: 5000,
    })
    const values = paths.map(({ state }) => pathOf(state.value))
    expect(values).toEqual(
      expect.arrayContaining([
        'hidden',
        'closing',
        'open.summarising.asking',
        'open.summarising.settling',
        'open.greeting',
        'open.loading',
        'open.chatting',
      ]),
    )
    for (const { state } of paths) {
      if (state.matches('open')) expect(state.can({ type: 'close' })).toBe(true)
    }
  })

  test('every state of the bridge is found', () => {
    const error = new Error('x')
    const bridgeEvents: BridgeEvent[] = [
      { type: 'engine.wake' },
      { type: 'engine.suspend' },
      { type: 'speak', utteranceId, reply: reply('x'), replyTo: panelHarness().actor as never },
      { type: 'silence' },
      { type: 'gesture' },
      { type: 'engine.ready' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'speech.paused', utteranceId, at: 1 },
      { type: 'speech.stalled', utteranceId, at: 1 },
      { type: 'speech.started', utteranceId },
      { type: 'speech.ended', utteranceId },
      { type: 'engine.failed', reason: 'blocked', error, utteranceId },
      { type: 'engine.failed', reason: 'load', error, utteranceId },
    ]
    const idle = fromCallback(() => {})
    const paths = getShortestPaths(bridgeMachine.provide({ actors: { gestures: idle } }), {
      events: bridgeEvents,
      serializeState: ({ value }) => JSON.stringify(value),
      limit: 5000,
    })
    const found = new Set(
      paths.flatMap(({ state: { value } }) => [`engine.${pathOf(value.engine)}`, `speech.${pathOf(value.speech)}`]),
    )
    expect([...found].toSorted()).toEqual(leaves(bridgeMachine.root).toSorted())
  })
})

test('a canvas that is not given back is waited for no longer than a second', async () => {
  const harness = panelHarness({}, { canvas: 'stays' })
  await harness.start()
  await harness.send({ type: 'open' })
  await harness.send({ type: 'close' })
  await harness.pass(999)
  expect(harness.state()).toBe('closing')
  await harness.pass(1)
  expect(harness.state()).toBe('hidden')
})

test('a canvas that cannot be given back is told to the console, with the reason', async () => {
  const harness = panelHarness({}, { canvas: 'fails' })
  await harness.start()
  await harness.send({ type: 'open' })
  await harness.send({ type: 'close' })
  expect(harness.logs).toEqual([{ message: 'The canvas was not returned', error: new Error('no canvas') }])
})
