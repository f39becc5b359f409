import type { TalkError } from '../contract/talk-reply.ts'

/** A refusal of any endpoint, as JSON in the contract's form; never kept by a cache. `refusal.field` is a path. */
export function errorResponse(
  status: number,
  code: string,
  refusal: Omit<TalkError['error'], 'code'>,
  headers: Record<string, string> = {},
): Response {
  const body: TalkError = { error: { code, ...refusal } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
