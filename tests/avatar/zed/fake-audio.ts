import { vi } from 'vitest'

export class FakeAudio extends EventTarget {
  currentTime = 0
  defaultPlaybackRate = 1
  playbackRate = 1
  ended = false
  paused = true
  readyState = 0
  error: { message: string } | null = null
  plays: { url: string; resolve: () => void; reject: (error: unknown) => void }[] = []
  private url: string | null = null
  readonly load = vi.fn()

  get src() {
    return this.url ?? ''
  }

  set src(url: string) {
    this.url = url
    this.currentTime = 0
    this.ended = false
    this.error = null
    this.readyState = 0
  }

  hasAttribute(name: string) {
    return name === 'src' && this.url !== null
  }

  removeAttribute() {
    this.url = null
    this.readyState = 0
  }

  pause() {
    if (this.paused) return
    this.paused = true
    this.plays.at(-1)?.reject(new DOMException('interrupted by pause', 'AbortError'))
    queueMicrotask(() => this.dispatchEvent(new Event('pause')))
  }

  play() {
    this.paused = false
    return new Promise<void>((resolve, reject) => this.plays.push({ url: this.src, resolve, reject }))
  }

  sound() {
    this.readyState = 4
    this.plays.at(-1)?.resolve()
    this.dispatchEvent(new Event('playing'))
  }

  finish() {
    this.ended = true
    this.paused = true
    this.dispatchEvent(new Event('ended'))
  }

  break() {
    this.error = { message: 'decode' }
    this.dispatchEvent(new Event('error'))
  }
}
