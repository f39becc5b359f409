export type Random = () => number

/** Seconds between blinks (range of TalkingHead). */
export const blinkPause = { min: 1, max: 8 } as const
/** Duration of a blink in seconds: closing is faster than opening. */
export const blinkLength = { fall: 0.07, rise: 0.13 } as const
/** Share of time with eye contact (TalkingHead: 0.2 idle, 0.5 speaking). */
const eyeContact = { idle: 0.2, speaking: 0.5 } as const

/** Random number biased to the lower half (product of two), so that long pauses are rare. */
function mostlyShort(random: Random, from: number, to: number) {
  return from + (to - from) * random() ** 1.6
}

export function createBlinking(random: Random): (time: number) => number {
  let next: number | null = null
  return (time) => {
    next ??= time + mostlyShort(random, blinkPause.min, blinkPause.max)
    if (time < next) return 0
    const elapsed = time - next
    if (elapsed < blinkLength.fall) return elapsed / blinkLength.fall
    const rising = (elapsed - blinkLength.fall) / blinkLength.rise
    if (rising < 1) return 1 - rising
    next = time + mostlyShort(random, blinkPause.min, blinkPause.max)
    return 0
  }
}

/** Direction in the plane in front of Zed: x to the viewer's right, y up, -1 to 1; (0, 0) is the viewer. */
export interface Direction {
  x: number
  y: number
}

/** Returns a gaze at the reader, at the moving pointer, or around. Call with ascending times (s). */
export function createGaze(
  random: Random,
): (time: number, speaking: boolean, pointer: Direction | null) => Readonly<Direction> {
  let until = 0
  let wasSpeaking = false
  let glance: Direction = { x: 0, y: 0 }
  return (time, speaking, pointer) => {
    if (time >= until || (speaking && !wasSpeaking)) {
      const contact = random() < (speaking ? eyeContact.speaking : eyeContact.idle) || (speaking && !wasSpeaking)
      // Most glances go left, to the text beside him.
      glance = contact ? { x: 0, y: 0 } : { x: random() * 1.1 - 0.4, y: random() * 0.7 - 0.4 }
      until = time + 0.7 + random() * (contact ? 2.6 : 1.6)
    }
    wasSpeaking = speaking
    if (!pointer) return glance
    return speaking ? { x: pointer.x * 0.5, y: pointer.y * 0.5 } : pointer
  }
}
