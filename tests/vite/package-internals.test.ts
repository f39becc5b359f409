// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

// What the site leans on inside packages, beside what they promise. After an upgrade a failing test says what broke.

test('React marks an element that it listens to (src/hydration/hydration.ts waits for the mark before it replays a click)', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.createElement('div')
  await act(async () => createRoot(container).render(createElement('button', { onClick: () => {} })))
  const marks = Object.keys(container.querySelector('button') ?? {})
  expect(marks, 'React names its mark otherwise: look for the new name in react-dom').toContainEqual(
    expect.stringMatching(/^__reactProps/),
  )
})

test('TanStack Start writes its manifest in the form that build/start-manifest.ts replaces', () => {
  const sources = globSync('node_modules/@tanstack/start-plugin-core/dist/esm/**/*.js').map((file) =>
    readFileSync(file, 'utf8'),
  )
  expect(
    sources.some((source) => source.includes('export const tsrStartManifest =')),
    'the manifest is written otherwise: pages would load the app before they have painted',
  ).toBe(true)
})

test("Media Chrome's store stands where src/videos imports it", async () => {
  const store = (await import('media-chrome/dist/media-store/media-store.js')) as Record<string, unknown>
  expect(store['createMediaStore'], 'the store has moved: look for createMediaStore in media-chrome').toBeTypeOf(
    'function',
  )
})

test("the router takes a lazy component's `preload` away when its code has come, and leaves it when it has not", async () => {
  const { lazyRouteComponent } = await import('@tanstack/react-router')
  const come = lazyRouteComponent(() => Promise.resolve({ default: () => null }))
  const gone = lazyRouteComponent<{ default: () => null }>(() => Promise.reject(new Error('gone')))
  await Promise.all([come.preload?.(), gone.preload?.()])
  const told =
    'it is told otherwise: src/navigation/deferred-address.ts would take pages for missing, or missing ones for there'
  expect(come.preload, told).toBeUndefined()
  expect(gone.preload, told).toBeTypeOf('function')
})

test("the router's parts that the entry and the server take are there", async () => {
  const [client, server] = await Promise.all([
    import('@tanstack/react-router/ssr/client'),
    import('@tanstack/react-router/ssr/server'),
  ])
  expect(client.RouterClient, 'src/client.tsx hydrates with it').toBeTypeOf('function')
  expect(server.renderSsrHtmlResponse, 'src/server/pages/render-whole-page.tsx renders with it').toBeTypeOf('function')
})

test('the router keeps what src/navigation/page-scroll.ts reads, and asks for its scrolling where build/scroll-plugin.ts finds it', () => {
  const folder = 'node_modules/@tanstack/router-core/dist/esm'
  const router = readFileSync(`${folder}/router.js`, 'utf8')
  expect(router).toContain('import { setupScrollRestoration } from "./scroll-restoration.js"')
  expect(router).toMatch(/_scroll\s*=\s*\{/)
  const match = readFileSync('node_modules/@tanstack/react-router/dist/esm/Match.js', 'utf8')
  expect(match).toContain('import { ScrollRestoration } from "./scroll-restoration.js"')
  const scrolling = readFileSync(`${folder}/scroll-restoration.js`, 'utf8')
  expect(scrolling).toContain('scroll.n = true;\n\t\tscroll.h = false;')
})
