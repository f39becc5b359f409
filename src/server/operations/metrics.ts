import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client'

/**
 * What an operator watches, in Prometheus' format. The server's entry and its pages are two bundles of one process: they
 * share the package's registry, and what is registered already is taken from there.
 */
function registered<T>(name: string, make: () => T): T {
  return (register.getSingleMetric(name) as T | undefined) ?? make()
}

if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics()

/** Requests by kind and status. */
export const requests = registered(
  'zed_http_requests_total',
  () => new Counter({ name: 'zed_http_requests_total', help: 'Requests answered', labelNames: ['kind', 'status'] }),
)

/** How long answers took, by kind. */
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

/** Pages rendered, by how that ended: ok, refused (the queue was full) or failed. */
export const renders = registered(
  'zed_renders_total',
  () => new Counter({ name: 'zed_renders_total', help: 'Pages rendered', labelNames: ['result'] }),
)

/** How long the rendering of a page took. */
export const renderSeconds = registered(
  'zed_render_seconds',
  () =>
    new Histogram({
      name: 'zed_render_seconds',
      help: 'Time that rendering a page took',
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3],
    }),
)

/** Seconds of sound made. */
export const voiceSeconds = registered(
  'zed_voice_seconds_total',
  () => new Counter({ name: 'zed_voice_seconds_total', help: 'Seconds of speech made' }),
)

/** Answers without a voice, by why: busy, budget, late or failed. */
export const unvoiced = registered(
  'zed_unvoiced_total',
  () =>
    new Counter({ name: 'zed_unvoiced_total', help: 'Answers that went out as text alone', labelNames: ['reason'] }),
)

/** Failures that are not a visitor's, by kind. */
export const failures = registered(
  'zed_failures_total',
  () => new Counter({ name: 'zed_failures_total', help: 'Failures by kind', labelNames: ['kind'] }),
)

/** Has a number read whenever the metrics are asked for. */
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

/** The same of a number that only grows. */
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

/** All metrics as text. */
export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: register.contentType, text: await register.metrics() }
}
