import { hashOf } from '../text-hash.ts'

/** Slots per feature, at least; fewer make a search longer. */
const leastRoom = 2

/**
 * Numbers features of a language, shared by its indexes. A feature is known by its 32-bit hash: of 100,000 features about
 * one pair shares a number, and the strings would take ten times the memory.
 */
export class Vocabulary {
  /** Hash of each feature, by its number. */
  #hashes: Uint32Array
  #size: number
  /** Open addressing with linear probing: a feature's number + 1, or 0 where nothing stands. A power of two. */
  #slots: Uint32Array

  /** `hashes`: of known features, in order. */
  constructor(hashes: Uint32Array = new Uint32Array()) {
    this.#hashes = hashes
    this.#size = hashes.length
    this.#slots = slotsOf(hashes, hashes.length)
  }

  /** Hashes of all features, in the order of their numbers. */
  get hashes(): Uint32Array {
    return this.#hashes.slice(0, this.#size)
  }

  /** Number of features; numbers start at 0. */
  get size(): number {
    return this.#size
  }

  /** Returns a feature's number, assigning one if new. */
  learn(feature: string): number {
    const hash = hashOf(feature)
    const slot = this.#slotOf(hash)
    const known = this.#slots[slot] ?? 0
    if (known > 0) return known - 1
    const number = this.#size
    if (number === this.#hashes.length) this.#hashes = enlarged(this.#hashes)
    this.#hashes[number] = hash
    this.#size += 1
    if (this.#size * leastRoom > this.#slots.length) this.#slots = slotsOf(this.#hashes, this.#size)
    else this.#slots[slot] = number + 1
    return number
  }

  /** Returns a feature's number, if known. */
  numberOf(feature: string): number | undefined {
    const known = this.#slots[this.#slotOf(hashOf(feature))] ?? 0
    return known > 0 ? known - 1 : undefined
  }

  /** Returns the numbers of features, and how often each is among them. */
  learnAll(features: Iterable<string>): Map<number, number> {
    const counts = new Map<number, number>()
    for (const feature of features) {
      const number = this.learn(feature)
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    return counts
  }

  /** Slot of a hash, or the empty one where it belongs. */
  #slotOf(hash: number): number {
    return slotOf(hash, this.#hashes, this.#slots)
  }
}

function slotOf(hash: number, hashes: Uint32Array, slots: Uint32Array): number {
  const last = slots.length - 1
  let slot = (hash ^ (hash >>> 15)) & last
  for (;;) {
    const known = slots[slot] ?? 0
    if (known === 0 || hashes[known - 1] === hash) return slot
    slot = (slot + 1) & last
  }
}

function slotsOf(hashes: Uint32Array, size: number): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(8, size * leastRoom * 2))))
  for (let number = 0; number < size; number += 1) slots[slotOf(hashes[number] ?? 0, hashes, slots)] = number + 1
  return slots
}

function enlarged(list: Uint32Array): Uint32Array {
  const larger = new Uint32Array(Math.max(1024, list.length * 2))
  larger.set(list)
  return larger
}
