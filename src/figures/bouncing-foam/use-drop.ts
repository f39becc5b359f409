import { useEffect, useState } from 'react'

/** How long (s) the balls are watched. */
const watched = 4

/** The time (s) since the balls were dropped, frame by frame, and what drops them; null while they are at rest. */
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
      // Who asks for less motion has the heights of the bounces, which stand there always.
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setBegun(performance.now())
    },
  }
}
