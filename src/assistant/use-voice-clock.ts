import { useEffect, useRef } from 'react'
import { useAssistant } from './assistant-context.ts'

/**
 * Calls `onTime` with the position in what Zed is saying (seconds, by the engine's clock) at every frame, only while
 * `active`; null means that nothing is heard right now.
 */
export function useVoiceClock(active: boolean, onTime: (seconds: number | null) => void): void {
  const { currentTime } = useAssistant()
  const callback = useRef(onTime)
  useEffect(() => {
    callback.current = onTime
  })
  useEffect(() => {
    if (!active) return undefined
    let frame = requestAnimationFrame(function tick() {
      callback.current(currentTime())
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [active, currentTime])
}
