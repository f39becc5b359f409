import type { ServerResponse } from 'node:http'
import type { TalkError } from '../../contract/talk-reply.ts'

/** An uncached JSON error per the talk contract. `refusal.field` is a path. */
export function errorResponse(
  status: number,
  code: string,
  refusal: Omit<TalkError['error'], 'code'>,
  headers: Record<string, string> = {},
): Response {
  const body: TalkError = { error: { code, ...refusal } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

export function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('x-content-type-options', 'nosniff')
  response.end(text)
}
