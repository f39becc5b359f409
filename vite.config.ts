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

/** What the entry imports at once, and what it reaches without a module that arrives late. */
let eager: ReturnType<typeof reachableModules> | undefined
let near: ReturnType<typeof reachableModules> | undefined

/** Zed's open panel comes with the pages that it is open on from the start, elsewhere when it is opened. */
const isOpenPanel = (id: string) => id.endsWith('/src/assistant/open-panel.tsx')

/**
 * What every page needs goes into one file: cut into many it would compress worse. That is what the entry imports, and of
 * the rooms that all pages stand on what is not a page and does not arrive late.
 */
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
    // Films are shown on pages of every kind, in parts whose code comes late: their styles stand there from the start.
    const isFilmStyle = /\/src\/videos\/(video-tile|video-picture|spanish-audio)\.island\.module\.css$/.test(id)
    return eager.has(id) || isShared || isFilmStyle ? 'app' : null
  },
}

/** The open panel, whole: three pages and all others share it. */
const openPanel = {
  name: 'open-panel',
  test: isOpenPanel,
}

/** A file of its own, run in a task of its own (src/hydration/hydration.ts), which most releases of the site leave as it is. */
const react = {
  name: 'react',
  test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/hydration\/run-react\.ts$/,
}

/** Small parts of lists of articles, which the home page, categories and articles share. */
const cards = {
  name: 'cards',
  test: /\/src\/(news\/(article-card|article-looks|popular-list|film-row)|ui\/prose)\./,
}

/** Small parts of rows of films, which stand on pages of every kind. */
const filmTiles = {
  name: 'film-tiles',
  test: /\/src\/videos\/(video-tile|video-picture|video-link|spanish-audio|clock-time)\.tsx?$/,
}

/** What asks for a reply and reads it, fetched with the first: on most pages nobody asks before the visitor does. */
const reply = {
  name: 'reply',
  test: /node_modules\/valibot\/|\/src\/contract\/talk-reply\.ts$|\/src\/assistant\/talk-client\.deferred\./,
}

/**
 * Small parts that several modules of the videos share. The styles of their deferred islands stand in the page from the
 * start: on a page that is itself loaded late the bundler would have them come with the island's code.
 */
const videoPages = {
  debugName: 'pages of videos',
  name: (id: string, graph: ChunkingContext) => {
    if (!/\/src\/videos\//.test(id) || isDeferred(id)) return null
    if (/\.island\.module\.css$/.test(id)) return 'videos'
    const { code, importers } = graph.getModuleInfo(id) ?? {}
    return code && code.length < smallModule && importers && importers.length > 1 ? 'videos' : null
  },
}
/** Characters of a module's code. */
const smallModule = 1500

/** An article's page and the styles of its deferred islands, for the same reason. */
const articlePage = {
  name: 'article',
  test: /\/src\/news\/article-page\.tsx$|\/src\/routes\/news-single\.\$id\.tsx\?tsr-split=component|\/src\/(news|figures)\/(.*\/)?[a-z.-]+\.island\.module\.css$/,
}

/** What a build need not say: directives of packages that mean nothing on this server, and where its own time goes. */
const checks = { moduleLevelDirective: false, bundlerTimings: false }

export default defineConfig(({ command }) => ({
  resolve: {
    // React has had useSyncExternalStore itself since version 18; its stand-in would be loaded for nothing.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  css: {
    // Short in the build, as every page brings its styles; developers read the usual names.
    modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {},
  },
  build: {
    modulePreload: { polyfill: false },
    // The three.js stage is large, and comes late.
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
      // What is built serves by itself, without packages beside it. In development Node loads them.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: path.join(outputDirectory, 'server'),
        rolldownOptions: {
          input: { index: 'src/listen.ts' },
          external: [...copiedPackages],
          // A file that ends in .mjs is a module wherever it is copied to. Workers and indexes lie one folder above the chunks.
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
      // What never reaches a browser: the rooms of the server, and the files that say so.
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/src/{server,talk,speech}/**'] },
      },
    }),
    machineProse(),
    // Developers see the machines move; builds have nothing of it.
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
