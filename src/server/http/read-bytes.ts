/** Bytes beyond the limit that are read and dropped, so that the client can still receive the response. */
const patience = 8 * 1024 * 1024

/** Reads at most `limit` bytes of a request's body. Never throws, whatever the client sends. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-long' | 'broken'> {
  if (!request.body) return new Uint8Array(0)
  const parts: Uint8Array[] = []
  let size = 0
  try {
    const reader = request.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
      if (size <= limit) parts.push(value)
      else parts.length = 0
      if (size > limit + patience) {
        await reader.cancel()
        break
      }
    }
  } catch {
    return 'broken'
  }
  return size > limit ? 'too-long' : Buffer.concat(parts)
}
