import { NeutralToneMapping, WebGLRenderer } from 'three'
import type { Figure } from './figure.ts'
import { createFigure } from './figure.ts'
import { createQualityChooser, qualities } from './frame-quality.ts'
import type { CreateStage } from './stage.ts'
import { fadeIn, runStageLoop } from './stage-loop.ts'

/** Timeout in ms for the return of a lost context. */
const restorePatience = 3000

/** Throws without WebGL 2. */
export const createThreeStage: CreateStage = (options) => {
  const canvas = document.createElement('canvas')
  // Requested here because three.js logs an error if there is none.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'low-power' })
  if (!context) throw new Error('no WebGL 2')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.toneMapping = NeutralToneMapping
  const firstLevel = qualities.findIndex((quality) => quality.pixelRatio <= Math.max(1.5, devicePixelRatio))
  const choose = createQualityChooser(firstLevel)
  let level = firstLevel
  let figure: Figure = createFigure(qualities[level]!)
  let size: { width: number; height: number } | null = null
  let shown = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function fit() {
    if (!size) return
    renderer.setPixelRatio(Math.min(qualities[level]!.pixelRatio, Math.max(1.5, devicePixelRatio)))
    renderer.setSize(size.width, size.height, false)
    figure.frame(size.width, size.height)
  }

  function rebuild(from: number) {
    const before = qualities[from]!
    const after = qualities[level]!
    if (before.segments !== after.segments || before.gloss !== after.gloss) {
      figure.dispose()
      figure = createFigure(after)
    }
    fit()
  }

  const loop = runStageLoop({
    ...options,
    canvas,
    resize: (width, height) => {
      size = { width, height }
      fit()
    },
    draw: (pose, frameTime) => {
      const before = level
      if (frameTime !== null) level = choose(frameTime)
      if (level !== before) rebuild(before)
      figure.apply(pose)
      renderer.render(figure.scene, figure.camera)
      if (shown) return
      shown = true
      fadeIn(canvas)
      options.onShown()
    },
  })

  // Compiles shaders in parallel where supported; the still picture stays until then.
  if (context.getExtension('KHR_parallel_shader_compile')) {
    loop.setPaused(true)
    const go = () => loop.setPaused(false)
    renderer.compileAsync(figure.scene, figure.camera).then(go, go)
  }

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    loop.setPaused(true)
    shown = false
    options.onLost()
    timer = setTimeout(options.onGone, restorePatience)
  })
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer)
    figure.dispose()
    figure = createFigure(qualities[level]!)
    fit()
    loop.setPaused(false)
  })

  return {
    setVisible: loop.setVisible,
    dispose: () => {
      clearTimeout(timer)
      loop.dispose()
      figure.dispose()
      renderer.dispose()
    },
  }
}
