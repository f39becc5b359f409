import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import { panelMachine } from '../../../src/assistant/panel.machine.ts'
import { createTalkClient } from '../../../src/assistant/talk-client.deferred.ts'
import type { Asking } from '../../../src/assistant/talk-request.ts'
import { utteranceMachine } from '../../../src/assistant/utterance.machine.ts'
import { bridgeMachine } from '../../../src/avatar/bridge.machine.ts'
import { engineActor } from '../../../src/avatar/engine-actor.ts'
import type { TalkReply } from '../../../src/contract/talk-reply.ts'
import { siteMachine } from '../../../src/frame/site.machine.ts'
import { HarnessClock } from '../harness/harness-clock.ts'
import type { Observation } from '../harness/observation.ts'
import { SystemObserver } from '../harness/observer.ts'
import { ScriptedTalk } from '../harness/scripted-talk.ts'
import { SilentEngine } from '../harness/silent-engine.ts'

const subject = {
  kind: 'article',
  id: 'es-1',
  audioUrl: '',
  summaryText: 'Este es el resumen del artículo.',
} as const

const page = { cookie: '', location: { protocol: 'http:' } }

function observedSite() {
  const clock = new HarnessClock(settle)
  const observer = new SystemObserver(() => clock.now())
  const talk = new ScriptedTalk(clock)
  const client = createTalkClient({ url: '/api/talk', fetch: talk.fetch, page })
  const request = fromPromise<TalkReply, Asking>(({ input, signal }) =>
    client.ask(input.body, signal, input.onSentence),
  )
  const machine = siteMachine.provide({
    actors: {
      panel: panelMachine.provide({
        actors: {
          utterance: utteranceMachine.provide({ actors: { request } }),
          returnCanvas: fromPromise<void>(async () => {}),
        },
      }),
      bridge: bridgeMachine.provide({
        actors: {
          gestures: fromCallback(() => {}),
          engine: engineActor(async (onEvent) => {
            const engine = new SilentEngine({ clock, manner: 'speaks' }, { onEvent })
            engine.mount()
            return engine
          }),
        },
      }),
    },
  })
  const site = createActor(machine, { clock, inspect: observer.inspect, input: { language: 'es', subject } })
  const panel: ActorRefFrom<typeof panelMachine> = site.system.get('panel')
  return { clock, observer, site, panel }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export async function summaryRun(): Promise<readonly Observation[]> {
  const { clock, observer, site } = observedSite()
  site.start()
  await clock.advance(300)
  await clock.advance(15_000)
  await clock.advance(300)
  await clock.advance(5000)
  await clock.advance(3500)
  return observer.history
}

export async function interruptionRun(): Promise<readonly Observation[]> {
  const { clock, observer, site, panel } = observedSite()
  site.start()
  await clock.advance(300)
  await clock.advance(4000)
  panel.send({ type: 'ask', text: '¿Qué es un nanómetro?' })
  await clock.advance(300)
  await clock.advance(6500)
  return observer.history
}
