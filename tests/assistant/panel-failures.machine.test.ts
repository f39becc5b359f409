import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { isTalkAvailable, panelMachine } from '../../src/assistant/panel.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import { TalkFailure } from '../../src/assistant/talk-failure.ts'
import type { TalkReply, TalkRequest } from '../../src/talk/contract.ts'
import { chattingRig, panelRig, readingRig, reply, settle, spanishArticle } from './panel-rig.ts'
import type { PanelRig } from './panel-rig.ts'

/** Each kind of request, under way. */
const requests: [string, () => Promise<PanelRig>][] = [
  [
    'greeting',
    async () => {
      const rig = panelRig()
      await rig.start()
      await rig.send({ type: 'open' })
      return rig
    },
  ],
  [
    'summary',
    async () => {
      const rig = panelRig({ subject: spanishArticle })
      await rig.start()
      return rig
    },
  ],
  [
    'invitation',
    async () => {
      const rig = await readingRig(20)
      await rig.pass(15_000)
      return rig
    },
  ],
  [
    'chat',
    async () => {
      const rig = await chattingRig()
      await rig.send({ type: 'ask', text: 'Uno' })
      return rig
    },
  ],
]

async function expectUsable(rig: PanelRig): Promise<void> {
  expect(rig.is({ open: 'chatting' })).toBe(true)
  expect(rig.tags()).not.toContain('loading')
  await rig.send({ type: 'ask', text: '¿Sigues ahí?' })
  expect(rig.is({ open: { loading: 'requesting' } })).toBe(true)
  await rig.answer('Sí', 1)
  expect(rig.texts().at(-1)).toBe('Sí')
}

describe.each(requests)('%s', (kind, reach) => {
  test('a failed request is logged only, and the panel can be used', async () => {
    const rig = await reach()
    const texts = rig.texts()
    const error = new TalkFailure({ kind: 'status', status: 500 }, 'The talk service answered 500')
    await rig.refuse(error)
    expect(rig.logs).toHaveLength(1)
    expect(rig.logs[0]).toMatchObject({ message: `Failed ${kind} request`, error })
    expect(rig.texts()).toEqual(texts)
    await expectUsable(rig)
  })

  test('a request that is never answered ends by time-out', async () => {
    const rig = await reach()
    await rig.pass(29_999)
    expect(rig.tags()).toContain('loading')
    await rig.pass(1)
    expect(rig.logs).toHaveLength(1)
    expect(rig.logs[0]?.message).toBe(`Failed ${kind} request`)
    expect(rig.last().signal.aborted).toBe(true)
    await expectUsable(rig)
  })

  test.each(['audio', 'emotionEvents', 'duration'] as const)(
    'a reply lacking %s is logged, its text shown',
    async (field) => {
      const rig = await reach()
      const texts = rig.texts()
      const incomplete: Partial<TalkReply> = reply('Un texto')
      delete incomplete[field]
      rig.last().resolve(incomplete as TalkReply)
      await settle()
      expect(rig.logs.map(({ message }) => message)).toEqual(['Reply missing audio, emotionEvents or duration'])
      expect(rig.texts()).toEqual(kind === 'summary' ? texts : [...texts, 'Un texto'])
      await expectUsable(rig)
    },
  )

  test('so is one that the client has found out', async () => {
    const rig = await reach()
    await rig.refuse(new TalkFailure({ kind: 'incomplete', text: 'Un texto' }, 'The reply cannot be played'))
    expect(rig.logs.map(({ message }) => message)).toEqual(['Reply missing audio, emotionEvents or duration'])
    expect(rig.texts().at(-1)).toBe(kind === 'summary' ? 'Un resumen.' : 'Un texto')
    await expectUsable(rig)
  })

  test('a reply after closing is dropped, and its request given up', async () => {
    const rig = await reach()
    const request = rig.last()
    await rig.send({ type: 'close' })
    request.resolve(reply('Tarde'))
    await rig.pass(60_000)
    expect(request.signal.aborted).toBe(true)
    expect(rig.state()).toBe('hidden')
    expect(rig.texts()).toEqual([])
    expect(rig.spokenTexts()).not.toContain('Tarde')
  })
})

/** Each kind of reply, handed to the avatar and not sounding yet. */
const handedOver: [string, () => Promise<PanelRig>][] = requests.map(([kind, reach]) => [
  kind,
  async () => {
    const rig = await reach()
    if (kind === 'invitation') await rig.end()
    await rig.answer('Un texto', 4)
    return rig
  },
])

describe.each(handedOver)('%s handed to the avatar', (_, reach) => {
  test('broken audio: logged, text shown, input free', async () => {
    const rig = await reach()
    const texts = rig.texts()
    await rig.engineFails('audio')
    expect(rig.logs).toHaveLength(1)
    expect(rig.texts()).toEqual(texts)
    expect(rig.context().spoken).toBeNull()
    await expectUsable(rig)
  })

  test('broken audio while it plays', async () => {
    const rig = await reach()
    await rig.begin()
    await rig.engineFails('audio')
    await expectUsable(rig)
  })

  test('an engine that breaks down', async () => {
    const rig = await reach()
    await rig.engineFails('load')
    expect(rig.logs[0]?.message).toBe('Missing avatar engine instance')
    expect(rig.is({ open: 'chatting' })).toBe(true)
    await rig.send({ type: 'ask', text: 'Hola' })
    await rig.answer('Con texto', 2)
    expect(rig.is({ open: 'chatting' })).toBe(true)
    expect(rig.texts().at(-1)).toBe('Con texto')
  })

  test('news of an utterance that is no longer wanted changes nothing', async () => {
    const rig = await reach()
    const before = rig.state()
    const utteranceId = 'utterance-of-long-ago'
    await rig.send({ type: 'speech.started', utteranceId })
    await rig.send({ type: 'speech.blocked', utteranceId })
    await rig.send({ type: 'speech.ended', utteranceId })
    await rig.send({ type: 'speech.failed', utteranceId, error: new Error('late') })
    expect(rig.state()).toEqual(before)
    expect(rig.context().spoken?.reply.text).toBe('Un texto')
  })

  test('an engine that never begins', async () => {
    const rig = await reach()
    await rig.pass(10_000)
    await expectUsable(rig)
  })

  test('sound silenced from outside', async () => {
    const rig = await reach()
    rig.actor.getSnapshot().children.bridge?.send({ type: 'silence' })
    await settle()
    await expectUsable(rig)
  })

  test('a lost graphics context is noted and the voice goes on', async () => {
    const rig = await reach()
    await rig.report({ type: 'engine.lost' })
    await rig.begin()
    expect(rig.tags()).toContain('speaking')
    expect(rig.logs.map(({ message }) => message)).toEqual(['The avatar lost its graphics context'])
  })
})

test('no engine at all: the summary can be read and questions are answered in writing', async () => {
  const rig = panelRig({ subject: spanishArticle }, { engineMissing: true })
  await rig.start()
  await rig.answer('Un resumen.', 20)
  expect(rig.logs.map(({ message }) => message)).toEqual(['Missing avatar engine instance'])
  expect(rig.texts()).toEqual(['Un resumen.'])
  await expectUsable(rig)
})

test('an engine that is not ready in time leaves the text; once ready it speaks the next reply', async () => {
  const rig = panelRig({ subject: spanishArticle }, { engineReady: false })
  await rig.start()
  await rig.answer('Un resumen.', 20)
  await rig.pass(14_999)
  expect(rig.tags()).toContain('loading')
  await rig.pass(1)
  expect(rig.tags()).toBe('visible')
  await rig.report({ type: 'engine.ready' })
  await rig.send({ type: 'ask', text: 'Hola' })
  await rig.answer('Hola', 2)
  await rig.begin()
  expect(rig.tags()).toBe('loading speaking visible')
})

test('a failed invitation lets the summary sound to its end', async () => {
  const rig = await readingRig(20)
  await rig.pass(15_000)
  await rig.refuse(new Error('nothing'))
  expect(rig.tags()).toBe('speaking visible')
  expect(rig.sounding()).not.toBeNull()
  await rig.end()
  expect(rig.tags()).toBe('visible')
})

/** A bridge whose engine never comes. */
const waitingBridge = bridgeMachine.provide({ actors: { engine: fromCallback(() => {}) } })

test('a bridge that breaks down leaves the panel to its text', async () => {
  const logs: string[] = []
  const broken = waitingBridge.provide({
    actions: {
      take: () => {
        throw new Error('broken')
      },
    },
  })
  const machine = panelMachine.provide({
    actions: { log: (_, { message }) => void logs.push(message) },
    actors: {
      bridge: broken,
      request: fromPromise<TalkReply, TalkRequest>(async () => reply('Hola')),
      returnCanvas: fromPromise(async () => {}),
    },
  })
  const actor = createActor(machine, { input: { language: 'es', subject: { kind: 'interaction' } } }).start()
  await settle()
  expect(logs).toEqual(['The avatar bridge failed'])
  for (const text of ['Uno', 'Dos']) {
    expect(actor.getSnapshot().matches({ open: { chatting: 'quiet' } })).toBe(true)
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

test('a canvas that cannot be given back does not keep the panel open', async () => {
  const logs: string[] = []
  const machine = panelMachine.provide({
    actions: { log: (_, { message }) => void logs.push(message) },
    actors: { bridge: waitingBridge, returnCanvas: fromPromise(() => Promise.reject(new Error('detached'))) },
  })
  const actor = createActor(machine, { input: { language: 'es', subject: { kind: 'home' } } }).start()
  actor.send({ type: 'open' })
  actor.send({ type: 'close' })
  await settle()
  expect(actor.getSnapshot().value).toBe('hidden')
  expect(logs).toContain('The canvas was not returned')
})

test('what is not provided fails loudly in the log, and the panel can be used', async () => {
  const logs: unknown[] = []
  const machine = panelMachine.provide({
    actions: { log: (_, { error }) => void logs.push(error) },
    actors: { bridge: waitingBridge },
  })
  const actor = createActor(machine, { input: { language: 'es', subject: spanishArticle } }).start()
  await settle()
  expect(actor.getSnapshot().matches({ open: 'chatting' })).toBe(true)
  actor.send({ type: 'close' })
  await settle()
  expect(actor.getSnapshot().value).toBe('hidden')
  expect(logs.map(String)).toEqual([
    expect.stringContaining('request must be provided'),
    expect.stringContaining('returnCanvas must be provided'),
  ])
})
