import { useEffect, useRef } from 'react'

/** Returns whether the focused element (input, overlay) handles the key itself. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [data-zed-panel]') !== null
}

export function useFeedKeys(isOn: boolean, actions: { onUp: () => void; onDown: () => void }): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
      event.preventDefault()
      if (event.key === 'ArrowDown') latest.current.onDown()
      else latest.current.onUp()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
