import { createEngine } from '../../src/avatar/engines/zed/engine.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'

/** Page of live-check.ts: an engine in a host of the panel's size, and a log of its events. */
const host = document.querySelector<HTMLElement>('#zed-stage')!
const log: { type: string; reason?: string; at: number }[] = []
const engine = createEngine({
  reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  onEvent: (event) => log.push({ ...event, at: performance.now() }),
})

const live = {
  engine,
  log,
  receive: (reply: TalkReply) => engine.receive(reply),
  canvas: () => host.querySelector('canvas'),
  countFrames: async (seconds: number) => {
    const before = frames
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return frames - before
  },
}

declare global {
  interface Window {
    live: typeof live
    /** Spoken at once, without a gesture. */
    toSay?: TalkReply
  }
}

let frames = 0
const ask = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = (callback) => {
  frames++
  return ask(callback)
}
window.live = live
engine.mount(host)
engine.setVisible(true)
if (window.toSay) engine.receive(window.toSay)
