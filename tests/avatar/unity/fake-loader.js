// Mimics Unity's loader: defines `createUnityInstance(canvas, config, onProgress)` and logs to `window.fakeUnity`.
// Tests may set `refuse` (an Error) or `hold` (until `fakeUnity.release()`).
;(function () {
  const diary = Object.assign({ messages: [], quits: 0, progress: [], refuse: null, hold: false }, window.fakeUnity)
  window.fakeUnity = diary

  window.createUnityInstance = function (canvas, config, onProgress) {
    diary.canvas = canvas
    diary.config = config
    const held = diary.hold ? new Promise((resolve) => (diary.release = resolve)) : Promise.resolve()
    return held.then(() => {
      if (diary.refuse) throw diary.refuse
      for (const step of [0.5, 0.9, 1]) {
        diary.progress.push(step)
        if (onProgress) onProgress(step)
      }
      paint(canvas)
      return instanceOf(canvas)
    })
  }

  function instanceOf(canvas) {
    let ending
    const tell = (event) => window.dispatchReactUnityEvent && window.dispatchReactUnityEvent(event)
    return {
      Module: { canvas },
      SetFullscreen() {},
      SendMessage(object, method, value) {
        diary.messages.push([object, method, value])
        if (object !== 'Zed') throw new Error(`SendMessage: object ${object} not found!`)
        clearTimeout(ending)
        if (method !== 'Receive') return
        setTimeout(tell, 0, 'ZedStarted')
        ending = setTimeout(tell, JSON.parse(value).duration * 1000, 'ZedEnded')
      },
      Quit() {
        diary.quits += 1
        return Promise.resolve()
      },
    }
  }

  function paint(canvas) {
    const context = typeof CanvasRenderingContext2D === 'undefined' ? null : canvas.getContext('2d')
    if (!context) return
    context.fillStyle = 'rebeccapurple'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
})()
