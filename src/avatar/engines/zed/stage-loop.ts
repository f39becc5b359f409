import { createFramePace } from './frame-pace.ts'
import type { Direction } from './liveliness.ts'
import type { ZedPose } from './performer.ts'
import { createPerformer } from './performer.ts'
import type { StageOptions } from './stage.ts'

/**
 * How long (ms) no frame is drawn once the page is touched, once the touch has been answered, and after each step of a slider
 * that is drawn: on a slow phone each frame would make the page's answer wait. Who touches looks at what is touched.
 */
const yields = { touched: 150, answered: 50, slid: 150 } as const

/** A frame of a screen (ms). */
const screenFrame = 1000 / 60

/** What a screen's frame may come early (ms). */
const grace = 4

/**
 * How many frames are each measured at first, and then one of how many, where he is not drawn in all of them: measuring one
 * takes a second frame of the page.
 */
const measured = { first: 20, oneOf: 4 } as const

/** Seconds after which a pointer that rests is no longer looked at. */
const pointerInterest = 2.5

export interface StageLoopOptions extends StageOptions {
  canvas: HTMLCanvasElement
  /** Draws one frame; `frameTime` is what the frame before took until the browser was free for the next, in ms; null where that was not measured. */
  draw: (pose: ZedPose, frameTime: number | null) => void
  /** The canvas's size in CSS pixels has changed. */
  resize: (width: number, height: number) => void
}

/**
 * Runs a stage: puts the canvas into the host, plays Zed while he is to be seen (told visible, on screen, tab in front)
 * and asks for no frame otherwise. `setPaused` holds the frames while there is nothing to draw with.
 */
export function runStageLoop(options: StageLoopOptions) {
  const { canvas, host, speech, reducedMotion } = options
  const perform = createPerformer(Math.random, reducedMotion)
  const pace = createFramePace(reducedMotion)
  const listening = new AbortController()
  let visible = false
  let onScreen = true
  let paused = false
  let sized = false
  /** Calls off the frame that is asked for. */
  let cancel: (() => void) | null = null
  let drawn = 0
  let last: number | null = null
  let took: number | null = null
  let pointer: (Direction & { at: number }) | null = null
  let yieldsUntil = 0
  let isMeasured = false

  canvas.setAttribute('aria-hidden', 'true')
  canvas.tabIndex = -1
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' })
  host.append(canvas)

  const sizes = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {}
    sized = width > 0 && height > 0
    if (sized) options.resize(width, height)
    update()
  })
  sizes.observe(canvas)
  const sight = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? true
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
    // A quick machine moves his lips all the while.
    if (isSlider && (pace.isLate() || speech.currentTime() === null)) giveWay(yields.slid)
  }

  function look(event: PointerEvent) {
    if (event.pointerType === 'touch' || cancel === null) return
    const box = canvas.getBoundingClientRect()
    // He looks from his face, a quarter down the picture; half a screen away is as far as eyes turn.
    const x = (event.clientX - box.left - box.width / 2) / (innerWidth / 2)
    const y = (box.top + box.height / 3 - event.clientY) / (innerHeight / 2)
    pointer = { x: Math.max(-1, Math.min(1, x)), y: Math.max(-1, Math.min(1, y)), at: performance.now() / 1000 }
  }

  /** Asks for the frame that is due in `wait` ms. One that is asked for is a frame of the whole page, drawn into or not. */
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
    const pose = perform({ time, score: speech.score(), spokenAt, pointer: watched })
    const began = performance.now()
    options.draw(pose, took)
    // Told after the browser has painted: what it does for this frame is part of what the page waits for.
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

/** Lets a canvas that has its first picture come up over the still one, in 300 ms. */
export function fadeIn(canvas: HTMLCanvasElement): void {
  canvas.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' })
}
