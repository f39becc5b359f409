import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Internals of packages. A failing test tells what an upgrade broke.

test("the router keeps a page's files in `ssr.manifest.routes`, where src/hydration/late-scripts.ts takes the app's script out", () => {
  const source = readFileSync('node_modules/@tanstack/router-core/dist/esm/ssr/ssr-server.js', 'utf8')
  const told = 'the manifest is kept otherwise: pages would load the app before they have painted'
  expect(source, told).toContain('router.ssr = { get manifest()')
  expect(source, told).toMatch(/return composeManifest\(manifest\.scriptFormat, inlineCssAsset, routes/)
})

test("the router's parts that the entry and the server take are there", async () => {
  const [client, server] = await Promise.all([
    import('@tanstack/react-router/ssr/client'),
    import('@tanstack/react-router/ssr/server'),
  ])
  expect(client.RouterClient, 'src/client.tsx hydrates with it').toBeTypeOf('function')
  expect(server.renderSsrHtmlResponse, 'src/server/pages/render-whole-page.tsx renders with it').toBeTypeOf('function')
})

test("Vite's loader looks for the links of style sheets, and tells on the window what did not arrive", () => {
  const source = readFileSync('node_modules/vite/dist/node/chunks/node.js', 'utf8')
  const told = 'src/hydration/inlined-styles.ts and preload-errors.ts lean on it: see what Vite does instead'
  expect(source, told).toContain('if (link.rel === "stylesheet") preloadedHrefs.styles.add(link.href)')
  expect(source, told).toContain('new Event("vite:preloadError", { cancelable: true })')
})
