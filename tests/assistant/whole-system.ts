import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { isBlocked, isLoading, isPaused, isSpeaking, isVisible } from '../../src/assistant/assistant-context.ts'
import type { PanelEvent, PanelSubject } from '../../src/assistant/panel.machine.ts'
import { panelMachine } from '../../src/assistant/panel.machine.ts'
import type { Asking } from '../../src/assistant/talk-request.ts'
import { utteranceMachine } from '../../src/assistant/utterance.machine.ts'
import { createAvatarHost } from '../../src/avatar/avatar-host.ts'
import { bridgeMachine } from '../../src/avatar/bridge.machine.ts'
import { defaultAvatarConfiguration } from '../../src/avatar/configuration.ts'
import type { AvatarEngine, EngineEvent } from '../../src/avatar/engine.ts'
import { gestureActor } from '../../src/avatar/gesture-actor.ts'
import { voiceLockActor } from '../../src/avatar/voice-lock-actor.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'
import { siteMachine } from '../../src/frame/site.machine.ts'

/** What may become of a sound that an engine is given. */
export const soundManners = ['speaks', 'late', 'blocked', 'broken', 'mute', 'throws', 'endless'] as const
/** What may become of an engine that is loaded. */
export const loadManners = ['loads', 'slow', 'missing', 'dead'] as const
/** What may become of a request. */
export const talkManners = ['ok', 'sentences', 'slow', 'fails', 'breaks off', 'silent'] as const
/** What browsers, listeners and devices do to a sound without being asked. */
export const outsiders = ['pauses', 'resumes', 'stalls', 'breaks', 'loses picture', 'other tab'] as const

export type Step =
  | { do: 'send'; event: PanelEvent }
  | { do: 'touch' }
  | { do: 'sound'; manner: (typeof soundManners)[number] }
  | { do: 'load'; manner: (typeof loadManners)[number] }
  | { do: 'talk'; manner: (typeof talkManners)[number]; duration: number }
  | { do: 'outside'; what: (typeof outsiders)[number] }
  | { do: 'pass'; ms: number }

const replyOf = (text: string, duration: number): TalkReply => ({
  text,
  audio: '/api/speech/x.mp3',
  emotionEvents: [],
  duration,
})

interface Surroundings {
  /** Whether engines go on when they are to stop: a fault to be found. */
  isDeaf?: boolean
  /** Called after every step of the clock. */
  watch?: () => void
}

/**
 * Everything that a visit runs on, as the site wires it, with a clock that the test moves: site, panel, utterances, bridge, the
 * actors of engine, gestures and voice lock, and the stage in the document. Only talk service, engine and tabs are stand-ins.
 */
export function wholeSystem(subject: PanelSubject, { isDeaf = false, watch = () => {} }: Surroundings = {}) {
  const clock = new SimulatedClock()
  const world = {
    clock,
    sound: 'speaks' as (typeof soundManners)[number],
    load: 'loads' as (typeof loadManners)[number],
    talk: { manner: 'ok' as (typeof talkManners)[number], duration: 4 },
    isTouched: false,
    isDeaf,
    engines: [] as CountingEngine[],
  }
  const locks = new Locks()
  const requests = new Set<object>()
  const page = document.createElement('div')
  const panelSlot = document.createElement('div')
  document.body.append(page)
  let otherTabSounds = false

  const avatar = createAvatarHost(defaultAvatarConfiguration, async () => {
    const { load } = world
    if (load === 'missing') throw new Error('The engine is missing')
    if (load === 'slow') await new Promise<void>((resolve) => clock.setTimeout(resolve, 20_000))
    return ({ onEvent }) => {
      const engine = new CountingEngine(world, onEvent, load === 'dead')
      world.engines.push(engine)
      return engine
    }
  })
  const log = () => {}
  const site = createActor(
    siteMachine.provide({
      actions: { log },
      actors: {
        bridge: bridgeMachine.provide({
          actions: { log },
          actors: {
            engine: avatar.engine,
            gestures: gestureActor(page),
            voiceLock: voiceLockActor(() => ({ locks: locks as unknown as LockManager, openChannel: undefined })),
          },
        }),
        panel: panelMachine.provide({
          actions: { log },
          actors: {
            utterance: utteranceMachine.provide({ actions: { log }, actors: { request: fromPromise(ask) } }),
            returnCanvas: fromPromise(async () => avatar.returnToBody()),
          },
        }),
      },
    }),
    { clock, input: { language: 'es', subject } },
  )

  function ask({ input: { onSentence }, signal }: { input: Asking; signal: AbortSignal }): Promise<TalkReply> {
    const { manner, duration } = world.talk
    const request = {}
    requests.add(request)
    const end = (act: () => void) => {
      if (requests.delete(request)) act()
    }
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => end(() => reject(signal.reason)))
      const later = (ms: number, act: () => void) => clock.setTimeout(() => requests.has(request) && act(), ms)
      const [first, second] = [replyOf('Una frase.', duration), replyOf('Y otra.', duration)]
      if (manner === 'ok') later(300, () => end(() => resolve(first)))
      if (manner === 'slow') later(9000, () => end(() => resolve(first)))
      if (manner === 'fails') later(300, () => end(() => reject(new Error('The service refuses'))))
      if (manner === 'sentences' || manner === 'breaks off') {
        later(200, () => onSentence(first))
        later(900, () => onSentence(second))
      }
      if (manner === 'sentences') later(1000, () => end(() => resolve(replyOf('Una frase. Y otra.', 2 * duration))))
      if (manner === 'breaks off') later(1000, () => end(() => reject(new Error('The line is dead'))))
    })
  }

  const panel: ActorRefFrom<typeof panelMachine> = site.system.get('panel')
  // The page shows and removes the panel as React does: after each change of the machine's state.
  panel.subscribe((snapshot) => {
    const isShown = panelSlot.isConnected
    if (isVisible(snapshot) && !isShown) {
      page.append(panelSlot)
      avatar.showIn(panelSlot)
    } else if (!isVisible(snapshot) && isShown) panelSlot.remove()
  })

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  }

  /** Goes in steps, because what a timer begins may begin another. */
  async function pass(ms: number, step = 250): Promise<void> {
    for (let left = ms; left > 0; left -= step) {
      clock.increment(Math.min(step, left))
      await settle()
      watch()
    }
  }

  const engine = () => world.engines.findLast(({ isDisposed }) => !isDisposed) ?? null
  const voices = () => world.engines.filter(({ isSounding }) => isSounding).length + Number(otherTabSounds)

  async function otherTab(): Promise<void> {
    otherTabSounds = true
    const silent = () => void (otherTabSounds = false)
    const hold = () => new Promise<void>((resolve) => clock.setTimeout(resolve, 5000))
    locks.request('zed-voice', { steal: true }, hold).then(silent, silent)
  }

  async function carryOut(step: Step): Promise<void> {
    switch (step.do) {
      case 'send':
        // What a button would send only where the machine takes it.
        if (panel.getSnapshot().can(step.event)) panel.send(step.event)
        break
      case 'touch':
        world.isTouched = true
        page.dispatchEvent(new Event('click', { bubbles: true }))
        break
      case 'sound':
        world.sound = step.manner
        break
      case 'load':
        world.load = step.manner
        break
      case 'talk':
        world.talk = step
        break
      case 'outside':
        if (step.what === 'other tab') await otherTab()
        else engine()?.suffer(step.what)
        break
      case 'pass':
        await pass(step.ms)
    }
    await settle()
  }

  return {
    panel,
    world,
    async start() {
      site.start()
      await settle()
    },
    carryOut,
    pass,
    stop() {
      site.stop()
      document.body.replaceChildren()
    },
    voices,
    requests: () => requests.size,
    isVoiceLocked: () => locks.isHeld,
    /** What is wrong now, in words; null if nothing is. */
    fault(): string | null {
      const snapshot = panel.getSnapshot()
      const now = engine()
      const isHeard = world.engines.some(({ isSounding }) => isSounding)
      if (snapshot.status !== 'active') return `the panel is ${snapshot.status}`
      if (voices() > 1) return `${voices()} voices are heard`
      if (isSpeaking(snapshot) && !isHeard && !now?.isStalled) return 'the panel is reading, and nothing sounds'
      if (isHeard && !isSpeaking(snapshot)) return 'something sounds, and the panel does not say so'
      if (isHeard && !locks.isHeld) return 'something sounds without the lock for the one voice'
      if (world.engines.filter(({ isDisposed }) => !isDisposed).length > 1) return 'there are two engines'
      return canvasFault(isVisible(snapshot), now)
    },
    /** Which of these hold now. */
    tags(): string[] {
      const snapshot = panel.getSnapshot()
      const bridge: ActorRefFrom<typeof bridgeMachine> = site.system.get('bridge')
      const tags = {
        open: isVisible(snapshot),
        locked: isLoading(snapshot),
        heard: voices() > 0,
        blocked: isBlocked(snapshot),
        paused: isPaused(snapshot),
        stalled: engine()?.isStalled === true,
        'without engine': bridge.getSnapshot().hasTag('unavailable'),
        'in another tab': otherTabSounds,
      }
      return Object.entries(tags).flatMap(([tag, holds]) => (holds ? [tag] : []))
    },
    isLoading: () => isLoading(panel.getSnapshot()),
    isVisible: () => isVisible(panel.getSnapshot()),
  }

  function canvasFault(isOpen: boolean, now: CountingEngine | null): string | null {
    const hosts = document.querySelectorAll('#zed-stage')
    if (hosts.length > 1) return 'there are two stages'
    const [host] = hosts
    if (now && !host) return 'the stage is lost'
    if (now && !host?.contains(now.canvas)) return 'the canvas is lost'
    if (!(host instanceof HTMLElement)) return null
    if (isOpen && host.parentElement !== panelSlot) return 'the canvas is not in the open panel'
    if (!isOpen && host.parentElement !== document.body) return 'the canvas was not given back'
    return host.hidden === isOpen ? 'the canvas is hidden in an open panel, or shown without one' : null
  }
}

/** Web Locks, of which a tab can rob another. */
class Locks {
  #holder: { rob: (error: unknown) => void } | null = null

  get isHeld(): boolean {
    return this.#holder !== null
  }

  request(...[, , hold]: [string, object, () => Promise<unknown>]): Promise<never> {
    return new Promise((resolve, reject) => {
      this.#holder?.rob(new DOMException('Another tab has it', 'AbortError'))
      const own = { rob: reject }
      this.#holder = own
      hold().then((result) => {
        if (this.#holder === own) this.#holder = null
        resolve(result as never)
      }, reject)
    })
  }
}

interface EngineWorld {
  clock: SimulatedClock
  sound: (typeof soundManners)[number]
  isTouched: boolean
  isDeaf: boolean
}

/** An engine that keeps the contract, counts what sounds, and suffers what engines suffer. */
class CountingEngine implements AvatarEngine {
  readonly canvas = document.createElement('canvas')
  readonly #world: EngineWorld
  readonly #tell: (event: EngineEvent) => void
  readonly #isDead: boolean
  isDisposed = false
  isSounding = false
  isStalled = false
  #duration: number | null = null
  #at = 0
  #since = 0
  #rate = 1
  #hasBegun = false
  #isEndless = false
  #timer: number | undefined

  constructor(world: EngineWorld, tell: (event: EngineEvent) => void, isDead: boolean) {
    this.#world = world
    this.#tell = (event) => {
      if (!this.isDisposed) tell(event)
    }
    this.#isDead = isDead
  }

  mount(host: HTMLElement): void {
    host.append(this.canvas)
    if (!this.#isDead) queueMicrotask(() => this.#tell({ type: 'engine.ready' }))
  }

  receive({ duration }: TalkReply): void {
    const { sound, isTouched } = this.#world
    this.#drop()
    if (sound === 'throws') throw new Error('The decoder is broken')
    this.#duration = duration
    this.#isEndless = sound === 'endless'
    if (sound === 'mute') return
    if (sound === 'blocked' && !isTouched) this.#later(0, () => this.#fail('blocked'))
    else if (sound === 'broken') this.#later(200, () => this.#fail('audio'))
    else this.#later(sound === 'late' ? 4000 : 50, () => this.#begin())
  }

  stopAudio(): void {
    if (!this.#world.isDeaf) this.#drop()
  }

  pause(): void {
    if (this.#duration === null) return
    this.#stand()
    this.#tell({ type: 'speech.paused', at: this.#at })
  }

  resume(): void {
    if (this.#duration === null) return this.#fail('audio')
    this.#later(50, () => this.#begin())
  }

  setRate(rate: number): void {
    this.#at = this.currentTime() ?? 0
    this.#since = this.#world.clock.now()
    this.#rate = rate
    if (!this.isSounding) return
    this.#tell({ type: 'speech.stalled', at: this.#at })
    this.#tell({ type: 'speech.resumed', at: this.#at })
    this.#endOnTime()
  }

  currentTime(): number | null {
    if (this.#duration === null || !this.#hasBegun) return null
    return this.isSounding ? this.#at + ((this.#world.clock.now() - this.#since) / 1000) * this.#rate : this.#at
  }

  releaseKeyboard(): void {}
  setVisible(): void {}

  dispose(): void {
    this.#drop()
    this.isDisposed = true
    this.canvas.remove()
  }

  suffer(what: Exclude<(typeof outsiders)[number], 'other tab'>): void {
    if (what === 'loses picture') this.#tell({ type: 'engine.lost' })
    if (what === 'breaks' && this.#duration !== null) this.#fail('audio')
    if (what === 'pauses' && this.isSounding) this.pause()
    // A media key: only what stands can go on.
    if (what === 'resumes' && this.#hasBegun && !this.isSounding && this.#duration !== null) this.#begin()
    if (what !== 'stalls' || !this.isSounding) return
    this.#stand()
    this.isStalled = true
    this.#tell({ type: 'speech.stalled', at: this.#at })
    this.#later(6000, () => this.#begin())
  }

  #begin(): void {
    const hadBegun = this.#hasBegun
    this.#hasBegun = this.isSounding = true
    this.isStalled = false
    this.#since = this.#world.clock.now()
    this.#tell(hadBegun ? { type: 'speech.resumed', at: this.#at } : { type: 'speech.started' })
    this.#endOnTime()
  }

  #endOnTime(): void {
    if (!this.isSounding || this.#isEndless || this.#duration === null) return
    this.#later(Math.max(0, ((this.#duration - this.#at) * 1000) / this.#rate), () => {
      this.#drop()
      this.#tell({ type: 'speech.ended' })
    })
  }

  #stand(): void {
    this.#at = this.currentTime() ?? 0
    this.isSounding = this.isStalled = false
    this.#later(0, null)
  }

  #drop(): void {
    this.isSounding = this.isStalled = this.#hasBegun = false
    this.#duration = null
    this.#at = 0
    this.#later(0, null)
  }

  #fail(reason: 'blocked' | 'audio'): void {
    this.#drop()
    this.#tell({ type: 'engine.failed', reason, error: new Error(reason) })
  }

  #later(ms: number, act: (() => void) | null): void {
    if (this.#timer !== undefined) this.#world.clock.clearTimeout(this.#timer)
    this.#timer = act === null ? undefined : this.#world.clock.setTimeout(act, ms)
  }
}
