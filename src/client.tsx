import './hydration/run-react.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { holdPressesUntilHydrated } from './hydration/early-presses.ts'

// The router's client suffices without server functions. No top-level await, which would split the bundle.
setTimeout(async () => {
  const router = await getRouter()
  holdPressesUntilHydrated()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
})
