import { dataHeaders } from './security-headers.ts'

type Answer = (request: Request) => Promise<Response>

export function withErrorHandling(answer: Answer, onError: (path: string, error: unknown) => void): Answer {
  return async (request) => {
    try {
      return await answer(request)
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      onError(new URL(request.url).pathname, error)
      return new Response('Something went wrong\n', {
        status: 500,
        headers: { ...dataHeaders(), 'cache-control': 'no-store' },
      })
    }
  }
}
