import { expect, it, vi } from 'vitest'
import { log } from '../../../src/server/operations/log.ts'

it('writes a line of JSON with an error and all its causes', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  log.error('No voice', { error: new Error('late', { cause: new RangeError('too long', { cause: 'a text' }) }) })
  const [line] = write.mock.calls[0] ?? []
  expect(JSON.parse(String(line))).toMatchObject({
    level: 'error',
    message: 'No voice',
    error: { message: 'late', cause: { name: 'RangeError', message: 'too long', cause: 'a text' } },
  })
})
