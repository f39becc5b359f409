/** Bytes beyond the limit that are read and dropped, so that the client can still receive the response. */
const patience = 8 * 1024 * 1024

/** Reads at most `limit` bytes of a request's body. Never throws, whatever the client sends. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-long' | 'broken'> {
  if (!request.body) return new Uint8Array(0)
  // One buffer, because a client may send single bytes, and an object for each would take hundreds.
  let bytes = new Uint8Array(Math.min(limit, 16 * 1024))
  let size = 0
  try {
    const reader = request.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const end = size + value.length
      if (end <= limit) {
        if (end > bytes.length) {
          const larger = new Uint8Array(Math.min(limit, Math.max(end, 2 * bytes.length)))
          larger.set(bytes.subarray(0, size))
          bytes = larger
        }
        bytes.set(value, size)
      }
      size = end
      if (size > limit + patience) {
        await reader.cancel()
        break
      }
    }
  } catch {
    return 'broken'
  }
  return size > limit ? 'too-long' : bytes.subarray(0, size)
}
