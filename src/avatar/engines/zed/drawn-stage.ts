import { paintZed } from './drawn-zed.ts'
import type { CreateStage } from './stage.ts'
import { fadeIn, runStageLoop } from './stage-loop.ts'

/** Draws Zed on a 2D canvas, for browsers without WebGL. Throws without a 2D context. */
export const createDrawnStage: CreateStage = (options) => {
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no 2D canvas')
  let shown = false
  const loop = runStageLoop({
    ...options,
    canvas,
    resize: (width, height) => {
      const ratio = Math.min(2, Math.max(1.5, devicePixelRatio))
      canvas.width = Math.round(width * ratio)
      canvas.height = Math.round(height * ratio)
    },
    draw: (pose) => {
      paintZed(brush, canvas.width, canvas.height, pose)
      if (shown) return
      shown = true
      fadeIn(canvas)
      options.onShown()
    },
  })
  return loop
}
