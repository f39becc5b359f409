import { useEffect, useRef } from 'react'
import { useAssistant } from './assistant-context.ts'

/** Interval in ms. Words last about four times as long; reading at each frame would re-render 60 times a second. */
const tickMs = 40

/** Calls `onTime` 25 times a second while `active`, with the position in seconds; null when silent. */
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
