export type ReadBody = { ok: true; value: unknown } | { ok: false; message: string }

/** Bytes beyond the limit that are read and dropped, so that the client can still receive the response. */
const patience = 8 * 1024 * 1024

/** Reads at most `limit` bytes of JSON. Never throws, whatever the client sends. */
export async function readJson(request: Request, limit: number): Promise<ReadBody> {
  const bytes = await readBytes(request, limit)
  if (bytes === 'too-long') return { ok: false, message: `the body must not be longer than ${limit} bytes` }
  if (bytes === 'broken') return { ok: false, message: 'the body could not be read' }
  if (bytes.length === 0) return { ok: false, message: 'the body is empty' }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, message: 'the body must be UTF-8' }
  }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, message: 'the body must be JSON' }
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array | 'too-long' | 'broken'> {
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
