/** Delta encoding in little-endian 32-bit words: repeated `skip, count, count pixels`; a frame ends with 0, 0. */

/** Unchanged pixels that end a run; shorter gaps cost more than they save. */
const shortestGap = 4

/** Returns the words written from `at`. `out`: at least twice the pixels plus a few words. */
export function writeChanges(before: Uint32Array, now: Uint32Array, out: Uint32Array, at = 0): number {
  const { length } = now
  let place = at
  let i = 0
  let last = 0
  while (i < length) {
    while (i < length && now[i] === before[i]) i++
    if (i >= length) break
    const first = i
    let end = i + 1
    let same = 0
    for (i = end; i < length && same < shortestGap; i++) {
      if (now[i] === before[i]) same++
      else {
        same = 0
        end = i + 1
      }
    }
    out[place++] = first - last
    out[place++] = end - first
    out.set(now.subarray(first, end), place)
    place += end - first
    last = end
  }
  out[place++] = 0
  out[place++] = 0
  return place - at
}

/** Applies a frame's changes in place. Returns the index of the next word. */
export function applyChanges(frame: Uint32Array, changes: Uint32Array, at = 0): number {
  let place = at
  let pixel = 0
  for (;;) {
    const skip = changes[place] ?? 0
    const count = changes[place + 1] ?? 0
    place += 2
    if (count === 0) return place
    pixel += skip
    if (pixel + count > frame.length || place + count > changes.length) throw new RangeError('The changes are too long')
    frame.set(changes.subarray(place, place + count), pixel)
    place += count
    pixel += count
  }
}
