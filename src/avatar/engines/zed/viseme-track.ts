import type { VisemeEvent } from '../../../contract/talk-reply.ts'
import { visemes } from '../../../contract/talk-reply.ts'

/** Weights of the 15 visemes in the contract's order; their sum is at most 1. */
export type VisemeWeights = Float64Array

interface Keyframe {
  index: number
  level: number
  /** Times in seconds: grows from `rise`, full from `full` to `leave`, zero at `gone`. */
  rise: number
  full: number
  leave: number
  gone: number
}

/**
 * Overlap of a viseme with its neighbors, relative to its duration (constants of TalkingHead by M. Suominen). Vowels
 * are set higher than there, because a drawn mouth shows less.
 */
const reach = { before: 2 / 3, peak: 1 / 2, after: 1 / 2, longest: 0.13 } as const
const levels = { closed: 0.9, consonant: 0.62, vowel: 0.88 } as const
const vowels = new Set(['aa', 'E', 'I', 'O', 'U'])

const shortest = 0.045

function keyframes(events: readonly VisemeEvent[], duration: number): Keyframe[] {
  const ordered = [...events].sort((a, b) => a.time - b.time)
  return ordered.flatMap((event, position) => {
    if (event.viseme === 'sil') return []
    const until = ordered[position + 1]?.time ?? Math.max(duration, event.time + shortest)
    const length = Math.max(shortest, until - event.time)
    const closed = event.viseme === 'PP' || event.viseme === 'FF'
    const strength = closed ? 1 : 0.6 + 0.4 * event.weight
    const level = closed ? levels.closed : vowels.has(event.viseme) ? levels.vowel : levels.consonant
    const peak = Math.min(reach.longest, length * reach.peak)
    return {
      index: visemes.indexOf(event.viseme),
      level: event.weight === 0 ? 0 : level * strength,
      rise: event.time - Math.min(reach.longest, length * reach.before),
      full: event.time + peak,
      leave: event.time + Math.max(peak, length - reach.longest),
      gone: event.time + length + Math.min(reach.longest, length * reach.after),
    }
  })
}

function ease(t: number) {
  return t * t * (3 - 2 * t)
}

function strengthAt(frame: Keyframe, time: number) {
  if (time <= frame.rise || time >= frame.gone) return 0
  if (time < frame.full) return frame.level * ease((time - frame.rise) / (frame.full - frame.rise))
  if (time <= frame.leave) return frame.level
  return frame.level * ease((frame.gone - time) / (frame.gone - frame.leave))
}

/** Maps time to viseme weights, with co-articulation. The next call reuses the returned array. */
export function createVisemeTrack(events: readonly VisemeEvent[], duration: number): (time: number) => VisemeWeights {
  const frames = keyframes(events, duration)
  const weights = new Float64Array(visemes.length)
  let first = 0
  let last = -Infinity
  return (time) => {
    if (time < last) first = 0
    last = time
    weights.fill(0)
    while (first < frames.length && frames[first]!.gone <= time) first++
    let sum = 0
    for (let at = first; at < frames.length; at++) {
      const frame = frames[at]!
      if (frame.full - 2 * reach.longest > time) break
      const strength = strengthAt(frame, time)
      weights[frame.index]! += strength
      sum += strength
    }
    if (sum > 1) for (let index = 0; index < weights.length; index++) weights[index]! /= sum
    return weights
  }
}

/** Returns times (seconds, ascending, at least `gap` apart) of stressed vowels, for small movements of emphasis. */
export function emphases(events: readonly VisemeEvent[], gap = 1.3): number[] {
  const times: number[] = []
  for (const event of [...events].sort((a, b) => a.time - b.time)) {
    if (!vowels.has(event.viseme) || event.weight < 0.8) continue
    if (times.length === 0 || event.time - times.at(-1)! >= gap) times.push(event.time)
  }
  return times
}
