import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client'

/** Prometheus metrics. Two bundles of one process share the registry, so metrics may already be registered. */
function registered<T>(name: string, make: () => T): T {
  return (register.getSingleMetric(name) as T | undefined) ?? make()
}

if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics()

export const requests = registered(
  'zed_http_requests_total',
  () => new Counter({ name: 'zed_http_requests_total', help: 'Requests answered', labelNames: ['kind', 'status'] }),
)

export const requestSeconds = registered(
  'zed_http_request_seconds',
  () =>
    new Histogram({
      name: 'zed_http_request_seconds',
      help: 'Time from the headers of a request to the end of its answer',
      labelNames: ['kind'],
      buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30],
    }),
)

/** Renderings by outcome: ok, refused (queue full), or failed. */
export const renders = registered(
  'zed_renders_total',
  () => new Counter({ name: 'zed_renders_total', help: 'Pages rendered', labelNames: ['result'] }),
)

export const renderSeconds = registered(
  'zed_render_seconds',
  () =>
    new Histogram({
      name: 'zed_render_seconds',
      help: 'Time that rendering a page took',
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3],
    }),
)

export const voiceSeconds = registered(
  'zed_voice_seconds_total',
  () => new Counter({ name: 'zed_voice_seconds_total', help: 'Seconds of speech made' }),
)

/** Answers without speech by reason: busy, budget, late, or failed. */
export const unvoiced = registered(
  'zed_unvoiced_total',
  () =>
    new Counter({ name: 'zed_unvoiced_total', help: 'Answers that went out as text alone', labelNames: ['reason'] }),
)

export const failures = registered(
  'zed_failures_total',
  () => new Counter({ name: 'zed_failures_total', help: 'Failures by kind', labelNames: ['kind'] }),
)

export function gauge(name: string, help: string, read: () => number): void {
  register.removeSingleMetric(name)
  register.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read())
      },
    }),
  )
}

export function counter(name: string, help: string, read: () => number): void {
  register.removeSingleMetric(name)
  register.registerMetric(
    new Counter({
      name,
      help,
      registers: [],
      collect() {
        this.reset()
        this.inc(read())
      },
    }),
  )
}

export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: register.contentType, text: await register.metrics() }
}
