// Mimics Unity's loader: defines `createUnityInstance(canvas, config, onProgress)` and logs to `window.fakeUnity`.
// Tests may set `refuse` (an Error), `hold` (until `fakeUnity.release()`), or `deaf` (no object takes messages). Like a real build
// it takes the keys of the whole window, until it is told to release them, which a build may not know (`grasping`).
;(function () {
  const diary = Object.assign(
    { messages: [], quits: 0, progress: [], refuse: null, hold: false, sounding: null },
    window.fakeUnity,
  )
  window.fakeUnity = diary

  window.createUnityInstance = function (canvas, config, onProgress) {
    diary.canvas = canvas
    diary.config = config
    const keyboard = takeKeyboard()
    const held = diary.hold ? new Promise((resolve) => (diary.release = resolve)) : Promise.resolve()
    return held.then(() => {
      if (diary.refuse) {
        keyboard.release()
        throw diary.refuse
      }
      for (const step of [0.5, 0.9, 1]) {
        diary.progress.push(step)
        if (onProgress) onProgress(step)
      }
      paint(canvas)
      return instanceOf(canvas, keyboard)
    })
  }

  function takeKeyboard() {
    const take = (event) => event.preventDefault()
    const released = new AbortController()
    for (const type of ['keydown', 'keypress', 'keyup'])
      // Builds listen before the page's own listeners, or after them.
      for (const capture of [true, false]) window.addEventListener(type, take, { capture, signal: released.signal })
    return { release: () => released.abort() }
  }

  function instanceOf(canvas, keyboard) {
    let beginning, ending
    const tell = (event) => window.dispatchReactUnityEvent && window.dispatchReactUnityEvent(event)
    return {
      Module: { canvas },
      SetFullscreen() {},
      SendMessage(object, method, value) {
        diary.messages.push([object, method, value])
        if (object !== 'Zed' || diary.deaf) throw new Error(`SendMessage: object ${object} not found!`)
        if (method === 'ReleaseKeyboard' && !diary.grasping) keyboard.release()
        if (method === 'StopAudio') hush()
        if (method !== 'Receive') return
        hush()
        const { text, duration } = JSON.parse(value)
        beginning = setTimeout(() => {
          diary.sounding = text
          tell('ZedStarted')
        })
        ending = setTimeout(() => {
          diary.sounding = null
          tell('ZedEnded')
        }, duration * 1000)
      },
      Quit() {
        diary.quits += 1
        hush()
        keyboard.release()
        return Promise.resolve()
      },
    }
    function hush() {
      clearTimeout(beginning)
      clearTimeout(ending)
      diary.sounding = null
    }
  }

  function paint(canvas) {
    const context = typeof CanvasRenderingContext2D === 'undefined' ? null : canvas.getContext('2d')
    if (!context) return
    context.fillStyle = 'rebeccapurple'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
})()
