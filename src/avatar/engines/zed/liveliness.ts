/** A source of numbers in [0, 1), such as Math.random or a seeded one. */
export type Random = () => number

/** Seconds between two blinks: 1 to 8, as people do (range of TalkingHead). */
export const blinkPause = { min: 1, max: 8 } as const
/** Seconds that a blink takes: the lid falls faster than it rises. */
export const blinkLength = { fall: 0.07, rise: 0.13 } as const
/** How much of the time Zed looks straight at the reader (TalkingHead: 0.2 idle, 0.5 speaking). */
const eyeContact = { idle: 0.2, speaking: 0.5 } as const

/** A number in `from`..`to` that prefers the lower half (two draws multiplied), so that long pauses are rare. */
function mostlyShort(random: Random, from: number, to: number) {
  return from + (to - from) * random() ** 1.6
}

/** Blinks by themselves. Ask with ascending times (seconds); the answer is how closed the eyes are, 0..1. */
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

/** A direction on the plane in front of Zed: x to the viewer's right, y up, -1..1 each; 0, 0 is the reader's eyes. */
export interface Direction {
  x: number
  y: number
}

/**
 * Chooses where Zed looks: at the reader, at the pointer while it moves, else near the text or around.
 * Ask with ascending times (seconds). `pointer` is null when it has not moved for a while.
 */
export function createGaze(
  random: Random,
): (time: number, speaking: boolean, pointer: Direction | null) => Readonly<Direction> {
  let until = 0
  let wasSpeaking = false
  let glance: Direction = { x: 0, y: 0 }
  return (time, speaking, pointer) => {
    if (time >= until || (speaking && !wasSpeaking)) {
      const contact = random() < (speaking ? eyeContact.speaking : eyeContact.idle) || (speaking && !wasSpeaking)
      // He lives at the left of a page's text: most glances go there.
      glance = contact ? { x: 0, y: 0 } : { x: random() * 1.1 - 0.4, y: random() * 0.7 - 0.4 }
      until = time + 0.7 + random() * (contact ? 2.6 : 1.6)
    }
    wasSpeaking = speaking
    if (!pointer) return glance
    return speaking ? { x: pointer.x * 0.5, y: pointer.y * 0.5 } : pointer
  }
}
