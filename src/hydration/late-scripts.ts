import type { AnyRouter } from '@tanstack/react-router'

/** Removes the app's scripts and preloads from the page's assets, because `hydration.ts` loads them after paint. */
export function withoutScripts(router: AnyRouter): void {
  const manifest = router.ssr?.manifest
  if (manifest) router.ssr = { manifest: { ...manifest, routes: {} } }
}
