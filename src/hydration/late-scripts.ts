import type { AnyRouter } from '@tanstack/react-router'

/**
 * Takes the app's script and its preloads out of what the router says of a page's files: `hydration.ts` loads them when the
 * page has painted. Styles stay. Start has no option for it; `ssr` is a property that the router declares.
 */
export function withoutScripts(router: AnyRouter): void {
  const manifest = router.ssr?.manifest
  if (manifest) router.ssr = { manifest: { ...manifest, routes: {} } }
}
