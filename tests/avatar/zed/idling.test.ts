import { describe, expect, it } from 'vitest'
import { createIdling } from '../../../src/avatar/engines/zed/idling.ts'
import { seeded } from './seeded.ts'

interface Seen {
  kind: string
  start: number
  length: number
}

function watch(seed: number, seconds: number): Seen[] {
  const idling = createIdling(seeded(seed))
  const seen: Seen[] = []
  let before: { kind: string; at: number } | null = null
  for (let time = 0; time < seconds; time += 0.05) {
    const now = idling(time, true)
    if (now && (!before || now.at < before.at)) seen.push({ kind: now.kind, start: time, length: 0 })
    if (now) seen.at(-1)!.length = time - seen.at(-1)!.start
    before = now
  }
  return seen
}

describe('what he does to pass the time', () => {
  const seen = watch(3, 3600)
  const pauses = seen.slice(1).map(({ start }, at) => start - seen[at]!.start - seen[at]!.length)

  it('is of two kinds, neither more than twice in a row', () => {
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['antenna', 'hand']))
    const kinds = seen.map(({ kind }) => kind)
    expect(kinds.some((kind, at) => at > 1 && kind === kinds[at - 1] && kind === kinds[at - 2])).toBe(false)
    const share = kinds.filter((kind) => kind === 'hand').length / kinds.length
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.7)
  })

  it('has no rhythm: pauses and lengths differ', () => {
    expect(Math.min(...pauses)).toBeGreaterThan(8.5)
    expect(Math.max(...pauses)).toBeGreaterThan(3 * Math.min(...pauses))
    const rounded = new Set(pauses.map((pause) => Math.round(pause * 2)))
    expect(rounded.size).toBeGreaterThan(pauses.length / 4)
    const lengths = seen.map(({ length }) => length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(1.2)
  })

  it('follows from the numbers it is given alone', () => {
    expect(watch(8, 300)).toEqual(watch(8, 300))
    expect(watch(8, 300)).not.toEqual(watch(9, 300))
  })

  it('breaks off when something happens, and waits anew', () => {
    const idling = createIdling(seeded(3))
    let time = 0
    while (!idling(time, true)) time += 0.1
    expect(idling(time + 0.1, false)).toBeNull()
    for (let later = 0.2; later < 8; later += 0.1) expect(idling(time + later, true)).toBeNull()
  })
})
