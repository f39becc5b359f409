import { readBytes } from '../http/read-bytes.ts'

export type ReadBody = { ok: true; value: unknown } | { ok: false; message: string }

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
