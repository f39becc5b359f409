import { describe, expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { PanelEvent } from '../../src/assistant/panel.machine.ts'
import { panelMachine } from '../../src/assistant/panel.machine.ts'
import type { BridgeEvent } from '../../src/avatar/bridge.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import { englishArticle, panelRig, reply, settle, spanishArticle } from './panel-rig.ts'
import type { PanelRig } from './panel-rig.ts'

/** What can happen to a panel, each told to a rig. */
const steps = {
  open: (rig) => rig.send({ type: 'open' }),
  ask: (rig) => rig.send({ type: 'ask', text: 'Hola' }),
  listen: (rig) => rig.send({ type: 'listen' }),
  language: (rig) => rig.send({ type: 'language.changed', language: 'en' }),
  answer: (rig) => rig.answer('Respuesta', 20),
  begin: (rig) => rig.begin(),
  block: (rig) => rig.engineFails('blocked'),
  end: (rig) => rig.end(),
  pass: (rig) => rig.pass(15_000),
  release: (rig) => rig.pass(5500),
} satisfies Record<string, (rig: PanelRig) => Promise<void>>

type Step = keyof typeof steps

/** Every state of the panel, and the shortest way that leads there. */
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
]
const articleWays: [string, Step[]][] = [
  ['summarising.requesting', []],
  ['summarising.settling', ['language']],
  ['summarising.handedOver', ['answer']],
  ['summarising.blocked', ['answer', 'block']],
  ['invitation-scheduled.waiting', ['answer', 'begin']],
  ['invitation-scheduled.requesting', ['answer', 'begin', 'pass']],
  ['invitation-scheduled.held', ['answer', 'begin', 'pass', 'answer']],
  ['invitation-scheduled.handedOver', ['answer', 'begin', 'pass', 'answer', 'end']],
  ['invitation-scheduled.blocked', ['answer', 'begin', 'pass', 'answer', 'end', 'block']],
  ['invitation-scheduled.playing', ['answer', 'begin', 'pass', 'answer', 'end', 'begin']],
]
const allWays = [
  ...ways.map(([state, way]) => [state, way, { kind: 'home' }] as const),
  ...articleWays.map(([state, way]) => [state, way, spanishArticle] as const),
]

/** The paths of all states without states of their own below `of`. */
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

async function follow(way: readonly Step[], subject: typeof spanishArticle | { kind: 'home' }): Promise<PanelRig> {
  const rig = panelRig({ subject })
  await rig.start()
  for (const step of way) await steps[step](rig)
  return rig
}

describe('every state', () => {
  test('has a way that leads there', () => {
    const open = panelMachine.root.states['open']
    if (!open) throw new Error('There is no open state.')
    const known = allWays.map(([state]) => state)
    // `opening` is left in the step in which it is entered.
    expect(known.toSorted()).toEqual(
      leaves(open)
        .filter((leaf) => leaf !== 'opening')
        .toSorted(),
    )
  })

  test.each(allWays)('%s can be reached, and closing it leaves nothing behind', async (state, way, subject) => {
    const rig = await follow(way, subject)
    expect(pathOf(rig.state())).toBe(`open.${state}`)
    const asked = rig.asked.length

    rig.actor.send({ type: 'close' })
    expect(rig.state()).toBe('closing')
    expect(rig.context()).toMatchObject({ messages: [], spoken: null, pending: null })
    expect(rig.canvasReturns()).toBe(1)
    expect(rig.sounding()).toBeNull()
    await settle()
    expect(rig.state()).toBe('hidden')
    expect(rig.pendingRequests()).toEqual([])
    expect(rig.commands.at(-1)).toEqual({ type: 'setVisible', visible: false })

    const received = rig.spokenTexts().length
    for (let minute = 0; minute < 5; minute += 1) await rig.pass(60_000)
    expect(rig.state()).toBe('hidden')
    expect(rig.asked).toHaveLength(asked)
    expect(rig.spokenTexts()).toHaveLength(received)
    expect(rig.logs).toEqual([])
  })

  test.each(allWays)('%s: leaving the page is closing', async (_, way, subject) => {
    const rig = await follow(way, subject)
    await rig.send({ type: 'page.changed', subject: { kind: 'elsewhere' } })
    expect(rig.state()).toBe('hidden')
    expect(rig.texts()).toEqual([])
    expect(rig.pendingRequests()).toEqual([])
    expect(rig.sounding()).toBeNull()
  })

  test.each(allWays)('%s: loading always ends by itself', async (_, way, subject) => {
    const rig = await follow(way, subject)
    for (let second = 0; second < 400; second += 1) await rig.pass(1000)
    expect(rig.tags()).not.toContain('loading')
    expect(rig.context().spoken === null || rig.tags().includes('blocked')).toBe(true)
  })
})

describe('the graph of the machines', () => {
  const utteranceId = 'utterance-2'
  const panelEvents: PanelEvent[] = [
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
      input: { language: 'es', subject: spanishArticle },
      events: panelEvents,
      serializeState: ({ value }) => JSON.stringify(value),
      limit: 5000,
    })
    const values = paths.map(({ state }) => pathOf(state.value))
    expect(values).toEqual(
      expect.arrayContaining([
        'hidden',
        'closing',
        'open.summarising.requesting',
        'open.summarising.settling',
        'open.greeting.requesting',
        'open.loading.requesting',
        'open.chatting.quiet',
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
      { type: 'engine.rest' },
      { type: 'speak', utteranceId, reply: reply('x') },
      { type: 'silence' },
      { type: 'gesture' },
      { type: 'engine.ready' },
      { type: 'engine.started', utteranceId },
      { type: 'engine.ended', utteranceId },
      { type: 'engine.failed', reason: 'blocked', error, utteranceId },
      { type: 'engine.failed', reason: 'load', error, utteranceId },
    ]
    const listener = panelRig().actor
    const idle = fromCallback(() => {})
    const paths = getShortestPaths(bridgeMachine.provide({ actors: { gestures: idle } }), {
      input: { listener },
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
