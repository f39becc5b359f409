/** Aborts as soon as one of the signals does, with its reason: `AbortSignal.any`, which Safari has since 17.4. */
export function anySignal(...signals: AbortSignal[]): AbortSignal {
  const over = new AbortController()
  for (const signal of signals) {
    const end = () => over.abort(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { signal: over.signal })
  }
  return over.signal
}
