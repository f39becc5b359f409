import { createActor, fromCallback, setup, SimulatedClock } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { BridgeCommand, SpeechEvent } from '../../src/avatar/bridge.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import type { EngineCommand, EngineReport } from '../../src/avatar/engine-actor.ts'
import type { EngineFailure } from '../../src/avatar/engine.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'

export const reply = (duration = 10): TalkReply => ({ text: 'Hola', audio: '/x.mp3', emotionEvents: [], duration })

export function bridgeHarness() {
  const clock = new SimulatedClock()
  const told: SpeechEvent[] = []
  const commands: EngineCommand[] = []
  const logs: string[] = []
  let send: (event: EngineReport) => void = () => {}
  let gesture: () => void = () => {}
  let takeVoice: () => void = () => {}
  let holding = 0
  let loads = 0
  let disposals = 0
  let watching = 0
  const panel = fromCallback<SpeechEvent>(({ receive }) => receive((event) => told.push(event)))
  const machine = bridgeMachine.provide({
    actions: { log: (_, { message }) => void logs.push(message) },
    actors: {
      gestures: fromCallback(({ sendBack }) => {
        watching += 1
        gesture = () => sendBack({ type: 'gesture' })
        return () => void (watching -= 1)
      }),
      voiceLock: fromCallback(({ sendBack }) => {
        holding += 1
        takeVoice = () => sendBack({ type: 'voice.taken' })
        return () => void (holding -= 1)
      }),
      engine: fromCallback<EngineCommand>(({ sendBack, receive }) => {
        loads += 1
        send = sendBack
        receive((command) => commands.push(command))
        return () => void (disposals += 1)
      }),
    },
  })
  const system = setup({ actors: { panel, bridge: machine } }).createMachine({
    invoke: [
      { src: 'bridge', systemId: 'bridge' },
      { src: 'panel', systemId: 'panel' },
    ],
  })
  const root = createActor(system, { clock }).start()
  const actor: ActorRefFrom<typeof bridgeMachine> = root.system.get('bridge')
  actor.send({ type: 'announce', replyTo: root.system.get('panel') })
  return {
    told,
    commands,
    logs,
    loads: () => loads,
    disposals: () => disposals,
    watching: () => watching,
    engine: () => actor.getSnapshot().value.engine,
    speech: () => actor.getSnapshot().value.speech,
    context: () => actor.getSnapshot().context,
    send: (event: BridgeCommand) => actor.send(event),
    speak: (utteranceId: string, duration = 10) =>
      actor.send({ type: 'speak', utteranceId, reply: reply(duration), replyTo: root.system.get('panel') }),
    report: (event: EngineReport) => send(event),
    begin: (utteranceId: string) => send({ type: 'speech.started', utteranceId }),
    end: (utteranceId: string) => send({ type: 'speech.ended', utteranceId }),
    fail: (reason: EngineFailure, utteranceId: string | null) =>
      send({ type: 'engine.failed', reason, error: new Error(reason), utteranceId }),
    gesture: () => gesture(),
    stand: (type: 'speech.paused' | 'speech.stalled' | 'speech.resumed', utteranceId: string | null, at = 3) =>
      send({ type, utteranceId, at }),
    takeVoice: () => takeVoice(),
    holding: () => holding,
    pass: (ms: number) => clock.increment(ms),
    stop: () => root.stop(),
    of: (type: EngineCommand['type']) => commands.filter((command) => command.type === type),
  }
}

export function readyHarness() {
  const harness = bridgeHarness()
  harness.send({ type: 'engine.wake' })
  harness.report({ type: 'engine.ready' })
  return harness
}
