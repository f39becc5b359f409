import { lingui } from '@lingui/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from './tools/content-plugin.ts'
import { lateHydration } from './tools/late-hydration-plugin.ts'
import { publishedCatalogues } from './tools/published-catalogues-plugin.ts'

/** What every page needs goes into one file: cut into many it would compress worse. */
const everyPage = {
  name: 'app',
  test: (id: string) =>
    /node_modules\/(react|react-dom|scheduler|@tanstack|@lingui|xstate|@xstate|valibot|use-[a-z-]+)\//.test(id) ||
    /\/src\/(assistant|i18n|talk|avatar)\/[a-z.-]+\.(ts|tsx)$/.test(id) ||
    /\/src\/shell\/(?!theme-visit|theme\.machine|footer|late-fonts|newsletter|social-links|side-panel\.tsx|about-page|plain-page|[a-z-]*\.css)[a-z.-]+\.(ts|tsx)$/.test(
      id,
    ) ||
    /\/src\/news\/(picture|picture-sources|scale-bar|specimen-scale|category|category-label)\.(ts|tsx)$/.test(id),
}

export default defineConfig({
  resolve: {
    // React has had useSyncExternalStore itself since version 18; its stand-in would be loaded for nothing.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: { modulePreload: { polyfill: false } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [everyPage] } } } } },
  },
  plugins: [
    contentPlugin(),
    tanstackStart({
      server: { entry: './server/entry.ts', build: { inlineCss: true } },
      client: { entry: './shell/client.tsx' },
      router: { entry: './shell/router.tsx', quoteStyle: 'single', semicolons: false },
    }),
    // Piscina finds its worker script beside itself, so it stays a package of its own.
    nitro({ compressPublicAssets: { gzip: true, brotli: true }, traceDeps: ['piscina'] }),
    publishedCatalogues(),
    lateHydration(),
    viteReact(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
  ],
})
