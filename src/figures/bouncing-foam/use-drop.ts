import { useEffect, useState } from 'react'

/** Duration of the animation, in seconds. */
const watched = 4

/** Returns the time since the drop in seconds (null at rest) and a function that starts a drop. */
export function useDrop(): { time: number | null; drop: () => void } {
  const [begun, setBegun] = useState<number | null>(null)
  const [time, setTime] = useState<number | null>(null)

  useEffect(() => {
    if (begun === null) return undefined
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.max(now - begun, 0) / 1000
      if (passed > watched) {
        setTime(null)
        setBegun(null)
        return
      }
      setTime(passed)
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [begun])

  return {
    time,
    drop() {
      // With reduced motion, the static bounce heights are enough.
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setBegun(performance.now())
    },
  }
}
