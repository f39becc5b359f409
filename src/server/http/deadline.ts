export interface Deadline {
  readonly signal: AbortSignal
  release: () => void
}

/** Aborts after `ms` or with `gone`. `AbortSignal.timeout` can't be canceled and would retain the request. */
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
