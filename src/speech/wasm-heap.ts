/** A part of a heap that isn't all zeros. */
interface HeapBlock {
  offset: number
  bytes: Uint8Array
}

export type HeapSnapshot = readonly HeapBlock[]

const blockSize = 16 * 1024

export function takeHeap(heap: Uint8Array): HeapSnapshot {
  const blocks: HeapBlock[] = []
  for (let offset = 0; offset < heap.length; offset += blockSize) {
    const block = heap.subarray(offset, offset + blockSize)
    if (block.some((byte) => byte !== 0)) blocks.push({ offset, bytes: block.slice() })
  }
  return blocks
}

/** Restores the memory of a snapshot, so that what runs next doesn't depend on what ran before. */
export function putHeap(heap: Uint8Array, blocks: HeapSnapshot): void {
  let cleared = 0
  for (const { offset, bytes } of blocks) {
    heap.fill(0, cleared, offset)
    heap.set(bytes, offset)
    cleared = offset + bytes.length
  }
  heap.fill(0, cleared)
}
