/** Browser side: draws frames and sends them to the server. */
import { writeChanges } from './frame-changes.ts'
import { loadLetters } from './load-letters.ts'
import { toPlanes } from './planar-frame.ts'
import type { Kit, Scene } from './scene.ts'
import { createStage, type Stage } from './stage.ts'
import { framesPerSecond, type Film } from './timeline.ts'

export interface FilmPage {
  open(film: Film): Promise<void>
  still(time: number, pixels: number): Promise<string>
  /** A contact sheet with captions as PNG (base64). */
  sheet(frames: readonly { time: number; caption: string }[], columns: number, pixels: number): Promise<string>
  /** Posts the changes of frames `from` to `to` (exclusive), as planes, to /frames in numbered parcels. */
  shoot(from: number, to: number, pixels: number): Promise<void>
}

declare global {
  var filmPage: FilmPage
}

/** Size of a parcel in words, and most parcels in flight. */
const batchWords = 1 << 20
const ahead = 2

export function openFilmPage(kits: Readonly<Record<string, Kit>>): void {
  let stage: Stage | undefined
  const find = (name: string): Scene => {
    const [kit = '', own = ''] = name.split('/')
    const scene = kits[kit]?.[own]
    if (!scene) throw new Error(`There is no scene ${name}`)
    return scene
  }
  const ready = (): Stage => {
    if (!stage) throw new Error('No film is open')
    return stage
  }
  globalThis.filmPage = {
    async open(film) {
      await loadLetters()
      stage = createStage(film, find)
    },
    async still(time, pixels) {
      const { canvas, brush } = canvasFor(ready(), pixels)
      ready().draw(brush, pixels, time)
      return asPng(canvas)
    },
    async sheet(frames, columns, pixels) {
      const { canvas, brush } = canvasFor(ready(), pixels)
      const caption = 18
      const gap = 6
      const cell = { width: canvas.width + gap, height: canvas.height + gap + caption }
      const whole = document.createElement('canvas')
      whole.width = cell.width * Math.min(columns, frames.length) + gap
      whole.height = cell.height * Math.ceil(frames.length / columns) + gap
      const paper = whole.getContext('2d')
      if (!paper) throw new Error('The browser gives no 2D canvas')
      paper.fillStyle = '#8a8fa3'
      paper.fillRect(0, 0, whole.width, whole.height)
      for (const [i, frame] of frames.entries()) {
        ready().draw(brush, pixels, frame.time)
        const [x, y] = [gap + (i % columns) * cell.width, gap + Math.floor(i / columns) * cell.height]
        paper.drawImage(canvas, x, y + caption)
        paper.fillStyle = '#000000'
        paper.font = '12px monospace'
        paper.fillText(frame.caption, x, y + 13)
      }
      return asPng(whole)
    },
    async shoot(from, to, pixels) {
      const { canvas, brush } = canvasFor(ready(), pixels)
      let before = new Uint32Array((canvas.width * canvas.height * 3) / 8)
      const room = new Uint32Array(batchWords + before.length * 2 + 4)
      let used = 0
      let number = 0
      const underWay: Promise<unknown>[] = []
      for (let frame = from; frame < to; frame++) {
        ready().draw(brush, pixels, frame / framesPerSecond)
        const { data } = brush.getImageData(0, 0, canvas.width, canvas.height)
        const now = new Uint32Array(toPlanes(data, canvas.width, canvas.height).buffer)
        used += writeChanges(before, now, room, used)
        before = now
        if (used < batchWords && frame < to - 1) continue
        if (underWay.length >= ahead) await underWay.shift()
        underWay.push(post(room.slice(0, used), number++))
        used = 0
      }
      await Promise.all(underWay)
    },
  }
}

async function post(changes: Uint32Array<ArrayBuffer>, number: number): Promise<void> {
  const response = await fetch(`/frames?n=${number}`, { method: 'POST', body: changes })
  if (!response.ok) throw new Error(`The studio did not take the frames: ${await response.text()}`)
}

function canvasFor({ width, height }: Stage, pixels: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * pixels)
  canvas.height = Math.round(height * pixels)
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('The browser gives no 2D canvas')
  return { canvas, brush }
}

async function asPng(canvas: HTMLCanvasElement): Promise<string> {
  const url = canvas.toDataURL('image/png')
  return url.slice(url.indexOf(',') + 1)
}
