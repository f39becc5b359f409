import { useEffect, useState } from 'react'

const watched = 4

/** `time`: seconds since the drop, null at rest. `drop`: starts one. */
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
