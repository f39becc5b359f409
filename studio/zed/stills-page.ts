import { NeutralToneMapping, WebGLRenderer } from 'three'
import { createFigure } from '../../src/avatar/engines/zed/figure.ts'
import { restingPose, wave } from '../../src/avatar/engines/zed/pose.ts'
import type { Emotion } from '../../src/contract/talk-reply.ts'

/** Size in canvas pixels; `host`: of the place that it stands in, which decides how much of him is shown. */
export interface StillRequest {
  width: number
  height: number
  host: readonly [width: number, height: number]
  emotion: Emotion
  waving: boolean
}

declare global {
  interface Window {
    renderStill: (request: StillRequest) => string
  }
}

const renderer = new WebGLRenderer({ alpha: true, antialias: true, preserveDrawingBuffer: true })
renderer.toneMapping = NeutralToneMapping
const figure = createFigure({ segments: 96, studio: 64, gloss: true })

/** Transparent background; returns a PNG as a data: URL. */
window.renderStill = ({ width, height, host, emotion, waving }) => {
  const pose = restingPose(emotion)
  if (waving) wave(pose, -0.1, 1)
  renderer.setSize(width, height)
  figure.frame(...host)
  figure.apply(pose)
  renderer.render(figure.scene, figure.camera)
  return renderer.domElement.toDataURL('image/png')
}
