import type { AnyRouter } from '@tanstack/react-router'

/**
 * Removes the app's scripts and preloads from the router's page assets: `hydration.ts` loads them after paint. Start
 * has no option for this; `ssr` is a declared router property.
 */
export function withoutScripts(router: AnyRouter): void {
  const manifest = router.ssr?.manifest
  if (manifest) router.ssr = { manifest: { ...manifest, routes: {} } }
}
