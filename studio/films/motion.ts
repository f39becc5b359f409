/** Motion: pure functions of time. All times are in seconds, all shares go from 0 to 1. */

/** `value` held between two limits. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

/** Between two numbers; `share` outside 0 to 1 goes on beyond them. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** `value` of one range in another, held at its ends. */
export function remap(value: number, from: number, to: number, low: number, high: number): number {
  return from === to ? high : lerp(low, high, clamp((value - from) / (to - from)))
}

/** Shapes of a movement: from 0 at 0 to 1 at 1, held outside. */
export const ease = {
  /** Starts and ends softly: for what travels. */
  inOut: (share: number): number => {
    const t = clamp(share)
    return t * t * t * (t * (t * 6 - 15) + 10)
  },
  /** Starts quickly, comes to rest softly: for what enters. */
  out: (share: number): number => 1 - (1 - clamp(share)) ** 3,
  /** Starts softly, leaves quickly: for what goes. */
  in: (share: number): number => clamp(share) ** 3,
  /** Overshoots by a tenth and settles: for what pops up. */
  back: (share: number): number => {
    const t = clamp(share) - 1
    return 1 + 2.7 * t * t * t + 1.7 * t * t
  },
  linear: (share: number): number => clamp(share),
} as const
export type Ease = (share: number) => number

/**
 * How far something has entered: 0 before `start`, 1 from `start + length` on. With a cue: `appear(moment.since('cue'))`,
 * which is 0 until its word is said, and for a cue that the script does not name.
 */
export function appear(time: number, start = 0, length = 0.5, shape: Ease = ease.out): number {
  return time === -Infinity ? 0 : shape((time - start) / length)
}

/** Enters at `start`, leaves before `end`: 0, up to 1, back to 0. */
export function visit(time: number, start: number, end: number, length = 0.4): number {
  return Math.min(appear(time, start, length), 1 - appear(time, end - length, length, ease.in))
}

/** The swing of a spring let go at time 0: 0 before, settles at 1. @param hertz swings a second @param damping per second */
export function spring(time: number, hertz = 1.6, damping = 5): number {
  if (!(time > 0)) return 0
  return 1 - Math.exp(-damping * time) * Math.cos(2 * Math.PI * hertz * time)
}

/** How far number `i` of a row has entered when they enter one after another, `gap` seconds apart. */
export function stagger(time: number, i: number, gap = 0.08, length = 0.45, shape: Ease = ease.out): number {
  return appear(time, i * gap, length, shape)
}

/** Goes from 0 to 1 again and again. @param period in seconds @param offset share of a period ahead */
export function loop(time: number, period: number, offset = 0): number {
  const turns = time / period + offset
  return turns - Math.floor(turns)
}

/** Breathes between 0 and 1 and back. @param period in seconds @param offset share of a period ahead */
export function pulse(time: number, period = 1.6, offset = 0): number {
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * (time / period + offset))
}

/** One bump from 0 over 1 to 0 of `length` seconds from `start` on: a flash, a nod, a hit. */
export function bump(time: number, start = 0, length = 0.6): number {
  const t = (time - start) / length
  return t > 0 && t < 1 ? Math.sin(Math.PI * t) ** 2 : 0
}

/**
 * Smooth wandering between −1 and 1, never the same for two seeds: what drifts in water. @param rate wanderings a second
 */
export function wander(time: number, seed: number, rate = 0.25): number {
  const phase = (k: number) => ((Math.imul(seed * 3 + k + 1, 2654435761) >>> 0) / 4294967296) * 2 * Math.PI
  const w = 2 * Math.PI * rate * time
  return (Math.sin(w + phase(0)) + 0.6 * Math.sin(w * 1.618 + phase(1)) + 0.35 * Math.sin(w * 2.719 + phase(2))) / 1.95
}

/** A point of a polyline by the share of its length that lies before it, and the direction there (radians). */
export function along(
  points: readonly (readonly [number, number])[],
  share: number,
): { x: number; y: number; angle: number } {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)))
  let left = clamp(share) * lengths.reduce((sum, one) => sum + one, 0)
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]]
    if (left <= length || i === lengths.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length)
      return { x: lerp(a[0], b[0], t), y: lerp(a[1], b[1], t), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
    }
    left -= length
  }
  const [x = 0, y = 0] = points[0] ?? []
  return { x, y, angle: 0 }
}
