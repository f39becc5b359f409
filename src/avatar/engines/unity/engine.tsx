import { createRoot } from 'react-dom/client'
import type { TalkReply } from '../../../contract/talk-reply.ts'
import type { UnityConfiguration } from '../../configuration.ts'
import type { AvatarEngine, CreateEngine, EngineOptions } from '../../engine.ts'
import { spareTyping } from './spare-typing.ts'
import { UnityStage } from './unity-stage.tsx'
import type { UnityInstance } from './unity-stage.tsx'
import { VoiceClock } from './voice-clock.ts'

export function createUnityEngine(configuration: UnityConfiguration): CreateEngine {
  return (options) => new UnityEngine(configuration, options)
}

type Phase = 'unmounted' | 'loading' | 'ready' | 'failed' | 'disposed'

class UnityEngine implements AvatarEngine {
  readonly #configuration: UnityConfiguration
  readonly #onEvent: EngineOptions['onEvent']
  readonly #clock: VoiceClock
  #phase: Phase = 'unmounted'
  #instance: UnityInstance | null = null
  #canvasBox: HTMLElement | null = null
  #unmount: () => void = () => {}
  #listenToKeys: () => void = () => {}
  #loadTimer: ReturnType<typeof setTimeout> | undefined
  /** Reply to send when the build is ready; before that the library drops messages. */
  #waitingReply: TalkReply | null = null
  /** Reply to send again on resume, because builds can't pause. */
  #reply: TalkReply | null = null
  /** The build has fallen silent and will say the reply from its beginning. */
  #paused = false
  #keyboardToRelease = false
  #visible = true

  constructor(configuration: UnityConfiguration, options: EngineOptions) {
    this.#configuration = configuration
    this.#onEvent = (event) => {
      if (this.#phase === 'disposed') return
      if (event.type === 'speech.ended' || event.type === 'engine.failed') this.#reply = null
      options.onEvent(event)
    }
    this.#clock = new VoiceClock({
      tellsStart: configuration.startedEvent !== undefined,
      tellsEnd: configuration.endedEvent !== undefined,
      onEvent: this.#onEvent,
    })
  }

  mount(host: HTMLElement): void {
    if (this.#phase !== 'unmounted') return
    this.#phase = 'loading'
    const box = host.ownerDocument.createElement('div')
    box.dataset['engine'] = 'unity'
    host.append(box)
    this.#canvasBox = box
    this.#watchContext(box, host)
    this.#listenToKeys = spareTyping(window)
    const root = createRoot(box)
    // React can't unmount a root synchronously while it renders.
    this.#unmount = () =>
      queueMicrotask(() => {
        root.unmount()
        box.remove()
        if (!host.querySelector('[data-engine]')) delete host.dataset['stage']
      })
    this.#loadTimer = setTimeout(() => {
      this.#fail(new Error(`Unity was not ready after ${this.#configuration.loadTimeout} ms`))
    }, this.#configuration.loadTimeout)
    root.render(
      <UnityStage
        configuration={this.#configuration}
        onReady={(instance) => this.#ready(instance, host)}
        onStarted={() => this.#clock.started()}
        onEnded={() => this.#clock.ended()}
        onFailed={(error) => this.#fail(error)}
      />,
    )
  }

  receive(reply: TalkReply): void {
    this.#clock.stop()
    this.#paused = false
    this.#reply = reply
    if (this.#phase === 'ready') this.#speak(reply)
    else if (this.#phase === 'failed') {
      this.#onEvent({ type: 'engine.failed', reason: 'audio', error: new Error('Unity is not available') })
    } else this.#waitingReply = reply
  }

  stopAudio(): void {
    this.#reply = null
    this.#paused = false
    this.#fallSilent()
  }

  pause(): void {
    if (this.#reply === null) return
    this.#fallSilent()
    this.#paused = true
    this.#onEvent({ type: 'speech.paused', at: 0 })
  }

  resume(): void {
    if (this.#reply !== null) return this.receive(this.#reply)
    this.#onEvent({ type: 'engine.failed', reason: 'audio', error: new Error('Unity has nothing to go on with') })
  }

  releaseKeyboard(): void {
    if (this.#phase !== 'ready') this.#keyboardToRelease = true
    this.#canvasBox?.querySelector('canvas')?.blur()
    this.#send(this.#configuration.releaseKeyboardMethod)
  }

  currentTime(): number | null {
    return this.#paused ? 0 : this.#clock.currentTime()
  }

  setVisible(visible: boolean): void {
    this.#visible = visible
    callIfThere(this.#instance?.Module, visible ? 'resumeMainLoop' : 'pauseMainLoop')
  }

  dispose(): void {
    const wasLoading = this.#phase === 'loading'
    this.#phase = 'disposed'
    this.stopAudio()
    this.#instance = null
    this.#listenToKeys()
    // If unmounted while loading, the library never quits the build: wait until it has loaded, or the time for that is over.
    if (!wasLoading) this.#unmount()
  }

  /** Builds speak on without a picture. The browser gives a context back only to who has asked for it. */
  #watchContext(box: HTMLElement, host: HTMLElement): void {
    const lost = (event: Event) => {
      event.preventDefault()
      if (this.#phase !== 'ready') return
      host.dataset['stage'] = 'still'
      this.#onEvent({ type: 'engine.lost' })
    }
    const restored = () => {
      if (this.#phase === 'ready') host.dataset['stage'] = 'unity'
    }
    // Events of a canvas don't bubble.
    box.addEventListener('webglcontextlost', lost, { capture: true })
    box.addEventListener('webglcontextrestored', restored, { capture: true })
  }

  #ready(instance: UnityInstance, host: HTMLElement): void {
    clearTimeout(this.#loadTimer)
    if (this.#phase === 'disposed') return this.#unmount()
    if (this.#phase !== 'loading') return
    this.#phase = 'ready'
    this.#instance = instance
    host.dataset['stage'] = 'unity'
    if (!this.#visible) this.setVisible(false)
    this.#onEvent({ type: 'engine.ready' })
    if (this.#keyboardToRelease) this.releaseKeyboard()
    const reply = this.#waitingReply
    this.#waitingReply = null
    if (reply !== null) this.#speak(reply)
  }

  #fallSilent(): void {
    this.#waitingReply = null
    this.#clock.stop()
    this.#send(this.#configuration.stopMethod)
  }

  #speak(reply: TalkReply): void {
    if (this.#send(this.#configuration.receiveMethod, JSON.stringify(reply))) this.#clock.begin(reply.duration)
  }

  /** Returns whether the build accepted the message; false before it is ready. */
  #send(method: string, value?: string): boolean {
    if (this.#instance === null) return false
    try {
      this.#instance.SendMessage(this.#configuration.objectName, method, value)
      return true
    } catch (error) {
      this.#onEvent({ type: 'engine.failed', reason: 'audio', error })
      return false
    }
  }

  #fail(error: unknown): void {
    clearTimeout(this.#loadTimer)
    if (this.#phase === 'disposed') return this.#unmount()
    if (this.#phase !== 'loading') return
    this.#phase = 'failed'
    this.#listenToKeys()
    this.#waitingReply = null
    this.#onEvent({ type: 'engine.failed', reason: 'load', error })
  }
}

function callIfThere(module: object | undefined, name: string): void {
  if (module === undefined) return
  const candidate: unknown = Reflect.get(module, name)
  if (typeof candidate === 'function') candidate.call(module)
}
