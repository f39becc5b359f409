import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { islandHydratedEvent } from './hydrated.ts'

/**
 * A part of a page whose code comes late. Its element is marked (`data-dehydrated`) for as long as its controls are the
 * server's HTML alone, so that what a visitor does with them can be kept and replayed.
 */
export function Island({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  return (
    <div ref={element} data-island="" data-dehydrated="">
      <Suspense fallback={fallback}>
        {children}
        <Hydrated onHydrated={() => element.current?.removeAttribute('data-dehydrated')} />
      </Suspense>
    </div>
  )
}

/** Its effect runs once all that stands beside it in a Suspense boundary has been hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    onHydrated()
    dispatchEvent(new Event(islandHydratedEvent))
  }, [onHydrated])
  return null
}
