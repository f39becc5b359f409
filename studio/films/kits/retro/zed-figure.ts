import type { Emotion, Viseme } from '../../../../src/contract/talk-reply.ts'
import { paintZed } from '../../../../src/avatar/engines/zed/drawn-zed.ts'
import { mouthOutline } from '../../../../src/avatar/engines/zed/drawn-face.ts'
import { visemeMouths, type MouthShape } from '../../../../src/avatar/engines/zed/face-model.ts'
import { restingPose, wave } from '../../../../src/avatar/engines/zed/pose.ts'
import { clamp, ease, lerp } from '../../motion.ts'
import { box, polygon } from '../../paths.ts'
import { outline, printed, within } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** Sounds of “química” as Zed's mouth shapes them, with durations. */
export const spokenSounds: readonly { readonly sound: string; readonly viseme: Viseme }[] = [
  { sound: 'k', viseme: 'kk' },
  { sound: 'i', viseme: 'I' },
  { sound: 'm', viseme: 'PP' },
  { sound: 'i', viseme: 'I' },
  { sound: 'k', viseme: 'kk' },
  { sound: 'a', viseme: 'aa' },
]

/** Interpolates two mouths; `share` 0 to 1. */
export function betweenMouths(from: MouthShape, to: MouthShape, share: number): MouthShape {
  const result = { ...from }
  for (const key of Object.keys(from) as (keyof MouthShape)[]) result[key] = lerp(from[key], to[key], share)
  return result
}

/** Mouth at a time of a repeated word, `period` seconds per sound. */
export function mouthAt(time: number, period = 0.32): MouthShape {
  const at = Math.max(0, time / period)
  const one = (i: number) => visemeMouths[spokenSounds[i % spokenSounds.length]?.viseme ?? 'sil']
  return betweenMouths(one(Math.floor(at)), one(Math.floor(at) + 1), ease.inOut((at % 1) * 1.6 - 0.5))
}

/** A mouth on a piece of visor, `size` units wide. */
export function mouthCard(sheet: Sheet, x: number, y: number, size: number, mouth: MouthShape, lit = 0): void {
  const { colours } = sheet
  const scale = size * 1.12
  printed(sheet, box(x - size / 2, y - size * 0.36, size, size * 0.72, size * 0.14), {
    ink: '#0a0c1a',
    shade: 'none',
    outline: 2.2 + 1.4 * lit,
    edge: lit > 0.4 ? colours.zed : colours.key,
  })
  const shape = polygon(mouthOutline(mouth).map(([mx, my]) => [x + mx * scale, y - my * scale] as const))
  if (mouth.height > 0.02) {
    within(sheet, shape, () => {
      printed(sheet, box(x - size, y - size, 2 * size, 2 * size), { ink: '#050716', shade: 'none', outline: 0 })
      const deep = mouth.height * scale
      if (mouth.tongue > 0.02)
        printed(sheet, box(x - deep, y + deep * (1 - 0.9 * mouth.tongue), 2 * deep, 2 * deep, deep), {
          ink: '#ff7fa8',
          shade: 'none',
          outline: 0,
        })
      if (mouth.teeth > 0.02)
        printed(sheet, box(x - size, y - deep - 2, 2 * size, deep * mouth.teeth + 2), {
          ink: '#dff6fb',
          shade: 'none',
          outline: 0,
        })
    })
  }
  outline(sheet, shape, size * 0.05, colours.zed)
}

let stage: OffscreenCanvas | undefined

/** `width`: in units. */
export function zedFigure(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  { emotion, time, mouth, waving = 0 }: { emotion: Emotion; time: number; mouth?: MouthShape; waving?: number },
): void {
  const pose = restingPose(emotion)
  if (mouth) pose.face.mouth = { ...mouth, smile: mouth.smile + 0.3 }
  pose.voice = mouth ? clamp(0.3 + mouth.height * 3) : 0.15
  pose.time = time
  pose.body.lift += 0.05 * Math.sin(time * 2)
  pose.body.lean += 0.03 * Math.sin(time * 1.3)
  pose.gaze = { x: 0.3 * Math.sin(time * 0.7), y: 0.1 * Math.sin(time * 1.1) }
  pose.blink = Math.max(0, 1 - Math.abs(((time + 1.4) % 3.1) - 0.12) / 0.12)
  if (waving > 0) wave(pose, 0.35 * Math.sin(time * 7), waving)
  const pixels = Math.round(width * 2)
  const high = Math.round(pixels * 1.7)
  if (stage?.width !== pixels || stage.height !== high) stage = new OffscreenCanvas(pixels, high)
  const painter = stage.getContext('2d', { willReadFrequently: true })
  if (!painter) throw new Error('The browser gives no 2D canvas')
  // Calls only methods that both kinds of context have.
  paintZed(painter as unknown as CanvasRenderingContext2D, pixels, high, pose)
  sheet.brush.drawImage(stage, x - width / 2, y, width, width * 1.7)
}
