// A loader that keeps the contract of Unity's own: a plain script that puts `createUnityInstance(canvas, config,
// onProgress)` on the window and answers with an instance of SendMessage, SetFullscreen, Quit and Module.
// It keeps a diary in `window.fakeUnity` and obeys two wishes that a test may leave there beforehand:
// `refuse` (an Error to fail with) and `hold` (waits for `fakeUnity.release()` before it is ready).
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
