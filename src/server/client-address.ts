/**
 * The address that a visitor's requests are counted by. Behind a trusted proxy it is the last one in X-Forwarded-For,
 * which the proxy itself has written; whatever stands before it anybody may have made up.
 */
export function clientAddress(request: Request & { ip?: string | undefined }, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || request.ip || 'unknown'
}
