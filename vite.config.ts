import { lingui } from '@lingui/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { minify } from 'rolldown/utils'
import { defineConfig, type Plugin } from 'vite'
import { catalogueParts } from './tools/catalogue-parts-plugin.ts'
import { contentPlugin } from './tools/content-plugin.ts'
import { lateHydration } from './tools/late-hydration-plugin.ts'
import { narrationDirectory } from './tools/narration/narration-files.ts'
import { publishedCatalogues } from './tools/published-catalogues-plugin.ts'

/** Modules of the shell that are fetched when they are needed. */
const lateShell = [
  'footer',
  'late-fonts',
  'newsletter-form',
  'not-found-page',
  'side-panel.tsx',
  'social-links',
  'theme-visit',
  'theme.machine',
]

/** What asks for a reply and reads it, fetched with the first: on most pages nobody asks before the visitor does. */
const reply = {
  name: 'reply',
  test: /node_modules\/valibot\/|\/src\/(talk\/contract|assistant\/talk-(client|failure))\.ts$/,
}

/** Modules of the rooms below that are fetched when they are needed. */
const lateTalk = ['talk/contract', 'assistant/talk-client', 'assistant/talk-failure', 'avatar/window-reply']

/**
 * Small parts that the pages of videos share, and the styles of their late parts: what only a late part uses would come
 * with it, after the server's page has been seen without.
 */
const videoPages = {
  name: 'videos',
  test: (id: string) =>
    /\/src\/videos\/(use-first-use|clock-time|technoscience|video-about|video-link|frame-size|video-picture|cue-at|may-autoplay)\.tsx?$/.test(
      id,
    ) || /\/src\/videos\/(player|related-list|video-tile)\.module\.css$/.test(id),
}

/** What every page needs goes into one file: cut into many it would compress worse. */
const everyPage = {
  name: 'app',
  test: (id: string) =>
    /node_modules\/(react|react-dom|scheduler|@tanstack|@lingui|xstate|@xstate|use-[a-z-]+)\//.test(id) ||
    (/\/src\/(i18n|talk|avatar|assistant)\/[a-z.-]+\.(ts|tsx)$/.test(id) &&
      !lateTalk.some((name) => id.includes(`/src/${name}`)) &&
      !id.includes('/assistant/interaction-page')) ||
    /\/src\/news\/(picture|picture-sources|scale-bar|specimen-scale|category|category-label)\.(ts|tsx)$/.test(id) ||
    /\/src\/news\/article-sources\.module\.css$/.test(id) ||
    (/\/src\/shell\/[a-z.-]+\.(ts|tsx)$/.test(id) && !lateShell.some((name) => id.includes(`/src/shell/${name}`))),
}

/** Two minifiers find more than either alone: this one comes after terser. */
const minifyAgain: Plugin = {
  name: 'zed:minify-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: {
    order: 'post',
    handler: async (code, { fileName }) => ({ code: (await minify(fileName, code, { module: true })).code, map: null }),
  },
}

export default defineConfig({
  resolve: {
    // React has had useSyncExternalStore itself since version 18; its stand-in would be loaded for nothing.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  // Every kilobyte of script before the first touch counts: terser takes off a little more than the built-in minifier.
  build: {
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, inline: 1, reduce_funcs: false, hoist_vars: true },
    },
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [everyPage, reply, videoPages] } } } } },
  },
  plugins: [
    contentPlugin({ narrations: narrationDirectory }),
    tanstackStart({
      server: { entry: './server/entry.ts', build: { inlineCss: true } },
      client: { entry: './shell/client.tsx' },
      router: { entry: './shell/router.tsx', quoteStyle: 'single', semicolons: false },
    }),
    // Piscina finds its worker script beside itself, so it stays a package of its own.
    nitro({
      compressPublicAssets: { gzip: true, brotli: true },
      traceDeps: ['piscina'],
      plugins: ['./src/server/media-files.ts'],
      // A narration has what it says in its name, so it may be kept for ever.
      publicAssets: [{ dir: narrationDirectory, baseURL: '/narration', maxAge: 31_536_000 }],
    }),
    publishedCatalogues(),
    lateHydration(),
    minifyAgain,
    viteReact(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    catalogueParts(),
  ],
})
