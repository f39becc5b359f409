/** Animation: pure functions of time. Times in seconds, shares 0 to 1. */

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function remap(value: number, from: number, to: number, low: number, high: number): number {
  return from === to ? high : lerp(low, high, clamp((value - from) / (to - from)))
}

export const ease = {
  /** Soft start and end: for travel. */
  inOut: (share: number): number => {
    const t = clamp(share)
    return t * t * t * (t * (t * 6 - 15) + 10)
  },
  /** Quick start, soft end: for entrances. */
  out: (share: number): number => 1 - (1 - clamp(share)) ** 3,
  /** Soft start, quick end: for exits. */
  in: (share: number): number => clamp(share) ** 3,
  /** Overshoots by a tenth: for pop-ups. */
  back: (share: number): number => {
    const t = clamp(share) - 1
    return 1 + 2.7 * t * t * t + 1.7 * t * t
  },
  linear: (share: number): number => clamp(share),
} as const
export type Ease = (share: number) => number

/** Progress of an entrance. With a cue, `appear(moment.since('cue'))` is 0 until its word is spoken. */
export function appear(time: number, start = 0, length = 0.5, shape: Ease = ease.out): number {
  return time === -Infinity ? 0 : shape((time - start) / length)
}

/** Enters at `start` and leaves before `end`: 0, 1, 0. */
export function visit(time: number, start: number, end: number, length = 0.4): number {
  return Math.min(appear(time, start, length), 1 - appear(time, end - length, length, ease.in))
}

/** Damped oscillation released at time 0; settles at 1. `damping`: per second. */
export function spring(time: number, hertz = 1.6, damping = 5): number {
  if (!(time > 0)) return 0
  return 1 - Math.exp(-damping * time) * Math.cos(2 * Math.PI * hertz * time)
}

/** Progress of element `i` of a staggered entrance with `gap` seconds between elements. */
export function stagger(time: number, i: number, gap = 0.08, length = 0.45, shape: Ease = ease.out): number {
  return appear(time, i * gap, length, shape)
}

/** Repeats from 0 to 1. `period`: seconds; `offset`: share of a period. */
export function loop(time: number, period: number, offset = 0): number {
  const turns = time / period + offset
  return turns - Math.floor(turns)
}

/** Oscillates between 0 and 1. `period`: seconds; `offset`: share of a period. */
export function pulse(time: number, period = 1.6, offset = 0): number {
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * (time / period + offset))
}

/** Rises from 0 to 1 and falls within `length` seconds of `start`. */
export function bump(time: number, start = 0, length = 0.6): number {
  const t = (time - start) / length
  return t > 0 && t < 1 ? Math.sin(Math.PI * t) ** 2 : 0
}

/** Smooth noise between −1 and 1, different per seed. `rate`: changes per second. */
export function wander(time: number, seed: number, rate = 0.25): number {
  const phase = (k: number) => ((Math.imul(seed * 3 + k + 1, 2654435761) >>> 0) / 4294967296) * 2 * Math.PI
  const w = 2 * Math.PI * rate * time
  return (Math.sin(w + phase(0)) + 0.6 * Math.sin(w * 1.618 + phase(1)) + 0.35 * Math.sin(w * 2.719 + phase(2))) / 1.95
}

/** Point and direction (radians) at a share of a polyline's length. */
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
