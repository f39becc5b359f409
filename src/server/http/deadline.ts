/** A signal that ends what takes too long, or what nobody waits for any more. */
export interface Deadline {
  readonly signal: AbortSignal
  /** It is done in time: nothing is held for it any longer. */
  release: () => void
}

/**
 * Aborts after so long (ms) with a TimeoutError, or before that as one of `gone` does. `AbortSignal.timeout` cannot be taken
 * back: it would hold each request until its time is over, long after it has been answered.
 */
export function createDeadline(ms: number, ...gone: AbortSignal[]): Deadline {
  const controller = new AbortController()
  const leave = () => {
    release()
    controller.abort(gone.find(({ aborted }) => aborted)?.reason)
  }
  const release = () => {
    clearTimeout(timer)
    for (const signal of gone) signal.removeEventListener('abort', leave)
  }
  const timer = setTimeout(() => {
    release()
    controller.abort(new DOMException(`It took longer than ${ms} ms`, 'TimeoutError'))
  }, ms)
  for (const signal of gone) signal.addEventListener('abort', leave, { once: true })
  if (gone.some(({ aborted }) => aborted)) leave()
  return { signal: controller.signal, release }
}
