import { memoryUsage, uptime } from 'node:process'
import { errorResponse } from '../http/error-response.ts'
import { metricsText } from './metrics.ts'
import { isReady, type Readiness } from './readiness.ts'
import { isSameSecret } from '../http/same-secret.ts'

const noStore = { 'cache-control': 'no-store' }

/** Liveness: uptime (seconds) and memory (bytes). */
export function handleHealth(request: Request): Response {
  const refusal = refusedMethod(request)
  if (refusal) return refusal
  return Response.json({ status: 'ok', uptime: Math.round(uptime()), memory: memoryUsage.rss() }, { headers: noStore })
}

/** Readiness: 503 if pages, answers, voice, or a queue fail. */
export async function handleReadiness(request: Request, read: () => Promise<Readiness>): Promise<Response> {
  const refusal = refusedMethod(request)
  if (refusal) return refusal
  const readiness = await read().catch((): Readiness => nothingKnown)
  const ready = isReady(readiness)
  return Response.json({ ready, ...readiness }, { status: ready ? 200 : 503, headers: noStore })
}

/** Metrics in Prometheus format; requires the token or, without one, a direct local request. */
export async function handleMetrics(
  request: Request & { ip?: string | undefined },
  token: string | undefined,
): Promise<Response> {
  const refusal = refusedMethod(request)
  if (refusal) return refusal
  const isAllowed =
    token === undefined
      ? isThisMachine(request.ip) && !request.headers.has('x-forwarded-for')
      : isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${token}`)
  if (!isAllowed) return errorResponse(404, 'not_found', { message: 'there is nothing here' })
  const { type, text } = await metricsText()
  return new Response(text, { headers: { ...noStore, 'content-type': type } })
}

const nothingKnown: Readiness = { voice: 'failing', answers: 'failing', pages: 'failing', disk: 'memory', queue: 'ok' }

function refusedMethod({ method }: Request): Response | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  return errorResponse(405, 'method_not_allowed', { message: 'use GET' }, { allow: 'GET, HEAD' })
}

function isThisMachine(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
