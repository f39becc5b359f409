import { createEngine } from '../../src/avatar/engines/zed/engine.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'

/** The page that live-check.ts drives: an engine on a host of the panel's size, and a log of what it tells. */
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
  /** Runs `seconds` and returns how often a frame was asked for. */
  countFrames: async (seconds: number) => {
    const before = frames
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return frames - before
  },
}

declare global {
  interface Window {
    live: typeof live
    /** Said at once, without anyone's touch. */
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
