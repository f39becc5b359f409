import path from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import type { ChunkingContext } from 'rolldown'
import { defineConfig } from 'vite'
import { catalogueParts } from './vite/catalogue-parts-plugin.ts'
import { contentPlugin } from './vite/content-plugin.ts'
import { isDeferred, reachableModules } from './vite/client-graph.ts'
import { startScriptPlugin } from './vite/start-script-plugin.ts'
import { inlinedStyles } from './vite/inlined-styles-plugin.ts'
import { machineProse } from './vite/machine-prose-plugin.ts'
import { narrationDirectory } from './content-pipeline/narration/narration-files.ts'
import { publishedNarrations } from './content-pipeline/narration/published-narrations-plugin.ts'
import { serviceWorker } from './vite/service-worker-plugin.ts'
import { publishedCatalogues } from './vite/published-catalogues-plugin.ts'
import { copiedPackages } from './vite/worker-bundles.ts'
import { outputDirectory } from './vite/build-stamp.ts'
import { testHarness } from './tools/testing/harness/harness-plugin.ts'
import { labPage } from './tools/testing/lab/lab-plugin.ts'

/** The modules that the entry imports statically, and all that it reaches without deferred modules. */
let eager: ReturnType<typeof reachableModules> | undefined
let near: ReturnType<typeof reachableModules> | undefined

/** The open panel is bundled with pages that start with it; other pages load it on demand. */
const isOpenPanel = (id: string) => id.endsWith('/src/assistant/open-panel.tsx')

/** One file for what every page needs, because many small files compress worse. */
const everyPage = {
  debugName: 'every page',
  name: (id: string, graph: ChunkingContext) => {
    const entry = path.resolve('src/client.tsx')
    const read = (other: string) => graph.getModuleInfo(other)
    eager ??= reachableModules([entry], read, { dynamic: false })
    near ??= reachableModules([entry], read, {
      enters: ({ id: module }) => !isDeferred(module) && !isOpenPanel(module),
    })
    const isShared =
      near.has(id) &&
      /\/src\/(i18n|ui|frame|assistant|avatar)\/(?!.*-page\.)[a-z.-]+\.(tsx?|island\.module\.css)$/.test(id)
    // Film tiles appear on many pages before their code loads, so their styles must be in the page from the start.
    const isFilmStyle = /\/src\/videos\/(video-tile|video-picture|spanish-audio)\.island\.module\.css$/.test(id)
    return eager.has(id) || isShared || isFilmStyle ? 'app' : null
  },
}

/** The open panel as one chunk, shared by all pages. */
const openPanel = {
  name: 'open-panel',
  test: isOpenPanel,
}

/** React in its own file, which stays cached across releases and runs in its own task (src/hydration/hydration.ts). */
const react = {
  name: 'react',
  test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/hydration\/run-react\.ts$/,
}

const cards = {
  name: 'cards',
  test: /\/src\/(news\/(article-card|article-looks|popular-list|film-row)|ui\/prose)\./,
}

const filmTiles = {
  name: 'film-tiles',
  test: /\/src\/videos\/(video-tile|video-picture|video-link|spanish-audio|clock-time)\.tsx?$/,
}

/** Code that requests and reads replies, loaded at the first request: most visitors don't ask at once. */
const reply = {
  name: 'reply',
  test: /node_modules\/valibot\/|\/src\/contract\/talk-reply\.ts$|\/src\/assistant\/talk-client\.deferred\./,
}

/** Shared parts of video pages. Styles of their deferred islands must load with the page, not with the island. */
const videoPages = {
  debugName: 'pages of videos',
  name: (id: string, graph: ChunkingContext) => {
    if (!/\/src\/videos\//.test(id) || isDeferred(id)) return null
    if (/\.island\.module\.css$/.test(id)) return 'videos'
    const { code, importers } = graph.getModuleInfo(id) ?? {}
    return code && code.length < smallModule && importers && importers.length > 1 ? 'videos' : null
  },
}
const smallModule = 1500

/** An article's page with the styles of its deferred islands, as above. */
const articlePage = {
  name: 'article',
  test: /\/src\/news\/article-page\.tsx$|\/src\/routes\/news-single\.\$id\.tsx\?tsr-split=component|\/src\/(news|figures)\/(.*\/)?[a-z.-]+\.island\.module\.css$/,
}

/** Warnings without value here: module directives of packages, and bundler timings. */
const checks = { moduleLevelDirective: false, bundlerTimings: false }

export default defineConfig(({ command }) => ({
  resolve: {
    // React 18 and later include useSyncExternalStore, so the shim is unnecessary.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  css: {
    // Short class names in builds, because every page inlines its styles.
    modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {},
  },
  build: {
    modulePreload: { polyfill: false },
    // For the three.js stage, which loads late (kB).
    chunkSizeWarningLimit: 600,
    rolldownOptions: { checks },
  },
  environments: {
    client: {
      build: {
        outDir: path.join(outputDirectory, 'public'),
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [react, everyPage, reply, openPanel, cards, filmTiles, videoPages, articlePage] },
          },
        },
      },
    },
    ssr: {
      // Builds bundle all packages, so that the server runs without node_modules.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: path.join(outputDirectory, 'server'),
        rolldownOptions: {
          input: { index: 'src/listen.ts' },
          external: [...copiedPackages],
          // `.mjs` marks modules wherever the files are copied. Workers and indexes are one folder above the chunks.
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
        },
      },
    },
  },
  plugins: [
    contentPlugin({ narrations: narrationDirectory }),
    tanstackStart({
      server: { build: { inlineCss: true } },
      router: { quoteStyle: 'single', semicolons: false },
      // Modules that must never reach the browser.
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/src/{server,talk,speech}/**'] },
      },
    }),
    machineProse(),
    // Only in development: state machines can be inspected.
    command === 'serve' && [testHarness({ silent: false }), labPage()],
    publishedCatalogues(),
    publishedNarrations(narrationDirectory),
    serviceWorker(),
    startScriptPlugin(),
    inlinedStyles(),
    viteReact(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    catalogueParts(),
  ],
}))
