import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { islandHydratedEvent } from './hydrated.ts'

/** A part whose code loads late. `data-dehydrated` marks it until hydration, so that events are recorded. */
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

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    onHydrated()
    dispatchEvent(new Event(islandHydratedEvent))
  }, [onHydrated])
  return null
}
