import { useEffect, useState } from 'react'

const uses = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin'] as const

/** Calls back when the visitor begins to use the page, at once when that has been; until the signal says otherwise. */
export function onFirstUse(begin: () => void, signal?: AbortSignal): void {
  if (navigator.userActivation?.hasBeenActive) {
    begin()
    return
  }
  const waiting = new AbortController()
  const listening = signal ? AbortSignal.any([signal, waiting.signal]) : waiting.signal
  const used = () => {
    waiting.abort()
    begin()
  }
  for (const type of uses) addEventListener(type, used, { passive: true, capture: true, signal: listening })
}

/** Whether the visitor has begun to use the page: pointed at it, touched it, scrolled or pressed a key. */
export function useFirstUse(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    onFirstUse(() => setUsed(true), leaving.signal)
    return () => leaving.abort()
  }, [])
  return used
}
