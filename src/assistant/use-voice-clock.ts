import { useEffect, useRef } from 'react'
import { useAssistant } from './assistant-context.ts'

/**
 * How often (ms) the voice is asked where it is. Words last four times as long, and eyes do not see the lag; asked at every
 * frame, the whole page would be drawn sixty times a second while Zed speaks, whether anything has changed or not.
 */
const tickMs = 40

/**
 * Calls `onTime` with the position in what Zed is saying (seconds, by the engine's clock) 25 times a second, only while
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
    const clock = setInterval(() => callback.current(currentTime()), tickMs)
    return () => clearInterval(clock)
  }, [active, currentTime])
}
