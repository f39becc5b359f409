import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { PanelSubject } from '../../src/assistant/panel.machine.ts'
import { isTalkAvailable, panelMachine } from '../../src/assistant/panel.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import { siteMachine } from '../../src/frame/site.machine.ts'
import { isSpeaking } from '../../src/assistant/assistant-context.ts'
import { utteranceMachine } from '../../src/assistant/utterance.machine.ts'
import { TalkFailure } from '../../src/assistant/talk-failure.ts'
import type { Asking } from '../../src/assistant/talk-request.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'
import { chattingHarness, panelHarness, readingHarness, reply, settle, spanishArticle } from './panel-harness.ts'
import type { PanelHarness } from './panel-harness.ts'

const requests: [string, () => Promise<PanelHarness>][] = [
  [
    'greeting',
    async () => {
      const harness = panelHarness()
      await harness.start()
      await harness.send({ type: 'open' })
      return harness
    },
  ],
  [
    'summary',
    async () => {
      const harness = panelHarness({ subject: spanishArticle })
      await harness.start()
      return harness
    },
  ],
  [
    'invitation',
    async () => {
      const harness = await readingHarness(20)
      await harness.pass(15_000)
      return harness
    },
  ],
  [
    'chat',
    async () => {
      const harness = await chattingHarness()
      await harness.send({ type: 'ask', text: 'Uno' })
      return harness
    },
  ],
]

async function expectUsable(harness: PanelHarness): Promise<void> {
  expect(harness.is({ open: 'chatting' })).toBe(true)
  expect(harness.tags()).not.toContain('loading')
  await harness.send({ type: 'ask', text: '¿Sigues ahí?' })
  expect(harness.is({ open: { loading: 'requesting' } })).toBe(true)
  await harness.answer('Sí', 1)
  expect(harness.texts().at(-1)).toBe('Sí')
}

describe.each(requests)('%s', (kind, reach) => {
  test('a failed request is logged only, and the panel can be used', async () => {
    const harness = await reach()
    const texts = harness.texts()
    const error = new TalkFailure({ kind: 'status', status: 500, text: '' }, 'The talk service answered 500')
    await harness.refuse(error)
    expect(harness.logs).toHaveLength(1)
    expect(harness.logs[0]).toMatchObject({ message: `Failed ${kind} request`, error })
    expect(harness.texts()).toEqual(texts)
    await expectUsable(harness)
  })

  test('an answer without a voice is shown, and that Zed does not say it', async () => {
    const harness = await reach()
    await harness.refuse(new TalkFailure({ kind: 'status', status: 503, text: 'Un texto' }, 'No voice'))
    const shown = harness.context().messages.findLast(({ isUnvoiced }) => isUnvoiced)
    expect(shown?.content).toBe(kind === 'summary' ? 'Un resumen.' : 'Un texto')
    await expectUsable(harness)
  })

  test('a request that is never answered ends by time-out', async () => {
    const harness = await reach()
    await harness.pass(29_999)
    expect(harness.tags()).toContain('loading')
    await harness.pass(1)
    expect(harness.logs).toHaveLength(1)
    expect(harness.logs[0]?.message).toBe(`Failed ${kind} request`)
    expect(harness.last().signal.aborted).toBe(true)
    await expectUsable(harness)
  })

  test.each(['audio', 'emotionEvents', 'duration'] as const)(
    'a reply lacking %s is logged, its text shown',
    async (field) => {
      const harness = await reach()
      const texts = harness.texts()
      const incomplete: Partial<TalkReply> = reply('Un texto')
      delete incomplete[field]
      await harness.answerAsSent(incomplete)
      expect(harness.logs.map(({ message }) => message)).toEqual(['Reply missing audio, emotionEvents or duration'])
      expect(harness.texts()).toEqual(kind === 'summary' ? texts : [...texts, 'Un texto'])
      await expectUsable(harness)
    },
  )

  test('so is one that the client has found out', async () => {
    const harness = await reach()
    await harness.refuse(new TalkFailure({ kind: 'incomplete', text: 'Un texto' }, 'The reply cannot be played'))
    expect(harness.logs.map(({ message }) => message)).toEqual(['Reply missing audio, emotionEvents or duration'])
    expect(harness.texts().at(-1)).toBe(kind === 'summary' ? 'Un resumen.' : 'Un texto')
    await expectUsable(harness)
  })

  test('a reply after closing is dropped, and its request given up', async () => {
    const harness = await reach()
    const request = harness.last()
    await harness.send({ type: 'close' })
    request.resolve(reply('Tarde'))
    await harness.pass(60_000)
    expect(request.signal.aborted).toBe(true)
    expect(harness.state()).toBe('hidden')
    expect(harness.texts()).toEqual([])
    expect(harness.spokenTexts()).not.toContain('Tarde')
  })
})

const handedOver: [string, () => Promise<PanelHarness>][] = requests.map(([kind, reach]) => [
  kind,
  async () => {
    const harness = await reach()
    if (kind === 'invitation') await harness.end()
    await harness.answer('Un texto', 4)
    return harness
  },
])

describe.each(handedOver)('%s handed to the avatar', (_, reach) => {
  test('broken audio: logged, text shown, input free', async () => {
    const harness = await reach()
    const texts = harness.texts()
    await harness.engineFails('audio')
    expect(harness.logs).toHaveLength(1)
    expect(harness.texts()).toEqual(texts)
    expect(harness.context().spoken).toBeNull()
    await expectUsable(harness)
  })

  test('broken audio while it plays', async () => {
    const harness = await reach()
    await harness.begin()
    await harness.engineFails('audio')
    await expectUsable(harness)
  })

  test('an engine that breaks down', async () => {
    const harness = await reach()
    await harness.engineFails('load')
    expect(harness.logs[0]?.message).toBe('Missing avatar engine instance')
    expect(harness.is({ open: 'chatting' })).toBe(true)
    await harness.send({ type: 'ask', text: 'Hola' })
    await harness.answer('Con texto', 2)
    expect(harness.is({ open: 'chatting' })).toBe(true)
    expect(harness.texts().at(-1)).toBe('Con texto')
  })

  test('news of an utterance that is no longer wanted changes nothing', async () => {
    const harness = await reach()
    const before = harness.state()
    const utteranceId = 'utterance-of-long-ago'
    await harness.tellUtterances({ type: 'speech.started', utteranceId })
    await harness.tellUtterances({ type: 'speech.blocked', utteranceId })
    await harness.tellUtterances({ type: 'speech.ended', utteranceId })
    await harness.tellUtterances({ type: 'speech.failed', utteranceId, error: new Error('late') })
    expect(harness.state()).toEqual(before)
    expect(harness.context().spoken?.reply.text).toBe('Un texto')
  })

  test('an engine that never begins', async () => {
    const harness = await reach()
    await harness.pass(35_000)
    await expectUsable(harness)
  })

  test('sound silenced from outside', async () => {
    const harness = await reach()
    harness.site.system.get('bridge').send({ type: 'silence' })
    await settle()
    await expectUsable(harness)
  })

  test('a lost graphics context is noted and the voice goes on', async () => {
    const harness = await reach()
    await harness.report({ type: 'engine.lost' })
    await harness.begin()
    expect(harness.tags()).toContain('speaking')
    expect(harness.logs.map(({ message }) => message)).toEqual(['The avatar lost its graphics context'])
  })
})

test('no engine at all: the summary can be read and questions are answered in writing', async () => {
  const harness = panelHarness({ subject: spanishArticle }, { engineMissing: true })
  await harness.start()
  await harness.answer('Un resumen.', 20)
  expect(harness.logs.map(({ message }) => message)).toEqual(['Missing avatar engine instance'])
  expect(harness.texts()).toEqual(['Un resumen.'])
  await expectUsable(harness)
})

test('an engine that is not ready in time leaves the text; once ready it speaks the next reply', async () => {
  const harness = panelHarness({ subject: spanishArticle }, { engineReady: false })
  await harness.start()
  await harness.answer('Un resumen.', 20)
  await harness.pass(29_999)
  expect(harness.tags()).toContain('loading')
  await harness.pass(1)
  expect(harness.tags()).toBe('visible')
  await harness.report({ type: 'engine.ready' })
  await harness.send({ type: 'ask', text: 'Hola' })
  await harness.answer('Hola', 2)
  await harness.begin()
  expect(harness.tags()).toBe('loading speaking visible')
})

test('a failed invitation lets the summary sound to its end', async () => {
  const harness = await readingHarness(20)
  await harness.pass(15_000)
  await harness.refuse(new Error('nothing'))
  expect(harness.tags()).toBe('speaking visible')
  expect(harness.sounding()).not.toBeNull()
  await harness.end()
  expect(harness.tags()).toBe('visible')
})

test('a summary whose sound breaks takes the invitation with it', async () => {
  const harness = await readingHarness(20)
  await harness.pass(15_000)
  await harness.engineFails('audio')
  expect(harness.pendingRequests()).toEqual([])
  expect(harness.tags()).toBe('visible')
  await harness.answer('¿Qué quieres saber?', 3)
  expect(harness.spokenTexts()).toEqual(['Un resumen.'])
})

const waitingBridge = bridgeMachine.provide({ actors: { engine: fromCallback(() => {}) } })

function systemOf(panel: typeof panelMachine, bridge: typeof bridgeMachine, subject: PanelSubject, logs: unknown[]) {
  const log = (_: unknown, { message, error }: { message: string; error?: unknown }) => void logs.push(message, error)
  const actors = { panel: panel.provide({ actions: { log } }), bridge }
  const site = createActor(siteMachine.provide({ actions: { log }, actors }), { input: { language: 'es', subject } })
  site.start()
  return site.system.get('panel') as ActorRefFrom<typeof panelMachine>
}

test('a bridge that breaks down leaves the panel to its text', async () => {
  const logs: unknown[] = []
  const broken = waitingBridge.provide({
    actions: {
      setUtterance: () => {
        throw new Error('broken')
      },
    },
  })
  const machine = panelMachine.provide({
    actors: {
      utterance: utteranceMachine.provide({
        actors: { request: fromPromise<TalkReply, Asking>(async () => reply('Hola')) },
      }),
      returnCanvas: fromPromise(async () => {}),
    },
  })
  const actor = systemOf(machine, broken, { kind: 'interaction' }, logs)
  await settle()
  expect(logs).toEqual(['A part of the site failed', undefined])
  for (const text of ['Uno', 'Dos']) {
    expect(actor.getSnapshot().matches({ open: 'chatting' })).toBe(true)
    expect(isSpeaking(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'ask', text })
    await settle()
  }
  expect(actor.getSnapshot().context.messages.map(({ content }) => content)).toEqual([
    'Hola',
    'Uno',
    'Hola',
    'Dos',
    'Hola',
  ])
  actor.send({ type: 'close' })
  await settle()
  expect(isTalkAvailable(actor.getSnapshot())).toBe(true)
})

test('what Zed says may break down by itself: the console is told, and the panel can be used', async () => {
  const logs: unknown[] = []
  let isBroken = true
  const utterance = utteranceMachine.provide({
    actors: { request: fromPromise<TalkReply, Asking>(async () => reply('Hola')) },
    actions: {
      tellPhase: () => {
        if (isBroken) throw new Error('broken')
      },
    },
  })
  const actor = systemOf(panelMachine.provide({ actors: { utterance } }), waitingBridge, spanishArticle, logs)
  await settle()
  expect(logs).toEqual(['What Zed was to say has broken down', new Error('broken')])
  expect(actor.getSnapshot().matches({ open: 'chatting' })).toBe(true)
  expect(actor.getSnapshot().context).toMatchObject({ utterance: null, invitation: null })
  isBroken = false
  actor.send({ type: 'ask', text: 'Uno' })
  await settle()
  expect(actor.getSnapshot().context.messages.at(-1)?.content).toBe('Hola')
})

test('a canvas that cannot be given back does not keep the panel open', async () => {
  const logs: unknown[] = []
  const machine = panelMachine.provide({
    actors: { returnCanvas: fromPromise(() => Promise.reject(new Error('detached'))) },
  })
  const actor = systemOf(machine, waitingBridge, { kind: 'home' }, logs)
  actor.send({ type: 'open' })
  actor.send({ type: 'close' })
  await settle()
  expect(actor.getSnapshot().value).toBe('hidden')
  expect(logs).toContain('The canvas was not returned')
})

test('the console is told what failed, and why', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const actors = { bridge: waitingBridge }
  createActor(siteMachine.provide({ actors }), { input: { language: 'es', subject: spanishArticle } }).start()
  await settle()
  expect(error.mock.calls).toEqual([['Failed summary request', new Error('request must be provided')]])
})

test('what is not provided fails loudly in the log, and the panel can be used', async () => {
  const logs: unknown[] = []
  const actor = systemOf(panelMachine, waitingBridge, spanishArticle, logs)
  await settle()
  expect(actor.getSnapshot().matches({ open: 'chatting' })).toBe(true)
  actor.send({ type: 'close' })
  await settle()
  expect(actor.getSnapshot().value).toBe('hidden')
  expect(logs.filter((entry) => entry instanceof Error).map(String)).toEqual([
    expect.stringContaining('request must be provided'),
    expect.stringContaining('returnCanvas must be provided'),
  ])
})

test.each(handedOver)('%s handed to the avatar is left in writing when the bridge is lost', async (_, reach) => {
  const harness = await reach()
  const texts = harness.texts()
  await harness.send({ type: 'bridge.lost' })
  expect(harness.is({ open: 'chatting' })).toBe(true)
  expect([harness.tags(), harness.texts()]).toEqual(['visible', texts])
  // Sound that was on its way is silenced, should it still come.
  await harness.begin()
  expect([harness.sounding(), harness.tags()]).toEqual([null, 'visible'])
})
