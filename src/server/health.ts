import { memoryUsage, uptime } from 'node:process'

/** Tells a watcher that the server answers, for how long (seconds) and in how much memory (bytes). */
export function answerHealth(request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return Response.json(
      { error: { code: 'method_not_allowed', message: 'Ask with GET.' } },
      { status: 405, headers: { allow: 'GET, HEAD' } },
    )
  }
  const health = { status: 'ok', uptime: Math.round(uptime()), memory: memoryUsage.rss() }
  return Response.json(health, { headers: { 'cache-control': 'no-store' } })
}
