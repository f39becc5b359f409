import { useEffect, useState } from 'react'

const uses = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin'] as const

/** Whether the visitor has begun to use the page: pointed at it, touched it, scrolled or pressed a key. */
export function useFirstUse(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (used) return undefined
    const listening = new AbortController()
    if (navigator.userActivation?.hasBeenActive) setUsed(true)
    for (const type of uses) {
      addEventListener(type, () => setUsed(true), { passive: true, capture: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [used])
  return used
}
