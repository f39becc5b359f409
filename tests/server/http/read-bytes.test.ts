import { expect, test } from 'vitest'
import { readBytes } from '../../../src/server/http/read-bytes.ts'

function sending(chunks: Iterable<Uint8Array>): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  return new Request('http://site.test/', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

test('a body in single bytes, longer than the first buffer, is read as it was sent', async () => {
  const sent = Uint8Array.from({ length: 40_000 }, (_, index) => index % 251)
  const chunks = Array.from(sent, (byte) => Uint8Array.of(byte))
  const read = await readBytes(sending(chunks), 50_000)
  expect(read).toEqual(sent)
})

test('a body may be as long as the limit, and no longer', async () => {
  const halves = [new Uint8Array(50), new Uint8Array(50)]
  expect(await readBytes(sending(halves), 100)).toHaveLength(100)
  expect(await readBytes(sending(halves), 99)).toBe('too-long')
  expect(await readBytes(new Request('http://site.test/', { method: 'POST' }), 99)).toHaveLength(0)
})
