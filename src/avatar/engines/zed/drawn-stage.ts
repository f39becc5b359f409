import { paintFigure } from './drawn-figure.ts'
import type { CreateStage } from './stage.ts'
import { fadeIn, runStageLoop } from './stage-loop.ts'

/** Draws Zed on a 2D canvas, for browsers without WebGL. Throws without a 2D context. */
export const createDrawnStage: CreateStage = (options) => {
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no 2D canvas')
  let shown = false
  let ratio = 1
  const loop = runStageLoop({
    ...options,
    canvas,
    resize: (width, height) => {
      ratio = Math.min(2, Math.max(1.5, devicePixelRatio))
      canvas.width = Math.round(width * ratio)
      canvas.height = Math.round(height * ratio)
    },
    draw: (pose) => {
      paintFigure(brush, canvas.width, canvas.height, ratio, pose)
      if (shown) return
      shown = true
      fadeIn(canvas)
      options.onShown()
    },
  })
  return loop
}
