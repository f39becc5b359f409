import { createFramePace } from './frame-pace.ts'
import type { Direction } from './liveliness.ts'
import { createPerformer } from './performer.ts'
import type { ZedPose } from './pose.ts'
import type { Attention } from '../../engine.ts'
import type { StageOptions } from './stage.ts'

/** Pauses of the animation in ms, because on slow phones a frame would delay the response to a touch. */
const yields = { touched: 150, answered: 50, slid: 150 } as const

const screenFrame = 1000 / 60

const grace = 4

/** Number of frames measured at first, then one in `oneOf` at a reduced rate: measuring costs an extra frame. */
const measured = { first: 20, oneOf: 4 } as const

const pointerInterest = 2.5

export interface StageLoopOptions extends StageOptions {
  canvas: HTMLCanvasElement
  /** Draws a frame; `frameTime`: ms that the previous frame kept the browser busy, null if not measured. */
  draw: (pose: ZedPose, frameTime: number | null) => void
  resize: (width: number, height: number) => void
}

/** Adds the canvas and animates Zed while he is visible. `setPaused` stops frames while the context is lost. */
export function runStageLoop(options: StageLoopOptions) {
  const { canvas, host, speech, reducedMotion } = options
  const perform = createPerformer(Math.random, reducedMotion)
  const pace = createFramePace(reducedMotion)
  const listening = new AbortController()
  let visible = false
  let onScreen = true
  let paused = false
  let sized = false
  let cancel: (() => void) | null = null
  let drawn = 0
  let last: number | null = null
  let took: number | null = null
  let pointer: (Direction & { at: number }) | null = null
  let attended: Attention | null = null
  let attendedTo: Direction | null = null
  let aside: Direction = { x: 1, y: 0 }
  let yieldsUntil = 0
  let isMeasured = false

  canvas.setAttribute('aria-hidden', 'true')
  canvas.tabIndex = -1
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' })
  host.append(canvas)

  const sizes = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {}
    sized = width > 0 && height > 0
    if (sized) {
      options.resize(width, height)
      aside = asideOf(canvas)
    }
    update()
  })
  sizes.observe(canvas)
  const sight = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? true
    update()
  })
  sight.observe(host)
  document.addEventListener('visibilitychange', update, { signal: listening.signal })
  addEventListener('pointermove', look, { passive: true, signal: listening.signal })
  const early = { capture: true, passive: true, signal: listening.signal }
  addEventListener('pointerdown', () => giveWay(yields.touched), early)
  addEventListener('click', () => giveWay(yields.answered), early)
  addEventListener('input', slide, early)

  function giveWay(ms: number) {
    yieldsUntil = performance.now() + ms
  }

  function slide({ target }: Event) {
    const isSlider = target instanceof HTMLInputElement && target.type === 'range'
    if (isSlider && (pace.isLate() || speech.currentTime() === null)) giveWay(yields.slid)
  }

  function look(event: PointerEvent) {
    if (event.pointerType === 'touch' || cancel === null) return
    pointer = { ...directionTo(event.clientX, event.clientY), at: performance.now() / 1000 }
  }

  function directionTo(clientX: number, clientY: number): Direction {
    const box = canvas.getBoundingClientRect()
    // From his face, a third down the canvas; half a screen away is the maximum.
    const x = (clientX - box.left - box.width / 2) / (innerWidth / 2)
    const y = (box.top + box.height / 3 - clientY) / (innerHeight / 2)
    return { x: Math.max(-1, Math.min(1, x)), y: Math.max(-1, Math.min(1, y)) }
  }

  /** Measured once for each message, because measuring makes the browser lay out the page. */
  function attend(attention: Attention): Direction | null {
    if (attention !== attended) {
      attended = attention
      attendedTo = attention.at ? directionTo(attention.at.x, attention.at.y) : null
    }
    return attendedTo
  }

  /** Schedules a frame after `wait` ms. Every requested frame makes the browser render the whole page. */
  function ask(wait: number) {
    const askNext = () => {
      const request = requestAnimationFrame(frame)
      cancel = () => cancelAnimationFrame(request)
    }
    if (wait < 2 * screenFrame - grace) return askNext()
    const timer = setTimeout(askNext, wait - screenFrame / 2)
    cancel = () => clearTimeout(timer)
  }

  function frame(now: number) {
    if (now < yieldsUntil) {
      last = null
      took = null
      return ask(yieldsUntil - now)
    }
    if (last !== null && isMeasured) {
      took = now - last
      pace.took(took)
      isMeasured = false
    }
    const spokenAt = speech.currentTime()
    const rest = pace.rest(spokenAt !== null)
    if (last !== null && now - last < rest - grace) return ask(rest - (now - last))
    const time = now / 1000
    const watched = pointer && time - pointer.at < pointerInterest ? pointer : null
    const attention = speech.attention()
    const pose = perform({
      time,
      score: speech.score(),
      spokenAt,
      pointer: watched,
      attention: attention.state,
      look: attend(attention),
      aside,
    })
    const began = performance.now()
    options.draw(pose, took)
    // Runs after paint, so that rendering is included.
    setTimeout(() => pace.held(performance.now() - began))
    took = null
    last = now
    drawn += 1
    isMeasured = rest === 0 || drawn < measured.first || drawn % measured.oneOf === 0
    ask(isMeasured ? 0 : rest)
  }

  function update() {
    const running = visible && onScreen && sized && !paused && document.visibilityState !== 'hidden'
    if (running === (cancel !== null)) return
    cancel?.()
    cancel = null
    last = null
    took = null
    if (running) ask(0)
  }

  return {
    setVisible: (shown: boolean) => {
      visible = shown
      update()
    },
    setPaused: (resting: boolean) => {
      paused = resting
      update()
    },
    dispose: () => {
      visible = false
      update()
      listening.abort()
      sizes.disconnect()
      sight.disconnect()
      canvas.remove()
    },
  }
}

/** Returns the direction from Zed to the middle of his panel, where the text is; to the right outside a panel. */
function asideOf(canvas: HTMLCanvasElement): Direction {
  const panel = canvas.closest('[data-zed-panel]')
  if (!panel) return { x: 1, y: 0 }
  const from = canvas.getBoundingClientRect()
  const to = panel.getBoundingClientRect()
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const length = Math.hypot(x, y)
  return length < 1 ? { x: 1, y: 0 } : { x: x / length, y: y / length }
}

export function fadeIn(canvas: HTMLCanvasElement): void {
  canvas.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' })
}
