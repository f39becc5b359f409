import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { SpeechEvent } from '../../src/avatar/bridge.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import type { EngineCommand, EngineReport } from '../../src/avatar/engine-actor.ts'
import { bridgeHarness, readyHarness, reply } from './bridge-harness.ts'

function consoleOf(happens: () => void): unknown[][] {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  happens()
  return error.mock.calls
}

function bridgeOf(answers: (command: EngineCommand, sendBack: (report: EngineReport) => void) => void) {
  const told: SpeechEvent[] = []
  const listener = createActor(fromCallback<SpeechEvent>(({ receive }) => receive((event) => told.push(event)))).start()
  const engine = fromCallback<EngineCommand, unknown, EngineReport>(({ sendBack, receive }) => {
    receive((command) => answers(command, sendBack))
    sendBack({ type: 'engine.ready' })
  })
  const actor = createActor(bridgeMachine.provide({ actors: { engine: engine as never } })).start()
  return {
    told,
    actor,
    speak: () => actor.send({ type: 'speak', utteranceId: 'a', reply: reply(), replyTo: listener }),
  }
}

test('an engine that was never given is missing, and the console is told why', () => {
  const calls = consoleOf(() => createActor(bridgeMachine).start().send({ type: 'engine.wake' }))
  expect(calls).toEqual([['Missing avatar engine instance', new Error('engine must be provided')]])
})

test('an engine that cannot be loaded is missing, and the console is told what it said', () => {
  const calls = consoleOf(() => {
    const { speak } = bridgeOf((_, sendBack) =>
      sendBack({ type: 'engine.failed', reason: 'load', error: new Error('no WebGL'), utteranceId: null }),
    )
    speak()
  })
  expect(calls).toEqual([['Missing avatar engine instance', new Error('no WebGL')]])
})

test('a sound that cannot be played is told to the console and to who has it spoken, and stopped', () => {
  const commands: string[] = []
  const heard: SpeechEvent[] = []
  const calls = consoleOf(() => {
    const { speak, told } = bridgeOf(({ type }, sendBack) => {
      commands.push(type)
      if (type !== 'receive') return
      sendBack({ type: 'engine.failed', reason: 'audio', error: new Error('no such file'), utteranceId: 'a' })
    })
    speak()
    heard.push(...told)
  })
  expect(calls).toEqual([['The avatar cannot play the sound', new Error('no such file')]])
  expect(heard).toEqual([{ type: 'speech.failed', utteranceId: 'a', error: new Error('no such file') }])
  expect(commands.slice(-2)).toEqual(['receive', 'stopAudio'])
})

test('gestures that cannot be seen leave the sound to the listen button', () => {
  const types: string[] = []
  const calls = consoleOf(() => {
    const { actor, speak } = bridgeOf(({ type }, sendBack) => {
      types.push(type)
      if (type !== 'receive') return
      sendBack({ type: 'engine.failed', reason: 'blocked', error: new Error('gesture'), utteranceId: 'a' })
    })
    speak()
    expect(actor.getSnapshot().matches({ speech: { voicing: 'blocked' } })).toBe(true)
    actor.send({ type: 'gesture' })
  })
  expect(calls[0]).toEqual(['Gestures cannot be seen', new Error('gestures must be provided')])
  expect(types.filter((type) => type === 'receive')).toHaveLength(2)
})

test('a lost picture is told to the console in words alone', () => {
  const calls = consoleOf(() => {
    const { speak } = bridgeOf(({ type }, sendBack) => {
      if (type === 'receive') sendBack({ type: 'engine.lost' })
    })
    speak()
  })
  expect(calls).toEqual([['The avatar lost its graphics context']])
})

test('who has it spoken hears why it was not: no engine, none in time, none that begins', () => {
  const missing = bridgeHarness()
  missing.send({ type: 'engine.wake' })
  missing.fail('load', null)
  missing.speak('a')
  const slow = bridgeHarness()
  slow.speak('a')
  slow.pass(30_000)
  const mute = readyHarness()
  mute.speak('a')
  mute.pass(35_000)
  const failed = (message: string) => ({ type: 'speech.failed', utteranceId: 'a', error: new Error(message) })
  expect(missing.told.at(-1)).toEqual(failed('Missing avatar engine instance'))
  expect(slow.told.at(-1)).toEqual(failed('The avatar was not ready in time'))
  expect(mute.told.at(-1)).toEqual(failed('The avatar did not begin to speak'))
  expect(slow.logs).toEqual(['The avatar was not ready in time'])
  expect(mute.logs).toEqual(['The avatar did not begin to speak'])
})

test('an engine that never says it is ready is missing, and the console is told so', () => {
  const clock = new SimulatedClock()
  const calls = consoleOf(() => {
    const machine = bridgeMachine.provide({ actors: { engine: fromCallback(() => {}) as never } })
    createActor(machine, { clock }).start().send({ type: 'engine.wake' })
    clock.increment(90_000)
  })
  expect(calls).toEqual([['Missing avatar engine instance', new Error('Not ready in time')]])
})

test('a bridge shows its phase by tags: ready while an open panel can hear it, unavailable without an engine', () => {
  const { actor } = bridgeOf(() => {})
  const tags = () => [...actor.getSnapshot().tags]
  expect(tags()).toEqual([])
  actor.send({ type: 'engine.wake' })
  expect(tags()).toEqual(['ready'])
  actor.send({ type: 'engine.suspend' })
  expect(tags()).toEqual([])
})
