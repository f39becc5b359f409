import { expect, test, vi } from 'vitest'
import { withErrorHandling } from '../../../src/server/http/error-handling.ts'

test('what is answered goes through', async () => {
  const onError = vi.fn()
  const response = await withErrorHandling(
    async () => new Response('page'),
    onError,
  )(new Request('http://site.test/es'))
  expect(await response.text()).toBe('page')
  expect(onError).not.toHaveBeenCalled()
})

test('a visitor who has gone is no error', async () => {
  const onError = vi.fn()
  const visitor = new AbortController()
  const answer = withErrorHandling(async (request) => {
    visitor.abort()
    request.signal.throwIfAborted()
    return new Response('never')
  }, onError)
  const { status } = await answer(new Request('http://site.test/es', { signal: visitor.signal }))
  expect(status).toBe(499)
  expect(onError).not.toHaveBeenCalled()
})

test('what fails is told with its path and answered, with nothing of the cause', async () => {
  const onError = vi.fn()
  const failure = new Error('secret cause')
  const answer = withErrorHandling(() => Promise.reject(failure), onError)
  const response = await answer(new Request('http://site.test/es/shorts?q=private'))
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).not.toContain('secret')
  expect(onError).toHaveBeenCalledExactlyOnceWith('/es/shorts', failure)
})
