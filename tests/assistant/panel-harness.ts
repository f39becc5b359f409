import { createActor, fromCallback, fromPromise, matchesState, SimulatedClock } from 'xstate'
import type { ActorRefFrom, InspectionEvent, StateValue } from 'xstate'
import {
  isBlocked,
  isLoading,
  isPaused,
  isSpeaking,
  isVisible,
  spokenOf,
} from '../../src/assistant/assistant-context.ts'
import type { PanelSnapshot } from '../../src/assistant/assistant-context.ts'
import { utteranceMachine } from '../../src/assistant/utterance.machine.ts'
import type { Asking } from '../../src/assistant/talk-request.ts'
import type { PanelInput } from '../../src/assistant/panel.machine.ts'
import { readTalkReply } from '../../src/assistant/talk-client.deferred.ts'
import { panelMachine } from '../../src/assistant/panel.machine.ts'
import { siteMachine } from '../../src/frame/site.machine.ts'
import type { SpeechEvent } from '../../src/avatar/bridge.machine.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import type { EngineCommand, EngineReport } from '../../src/avatar/engine-actor.ts'
import type { EngineFailure } from '../../src/avatar/engine.ts'
import type { TalkReply, TalkRequest } from '../../src/contract/talk-reply.ts'

export const spanishArticle = { kind: 'article', id: 'es-3', audioUrl: '/a.mp3', summaryText: 'Un resumen.' } as const
export const englishArticle = { kind: 'article', id: '3', audioUrl: '/b.mp3', summaryText: 'A summary.' } as const
export const otherArticle = { kind: 'article', id: 'es-4', audioUrl: '', summaryText: 'Otro resumen.' } as const

/** Returns the reply of an invitation that has not been said yet. */
const waiting = (invitation?: { sentences: TalkReply[]; next: number }) =>
  invitation?.sentences[invitation.next] ?? null

export function reply(text: string, duration = 10): TalkReply {
  return { text, audio: '/api/speech/x.mp3', emotionEvents: [], duration }
}

interface Asked {
  body: TalkRequest
  signal: AbortSignal
  onSentence: (sentence: TalkReply) => void
  settled: boolean
  resolve: (reply: TalkReply) => void
  reject: (error: unknown) => void
}

interface Surroundings {
  engineReady?: boolean
  engineMissing?: boolean
  /** Replaces the bridge by a silent one; the test reports playback. */
  bridgeMute?: boolean
  canvas?: 'returns' | 'fails' | 'stays'
  inspect?: (event: InspectionEvent) => void
}

/** A panel with the real bridge; the test plays talk service and engine. */
export function panelHarness(
  input: Partial<PanelInput> = {},
  { engineReady = true, engineMissing = false, bridgeMute = false, canvas = 'returns', inspect }: Surroundings = {},
) {
  const clock = new SimulatedClock()
  const timers = new Map<unknown, number>()
  const watched = {
    setTimeout(fn: () => void, ms: number) {
      const id = clock.setTimeout(() => {
        timers.delete(id)
        fn()
      }, ms)
      timers.set(id, clock.now() + ms)
      return id
    },
    clearTimeout(id: number) {
      timers.delete(id)
      clock.clearTimeout(id)
    },
  }
  const asked: Asked[] = []
  const commands: EngineCommand[] = []
  const logs: { message: string; error?: unknown }[] = []
  let report: (event: EngineReport) => void = () => {}
  let canvasReturns = 0
  let alive = false
  let sounding: string | null = null
  let standing: string | null = null
  let takeVoice: () => void = () => {}
  let overlaps = 0

  function stand({ at = 1, how = 'paused' }: { at?: number; how?: 'paused' | 'stalled' } = {}) {
    standing = sounding ?? standing ?? lastUtterance()
    sounding = null
    report({ type: `speech.${how}`, utteranceId: standing, at })
  }
  function goOn(at = 1) {
    const utteranceId = standing
    standing = null
    if (!alive) return
    if (utteranceId === null) {
      report({ type: 'engine.failed', reason: 'audio', error: new Error('gone'), utteranceId: lastUtterance() })
      return
    }
    if (sounding !== null) overlaps += 1
    sounding = utteranceId
    report({ type: 'speech.resumed', utteranceId, at })
  }

  const log = (_: unknown, entry: { message: string; error?: unknown }) => void logs.push(entry)
  const bridge = bridgeMachine.provide({
    actions: { log },
    actors: {
      gestures: fromCallback(() => {}),
      voiceLock: fromCallback(({ sendBack }) => {
        takeVoice = () => sendBack({ type: 'voice.taken' })
        return () => (takeVoice = () => {})
      }),
      engine: fromCallback<EngineCommand>(({ sendBack, receive }) => {
        report = sendBack
        alive = true
        receive((command) => {
          commands.push(command)
          if (command.type === 'stopAudio') sounding = standing = null
          if (command.type === 'receive') {
            if (sounding !== null) overlaps += 1
            sounding = standing = null
          }
          if (command.type === 'pauseAudio') stand()
          if (command.type === 'resumeAudio') goOn()
        })
        if (engineMissing) {
          const error = new Error('no engine')
          sendBack({ type: 'engine.failed', reason: 'load', error, utteranceId: null })
        } else if (engineReady) sendBack({ type: 'engine.ready' })
        return () => {
          alive = false
          sounding = standing = null
        }
      }),
    },
  })
  const machine = panelMachine.provide({
    actions: { log },
    actors: {
      utterance: utteranceMachine.provide({
        actions: { log },
        actors: {
          request: fromPromise<TalkReply, Asking>(
            ({ input: { body, onSentence }, signal }) =>
              new Promise((resolve, reject) => {
                const entry: Asked = { body, signal, onSentence, settled: false, resolve, reject }
                asked.push(entry)
                entry.resolve = (given) => {
                  entry.settled = true
                  resolve(given)
                }
                entry.reject = (error) => {
                  entry.settled = true
                  reject(error)
                }
              }),
          ),
        },
      }),
      returnCanvas: fromPromise<void>(async () => {
        canvasReturns += 1
        if (canvas === 'fails') throw new Error('no canvas')
        if (canvas === 'stays') await new Promise(() => {})
      }),
    },
  })
  const mute = fromCallback(() => {}) as unknown as typeof bridge
  const actors = { panel: machine, bridge: bridgeMute ? mute : bridge }
  const site = createActor(siteMachine.provide({ actions: { log }, actors }), {
    clock: watched,
    ...(inspect && { inspect }),
    input: { language: 'es', subject: { kind: 'home' }, ...input },
  })
  const actor: ActorRefFrom<typeof panelMachine> = site.system.get('panel')

  const lastUtterance = () => {
    const last = commands.findLast((command) => command.type === 'receive')
    if (last?.type !== 'receive') throw new Error('The engine has received nothing.')
    return last.utteranceId
  }
  const tags = () => {
    const snapshot = actor.getSnapshot()
    const all = {
      visible: isVisible,
      loading: isLoading,
      blocked: isBlocked,
      speaking: isSpeaking,
      paused: isPaused,
    }
    return Object.entries(all)
      .flatMap(([tag, is]) => (is(snapshot) ? [tag] : []))
      .toSorted()
      .join(' ')
  }

  return {
    site,
    actor,
    clock,
    asked,
    commands,
    logs,
    tags,
    state: () => stateOf(actor.getSnapshot()),
    is: (value: StateValue) => matchesState(value, stateOf(actor.getSnapshot())),
    context: () => {
      const snapshot = actor.getSnapshot()
      const { invitation, ...context } = snapshot.context
      return { ...context, spoken: spokenOf(snapshot), pending: waiting(invitation?.ref.getSnapshot().context) }
    },
    texts: () => actor.getSnapshot().context.messages.map(({ content }) => content),
    canvasReturns: () => canvasReturns,
    sounding: () => sounding,
    overlaps: () => overlaps,
    timers: () => timers.size,
    nextTimer: () => (timers.size === 0 ? null : Math.max(0, Math.min(...timers.values()) - clock.now())),
    pendingRequests: () => asked.filter(({ signal, settled }) => !signal.aborted && !settled),
    spokenTexts: () => commands.flatMap((command) => (command.type === 'receive' ? [command.reply.text] : [])),
    runningChildren: () =>
      Object.entries(actor.getSnapshot().children).flatMap(([id, child]) =>
        child?.getSnapshot().status === 'active' ? [id] : [],
      ),
    last: () => {
      const last = asked.at(-1)
      if (!last) throw new Error('Nothing has been asked.')
      return last
    },
    async start() {
      site.start()
      await settle()
    },
    async send(event: Parameters<typeof actor.send>[0]) {
      actor.send(event)
      await settle()
    },
    /** The talk service answers the last request with a raw body, parsed by the talk client. */
    async answerAsSent(body: unknown) {
      const { resolve, reject } = asked.at(-1) ?? {}
      try {
        resolve?.(readTalkReply(body, '/api/talk'))
      } catch (failure) {
        reject?.(failure)
      }
      await settle()
    },
    async answer(text: string, duration = 10) {
      asked.at(-1)?.resolve(reply(text, duration))
      await settle()
    },
    async sentence(text: string, duration = 2) {
      asked.at(-1)?.onSentence(reply(text, duration))
      await settle()
    },
    async refuse(error: unknown) {
      asked.at(-1)?.reject(error)
      await settle()
    },
    async begin(utteranceId = lastUtterance()) {
      if (alive && utteranceId === lastUtterance()) {
        sounding = utteranceId
        standing = null
      }
      report({ type: 'speech.started', utteranceId })
      await settle()
    },
    async outsidePauses(at = 1, how: 'paused' | 'stalled' = 'paused') {
      stand({ at, how })
      await settle()
    },
    async outsideResumes(at = 1) {
      goOn(at)
      await settle()
    },
    isStarting: () => {
      const real: ActorRefFrom<typeof bridgeMachine> = site.system.get('bridge')
      return !bridgeMute && real.getSnapshot().matches({ speech: { voicing: { starting: 'sent' } } })
    },
    isStanding: () => standing !== null,
    loseSound() {
      standing = null
    },
    async otherTabSpeaks() {
      takeVoice()
      await settle()
    },
    async end(utteranceId = lastUtterance()) {
      if (sounding === utteranceId) sounding = null
      report({ type: 'speech.ended', utteranceId })
      await settle()
    },
    async engineFails(reason: EngineFailure, utteranceId: string | null = lastUtterance()) {
      report({ type: 'engine.failed', reason, error: new Error(reason), utteranceId })
      await settle()
    },
    async tellUtterances(event: SpeechEvent) {
      const { utterance, invitation } = actor.getSnapshot().context
      for (const said of [utterance, invitation]) said?.ref.send(event)
      await settle()
    },
    async report(event: EngineReport) {
      report(event)
      await settle()
    },
    async pass(ms: number) {
      clock.increment(ms)
      await settle()
    },
    lastUtterance,
  }
}

function stateOf(snapshot: PanelSnapshot): StateValue {
  const { value, context } = snapshot
  if (typeof value === 'string') return value
  const phaseOf = (said: typeof context.utterance) => said?.ref.getSnapshot().value.speech ?? 'none'
  const open = value.open as string | Record<string, unknown>
  const key = typeof open === 'string' ? open : Object.keys(open)[0]
  if (key === 'greeting' || key === 'loading') return { open: { [key]: phaseOf(context.utterance) } }
  if (key === 'chatting') {
    const sound = isPaused(snapshot) ? 'paused' : isSpeaking(snapshot) ? 'speaking' : 'quiet'
    return { open: { chatting: sound } }
  }
  if (snapshot.matches({ open: { summarising: 'asking' } }))
    return { open: { summarising: phaseOf(context.utterance) } }
  if (snapshot.matches({ open: { 'invitation-scheduled': 'inviting' } }))
    return { open: { 'invitation-scheduled': phaseOf(context.invitation) } }
  if (key === 'invitation-scheduled') return { open: { [key]: 'waiting' } }
  return value
}

export type PanelHarness = ReturnType<typeof panelHarness>

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

export async function chattingHarness(input: Partial<PanelInput> = {}): Promise<PanelHarness> {
  const harness = panelHarness(input)
  await harness.start()
  await harness.send({ type: 'open' })
  await harness.answer('Hola', 2)
  await harness.begin()
  await harness.end()
  await harness.pass(2500)
  return harness
}

/** An article's panel during its summary. */
export async function readingHarness(duration = 20, input: Partial<PanelInput> = {}): Promise<PanelHarness> {
  const harness = panelHarness({ subject: spanishArticle, ...input })
  await harness.start()
  await harness.answer('Un resumen.', duration)
  await harness.begin()
  return harness
}
