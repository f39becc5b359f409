import './hydration/run-react.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { holdPressesUntilHydrated } from './hydration/early-presses.ts'

// The router's own client, not Start's: without server functions nothing of Start's runtime is needed in the browser.
// No await at the top: a module that waits would have to be cut into many files.
// In a task after the one that has run all modules: on a slow processor each takes its time.
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
