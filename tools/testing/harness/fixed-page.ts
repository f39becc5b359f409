/** Fixes a window's `Date`: `start` (ISO 8601) plus `elapsed` (ms). */
export function fixDate(target: { Date: DateConstructor }, start: string, elapsed: () => number): void {
  const RealDate = target.Date
  const begin = RealDate.parse(start)
  if (Number.isNaN(begin)) throw new Error(`'${start}' is no date`)
  target.Date = new Proxy(RealDate, {
    construct: (date, given: [], newTarget) =>
      Reflect.construct(date, given.length === 0 ? [begin + elapsed()] : given, newTarget) as object,
    apply: (date) => new date(begin + elapsed()).toString(),
    get: (date, key) => (key === 'now' ? () => begin + elapsed() : (Reflect.get(date, key) as unknown)),
  })
}

export function seedRandom(seed: number): void {
  let state = seed | 0
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
