import type { ServerResponse } from 'node:http'
import type { TalkError } from '../../contract/talk-reply.ts'

/** Returns an error as JSON per the contract, uncached. `refusal.field` is a path. */
export function errorResponse(
  status: number,
  code: string,
  refusal: Omit<TalkError['error'], 'code'>,
  headers: Record<string, string> = {},
): Response {
  const body: TalkError = { error: { code, ...refusal } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** Sends a short, uncached response. */
export function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('x-content-type-options', 'nosniff')
  response.end(text)
}
