import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, setup, SimulatedClock, type ActorRefFrom } from 'xstate'
import { TalkFailure } from '../../src/assistant/talk-failure.ts'
import type { Asking } from '../../src/assistant/talk-request.ts'
import {
  utteranceMachine,
  type UtteranceEvent,
  type UtteranceInput,
  type UtteranceOutput,
  type UtteranceReport,
} from '../../src/assistant/utterance.machine.ts'
import type { BridgeCommand } from '../../src/avatar/bridge.machine.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'
import { reply, settle } from './panel-harness.ts'

const input: Omit<UtteranceInput, 'parentRef'> = {
  key: 'u',
  kind: 'chat',
  messageId: 'message-1',
  body: { lang: 'es' },
  isQueued: false,
  rate: 1,
}

function utter(changed: Partial<UtteranceInput> = {}, { hasBridge = true, isAnswered = true } = {}) {
  const clock = new SimulatedClock()
  const told: (UtteranceReport | { type: 'over'; output: UtteranceOutput })[] = []
  const phases: string[] = []
  const commands: BridgeCommand[] = []
  const asked: (Asking & {
    signal: AbortSignal
    resolve: (reply: TalkReply) => void
    reject: (error: unknown) => void
  })[] = []
  const request = fromPromise<TalkReply, Asking>(
    ({ input: asking, signal }) =>
      new Promise((resolve, reject) => void asked.push({ ...asking, signal, resolve, reject })),
  )
  const panel = fromCallback<UtteranceReport>(({ receive }) =>
    receive((report) => void (report.type === 'utterance.changed' ? phases.push(report.phase) : told.push(report))),
  )
  const bridge = fromCallback<BridgeCommand>(({ receive }) => receive((command) => void commands.push(command)))
  const utterance = isAnswered ? utteranceMachine.provide({ actors: { request } }) : utteranceMachine
  const parent = createActor(panel).start()
  const system = setup({ actors: { bridge, utterance } }).createMachine({
    invoke: [
      ...(hasBridge ? [{ src: 'bridge', systemId: 'bridge' } as const] : []),
      {
        src: 'utterance',
        systemId: 'utterance',
        input: { parentRef: parent, ...input, ...changed },
        onDone: { actions: ({ event: { output } }) => void told.push({ type: 'over', output }) },
      },
    ],
  })
  const root = createActor(system, { clock }).start()
  const actor: ActorRefFrom<typeof utteranceMachine> = root.system.get('utterance')
  return {
    told,
    commands,
    asked,
    actor,
    state: () => actor.getSnapshot().value.speech,
    request: () => actor.getSnapshot().value.request,
    phase: () => phases.at(-1),
    send: (event: UtteranceEvent) => actor.send(event),
    last: () => told.at(-1),
    pass: (ms: number) => clock.increment(ms),
    spoken: () => commands.flatMap((command) => (command.type === 'speak' ? [command.reply.text] : [])),
    answer: async (text: string, duration = 2) => {
      asked[0]?.resolve(reply(text, duration))
      await settle()
    },
    refuse: async (error: unknown) => {
      asked[0]?.reject(error)
      await settle()
    },
    sentence: (text: string, duration = 2) => asked[0]?.onSentence(reply(text, duration)),
    started: (utteranceId: string) => actor.send({ type: 'speech.started', utteranceId }),
    ended: (utteranceId: string) => actor.send({ type: 'speech.ended', utteranceId }),
  }
}

const isOver = { type: 'over', output: { key: 'u' } }

describe('an utterance', () => {
  test('is asked for, told, handed over, played, and released half a second after its duration', async () => {
    const one = utter()
    expect([one.state(), one.phase()]).toEqual(['requesting', undefined])
    expect(one.asked.map(({ body }) => body)).toEqual([{ lang: 'es' }])
    await one.answer('Hola', 2)
    expect(one.last()).toEqual({
      ...{ type: 'reply.came', key: 'u', kind: 'chat', messageId: 'message-1' },
      reply: reply('Hola', 2),
    })
    expect(one.commands).toEqual([{ type: 'speak', utteranceId: 'u.1', reply: reply('Hola', 2), replyTo: one.actor }])
    expect([one.state(), one.phase()]).toEqual(['handedOver', 'handedOver'])
    one.started('u.1')
    expect(one.last()).toEqual({ type: 'speech.started', key: 'u', left: 2 })
    expect([one.state(), one.phase()]).toEqual(['playing', 'playing'])
    one.pass(2499)
    expect(one.state()).toBe('playing')
    one.pass(1)
    expect(one.told.at(-1)).toEqual({ type: 'utterance.released', key: 'u' })
    expect([one.state(), one.phase()]).toEqual(['sounding', 'sounding'])
    one.ended('u.1')
    expect([one.state(), one.phase(), one.last()]).toEqual(['over', 'sounding', isOver])
  })

  test('is timed by the playback rate, also where that changes while it sounds', async () => {
    const one = utter({ rate: 2 })
    await one.answer('Hola', 20)
    one.started('u.1')
    expect(one.last()).toEqual({ type: 'speech.started', key: 'u', left: 10 })
    one.pass(4000)
    one.send({ type: 'rate', rate: 0.5 })
    one.send({ type: 'speech.stalled', utteranceId: 'u.1', at: 8 })
    one.send({ type: 'speech.resumed', utteranceId: 'u.1', at: 8 })
    expect(one.last()).toEqual({ type: 'speech.resumed', key: 'u', left: 24 })
    one.pass(24_499)
    expect(one.state()).toBe('playing')
    one.pass(1)
    expect(one.last()).toEqual({ type: 'utterance.released', key: 'u' })
  })

  test('goes back and on by a sentence, with its place in the text, and no further than there is', async () => {
    const one = utter({ replies: [reply('Uno.', 2), reply('Dos.', 2), reply('Tres.', 4)] })
    const place = () => {
      const { spoken, progress } = one.actor.getSnapshot().context
      return [spoken?.reply.text, spoken?.from, progress.said, progress.share]
    }
    one.started('u.1')
    one.send({ type: 'skip', by: -1 })
    expect(place()).toEqual(['Uno.', 0, 0, 0.25])
    one.send({ type: 'skip', by: 1 })
    expect(place()).toEqual(['Dos.', 5, 0.25, 0.25])
    one.started('u.2')
    one.send({ type: 'skip', by: 1 })
    expect(place()).toEqual(['Tres.', 10, 0.5, 0.5])
    one.started('u.3')
    one.send({ type: 'skip', by: 1 })
    expect(one.spoken()).toEqual(['Uno.', 'Dos.', 'Tres.'])
    one.send({ type: 'skip', by: -1 })
    expect([one.state(), ...place()]).toEqual(['following', 'Dos.', 5, 0.25, 0.25])
    // The end of what it left is no end of what it says now.
    one.ended('u.3')
    one.started('u.4')
    one.ended('u.4')
    expect(one.spoken()).toEqual(['Uno.', 'Dos.', 'Tres.', 'Dos.', 'Tres.'])
    expect(one.told.filter(({ type }) => type === 'reply.came')).toHaveLength(1)
  })

  test('moves its sound where the reader wants it, its progress with it, and not before it sounds', async () => {
    const one = utter()
    one.send({ type: 'seek', at: 1 })
    await one.answer('Hola', 10)
    one.started('u.1')
    one.send({ type: 'speech.stalled', utteranceId: 'u.1', at: 8 })
    expect(one.actor.getSnapshot().context.progress.reached).toBe(0.8)
    one.send({ type: 'seek', at: 2 })
    expect(one.commands.slice(1)).toEqual([{ type: 'seek', at: 2 }])
    one.send({ type: 'speech.resumed', utteranceId: 'u.1', at: 2 })
    expect(one.actor.getSnapshot().context.progress.reached).toBe(0.2)
    expect(one.last()).toEqual({ type: 'speech.resumed', key: 'u', left: 8 })
  })

  test('whose sound has ended is over once it is released', async () => {
    const one = utter()
    await one.answer('Hola', 2)
    one.started('u.1')
    one.ended('u.1')
    expect([one.state(), one.actor.getSnapshot().context.spoken]).toEqual(['ending', null])
    one.pass(2500)
    expect(one.told.slice(-2)).toEqual([{ type: 'utterance.released', key: 'u' }, isOver])
  })

  test('of which the reply is there asks for nothing', () => {
    const one = utter({ replies: [reply('Hola')] })
    expect([one.state(), one.asked, one.spoken()]).toEqual(['handedOver', [], ['Hola']])
    expect(one.told).toMatchObject([{ type: 'reply.came', reply: reply('Hola') }])
  })

  test('that is a summary locks nothing once it sounds', async () => {
    const one = utter({ kind: 'summary' })
    await one.answer('Un resumen.', 20)
    one.started('u.1')
    expect([one.state(), one.phase()]).toEqual(['sounding', 'sounding'])
    expect(one.last()).toEqual({ type: 'speech.started', key: 'u', left: 20 })
    one.pass(60_000)
    expect(one.state()).toBe('sounding')
  })

  test('that is held waits for its turn, at most twenty seconds', async () => {
    const [told, never, early] = [utter({ isQueued: true }), utter({ isQueued: true }), utter({ isQueued: true })]
    await told.answer('Hola')
    await never.answer('Hola')
    expect([told.state(), told.phase(), told.spoken()]).toEqual(['queued', 'queued', []])
    told.send({ type: 'turn' })
    expect(told.spoken()).toEqual(['Hola'])
    never.pass(19_999)
    expect(never.spoken()).toEqual([])
    never.pass(1)
    expect(never.spoken()).toEqual(['Hola'])
    early.send({ type: 'turn' })
    await early.answer('Hola')
    expect(early.spoken()).toEqual(['Hola'])
  })

  test('that is blocked locks nothing, and begins by a gesture', async () => {
    const one = utter()
    await one.answer('Hola')
    one.send({ type: 'speech.blocked', utteranceId: 'another' })
    expect(one.state()).toBe('handedOver')
    one.send({ type: 'speech.blocked', utteranceId: 'u.1' })
    expect([one.state(), one.phase()]).toEqual(['blocked', 'blocked'])
    one.pass(3_600_000)
    one.started('another')
    expect(one.state()).toBe('blocked')
    one.started('u.1')
    expect(one.state()).toBe('playing')
  })

  test('that is stopped asks for nothing more and says so', () => {
    const one = utter()
    one.send({ type: 'stop' })
    expect(one.asked[0]?.signal.aborted).toBe(true)
    expect([one.state(), one.told]).toEqual(['over', [isOver]])
  })

  test.each(['handedOver', 'blocked'] as const)('%s is over when the bridge is lost', async (phase) => {
    const one = utter()
    await one.answer('Hola')
    if (phase === 'blocked') one.send({ type: 'speech.blocked', utteranceId: 'u.1' })
    expect(one.state()).toBe(phase)
    one.send({ type: 'bridge.lost' })
    expect([one.state(), one.last()]).toEqual(['over', isOver])
  })

  test('without a bridge is told, and over', async () => {
    const one = utter({}, { hasBridge: false })
    await one.answer('Hola')
    expect(one.told.map(({ type }) => type)).toEqual(['reply.came', 'over'])
  })

  test('whose voice fails is told as failed, then over; the failure of another is not its own', async () => {
    const one = utter()
    await one.answer('Hola')
    one.send({ type: 'speech.failed', utteranceId: 'u.0', error: new Error('another') })
    expect(one.state()).toBe('handedOver')
    one.send({ type: 'speech.failed', utteranceId: 'u.1', error: new Error('broken') })
    expect(one.told.slice(-2)).toEqual([{ type: 'speech.failed', key: 'u' }, isOver])
  })

  test('that the avatar never answers for is given up after seventy seconds, silenced, and the console told', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const one = utter()
    await one.answer('Hola')
    one.pass(69_999)
    expect(one.state()).toBe('handedOver')
    one.pass(1)
    expect([one.state(), one.last(), one.commands.at(-1)]).toEqual(['over', isOver, { type: 'silence', quietly: true }])
    expect(error.mock.calls).toEqual([['The avatar did not answer in time']])
  })
})

describe('a request', () => {
  test('that fails is told with what it is of and why, and that nothing of it was heard', async () => {
    const one = utter({ kind: 'greeting' })
    await one.refuse(new Error('gone'))
    expect(one.told).toEqual([
      { type: 'reply.failed', key: 'u', kind: 'greeting', error: new Error('gone'), isHeard: false },
      isOver,
    ])
  })

  test('that is never answered fails after thirty seconds', () => {
    const one = utter()
    one.pass(29_999)
    expect(one.state()).toBe('requesting')
    one.pass(1)
    expect(one.told).toEqual([
      { type: 'reply.failed', key: 'u', kind: 'chat', error: new Error('No reply in time'), isHeard: false },
      isOver,
    ])
    expect(one.asked[0]?.signal.aborted).toBe(true)
  })

  test('that nobody makes fails at once', async () => {
    const one = utter({}, { isAnswered: false })
    await settle()
    expect(one.told[0]).toMatchObject({ type: 'reply.failed', error: new Error('request must be provided') })
  })
})

describe('sentences', () => {
  test('are said one after the other, each with its place in the text, and told as they come', async () => {
    const one = utter()
    one.sentence('Uno.', 2)
    expect(one.told).toMatchObject([{ type: 'reply.came', reply: reply('Uno.', 2) }])
    one.started('u.1')
    one.sentence('Dos.', 3)
    one.sentence('Tres.', 1)
    expect(one.told.slice(2)).toEqual([
      { type: 'reply.sentence', key: 'u', reply: reply('Dos.', 3) },
      { type: 'reply.sentence', key: 'u', reply: reply('Tres.', 1) },
    ])
    one.ended('u.1')
    expect([one.state(), one.actor.getSnapshot().context.spoken]).toEqual([
      'following',
      { utteranceId: 'u.2', messageId: 'message-1', from: 5, reply: reply('Dos.', 3) },
    ])
    one.started('u.2')
    one.ended('u.2')
    expect(one.actor.getSnapshot().context.spoken).toMatchObject({ utteranceId: 'u.3', from: 10 })
    one.started('u.3')
    await one.answer('Uno. Dos. Tres.', 6)
    expect(one.last()).toEqual({ type: 'reply.whole', key: 'u', reply: reply('Uno. Dos. Tres.', 6) })
    one.pass(1500)
    expect(one.last()).toEqual({ type: 'utterance.released', key: 'u' })
    expect(one.spoken()).toEqual(['Uno.', 'Dos.', 'Tres.'])
    expect(one.told.filter(({ type }) => type === 'reply.came')).toHaveLength(1)
  })

  test('do not release the panel before the last of them: what outlasts its duration is overdue', async () => {
    const [more, unfinished] = [utter(), utter()]
    for (const one of [more, unfinished]) {
      one.sentence('Uno.', 2)
      one.started('u.1')
    }
    more.sentence('Dos.', 2)
    await more.answer('Uno. Dos.', 4)
    for (const one of [more, unfinished]) {
      one.pass(2500)
      expect([one.state(), one.phase()]).toEqual(['overdue', 'playing'])
      expect(one.told.map(({ type }) => type)).not.toContain('utterance.released')
      one.ended('another')
      expect(one.state()).toBe('overdue')
      one.ended('u.1')
    }
    expect([more.state(), more.spoken()]).toEqual(['following', ['Uno.', 'Dos.']])
    expect([unfinished.state(), unfinished.phase()]).toEqual(['awaiting', 'awaiting'])
    expect(unfinished.actor.getSnapshot().context.spoken).toBeNull()
  })

  test('that are overdue when the answer has become whole end with their sound', async () => {
    const one = utter()
    one.sentence('Uno.', 2)
    one.started('u.1')
    one.pass(2500)
    await one.answer('Uno.', 2)
    one.ended('u.1')
    expect([one.state(), one.last()]).toEqual(['over', isOver])
  })

  test('that are awaited and do not come end it: at once when the answer is whole, else after thirty seconds', async () => {
    const [whole, late, next] = [utter(), utter(), utter()]
    for (const one of [whole, late, next]) {
      one.sentence('Uno.')
      one.started('u.1')
      one.ended('u.1')
      expect(one.state()).toBe('awaiting')
    }
    await whole.answer('Uno.')
    expect([whole.state(), whole.last()]).toEqual(['over', isOver])
    late.pass(29_999)
    expect(late.state()).toBe('awaiting')
    late.pass(1)
    expect([late.state(), late.last(), late.asked[0]?.signal.aborted]).toEqual(['over', isOver, true])
    next.sentence('Dos.')
    expect([next.state(), next.spoken()]).toEqual(['following', ['Uno.', 'Dos.']])
  })

  test('that break off: what has come is said, unless a whole text came without a voice', async () => {
    const [gone, unvoiced, empty] = [utter(), utter(), utter()]
    for (const one of [gone, unvoiced, empty]) {
      one.sentence('Uno.')
      one.started('u.1')
      one.sentence('Dos.')
    }
    await gone.refuse(new Error('gone'))
    expect(gone.last()).toEqual({
      type: 'reply.failed',
      key: 'u',
      kind: 'chat',
      error: new Error('gone'),
      isHeard: true,
    })
    await unvoiced.refuse(new TalkFailure({ kind: 'status', status: 503, text: 'Uno. Dos. Tres.' }, 'no voice'))
    await empty.refuse(new TalkFailure({ kind: 'status', status: 500, text: '' }, 'broken'))
    for (const one of [gone, unvoiced, empty]) one.ended('u.1')
    expect([gone.state(), gone.spoken()]).toEqual(['following', ['Uno.', 'Dos.']])
    expect([empty.state(), empty.spoken()]).toEqual(['following', ['Uno.', 'Dos.']])
    expect([unvoiced.state(), unvoiced.spoken()]).toEqual(['ending', ['Uno.']])
    unvoiced.pass(2500)
    expect(unvoiced.state()).toBe('over')
  })
})
